#!/bin/sh
# Tide Table for one user, without root: ./install.sh installs or renews it, ./install.sh --remove takes it away.
set -eu
HOME=${HOME%/}
here=$(CDPATH="" cd -- "$(dirname -- "$0")" && pwd -P)
program=$HOME/.local/lib/tide-table
command=$HOME/.local/bin/tide-gui
data=${XDG_DATA_HOME:-$HOME/.local/share}
data=${data%/}
settings=${XDG_CONFIG_HOME:-$HOME/.config}/tide-table
menu=$data/applications/org.tidetable.TideTable.desktop
generated="aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces"

stop() {
    echo "$1" >&2
    exit 1
}

# Refuse what would go wrong half-way.
check() {
    [ -z "${SUDO_USER-}" ] || stop "Run this as the user who plays, without sudo."
    [ -d "$here/tide-table" ] || stop "There is nothing to install beside this script; unpack the archive and start it there."
    case $HOME in
        *[\"\`\$\\%\&\|]*) stop "The name of your home folder has a character that a menu entry cannot have: $HOME" ;;
    esac
    if is_there "$command" && ! is_ours; then
        stop "$command is another program; nothing was installed. Remove it, or use tide-table/tide-gui as it is."
    fi
    for folder in "$program" "$program.new"; do
        if is_there "$folder" && [ ! -e "$folder/installed" ]; then
            stop "$folder was not made by this script; nothing was installed. Move it away first."
        fi
    done
    "$here/tide-table/tide-gui" --version > /dev/null 2>&1 ||
        stop "This build does not start here; it needs @NEEDS@. Nothing was installed."
}

# Also for a link that leads nowhere.
is_there() {
    [ -e "$1" ] || [ -L "$1" ]
}

is_ours() {
    [ "$(readlink "$command")" = "$program/tide-gui" ]
}

install() {
    check
    mkdir -p "$HOME/.local/lib" "$HOME/.local/bin"
    rm -rf "$program.new"
    mkdir "$program.new"
    : > "$program.new/installed"
    cp -RP "$here/tide-table/." "$program.new"
    cp "$here/install.sh" "$program.new/"
    forget_listed
    (cd "$here/share" && find . -type f) | while IFS= read -r file; do
        put "${file#./}"
    done
    sed "s|^Exec=tide-gui|Exec=\"$program/tide-gui\"|" "$here/share/applications/${menu##*/}" > "$menu"
    rm -rf "$program"
    mv "$program.new" "$program"
    ln -sfn "$program/tide-gui" "$command"
    tell_desktop
    echo "Tide Table is in the menu, and $command starts it."
    echo "If no window opens, \"$command\" doctor says why. \"$program/install.sh\" --remove takes it away."
}

# Copy a file of the desktop, and list it.
put() {
    mkdir -p "$(dirname "$data/$1")"
    cp "$here/share/$1" "$data/$1"
    echo "$data/$1" >> "$program.new/installed"
}

remove() {
    [ -e "$program/installed" ] || stop "Tide Table is not installed in $program."
    forget_listed
    if [ -L "$command" ] && is_ours; then
        forget "$command"
    fi
    rm -rf "$program"
    leave_empty "$HOME/.local/lib"
    tell_desktop
    echo "Tide Table is removed. Your games stay in $data/tide-table, your settings in $settings."
}

forget_listed() {
    [ -e "$program/installed" ] || return 0
    while IFS= read -r file; do
        forget "$file"
    done < "$program/installed"
}

forget() {
    rm -f "$1"
    leave_empty "$(dirname "$1")"
}

# Remove a folder if it is empty, then the one above; those that the user or the system has chosen stay.
leave_empty() {
    folder=$1
    while [ "$folder" != "$HOME" ] && [ "$folder" != "$data" ] && rmdir "$folder" 2> /dev/null; do
        folder=$(dirname "$folder")
    done
}

# Let the desktop see what has changed; what it has written itself goes with the last file that it was written for.
tell_desktop() {
    if [ -d "$data/mime/packages" ]; then
        if_there update-mime-database "$data/mime"
    elif [ -d "$data/mime" ]; then
        for name in $generated application/x-tide-table.xml; do
            rm -f "$data/mime/$name"
        done
        leave_empty "$data/mime/application"
        leave_empty "$data/mime"
    fi
    if find -L "$data/applications" -name "*.desktop" 2> /dev/null | grep -q .; then
        if_there update-desktop-database "$data/applications"
    else
        forget "$data/applications/mimeinfo.cache"
    fi
    if [ -e "$data/icons/hicolor/icon-theme.cache" ]; then
        if_there gtk-update-icon-cache -q -t "$data/icons/hicolor"
    fi
}

if_there() {
    if command -v "$1" > /dev/null; then
        "$@" || echo "$1 failed; the menu may show Tide Table only after you log in again." >&2
    fi
}

case "${1-}" in
    "") install ;;
    --remove) remove ;;
    *) stop "Use ./install.sh, or ./install.sh --remove." ;;
esac
exit
