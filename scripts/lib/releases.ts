/**
 * The newest release of a package that a project can take without a new major version.
 * @param releases all that the registry has, such as `3.11.0` or `4.0.0-canary.1`
 * @param current the installed one
 * @returns undefined if there is none newer than it
 */
export function newestOfMajor(releases: readonly string[], current: string): string | undefined {
  const [major] = current.split('.');
  const isOlder = (one: string, other: string) => one.localeCompare(other, 'en', {numeric: true}) < 0;
  return releases
    .filter(
      (release) => /^\d+\.\d+\.\d+$/.test(release) && release.split('.')[0] === major && isOlder(current, release),
    )
    .reduce<string | undefined>(
      (newest, release) => (newest && isOlder(release, newest) ? newest : release),
      undefined,
    );
}
