#!/bin/sh
# An AppImage from the folder that `python3 packaging/build.py` made. UNTESTED: appimagetool has to be fetched by hand.
set -eu
cd "$(dirname "$0")/../.."
tool=${APPIMAGETOOL:-appimagetool}
command -v "$tool" > /dev/null || { echo "appimagetool is missing; set APPIMAGETOOL to where it lies" >&2; exit 1; }
id=org.tidetable.TideTable
root=build/AppDir
rm -rf "$root"
mkdir -p "$root/usr/lib"
cp -a build/dist/tide-table "$root/usr/lib/tide-table"
cp -a build/share "$root/usr/share"
cp "$root/usr/share/applications/$id.desktop" "$root/usr/share/icons/hicolor/256x256/apps/$id.png" "$root/"
cat > "$root/AppRun" << 'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/tide-table/tide-gui" "$@"
RUN
chmod +x "$root/AppRun"
"$tool" "$root" "build/dist/tide-table-$(uname -m).AppImage"
