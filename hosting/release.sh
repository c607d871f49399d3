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
# SITE_URL is where the site answers: then the new release has to say its name there before CHECK begins.
#
# `current` says which release is served, `history` the order in which they went live, and `way-back` names, while a
# command is under way, the release that was in order: wherever it is killed, `back` leads there.
set -euo pipefail

home=${SITE_HOME:-/srv/practice}
nginx=${NGINX:-nginx}
keep=${KEEP:-5}
releases=$home/releases
# nginx itself takes a variable of this name for its open sockets.
export -n NGINX

fail() {
  echo "$1" >&2
  exit 1
}

# Two at once would switch past each other.
mkdir -p "$releases"
touch "$home/history"
exec 9> "$home/lock"
flock -n 9 || fail "Another release is under way. Wait for it, and run the same command again."

current() { [ -L "$home/current" ] && basename "$(readlink "$home/current")" || true; }

# What went live before a release, and the release itself; all of it if it never went live.
history_until() { sed "/^$1\$/q" "$home/history"; }

# The release that was in order before the one that is served.
before_this() {
  if [ -e "$home/way-back" ]; then
    cat "$home/way-back"
  else
    history_until "$(current)" | grep -vx "$(current)" | tail -n 1 || true
  fi
}

write_down() {
  printf '%s\n' "$2" > "$home/unfinished-$1"
  mv -T "$home/unfinished-$1" "$home/$1"
}

# A page that is open, and a worker of nginx that still ends its requests, want scripts of the other release: their names
# change with their content, so each release can hold both.
share() {
  local file
  [ "$1" != "$2" ] && [ -d "$releases/$1/build" ] || return 0
  (cd "$releases/$1/build" && find assets img/made -type f -print0 2> /dev/null || true) | while IFS= read -r -d '' file; do
    [ ! -e "$releases/$2/build/$file" ] || continue
    mkdir -p "$(dirname "$releases/$2/build/$file")"
    ln "$releases/$1/build/$file" "$releases/$2/build/$file" 2> /dev/null \
      || cp "$releases/$1/build/$file" "$releases/$2/build/$file"
  done
}

# Where nginx says who its first process is, and those of its processes that take new requests.
pid_file() { $nginx -T 2> /dev/null | sed -n 's/^ *pid *\([^;]*\);.*/\1/p' | tail -n 1; }
workers() {
  local first pid
  first=$(cat "$1" 2> /dev/null) || return 0
  for pid in $(cat "/proc/$first/task/$first/children" 2> /dev/null); do
    if tr '\0' ' ' 2> /dev/null < "/proc/$pid/cmdline" | grep -q 'worker process *$'; then echo "$pid"; fi
  done
}

# nginx says that it has reloaded before it has: everybody gets the release only when no former worker takes requests.
reload() {
  local file former now
  file=$(pid_file)
  former=$(workers "${file:=/run/nginx.pid}")
  $nginx -s reload || return 1
  local end=$((SECONDS + 10))
  while [ $SECONDS -lt $end ]; do
    now=$(workers "$file")
    if [ -z "$former" ] || { [ -n "$now" ] && ! grep -qxF "$former" <<< "$now"; }; then
      if answers_as "$1"; then return 0; fi
    fi
    sleep 0.05
  done
  return 1
}

answers_as() { [ -z "${SITE_URL:-}" ] || [ -z "$1" ] || [ "$(curl -fsS --max-time 5 "$SITE_URL/release.txt" 2> /dev/null)" = "$1" ]; }

# Files and rules in one step: a worker of nginx reads the rules, and in them the folder of the files, once.
point() { ln -sfn "releases/$1" "$home/next" && mv -T "$home/next" "$home/current"; }

return_to() {
  point "$1"
  # Whatever answers there, this is the best that there is.
  reload "" || fail "THE LIVE SITE IS NOT IN ORDER: nginx does not go back to $1. Look at its log."
  rm -f "$home/way-back"
}

# Serves a release; if something is wrong with it, the one that was served is served again.
switch_to() {
  local before=$2
  point "$1"
  if ! $nginx -t -q; then
    # Once more: nginx may have been about to read the rules of the switch before, and have met these.
    [ -z "$before" ] || return_to "$before"
    fail "nginx does not take the rules of $1. What visitors see has not changed."
  fi
  if ! reload "$1"; then
    [ -z "$before" ] || return_to "$before"
    fail "nginx did not begin to serve $1. What visitors see has not changed."
  fi
  echo "$1 is live."
  if [ -n "${CHECK:-}" ] && ! sh -c "$CHECK"; then
    [ -n "$before" ] && [ "$before" != "$1" ] || fail "THE LIVE SITE IS NOT IN ORDER, and there is no release before this one."
    return_to "$before"
    fail "The site was not in order, so it went back to $before."
  fi
  rm -f "$home/way-back"
}

case ${1:-} in
  new)
    from=${2:-}
    [ -f "$from/build/index.html" ] && [ -f "$from/practice/server.conf" ] \
      || fail "There is no built site in \"$from\". Name a folder with build/ and practice/."
    name=$(date -u +%Y%m%d-%H%M%S)
    while [ -e "$releases/$name" ]; do name=$name-again; done
    before=$(current)
    [ ! -e "$home/way-back" ] || before=$(before_this)
    [ -z "$before" ] || write_down way-back "$before"
    rm -rf "$releases/unfinished"
    mkdir "$releases/unfinished"
    # Half a copy has no name that anybody would serve.
    if ! cp -r "$from/build" "$from/practice" "$releases/unfinished/"; then
      rm -f "$home/way-back"
      fail "The disk took only a part of the release. Nothing has changed."
    fi
    echo "root $releases/$name/build;" > "$releases/unfinished/practice/root.conf"
    echo "$name" > "$releases/unfinished/build/release.txt"
    mv -T "$releases/unfinished" "$releases/$name"
    share "$before" "$name"
    [ -z "$before" ] || share "$name" "$before"
    write_down history "$({ [ -z "$before" ] || history_until "$before"; echo "$name"; })"
    switch_to "$name" "$before"
    find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | grep -vxF "$(tail -n "$keep" "$home/history")" | while read -r old; do
      rm -rf "${releases:?}/$old"
    done || true
    ;;
  back)
    now=$(current)
    before=$(before_this)
    [ ! -e "$home/way-back" ] || echo "The command before this one did not come to its end."
    [ -n "$before" ] && [ -d "$releases/$before" ] || fail "There is no release before $now."
    share "$now" "$before"
    write_down way-back "$before"
    switch_to "$before" "$now"
    ;;
  list)
    find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort | sed "s/^$(current)$/& (live)/"
    ;;
  *)
    fail "Write hosting/release.sh new <folder>, hosting/release.sh back, or hosting/release.sh list."
    ;;
esac
