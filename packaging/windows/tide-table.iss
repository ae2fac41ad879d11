; Inno Setup 6, after `python packaging\build.py` on Windows:  iscc /DVersion=0.5.0 /DNumbers=0.5.0.0 packaging\windows\tide-table.iss
; UNTESTED on Windows itself: `packaging/windows.py` tries it under Wine.

#ifndef Version
  #error Tell the version: /DVersion=0.5.0
#endif
#ifndef Numbers
  #define Numbers Version
#endif

[Setup]
AppId={{6F0B5C1E-6C1B-4A53-9B0A-2E6D6B1C7D11}
AppName=Tide Table
AppVersion={#Version}
AppPublisher=The Tide Table developers
AppCopyright=The Tide Table developers
VersionInfoVersion={#Numbers}
VersionInfoProductTextVersion={#Version}
; Qt needs Windows 10, version 1809.
MinVersion=10.0.17763
DefaultDirName={code:Programs}\Tide Table
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
UninstallDisplayName=Tide Table
OutputDir=..\..\build\dist
OutputBaseFilename=tide-table-{#Version}-setup
ChangesAssociations=yes
WizardStyle=modern
; The setup asks only where the system speaks none of them.
ShowLanguageDialog=auto

[Languages]
; The first one also for a silent setup where the system speaks none of them.
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"

[CustomMessages]
; A letter beyond ASCII is read rightly only if this file begins with a byte order mark.
en.PlayNow=Play now
de.PlayNow=Jetzt spielen
es.PlayNow=Jugar ahora
fr.PlayNow=Jouer maintenant
it.PlayNow=Gioca ora
nl.PlayNow=Nu spelen
pl.PlayNow=Zagraj teraz
en.SavedGame=Tide Table game
de.SavedGame=Tide-Table-Spiel
es.SavedGame=Partida de Tide Table
fr.SavedGame=Partie de Tide Table
it.SavedGame=Partita di Tide Table
nl.SavedGame=Tide Table-spel
pl.SavedGame=Partia Tide Table

[Files]
Source: "..\..\build\dist\tide-table\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"; Check: FileExists(ExpandConstant('{app}\tide-gui.exe'))

[Icons]
Name: "{group}\Tide Table"; Filename: "{app}\tide-gui.exe"; AppUserModelID: "org.tidetable.TideTable"

[Registry]
; Removed in the opposite order, so that a key is empty before it goes.
Root: HKA; Subkey: "Software\Classes\.tide"; ValueType: string; ValueData: "TideTable.Game"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.tide\OpenWithProgids"; ValueType: string; ValueName: "TideTable.Game"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\TideTable.Game"; ValueType: string; ValueData: "{cm:SavedGame}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\TideTable.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\tide-gui.exe,0"
Root: HKA; Subkey: "Software\Classes\TideTable.Game\shell\open\command"; ValueType: string; ValueData: """{app}\tide-gui.exe"" ""%1"""

[UninstallDelete]
; What Qt compiled, and what is made anew; games, people and settings stay.
Type: filesandordirs; Name: "{localappdata}\tide-table\Cache"
Type: filesandordirs; Name: "{localappdata}\Tide Table\cache"
Type: dirifempty; Name: "{localappdata}\Tide Table"

[Run]
Filename: "{app}\tide-gui.exe"; Description: "{cm:PlayNow}"; Flags: postinstall nowait skipifsilent

[Code]
{ The same as autopf; that one asks Windows for a folder that not every system has, and ends the setup. }
function Programs(Param: String): String;
begin
  if IsAdminInstallMode then
    Result := ExpandConstant('{commonpf}')
  else
    Result := ExpandConstant('{localappdata}\Programs');
end;
