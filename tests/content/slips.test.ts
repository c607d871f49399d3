import {describe, expect, it} from 'vitest';
import {readContent} from '@dental/checks';
import type {Problem} from '@dental/content';
import {disk, type EditedContent, loadEdited} from '@dental/testing/editedSite';

const PAGE = 'about-us.mdx';

function findAfter(edit: (content: EditedContent) => void, message: RegExp): Problem[] {
  const {problems, warnings} = loadEdited(edit);
  return [...problems, ...warnings].filter((problem) => message.test(problem.message));
}

function findInBody(text: string, message: RegExp): Problem[] {
  return findAfter((content) => content.write(PAGE, `${content.read(PAGE)}\n${text}\n`), message);
}

describe('checkLeftoverMarks', () => {
  it.each(
    ['✓', '✔', '✅', '➢', '➤', '■', '▪', '•', '❖', '◆', '∙', '»', '→', '–', '—', '\uF0A7']
      .concat(['o', 'o\t', '(1)', 'a)', '①', '★', '👉', '👉🏽', '⁃'])
      .map((mark) => ({mark})),
  )('reports a list with the bullet $mark', ({mark}) => {
    const [problem] = findInBody(`${mark} Cleaning\n${mark} Exam`, /bullet was pasted/);
    expect(problem?.remedy).toContain('"- "');
  });

  it.each(['1) Cleaning\n2) Exam', '- Cleaning\n- Exam', 'Call us\n— or come in.', 'Mon · Tue'])(
    'accepts %j',
    (text) => {
      expect(findInBody(text, /bullet was pasted/)).toEqual([]);
    },
  );
});

describe('checkEmoji, checkShouting, checkGaps, and checkSpaces', () => {
  it.each([
    {text: 'We love smiles 😀.', message: /emoji 😀/},
    {text: 'Call ☎️ today.', message: /emoji/},
    {text: 'CALL NOW for a visit.', message: /capitals.*CALL NOW/},
    {text: 'A visit for FREE, TODAY ONLY!', message: /capitals/},
    {text: 'It is so IMPORTANT to floss.', message: /capitals.*IMPORTANT/},
    {text: 'We are open.We are here.', message: /space is missing in "open.We"/},
    {text: 'Ask Dr.Marquez about it.', message: /space is missing in "Dr.Marquez"/},
    {text: 'Call us , and we help.', message: /extra space in "us ,"/},
    {text: 'Does it hurt ? Not much.', message: /extra space in "hurt \?"/},
  ])('suggests another form of "$text"', ({text, message}) => {
    const [problem] = findInBody(text, message);
    expect(problem?.severity).toBe('warning');
  });

  it.each(['We are open.We are here.', 'CALL US NOW FOR AN APPOINTMENT.', 'Welcome back!!'])(
    'suggests another form of "%s" once',
    (text) => {
      expect(findInBody(text, /space|capitals|exclamation/)).toHaveLength(1);
    },
  );

  it.each([
    {typed: 'We are open.We are here.', corrected: 'We are open. We are here.'},
    {typed: 'Call us  , please.', corrected: 'Call us, please.'},
  ])('corrects "$typed"', ({typed, corrected}) => {
    const [problem] = findInBody(typed, /space is missing|extra space/);
    expect(problem?.suggestion?.newText).toBe(corrected);
  });

  it.each([
    'We take PPO and HMO plans.',
    'HIPAA and OSHA apply. A CBCT scan, an MRI, and the ADA.',
    'Dr. Marquez, D.D.S., at 9:00 a.m. U.S. Route 60.',
    'See Healthcare.gov or MyChart.',
    'We use .pdf forms :) and pay from $.50 on.',
  ])('accepts "%s"', (text) => {
    expect(findInBody(text, /emoji|capitals|space is missing|extra space/)).toEqual([]);
  });
});

describe('checkFutureYears', () => {
  const nextYear = Number(readContent('', {files: disk}).content.today.slice(0, 4)) + 1;
  const find = (page: string, text: string) =>
    findAfter(
      (content) => content.write(page, `${content.read(page)}\n${text}\n`),
      /^The year \d+ is in the future/,
    );

  it.each([
    `We have been here since ${nextYear}.`,
    `Rosa joined us in March ${nextYear}.`,
    `We opened our second room in ${nextYear}.`,
    `She graduated from dental school with honors in ${nextYear}.`,
  ])('reports "%s" once', (text) => {
    expect(find(PAGE, text)).toHaveLength(1);
  });

  it
    .runIf(disk.list('pages-content').includes('pages-content/es/urgent-help.mdx'))
    .each([`Estamos aquí desde ${nextYear}.`, `Beth se unió a nosotros en ${nextYear}.`])(
    'reports "%s" once',
    (text) => {
      expect(find('es/urgent-help.mdx', text)).toHaveLength(1);
    },
  );

  it.each([
    `We have been here since ${nextYear - 1}.`,
    `In ${nextYear}, we will open a second room.`,
    `We opened early, and the plan changes in ${nextYear}.`,
    `The promotion runs until ${nextYear}.`,
  ])('accepts "%s"', (text) => {
    expect(find(PAGE, text)).toEqual([]);
  });
});

describe('records', () => {
  it('reports two people with one order, each once', () => {
    const problems = findAfter((content) => {
      for (const file of content.listFiles('our-staff').slice(0, 2))
        content.change(file, /^order:/, 'order: 7');
    }, /^Order 7 is also the order of/);
    expect(problems.length).toBeGreaterThanOrEqual(2);
  });

  it.each(['heic', 'HEIC', 'tif', 'psd', 'bmp', 'dng'])('reports a .%s file', (ending) => {
    const problems = findAfter(
      (content) => content.addPicture(`team/photo.${ending}`, Buffer.from('x')),
      /Browsers can't show/,
    );
    expect(problems).toHaveLength(1);
  });

  it.each([
    'https://www.example.com/',
    'https://www.example.com/site',
    'https://www.example.com?x=1',
    'https://WWW.example.com',
    'https://www.example.com/#x',
  ])('refuses the site address %s', (site) => {
    const [problem] = findAfter(
      (content) => content.change('_practice/practice.yml', /^site:/, `site: ${site}`),
      /more than its domain/,
    );
    expect(problem?.remedy).toContain('https://www.example.com');
  });
});
