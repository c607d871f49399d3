#!/usr/bin/env bash
# Deploys what the gate left as the preview of its pull request: packages/delivery/github/preview.sh <folder>
# Where the site could not be built, the preview is a page that says why.
set -euo pipefail

left=$1
number=$(node packages/delivery/github/number.mjs)
if [ -z "$number" ]; then
  echo "The pull request has moved on or is closed: there is nothing to deploy."
  exit 0
fi
rm -rf build
if [ -f "$left/site/index.html" ]; then
  mv "$left/site" build
else
  node packages/delivery/github/problemsPage.mjs "$left/report" build
fi
node packages/delivery/github/deploy.mjs "pr-$number"
echo "address=${PREVIEW_ADDRESS/NUMBER/$number}" >> "$GITHUB_OUTPUT"
