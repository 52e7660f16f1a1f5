#!/bin/sh
# zizmor.sh COMMAND...: runs zizmor over every workflow of the project and each example, by name: in a folder it reads only
# .github/workflows and action.yml. Fails as zizmor does, and if zizmor has not read every file.
cd "$(dirname "$0")/../.." || exit 1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
set -- "$@" --no-progress --color=never --config .github/zizmor.yml
given=0
for file in action.yml .github/dependabot.yml .github/workflows/*.yml examples/*.yml examples/command-line/github-*.yml; do
  set -- "$@" "$file"
  given=$((given + 1))
done
"$@" 2>"$log"
code=$?
cat "$log" >&2
completed=$(grep -c ' completed ' "$log")
echo "zizmor read $completed of $given files"
if [ "$completed" -ne "$given" ]; then
  echo "zizmor has not read every file. Its log names the files that it completed, and what is wrong with others." >&2
  exit 1
fi
exit "$code"
