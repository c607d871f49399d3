import Slugger from 'github-slugger';

/**
 * A name as part of an address or of a file's name, in the letters a to z, digits and single dashes:
 * `Dr. Ana Díaz & Co` as `dr-ana-diaz-co`. Anchors of headings come from the same library (see `checks/anchors.ts`).
 */
export function slugify(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  return new Slugger()
    .slug(plain)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * The address of a member of the staff: `Rosa Delgado` has `rosa`, or `rosa-delgado` where another has that.
 * @param taken the addresses of the other pages
 */
export function staffSlug(name: string, taken: ReadonlySet<string> = new Set()): string {
  const whole = slugify(name);
  const first = whole.split('-')[0] ?? '';
  return taken.has(`/our-staff/${first}`) ? whole : first;
}
