import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {BROWSER, ensureTool, thisMachine} from '../../scripts/lib/tools.mjs';
import {SITE_FOLDER} from '../../src/build/outputPaths';
import {reviewSites} from '../../src/review';
import {readBuiltSite, type BuiltSite} from '../../src/review/builtSite';
import type {Entry} from '../../src/review/entries';
import type {Review} from '../../src/review/review';
import {gist, isNoticed} from '../../src/review/sentences';
import {builtCopy} from '../support/copies';
import {EditedContent} from '../support/editedSite';
import {NIGHTLY} from '../support/nightly';

/** A real change, and what the report has to say of it. */
interface ReviewedChange {
  does: string;
  edit(content: EditedContent): void;
  /** The pages on which patients notice it. */
  pages(this: void, before: BuiltSite): string[];
  /** What the report says of it. */
  says: RegExp;
}

const [ABOUT, CONTACT, NEW, POLICY] = ['about-us', 'contact-us', 'new-patients', 'financial-policy'].map(
  (name) => `${name}.mdx`,
) as [string, string, string, string];

const replaced = (file: string, old: RegExp, by: string) => (content: EditedContent) => {
  expect(content.read(file)).toMatch(old);
  content.write(file, content.read(file).replace(old, by));
};

/** The pages whose HTML has some text. */
const pagesWith = (text: string) => (before: BuiltSite) =>
  [...before.pages].filter(([, html]) => html.includes(text)).map(([path]) => path);

const allPages = (before: BuiltSite) => [...before.pages.keys()];
const REVIEW = new EditedContent().first('_reviews');
const PORTRAIT = /^image: (\S+)$/m.exec(new EditedContent().read(new EditedContent().first('our-staff')))?.[1] ?? '';

/** Changes that touch different pages, and can be made at the same time. */
const APART: readonly ReviewedChange[] = [
  {
    does: 'adds a sentence',
    edit: (content) => content.write(ABOUT, `${content.read(ABOUT).trimEnd()}\n\nOur parrot says hello.\n`),
    pages: () => ['/about-us'],
    says: /a text that is new/,
  },
  {
    does: 'makes a heading one of another level',
    edit: replaced(NEW, /(\n## [^]*?\n)## /, '$1### '),
    pages: () => ['/new-patients'],
    says: /other headings or lists/,
  },
  {
    does: 'renames a page for search results',
    edit: replaced(CONTACT, /^title: .*$/m, 'title: Call Our Dental Office in Gilbert | {practice}'),
    pages: () => ['/contact-us'],
    says: /another title in search results/,
  },
  {
    does: 'only formats a page',
    edit: (content) => content.write(POLICY, content.read(POLICY).replaceAll(/([^\n])\n\n(?=[A-Z])/g, '$1\n\n\n')),
    pages: () => [],
    says: /^$/,
  },
  {
    does: 'shows another picture of somebody',
    edit: (content) => {
      const file = `static/img/${PORTRAIT}.svg`;
      const drawing = content.project.read(file).toString('utf8');
      content.addPicture(
        `${PORTRAIT}.svg`,
        Buffer.from(drawing.replace('</svg>', '<circle cx="9" cy="9" r="90"/></svg>')),
      );
    },
    pages: (before) => pagesWith(`/img/${PORTRAIT}.svg`)(before),
    says: /another picture/,
  },
  {
    does: 'corrects a word of a review',
    edit: replaced(REVIEW, /(\n---\n\s*)(\w+)/, '$1Indeed'),
    pages: () => ['/reviews'],
    says: /Indeed/,
  },
];

/** Changes that touch every page. */
const EVERYWHERE: readonly ReviewedChange[] = [
  {
    does: 'opens at another time',
    edit: replaced('_practice/hours.yml', /opens: \d+:\d\d am/, 'opens: 10:45 am'),
    pages: allPages,
    says: /10:45 am/,
  },
  {
    does: 'gives the footer’s links another heading',
    edit: (content) =>
      content.write('_practice/labels.yml', content.read('_practice/labels.yml').replace('Smart Links', 'Good Links')),
    pages: allPages,
    says: /Good Links/,
  },
];

describe.runIf(NIGHTLY)('a review of real changes @nightly', () => {
  const folder = (name: string) => join('.cache/reviewed', name);
  let before: BuiltSite;

  beforeAll(async () => {
    await builtCopy(folder('base'), new Map(), 'preview');
    before = readBuiltSite(join(folder('base'), SITE_FOLDER));
  }, 600_000);

  async function reviewOf(name: string, changes: readonly ReviewedChange[]): Promise<Review> {
    const content = new EditedContent();
    for (const change of changes) change.edit(content);
    await builtCopy(folder(name), content.changes, 'preview');
    return reviewSites({
      before: before.folder,
      after: join(folder(name), SITE_FOLDER),
      records: {approval: '', facts: [], signatures: [], days: [], words: [], pages: {}},
      made: {base: 'main', commit: '', day: '2026-11-20'},
      browser: await ensureTool(BROWSER, thisMachine(process.cwd())),
    });
  }

  /** The pages of the entries that tell of a change. */
  const pagesOf = (entries: readonly Entry[]) =>
    [...new Set(entries.flatMap(({pages}) => pages.map(({path}) => path)))].sort();

  /** All that the report says of an entry. */
  const textOf = (entry: Entry) =>
    [gist(entry), ...entry.changes.flatMap(({before: was, after}) => [was?.text, after?.text])].join('\n');

  it.each([
    ['apart', APART],
    ['everywhere', EVERYWHERE],
  ] as const)(
    'names all that patients notice of changes %s, and nothing else',
    async (name, changes) => {
      const {told} = await reviewOf(name, changes);
      const noticed = told.entries.filter(isNoticed);
      for (const change of changes) {
        const own = noticed.filter((entry) => change.says.test(textOf(entry)));
        expect
          .soft(pagesOf(own), `${change.does}: ${noticed.map(gist).join('; ')}`)
          .toEqual([...change.pages(before)].sort());
      }
      expect(pagesOf(noticed)).toEqual([...new Set(changes.flatMap((change) => change.pages(before)))].sort());
    },
    900_000,
  );

  it('of nothing says that there is nothing', async () => {
    const {sentence, told} = await reviewOf('base', []);
    expect(sentence).toBe('Patients will notice nothing: every page is what it was.');
    expect(told).toEqual({entries: [], unseen: []});
  }, 300_000);
});
