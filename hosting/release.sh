#!/usr/bin/env bash
# Manages releases of the site on your own server. Each release has a folder with its files and its
# rules, and a reload of nginx switches both at once.
#
#   hosting/release.sh new <folder>    publishes build/ and practice/ of `npm run build`
#   hosting/release.sh back            rolls back to the previous release
#   hosting/release.sh list            lists the releases
#
# SITE_HOME   the folder of the releases (/srv/practice)
# NGINX       the command of nginx (nginx)
# KEEP        the number of releases to keep (5)
# CHECK       a smoke test to run after the switch; if it fails, the release is rolled back
# SITE_URL    the address of the site; CHECK then waits until the new release answers there
#
# Files in SITE_HOME: `current` links to the served release, `history` lists the releases in the
# order they went live, and `rollback` has the name of the last good release while a command runs.
# If the command is killed, `back` restores that release.
set -euo pipefail

home=${SITE_HOME:-/srv/practice}
nginx=${NGINX:-nginx}
keep=${KEEP:-5}
releases=$home/releases
# nginx reads a variable with this name, for its open sockets.
export -n NGINX

fail() {
  echo "$1" >&2
  exit 1
}

# Two commands at once would undo each other's switch.
mkdir -p "$releases"
touch "$home/history"
exec 9> "$home/lock"
flock -n 9 || fail "Another release is in progress. Wait for it, then run the command again."

