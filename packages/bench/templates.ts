import type {PageKind, Site} from '@dental/content';

/** A kind of page, and the page that represents it. */
export interface Template {
  name: string;
  path: string;
  /** True if it has a carousel or a lightbox, which takes more script. */
  moving?: boolean;
}

/** The path of a page that doesn't exist. */
export const MISSING_PATH = '/a-page-that-is-not-there';

/** Spanish pages whose English page is a template. */
const SPANISH_TEMPLATES: readonly Template[] = [
  {name: 'Spanish home', path: '/es', moving: true},
  {name: 'Spanish costs', path: '/es/costs'},
  {name: 'Spanish contact', path: '/es/contact-us'},
];

/** The templates of a quick run. */
const QUICK_TEMPLATES = ['home', 'sub-service', 'gallery'];

/**
 * The templates of a practice, each with its first page in the content.
 * @param quick true if a few are enough
 */
export function listTemplates(site: Site, quick = false): Template[] {
  const findFirst = (kind: PageKind) => site.pages.find((page) => page.kind === kind)?.path ?? '';
  const all: Template[] = [
    {name: 'home', path: '/', moving: true},
    {name: 'services', path: '/services'},
    {name: 'service', path: findFirst('service')},
    {name: 'sub-service', path: findFirst('sub-service')},
    {name: 'dentist', path: findFirst('dentist')},
    {name: 'staff', path: findFirst('staff')},
    {name: 'about us', path: '/about-us', moving: true},
    {name: 'reviews', path: '/reviews'},
    {name: 'gallery', path: '/smile-gallery', moving: true},
    {name: 'payment plans', path: '/payment-plans'},
    {name: 'insurance plans', path: '/insurance-plans'},
    {name: 'costs', path: '/costs'},
    {name: 'new-patient forms', path: '/new-patients/forms'},
    {name: 'search', path: '/search'},
    {name: 'legal', path: findFirst('legal')},
    {name: 'contact', path: '/contact-us'},
    {name: '404', path: MISSING_PATH},
  ];
  const paths = new Set([...site.pages.map(({path}) => path), MISSING_PATH]);
  return all.filter(
    ({name, path}) => paths.has(path) && (!quick || QUICK_TEMPLATES.includes(name)),
  );
}

/** The Spanish pages that the benchmark measures, if the practice has them. */
export function listSpanishTemplates(site: Site): Template[] {
  const paths = new Set(site.pages.map(({path}) => path));
  return SPANISH_TEMPLATES.filter(({path}) => paths.has(path));
}
