import {getLanguage} from '@dental/practice';
import {
  type GetPicture,
  type Page,
  type PageKind,
  getPagesOfKind,
  type Site,
  getPageTitle,
} from '@dental/content';
import {pick} from './records';

/** Makes cards of services or sub-services. */
export function makeServiceCards(
  pages: readonly Page<'service' | 'sub-service'>[],
  pictureOf: GetPicture,
) {
  return Promise.all(
    pages.map(async ({path, cardTitle, cardText, icon}) => ({
      path,
      title: cardTitle,
      text: cardText,
      icon: await pictureOf(icon),
    })),
  );
}

/** The card of a service or sub-service. */
export type ServiceCardData = Awaited<ReturnType<typeof makeServiceCards>>[number];

/** `dentists.json` and `staff.json`: the team cards of one kind, in order. */
export function makePeopleData(site: Site, kind: 'dentist' | 'staff', pictureOf: GetPicture) {
  return Promise.all(
    getPagesOfKind(site, kind).map(async (page) => ({
      ...pick(page, 'path', 'name', 'expertise'),
      ...(page.kind === 'dentist' && {
        ...pick(page, 'languages', 'days', 'goodWith'),
        degree: page.schools?.[0]?.degree,
      }),
      // The text about a person is in English.
      summary: site.translate ? '' : (page.body.paragraphs[0] ?? ''),
      image: await pictureOf(page.image),
    })),
  );
}

/** The team card of a person. */
export type PersonCardData = Awaited<ReturnType<typeof makePeopleData>>[number];

/**
 * `all-pages.json`: every listed page in groups, treatments below their service and people below
 * the team.
 */
export function makeAllPagesData(site: Site) {
  const language = site.translate ? 'es' : 'en';
  const pages = site.pages.filter(
    ({path, unlisted}) => !unlisted && getLanguage(path) === language,
  );
  const getPages = (...kinds: PageKind[]) => kinds.flatMap((kind) => getPagesOfKind({pages}, kind));
  const getPagesBelow = ({path}: Page, ...kinds: PageKind[]) =>
    getPages(...kinds).filter((page) => page.path.startsWith(`${path}/`));
  const toLink = (page: Page) => ({path: page.path, title: getPageTitle(site, page)});
  const toGroups = (parents: readonly Page[], ...kindsBelow: PageKind[]) =>
    parents.map((page) => ({
      ...toLink(page),
      below: getPagesBelow(page, ...kindsBelow).map(toLink),
    }));

  const general = getPages('home', 'page');
  const getIndexPages = (...kinds: PageKind[]) =>
    general.filter((page) => page.kind !== 'home' && getPagesBelow(page, ...kinds).length > 0);
  const serviceIndexes = getIndexPages('service');
  const teamIndexes = getIndexPages('dentist', 'staff');
  const others = general.filter(
    (page) => !serviceIndexes.includes(page) && !teamIndexes.includes(page),
  );
  return {
    services: [...toGroups(serviceIndexes), ...toGroups(getPages('service'), 'sub-service')],
    people: toGroups(teamIndexes, 'dentist', 'staff'),
    practice: toGroups(others),
    legal: toGroups(getPages('legal')),
  };
}
