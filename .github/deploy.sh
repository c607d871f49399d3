#!/usr/bin/env bash
# Puts build/ on the host whose secrets are set: .github/deploy.sh production, or .github/deploy.sh pr-12.
# docs/hosting.md says which secrets those are.
set -euo pipefail

branch=$1

# These hosts compress for themselves.
find build -type f \( -name '*.br' -o -name '*.gz' \) -delete

if [ -n "${CLOUDFLARE_API_TOKEN:-}" ]; then
  [ "$branch" = production ] && branch=main
  npx --yes wrangler@4.164.0 pages deploy build --project-name "$CLOUDFLARE_PROJECT" --branch "$branch"
elif [ -n "${NETLIFY_AUTH_TOKEN:-}" ]; then
  if [ "$branch" = production ]; then target=(--prod); else target=(--alias "$branch"); fi
  npx --yes netlify-cli@27.10.2 deploy --no-build --dir build "${target[@]}"
else
  echo "No host's secrets are set, so nothing was deployed. docs/hosting.md says how to set them."
fi
