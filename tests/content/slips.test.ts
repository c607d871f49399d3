import {describe, expect, it} from 'vitest';
import type {Problem} from '@dental/content';
import {type EditedContent, loadEdited} from '@dental/testing/editedSite';

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

describe('checkEmoji, checkShouting, and checkGaps', () => {
  it.each([
    {text: 'We love smiles 😀.', message: /emoji 😀/},
    {text: 'Call ☎️ today.', message: /emoji/},
    {text: 'CALL NOW for a visit.', message: /capitals.*CALL NOW/},
    {text: 'A visit for FREE, TODAY ONLY!', message: /capitals/},
    {text: 'It is so IMPORTANT to floss.', message: /capitals.*IMPORTANT/},
    {text: 'We are open.We are here.', message: /space is missing in "open.We"/},
    {text: 'Ask Dr.Marquez about it.', message: /space is missing in "Dr.Marquez"/},
  ])('suggests another form of "$text"', ({text, message}) => {
    const [problem] = findInBody(text, message);
    expect(problem?.severity).toBe('warning');
  });

  it('corrects a missing space', () => {
    const [problem] = findInBody('We are open.We are here.', /space is missing/);
    expect(problem?.suggestion?.newText).toBe('We are open. We are here.');
  });

  it.each([
    'We take PPO and HMO plans.',
    'HIPAA and OSHA apply. A CBCT scan, an MRI, and the ADA.',
    'Dr. Marquez, D.D.S., at 9:00 a.m. U.S. Route 60.',
    'See Healthcare.gov or MyChart.',
  ])('accepts "%s"', (text) => {
    expect(findInBody(text, /emoji|capitals|space is missing/)).toEqual([]);
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
