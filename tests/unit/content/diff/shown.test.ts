import {readFileSync, readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {factsOfComponent, factsOfFile} from '../../../../src/content/diff/factsInSource';
import {COMPONENT_NAMES} from '../../../../src/content/tagRules';

const TOPICS = 'src/content/diff/topics';
const LAYOUT = ['SiteHeader', 'SiteFooter', 'ChatLauncher'];

it('a fact is met in the blocks whose components show it, also by a component in them', () => {
  expect(factsOfComponent('WorkingHours')).toContain('closures');
  expect(factsOfComponent('HoursSection')).toContain('closures');
  expect(factsOfComponent('Phone')).toEqual(new Set(['phone']));
  expect(factsOfComponent('SiteHeader')).toContain('links.booking');
});

it('the ways to reach us beside a vendor that does not answer count for nothing', () => {
  expect(factsOfComponent('FormPlace')).toEqual(new Set(['forms']));
});

it('every fact that a report of changes names is shown by a block, by the layout or to search engines', () => {
  const source = readdirSync(TOPICS)
    .map((file) => readFileSync(`${TOPICS}/${file}`, 'utf8'))
    .join('\n');
  const named = [...source.matchAll(/(?:shownAt\((?:version\.)?site|fact\('[^']+'), '([\w.]+)'/g)].map(
    ([, fact]) => fact,
  );
  const components = [...COMPONENT_NAMES, ...LAYOUT].flatMap((name) => [...factsOfComponent(name)]);
  const shown = new Set([...components, ...factsOfFile('src/content/structuredData/dentist.ts')]);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((fact) => !shown.has(fact ?? ''))).toEqual([]);
});
