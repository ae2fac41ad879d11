; Inno Setup 6, after `python packaging\build.py` on Windows:  iscc /DVersion=0.3.0 packaging\windows\tide-table.iss
; UNTESTED: nobody has run this on Windows yet.

#ifndef Version
  #error Tell the version: /DVersion=0.3.0
#endif

[Setup]
AppId={{6F0B5C1E-6C1B-4A53-9B0A-2E6D6B1C7D11}
AppName=Tide Table
AppVersion={#Version}
AppPublisher=The Tide Table developers
DefaultDirName={autopf}\Tide Table
DefaultGroupName=Tide Table
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
Compression=lzma2
SolidCompression=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\tide-gui.ico
UninstallDisplayIcon={app}\tide-gui.exe
OutputDir=..\..\build\dist
OutputBaseFilename=tide-table-{#Version}-setup
ChangesAssociations=yes
WizardStyle=modern

[Files]
Source: "..\..\build\dist\tide-table\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\Tide Table"; Filename: "{app}\tide-gui.exe"; AppUserModelID: "org.tidetable.TideTable"

[Registry]
Root: HKA; Subkey: "Software\Classes\.tide\OpenWithProgids"; ValueType: string; ValueName: "TideTable.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\TideTable.Game"; ValueType: string; ValueData: "Tide Table game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\TideTable.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\tide-gui.exe,0"
Root: HKA; Subkey: "Software\Classes\TideTable.Game\shell\open\command"; ValueType: string; ValueData: """{app}\tide-gui.exe"" ""%1"""

[Run]
Filename: "{app}\tide-gui.exe"; Description: "Play now"; Flags: postinstall nowait skipifsilent