list_releases() { find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%f\n'; }

current() { [ -L "$home/current" ] && basename "$(readlink "$home/current")" || true; }

# The history up to a release, or all of it if the release never went live.
history_until() { sed "/^$1\$/q" "$home/history"; }

# The last good release before the current one.
previous() {
  if [ -e "$home/rollback" ]; then
    cat "$home/rollback"
  else
    history_until "$(current)" | grep -vx "$(current)" | tail -n 1 || true
  fi
}

write_state() {
  printf '%s\n' "$2" > "$home/unfinished-$1"
  mv -T "$home/unfinished-$1" "$home/$1"
}

# Open pages, and workers of nginx that still finish requests, need scripts of the other release.
# Their names change with their content, so each release can have both.
share_assets() {
  local file
  [ "$1" != "$2" ] && [ -d "$releases/$1/build" ] || return 0
  (cd "$releases/$1/build" && find assets img/made -type f -print0 2> /dev/null || true) \
    | while IFS= read -r -d '' file; do
    [ ! -e "$releases/$2/build/$file" ] || continue
    mkdir -p "$(dirname "$releases/$2/build/$file")"
    ln "$releases/$1/build/$file" "$releases/$2/build/$file" 2> /dev/null \
      || cp "$releases/$1/build/$file" "$releases/$2/build/$file"
  done
}

# The file with the id of nginx's main process, wherever `pid` is on its line, and the ids of its
# workers that accept requests.
pid_file() {
  $nginx -T 2> /dev/null | sed 's/#.*//' | tr '\t\n;{}' '  \n\n\n' \
    | sed -n 's/^ *pid  *\([^ ]*\) *$/\1/p' | tail -n 1
}
workers() {
  local pid
  for pid in $(cat "/proc/$1/task/$1/children" 2> /dev/null); do
    if tr '\0' ' ' 2> /dev/null < "/proc/$pid/cmdline" | grep -q 'worker process *$'; then
      echo "$pid"
    fi
  done
}

# Finds nginx's main process. Without its id, nothing could tell when a new release is served.
find_main() {
  local file
  [ "$nginx" != true ] || return 0
  file=$(pid_file) || file=
  main=$(cat "${file:=/run/nginx.pid}" 2> /dev/null) && kill -0 "$main" 2> /dev/null \
    || fail "Nothing has changed: $file has no process id of nginx. \
Set an absolute path in nginx.conf, such as: pid /run/nginx.pid;"
}

# nginx reports a reload before it is done: wait until no old worker accepts requests.
reload() {
  local old now
  # The first release is made before nginx starts.
  if [ "$nginx" = true ]; then return 0; fi
  old=$(workers "$main")
  $nginx -s reload || return 1
  local end=$((SECONDS + 10))
  while [ $SECONDS -lt $end ]; do
    now=$(workers "$main")
    if [ -z "$old" ] || { [ -n "$now" ] && ! grep -qxF "$old" <<< "$now"; }; then
      if is_serving "$1"; then return 0; fi
    fi
    sleep 0.05
  done
  return 1
}

# Succeeds if the site answers with the name of a release on several new connections, or if there is
# nothing to compare. One answer could be from the only worker that has changed.
is_serving() {
  local attempt
  [ -n "${SITE_URL:-}" ] && [ -n "$1" ] || return 0
  for attempt in 1 2 3 4 5; do
    [ "$(curl -fsS --max-time 5 "$SITE_URL/release.txt" 2> /dev/null)" = "$1" ] || return 1
  done
}

# Switches files and rules in one step: nginx reads the folder of the files from the rules.
link_current() { ln -sfn "releases/$1" "$home/next" && mv -T "$home/next" "$home/current"; }

roll_back() {
  link_current "$1"
  # There is no better release, so it doesn't matter if the site answers with its name.
  reload "" || fail "THE LIVE SITE IS BROKEN: nginx can't roll back to $1. Look at its log."
  rm -f "$home/rollback"
}

# Serves a release, and rolls back to the second one if it has a problem.
switch_to() {
  local before=$2
  link_current "$1"
  if ! $nginx -t -q; then
    # Reload: an earlier switch may have made nginx read these rules.
    [ -z "$before" ] || roll_back "$before"
    fail "nginx refused the rules of $1. The live site has not changed."
  fi
  if ! reload "$1"; then
    [ -z "$before" ] || roll_back "$before"
    fail "nginx didn't start to serve $1. The live site has not changed."
  fi
  echo "$1 is live."
  if [ -n "${CHECK:-}" ] && ! sh -c "$CHECK"; then
    [ -n "$before" ] && [ "$before" != "$1" ] \
      || fail "THE LIVE SITE IS BROKEN, and there is no previous release."
    roll_back "$before"
    fail "The smoke test failed, so it was rolled back to $before."
  fi
  rm -f "$home/rollback"
}

case ${1:-} in
  new)
    from=${2:-}
    [ -f "$from/build/index.html" ] && [ -f "$from/practice/server.conf" ] \
      || fail "There is no built site in \"$from\". Pass a folder with build/ and practice/."
    find_main
    name=$(date -u +%Y%m%d-%H%M%S)
    while [ -e "$releases/$name" ]; do name=$name-again; done
    before=$(current)
    [ ! -e "$home/rollback" ] || before=$(previous)
    [ -z "$before" ] || write_state rollback "$before"
    rm -rf "$releases/unfinished"
    mkdir "$releases/unfinished"
    # An incomplete copy keeps a name that is never served.
    if ! cp -r "$from/build" "$from/practice" "$releases/unfinished/"; then
      rm -rf "$home/rollback" "$releases/unfinished"
      fail "The release could not be copied: the disk may be full. Nothing has changed."
    fi
    echo "root $releases/$name/build;" > "$releases/unfinished/practice/root.conf"
    echo "$name" > "$releases/unfinished/build/release.txt"
    mv -T "$releases/unfinished" "$releases/$name"
    share_assets "$before" "$name"
    [ -z "$before" ] || share_assets "$name" "$before"
    write_state history "$({ [ -z "$before" ] || history_until "$before"; echo "$name"; })"
    switch_to "$name" "$before"
    list_releases | grep -vxF "$(tail -n "$keep" "$home/history")" | while read -r old; do
      rm -rf "${releases:?}/$old"
    done || true
    ;;
  back)
    find_main
    now=$(current)
    before=$(previous)
    [ ! -e "$home/rollback" ] || echo "The previous command was interrupted."
    [ -n "$before" ] && [ -d "$releases/$before" ] || fail "There is no release before $now."
    share_assets "$now" "$before"
    write_state rollback "$before"
    switch_to "$before" "$now"
    ;;
  list)
    list_releases | sort | sed "s/^$(current)$/& (live)/"
    ;;
  *)
    fail "Usage: hosting/release.sh new <folder> | back | list"
    ;;
esac
