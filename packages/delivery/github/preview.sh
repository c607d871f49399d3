#!/usr/bin/env bash
# Deploys the preview of a pull request: the site that the gate left, or a page with the errors.
#
#   packages/delivery/github/preview.sh <folder>
set -euo pipefail

folder=$1
number=$(node packages/delivery/github/number.mjs)
if [ -z "$number" ]; then
  echo "Nothing to deploy: the pull request is closed, has newer commits, or shares its branch."
  exit 0
fi
rm -rf build
if [ -f "$folder/site/index.html" ]; then
  mv "$folder/site" build
else
  node packages/delivery/github/problemsPage.mjs "$folder/report" build
fi
node packages/delivery/github/deploy.mjs "pr-$number"
echo "address=${PREVIEW_ADDRESS/NUMBER/$number}" >> "$GITHUB_OUTPUT"
