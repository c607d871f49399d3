import Slugger from 'github-slugger';

/**
 * Converts a name to a slug of lowercase letters, digits, and single hyphens:
 * `Dr. Ana Díaz & Co` becomes `dr-ana-diaz-co`. Heading anchors come from the same library (see
 * `checks/anchors.ts`).
 */
export function slugify(name: string): string {
  const withoutAccents = name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  return new Slugger()
    .slug(withoutAccents)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Returns the slug of a staff member: `rosa` for `Rosa Delgado`, or `rosa-delgado` if `rosa` is
 * taken.
 * @param taken the paths of the other pages
 */
export function makeStaffSlug(name: string, taken: ReadonlySet<string> = new Set()): string {
  const fullName = slugify(name);
  const firstName = fullName.split('-')[0] ?? '';
  return taken.has(`/our-staff/${firstName}`) ? fullName : firstName;
}

/** Returns true for up to four initials, such as `M.L.` or `M L`. */
export function isInitials(name: string): boolean {
  return /^\p{Lu}\.?(?:[ -]?\p{Lu}\.?){0,3}$/u.test(name.trim());
}

/** Shortens a name to its initials: `Maria Lopez` becomes `M.L.`, and initials stay. */
export function makeInitials(name: string): string {
  if (isInitials(name)) return name.trim();
  return (name.match(/(?<![\p{L}'’])\p{L}/gu) ?? [])
    .slice(0, 3)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join('');
}
