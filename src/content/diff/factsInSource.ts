import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {memoizeTexts} from '../memoize';

/** What a field of `practice.json`, of the hours or of the vendors is part of; the others are facts of the same name. */
const FIELDS: Record<string, string> = {
  phoneLink: 'phone',
  street: 'address',
  city: 'address',
  tickers: 'promotions',
  week: 'hours',
};

/** The facts of the other data files that components import. */
const FILES: Record<string, readonly string[]> = {
  hours: ['hours', 'hoursNote', 'closures'],
  promotions: ['promotions'],
  policies: ['policies'],
  'perio-protection': ['perioProtection'],
  testimonials: ['testimonials'],
  facility: ['facility'],
  'payment-partners': ['paymentPartners'],
  insurance: ['insurance'],
  costs: ['costs'],
  forms: ['forms'],
  'third-parties': ['thirdParties'],
  reviews: ['reviews'],
  'language-help': ['languageHelp'],
  'new-patient-forms': ['phone', 'policies', 'newPatientForms'],
};

/** The tags of src/components/inline, which stand for a fact each. */
const TAGS: Record<string, string> = {Phone: 'phone', Email: 'email', Address: 'address', BookLink: 'links.booking'};

/** The fallback of an outside service that does not answer, which is not what patients usually see. */
const FALLBACK = 'ThirdPartyPlace';

/** The facts that a component shows, by itself and through the components in it, as its source says. */
export const factsOfComponent = memoizeTexts((name): ReadonlySet<string> => {
  return name in TAGS ? new Set([TAGS[name] ?? '']) : factsOf(name, new Set());
});

/** The facts that a source file shows, such as that of what search engines are told. */
export const factsOfFile = memoizeTexts((file): ReadonlySet<string> => factsIn(read(file)));

function factsOf(component: string, seen: Set<string>): Set<string> {
  if (component === FALLBACK || seen.has(component)) return new Set();
  seen.add(component);
  const source = sourceOf(component);
  const inside = [...source.matchAll(/from '(?:\.\.|@site\/src\/components)\/(?!inline)(\w+)/g)];
  return new Set([...factsIn(source), ...inside.flatMap(([, name = '']) => [...factsOf(name, seen)])]);
}

/** The facts that a source reads by itself. */
function factsIn(source: string): Set<string> {
  const fields = [...source.matchAll(/\b(?:practice|hours|vendors)\.(?!json|has[A-Z]|areLive)(links\.\w+|\w+)/g)];
  const links = (/\{([^}]*)\} = practice\.links/.exec(source)?.[1] ?? '').split(/\W+/).filter(Boolean);
  const files = [...source.matchAll(/default\/([\w-]+)\.json/g)].flatMap(([, name = '']) => FILES[name] ?? []);
  const tags = (/import \{([^}]*)\} from '\.\.\/inline'/.exec(source)?.[1] ?? '').split(/\W+/);
  return new Set([
    ...fields.map(([, field = '']) => FIELDS[field] ?? field),
    ...links.map((name) => `links.${name}`),
    ...files,
    ...tags.flatMap((name) => TAGS[name] ?? []),
  ]);
}

/** The files of a component; with the links of the menus where it has those. */
function sourceOf(component: string): string {
  const folder = `src/components/${component}`;
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  const source = files.map((name) => read(`${folder}/${name}`)).join('\n');
  if (!source.includes("/site/navigation'")) return source;
  return source + read('src/site/navigation.ts');
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
