import {posix} from 'node:path';
import type {Problem} from '../problem';
import {pagesOfKind, type Page, type Site} from '../site';
import type {Check} from './check';

/** Team addresses follow the names (specification, section 2), and the lead dentist is one of the dentists. */
export const checkPeople: Check = (site) => {
  const dentists = pagesOfKind(site, 'dentist');
  const staff = pagesOfKind(site, 'staff');
  const lead = dentists.find(({path}) => posix.basename(path) === site.practice.leadDentist);
  const problems: Problem[] = [
    ...dentists.flatMap((page) => checkFileName(site, page, dentistSlug(page.name))),
    ...staff.flatMap((page) => checkFileName(site, page, staffSlug(page.name))),
  ];
  if (!lead) {
    const file = 'pages-content/_practice/practice.yml';
    problems.push({
      file,
      line: site.lineOf(file, ['leadDentist']),
      field: 'leadDentist',
      what: `There is no dentist's page called "${site.practice.leadDentist}".`,
      fix: `Write one of ${dentists.map(({path}) => posix.basename(path)).join(', ')} in leadDentist.`,
    });
    return problems;
  }
  const title = `Female Dentist in ${site.practice.address.city} | ${lead.name} | ${site.practice.name}`;
  for (const home of pagesOfKind(site, 'home')) {
    if (home.title !== title) {
      problems.push({
        file: home.file,
        line: site.lineOf(home.file, ['title']),
        field: 'title',
        what: 'The title of the home page does not name the lead dentist and the practice.',
        fix: `Write title: ${title}`,
      });
    }
  }
  return problems;
};

/** `Dr. Ana Díaz` has the address `dr-ana-diaz`. */
export function dentistSlug(name: string): string {
  return words(name).join('-');
}

/** `Rosa Delgado` has the address `rosa`. */
export function staffSlug(name: string): string {
  return words(name)[0] ?? '';
}

function words(name: string): string[] {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

function checkFileName(site: Site, page: Page<'dentist' | 'staff'>, slug: string): Problem[] {
  if (posix.basename(page.path) === slug) return [];
  return [
    {
      file: page.file,
      line: site.lineOf(page.file, ['name']),
      field: 'name',
      what: `The file is not named after the person: the address would be ${page.path}.`,
      fix: `Rename the file to ${slug}.mdx, or correct the name.`,
    },
  ];
}
