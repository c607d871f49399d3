import type {PageKind, Site} from '@dental/content';

/** A kind of page, and the page that represents it. */
export interface Template {
  name: string;
  path: string;
  /** Whether it shows pictures large or lets them move, which takes more script. */
  moving?: boolean;
}

/** An address that leads nowhere. */
export const NOWHERE = '/a-page-that-is-not-there';

/** Those that a quick run looks at. */
const QUICK = ['home', 'sub-service', 'gallery'];

/**
 * The templates of a practice, each with its first page in the content.
 * @param quick whether a few are enough
 */
export function templatesOf(site: Site, quick = false): Template[] {
  const first = (kind: PageKind) => site.pages.find((page) => page.kind === kind)?.path ?? '';
  const all: Template[] = [
    {name: 'home', path: '/', moving: true},
    {name: 'services', path: '/services'},
    {name: 'service', path: first('service')},
    {name: 'sub-service', path: first('sub-service')},
    {name: 'dentist', path: first('dentist')},
    {name: 'staff', path: first('staff')},
    {name: 'about us', path: '/about-us', moving: true},
    {name: 'reviews', path: '/reviews'},
    {name: 'gallery', path: '/smile-gallery', moving: true},
    {name: 'payment plans', path: '/payment-plans'},
    {name: 'insurance plans', path: '/insurance-plans'},
    {name: 'costs', path: '/costs'},
    {name: 'new-patient forms', path: '/new-patients/forms'},
    {name: 'search', path: '/search'},
    {name: 'legal', path: first('legal')},
    {name: 'contact', path: '/contact-us'},
    {name: '404', path: NOWHERE},
  ];
  const paths = new Set([...site.pages.map(({path}) => path), NOWHERE]);
  return all.filter(({name, path}) => paths.has(path) && (!quick || QUICK.includes(name)));
}
