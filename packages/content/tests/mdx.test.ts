import {describe, expect, it} from 'vitest';
import {parseBody} from '../src/mdx';
import {readMdx} from '../src/source';

const FILE = 'pages-content/about-us.mdx';
const HEAD = ['---', 'kind: page', '---'];

function parse(...body: string[]) {
  return parseBody(FILE, readMdx(FILE, [...HEAD, ...body].join('\n')));
}

describe('parseBody', () => {
  const {body, problems} = parse(
    "import Picture from '@site/src/components/Picture';",
    '',
    'Call <Phone/> and ask for *Rosa*.',
    '',
    '## How we **work**',
    '',
    '<Picture image="facility/lounge" alt="The lounge" />',
    '',
    '<WhenToCall>',
    '',
    '- A tooth is [broken](/services/restorative-dentistry).',
    '',
    '</WhenToCall>',
    '',
    '| Pain | [Call](/contact-us) |',
    '|---|---|',
    '',
    '![A finch](/img/finch.png)',
  );

  it('reports no problem in a valid page', () => {
    expect(problems).toEqual([]);
  });

  it('returns components with their attributes and lines', () => {
    expect(body.components).toMatchObject([
      {name: 'Phone', attributes: {}, line: 6},
      {name: 'Picture', attributes: {image: 'facility/lounge', alt: 'The lounge'}, line: 10},
      {name: 'WhenToCall', attributes: {}, line: 12},
    ]);
  });

  it('returns headings as plain text', () => {
    expect(body.headings).toEqual([{depth: 2, text: 'How we work', line: 8}]);
  });

  it('returns links, including those in components and tables', () => {
    expect(body.links).toEqual([
      {url: '/services/restorative-dentistry', text: 'broken', line: 14},
      {url: '/contact-us', text: 'Call', line: 18},
    ]);
  });

  it('returns images with their alternative text', () => {
    expect(body.images).toEqual([{url: '/img/finch.png', alt: 'A finch', line: 21}]);
  });

  it('returns paragraphs as plain text', () => {
    expect(body.paragraphs[0]).toBe('Call  and ask for Rosa.');
  });
});

describe('parseBody of crossed out words', () => {
  it('returns other words than without the lines', () => {
    const crossedOut = parse('We ~~never~~ share *your* data.').body.words;
    expect(crossedOut).not.toEqual(parse('We never share your data.').body.words);
    expect(crossedOut).toEqual(parse('We ~~never~~ share your data.').body.words);
  });
});

describe('parseBody of a table', () => {
  it('returns the words of each row', () => {
    const {rows, words} = parse(
      ['Prices:', '', '| Care | Price |', '|---|---|', '| *Crown* | <Fact name="a"/> |'].join('\n'),
    ).body;
    expect(rows).toEqual([
      ['Care', 'Price'],
      ['Crown', '<Fact name="a">'],
    ]);
    expect(words).toEqual(['Prices:', ...rows.flat()]);
  });
});

describe('parseBody of a tag on one line', () => {
  it('returns its title as a part of the words', () => {
    const parseQuestion = (title: string) =>
      parse(`<Question title="${title}">Yes.</Question>`).body.words;
    expect(parseQuestion('Is it safe?')).toEqual(['<Question title="Is it safe?">Yes.']);
    expect(parse('<BookLink>Book</BookLink> now.').body.words).toEqual(['Book now.']);
  });
});

describe('parseBody of a text with syntax errors', () => {
  it('parses the rest of the text', () => {
    const {body, problems} = parse('Ask {us', '', '## Heading', '', 'Call in <5 minutes.');
    expect(problems.map(({line}) => line)).toEqual([4, 8]);
    expect(body.headings).toEqual([{depth: 2, text: 'Heading', line: 6}]);
  });
});
