import {posix} from 'node:path';
import {
  atField,
  type Check,
  type Content,
  dentistSlug,
  type Page,
  pagesOfKind,
  practiceFile,
  type Problem,
  readNames,
  slugify,
  staffSlug,
  withNames,
  writeOneOf,
} from '@dental/content';
import {teamOf} from '@dental/prose';

/** Team addresses follow the names (specification, section 2). */
export const checkPeople: Check = (content) => [
  ...pagesOfKind(content, 'dentist').flatMap((page) => checkFileName(content, page, dentistSlug(page.name))),
  ...pagesOfKind(content, 'staff').flatMap((page) => checkFileName(content, page, staffSlug(page.name))),
];

/** A portrait shows the one on whose page it is. */
export const checkPortraits: Check = (content) => {
  const people = [...pagesOfKind(content, 'dentist'), ...pagesOfKind(content, 'staff')];
  return people.flatMap(({file, path, image}): Problem[] => {
    const owner = people.find((one) => posix.basename(image ?? '') === posix.basename(one.path));
    if (!owner || owner.path === path) return [];
    return [
      atField(content, file, ['image'], {
        what: `The picture ${image} is of ${owner.name}.`,
        fix: `Write the picture of the one on this page, such as team/${posix.basename(path)}.`,
      }),
    ];
  });
};

/** The title of the home page (specification, section 1). */
const HOME_TITLE = 'Female Dentist in {city} | {lead-dentist} | {practice}';

/** The lead dentist is one of the dentists, and the home page's title names them (specification, section 1). */
export const checkLeadDentist: Check = (content) => {
  const {practice} = content;
  if (!practice) return [];
  const slugs = content.documents.flatMap(({path = ''}) =>
    posix.dirname(path) === '/our-dentist' ? [posix.basename(path)] : [],
  );
  if (!slugs.includes(practice.leadDentist)) {
    return [
      atField(content, practiceFile('practice'), ['leadDentist'], {
        what: `There is no dentist's page called "${practice.leadDentist}".`,
        fix: writeOneOf(slugs, ' in leadDentist', 'Add the page of this dentist first.'),
      }),
    ];
  }
  const lead = content.pages.find(({path}) => path === `/our-dentist/${practice.leadDentist}`);
  if (lead?.kind !== 'dentist') return [];
  const title = withNames(HOME_TITLE, readNames(content.project));
  return pagesOfKind(content, 'home')
    .filter((home) => home.title !== title)
    .map((home) =>
      atField(content, home.file, ['title'], {
        what: 'The title of the home page does not name the lead dentist and the practice.',
        fix: `Write title: ${HOME_TITLE}`,
      }),
    );
};

/** The person whom the notice of nondiscrimination names has a page. */
export const checkCoordinator: Check = (content) => {
  const wanted = content.practice?.civilRightsCoordinator;
  const people = [...pagesOfKind(content, 'staff'), ...pagesOfKind(content, 'dentist')];
  const slugs = people.map(({path}) => posix.basename(path));
  if (wanted === undefined || slugs.includes(wanted)) return [];
  return [
    atField(content, practiceFile('practice'), ['civilRightsCoordinator'], {
      what: `There is no person's page called "${wanted}".`,
      fix: writeOneOf(slugs, ' in civilRightsCoordinator', 'Add the page of this person first.'),
    }),
  ];
};

function checkFileName(content: Content, page: Page<'dentist' | 'staff'>, slug: string): Problem[] {
  const member = teamOf(content).find(({path}) => path === page.path);
  const others = (member?.called ?? []).map((name) => slug.replace(slugify(member?.first ?? ''), slugify(name)));
  if ([slug, ...others].includes(posix.basename(page.path))) return [];
  return [
    atField(content, page.file, ['name'], {
      what: `The file is not named after the person: the address would be ${page.path}.`,
      fix: `Rename the file to ${slug}.mdx, or correct the name.`,
    }),
  ];
}
