import {findChanges, readSnapshot} from '@dental/changes';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  checkFormerPages,
  fixFiles,
  type FormerPage,
  loadSite,
  readContent,
  suggestNewAddresses,
} from '@dental/checks';
import {formatProblem, readMdx} from '@dental/content';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {applyExample, doAllTasks, readGuideExamples} from '../support/guide';

/** The lines of the first code block without a file name in a section of the guide. */
function readBlock(task: number): string[] {
  const guide = readFileSync('pages-content/README.md', 'utf8');
  const [, section = ''] = guide.split(new RegExp(`^## ${task}\\. `, 'm'));
  return (/```\w+\n([^]*?)\n```/.exec(section)?.[1] ?? '').split('\n');
}

/** The start of each change that the examples of the guide make. */
const CHANGES_OF_EXAMPLES = [
  'Tuesday closing time: ',
  'The closure for Team training is new',
  'The promotion “Spring cleaning weeks” is new',
  'New page /our-staff/maria',
  'The case “A chip from a coffee mug” is new',
  'The review of L.V. is new',
  'Fee for a late cancellation: ',
  'Rosa Delgado (/our-staff/rosa): image changed',
  'The list of plans was confirmed on: ',
  'The plan “Renaissance Dental PPO” is new',
  'The price of “Crown”',
  'Contact Us (/contact-us), words: “Half of the lot',
  'Removed: Kayla Nez (/our-staff/kayla); links to it redirect to /our-staff',
];

describe('pages-content/README.md', () => {
  it('has an example for each task that changes text', () => {
    expect([...new Set(readGuideExamples().map(({task}) => task))]).toEqual([
      1, 2, 3, 4, 5, 6, 7, 9, 10, 15, 16,
    ]);
  });

  it('passes the check after all examples', async () => {
    const content = new EditedContent(exercise);
    await doAllTasks(content);
    const {problems} = loadSite(process.cwd(), {files: content.project});
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('produces the expected changes for a reviewer', async () => {
    const content = new EditedContent(exercise);
    await doAllTasks(content);
    const {version} = readSnapshot(process.cwd(), content.project);
    const {version: untouched} = readSnapshot(process.cwd(), exercise);
    const texts = version && untouched ? findChanges(untouched, version).map(({text}) => text) : [];
    for (const start of CHANGES_OF_EXAMPLES) {
      expect(texts).toContainEqual(expect.stringContaining(start));
    }
  });

  it('explains renaming as the check does', () => {
    const [line = ''] = readBlock(11).filter((one) => one.includes('- /'));
    const content = new EditedContent(exercise);
    const [from, to] = [
      line.replace(/^\s*- \//, '') + '.mdx',
      'services/cosmetic-dentistry/whiter-teeth.mdx',
    ] as const;
    const {data, body} = readMdx(from, content.read(from));
    const former: FormerPage = {
      file: `pages-content/${from}`,
      path: line.replace(/^\s*- /, ''),
      redirectFrom: [],
      title: String((data as {title: string}).title),
      body: body.trim(),
    };
    content.move(from, to);
    const findAll = () => {
      const read = readContent(process.cwd(), {files: content.project}).content;
      const result = loadSite(process.cwd(), {files: content.project});
      return [
        ...suggestNewAddresses(read, [former], result.problems),
        ...checkFormerPages(read, [former]),
      ];
    };
    const problems = findAll();
    expect(problems.map(({remedy}) => remedy).join()).toContain(
      'Change it to /services/cosmetic-dentistry/whiter-teeth',
    );
    const fixed = fixFiles(problems, (file) => content.project.read(file).toString('utf8'));
    for (const [file, text] of fixed) content.write(file.replace('pages-content/', ''), text);
    expect(content.read(to)).toContain(line.trim());
    expect(findAll()).toEqual([]);
  });

  it('explains repeating a promotion; the check finds a forgotten month', () => {
    const lines = readBlock(12);
    const was = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1));
    const is = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
    const year = String(new Date().getFullYear() + 1);
    const addPromotion = (words: readonly string[]) => {
      const content = new EditedContent(exercise);
      content.write(
        '_practice/promotions.yml',
        [
          'standing: Welcoming new patients.',
          'promotions:',
          '  - id: gums',
          ...words.map((line) => line.replace('2027', year)),
          '    image: art/promotion-august',
          '    links:',
          '      - label: Read about it',
          '        url: https://instagram.example/copperfinchdental/gums',
          '',
        ].join('\n'),
      );
      const {problems, warnings} = loadSite(process.cwd(), {files: content.project});
      return [...problems, ...warnings].filter(({file}) => file.endsWith('promotions.yml'));
    };
    expect(addPromotion(was).map(({message}) => message)).toEqual([
      expect.stringContaining('ended on'),
    ]);
    expect(addPromotion(is)).toEqual([]);
    const forgotten = is.map((line) => line.replace('ticker: "June', 'ticker: "May'));
    expect(addPromotion(forgotten).map(({message}) => message)).toEqual([
      expect.stringContaining('mentions May'),
    ]);
  });

  it('shows a conflict that the check reports, and its two solutions', () => {
    const conflict = readBlock(14);
    const content = new EditedContent(exercise);
    const hours = content.read('_practice/hours.yml');
    const addLines = (lines: readonly string[]) => {
      content.write(
        '_practice/hours.yml',
        hours.replace(/^    closes: 7:00 pm$/m, lines.join('\n')),
      );
      return loadSite(process.cwd(), {files: content.project}).problems;
    };
    expect(addLines(conflict)[0]?.message).toMatch(/merge|same lines|versions/);
    expect(addLines(conflict.slice(1, 2))).toEqual([]);
    expect(addLines(conflict.slice(3, 4))).toEqual([]);
  });

  it('fails if an example no longer fits the content', () => {
    expect(() => applyExample('a: 1\n', {file: 'x.yml', lines: [' b:']})).toThrow('fits no longer');
  });
});
