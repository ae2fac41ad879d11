# Sign these files and check the signatures, if there is a certificate: packaging\windows\sign.ps1 FILE, FILE
# CERTIFICATE is PKCS #12 in base64, PASSWORD its password. UNTESTED: nobody has run it.
param([Parameter(Mandatory)] [string[]] $files)
$ErrorActionPreference = "Stop"
if (-not $env:CERTIFICATE) {
  Write-Output "::notice::No certificate is configured: nothing is signed for Windows."
  exit 0
}
$signtool = (Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Select-Object -Last 1).FullName
$certificate = Join-Path $env:RUNNER_TEMP certificate.pfx
[IO.File]::WriteAllBytes($certificate, [Convert]::FromBase64String($env:CERTIFICATE))
& $signtool sign /f $certificate /p $env:PASSWORD /fd SHA256 /tr http://timestamp.digicert.com /td SHA256 $files
$status = $LASTEXITCODE
Remove-Item $certificate
if ($status) { throw "The signature failed." }
& $signtool verify /pa $files
if ($LASTEXITCODE) { throw "The signature is not good." }
