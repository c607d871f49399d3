import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {PLACES} from '../../../../src/content/diff/shown';
import {COMPONENT_NAMES, componentRules} from '../../../../src/content/tagRules';

type Fact = keyof typeof PLACES;

/** What each field of `practice.json` is for the facts diff; the others are facts of the same name. */
const FIELDS: Record<string, Fact> = {phoneLink: 'phone', street: 'address', city: 'address', tickers: 'promotions'};

/** The facts in the other files that blocks read. */
const FILES: Record<string, Fact[]> = {
  hours: ['hours', 'hoursNote', 'closures'],
  promotions: ['promotions'],
  policies: ['policies'],
  'perio-protection': ['perioProtection'],
  testimonials: ['testimonials'],
  facility: ['facility'],
  'payment-partners': ['paymentPartners'],
  insurance: ['insurance'],
  costs: ['costs'],
  'third-parties': ['thirdParties'],
  reviews: ['reviews'],
  'language-help': ['languageHelp'],
  'new-patient-forms': ['phone', 'policies'],
};

/** The facts behind the tags of src/components/inline. */
const TAGS: Record<string, Fact> = {Phone: 'phone', Email: 'email', Address: 'address', BookLink: 'links.booking'};

/** The fallback of an outside service that does not answer, which is not what patients usually see. */
const FALLBACK = 'ThirdPartyPlace';

/** The facts that a component reads, by itself and through the components in it. */
function factsOf(component: string, seen = new Set<string>()): Set<Fact> {
  if (component === FALLBACK || seen.has(component)) return new Set();
  seen.add(component);
  const source = sourceOf(component);
  const own = [...source.matchAll(/\bpractice\.(?!json|has[A-Z])(links\.\w+|\w+)/g)].map(
    ([, field = '']) => FIELDS[field] ?? (field as Fact),
  );
  const files = [...source.matchAll(/default\/([\w-]+)\.json/g)].flatMap(([, name = '']) => FILES[name] ?? []);
  const tags = (/import \{([^}]*)\} from '\.\.\/inline'/.exec(source)?.[1] ?? '').split(/\W+/);
  const inside = [...source.matchAll(/from '(?:\.\.|@site\/src\/components)\/(?!inline)(\w+)'/g)].flatMap(
    ([, name = '']) => [...factsOf(name, seen)],
  );
  return new Set([...own, ...files, ...tags.flatMap((name) => TAGS[name] ?? []), ...inside]);
}

function sourceOf(component: string): string {
  const folder = `src/components/${component}`;
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
}

const blocks = COMPONENT_NAMES.filter((name) => !componentRules(name)?.inline);

describe('where a fact is shown, as a reviewer is told', () => {
  it.each(blocks)('takes account of the block %s', (block) => {
    const shown = [...factsOf(block)].filter((fact) => fact !== 'name');
    const missing = shown.filter((fact) => !(PLACES[fact] as {blocks?: readonly string[]}).blocks?.includes(block));
    expect(missing, `Add ${block} to the blocks of these facts in src/content/diff/shown.ts.`).toEqual([]);
  });

  it.each(Object.entries(PLACES))('names for %s only blocks that show it', (fact, place) => {
    const wrong = ('blocks' in place ? place.blocks : []).filter(
      (block) =>
        blocks.includes(block) && !factsOf(block).has(fact as Fact) && !['forms', 'financing', 'map'].includes(fact),
    );
    expect(wrong, `Take these blocks out of ${fact} in src/content/diff/shown.ts.`).toEqual([]);
  });

  it('takes account of what the layout shows on every page', () => {
    const layout = readFileSync('src/theme/Root/index.tsx', 'utf8');
    const components = [...layout.matchAll(/from '@site\/src\/components\/(\w+)'/g)].map(([, name = '']) => name);
    const facts = new Set(components.flatMap((name) => [...factsOf(name)]));
    const missing = [...facts].filter((fact) => !('everyPage' in PLACES[fact]));
    expect(missing, 'Give these facts an everyPage in src/content/diff/shown.ts.').toEqual([]);
  });
});
