#!/bin/sh
# An AppImage from the folder that `python3 packaging/build.py` made. UNTESTED.
# RUNTIME is the file runtime-x86_64 (or -aarch64) of a release of github.com/AppImage/type2-runtime, SHA256 its checksum.
set -eu
cd "$(dirname "$0")/../.."
: "${RUNTIME:?names the runtime}" "${SHA256:?is its checksum}"
echo "$SHA256  $RUNTIME" | sha256sum --check --quiet
command -v mksquashfs > /dev/null || { echo "mksquashfs is missing; it is in the package squashfs-tools" >&2; exit 1; }
id=org.tidetable.TideTable
root=build/AppDir
image=build/dist/tide-table-$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' tide_gui/__init__.py)-$(uname -m).AppImage
rm -rf "$root" build/AppDir.squashfs
mkdir -p "$root/usr/lib"
cp -a build/dist/tide-table "$root/usr/lib/tide-table"
cp -a build/share "$root/usr/share"
cp "$root/usr/share/applications/$id.desktop" "$root/usr/share/icons/hicolor/256x256/apps/$id.png" "$root/"
ln -s "$id.png" "$root/.DirIcon"
cat > "$root/AppRun" << 'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/tide-table/tide-gui" "$@"
RUN
chmod +x "$root/AppRun"
mksquashfs "$root" build/AppDir.squashfs -root-owned -noappend -quiet -comp zstd
cat "$RUNTIME" build/AppDir.squashfs > "$image"
chmod +x "$image"
