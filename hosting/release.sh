#!/usr/bin/env bash
# Releases of the site on a machine of one's own. Each lies in a folder of its own with its files and its rules, and the
# reload of nginx switches both at once.
#
#   hosting/release.sh new <folder>    what `npm run build` made: build/ and practice/
#   hosting/release.sh back            the release before, again
#   hosting/release.sh list
#
# SITE_HOME is where the releases lie (/srv/practice), NGINX how nginx is called (nginx), KEEP how many are kept (5).
# CHECK is a command that visits the site after the switch; if it fails, the release before comes back.
set -euo pipefail

home=${SITE_HOME:-/srv/practice}
nginx=${NGINX:-nginx}
keep=${KEEP:-5}
releases=$home/releases

fail() {
  echo "$1" >&2
  exit 1
}

# Two at once would switch past each other.
mkdir -p "$releases"
exec 9> "$home/lock"
flock -n 9 || fail "Another release is under way. Wait for it, and run the same command again."

current() { [ -L "$home/current" ] && basename "$(readlink "$home/current")" || true; }

# A page that is open, and a worker of nginx that still ends its requests, want scripts of the other release: their names
# change with their content, so each release can hold both.
share() {
  local kind
  for kind in assets img/made; do
    [ -d "$1/build/$kind" ] || continue
    mkdir -p "$2/build/$kind"
    cp -rln "$1/build/$kind/." "$2/build/$kind/" 2> /dev/null || cp -rn "$1/build/$kind/." "$2/build/$kind/"
  done
}

point() { ln -sfn "releases/$1" "$home/next" && mv -T "$home/next" "$home/current"; }

# Files and rules in one step: a worker of nginx reads the rules, and in them the folder of the files, once.
switch_to() {
  local before
  before=$(current)
  point "$1"
  if ! $nginx -t -q; then
    # Once more: nginx may have been about to read the rules of the switch before, and have met these.
    [ -n "$before" ] && point "$before" && $nginx -s reload
    fail "nginx does not take the rules of $1. What visitors see has not changed."
  fi
  $nginx -s reload
  echo "$1" >> "$home/history"
  echo "$1 is live."
  if [ -n "${CHECK:-}" ] && ! sh -c "$CHECK"; then
    [ -n "$before" ] && [ "$before" != "$1" ] || fail "THE LIVE SITE IS NOT IN ORDER, and there is no release before this one."
    point "$before"
    $nginx -s reload
    sed -i '$d' "$home/history"
    fail "The site was not in order, so it went back to $before."
  fi
}

case ${1:-} in
  new)
    from=${2:-}
    [ -f "$from/build/index.html" ] && [ -f "$from/practice/server.conf" ] \
      || fail "There is no built site in \"$from\". Name a folder with build/ and practice/."
    name=$(date -u +%Y%m%d-%H%M%S)
    while [ -e "$releases/$name" ]; do name=$name-again; done
    rm -rf "$releases/unfinished"
    mkdir "$releases/unfinished"
    # Half a copy has no name that anybody would serve.
    cp -r "$from/build" "$from/practice" "$releases/unfinished/" || fail "The disk took only a part of the release. Nothing has changed."
    echo "root $releases/$name/build;" > "$releases/unfinished/practice/root.conf"
    mv -T "$releases/unfinished" "$releases/$name"
    before=$(current)
    if [ -n "$before" ]; then
      share "$releases/$before" "$releases/$name"
      share "$releases/$name" "$releases/$before"
    fi
    switch_to "$name"
    find "$releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n "-$keep" | while read -r old; do
      [ "$(basename "$old")" = "$(current)" ] || rm -rf "$old"
    done
    ;;
  back)
    now=$(current)
    sed -i '$d' "$home/history"
    before=$(tail -n 1 "$home/history")
    [ -n "$before" ] && [ -d "$releases/$before" ] || {
      echo "$now" >> "$home/history"
      fail "There is no release before $now."
    }
    sed -i '$d' "$home/history"
    share "$releases/$now" "$releases/$before"
    switch_to "$before"
    ;;
  list)
    find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort | sed "s/^$(current)$/& (live)/"
    ;;
  *)
    fail "Write hosting/release.sh new <folder>, hosting/release.sh back, or hosting/release.sh list."
    ;;
esac
