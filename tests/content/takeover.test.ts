import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {formatProblems} from '@dental/content';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

/** The complete output of the check after an edit of the exercise. */
function check(edit: (content: EditedContent) => void): string[] {
  const content = new EditedContent(exercise);
  edit(content);
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project});
  return formatProblems([...problems, ...warnings]).split('\n');
}

const TOWNS = ['Mesa', 'Chandler', 'Tempe', 'Queen Creek', 'Higley', 'Scottsdale'];
const makeTownPage = (town: string) => `---
kind: page
title: Patients From ${town} | {practice}
description: How patients who live in ${town} come to us, where they park, and how long it takes.
heading: From ${town}
---

Many of our patients live in ${town}. The way to us takes some minutes by car, and the bus stops at
the corner of our street. Park behind the building, where the first rows belong to us. From ${town}
you can also come by bicycle: there is a rack next to the entrance, in the shade of a tree.
`;

describe('the check of a practice that takes over', () => {
  it('reports copies of a page with other towns, but not two pages', () => {
    const addPages = (count: number) => (content: EditedContent) => {
      for (const town of TOWNS.slice(0, count))
        content.write(`${town.toLowerCase().replace(' ', '-')}.mdx`, makeTownPage(town));
    };
    const find = (lines: string[]) => lines.filter((line) => line.includes('with other names'));
    expect(find(check(addPages(6)))).toHaveLength(1);
    expect(find(check(addPages(6)))[0]).toContain('pages-content/tempe.mdx:1');
    expect(find(check(addPages(2)))).toEqual([]);
  });

  it('reports the wrong town once, with all its places', () => {
    const lines = check((content) => {
      const pages = content.project
        .list('pages-content')
        .filter((file) => /[a-z]\.mdx$/.test(file));
      for (const file of pages.map((path) => path.slice('pages-content/'.length))) {
        if (!/^title: /m.test(content.read(file)) || file.includes('/_')) continue;
        content.change(file, /^description: /, 'description: Careful dentistry in Toledo, Ohio.');
      }
    }).filter((line) => line.includes('not in Toledo'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Change Toledo to {city}');
    expect(lines[0]).toMatch(/Also in .*\.mdx:\d+.* and \d+ more\./);
  });

  it('counts only a part of a long name in titles', () => {
    const find = (lines: string[]) => lines.filter((line) => line.includes('search results show'));
    const rename = (content: EditedContent) =>
      content.change(
        '_practice/practice.yml',
        /^name: .*/,
        'name: Gilbert Family & Cosmetic Dentistry and Orthodontics',
      );
    const rest = find(check(rename));
    expect(rest).toEqual(find(check((content) => void content.read('about-us.mdx'))));
    const withLongTitle = check((content) => {
      rename(content);
      const title = `title: ${'Careful Dentistry '.repeat(6)}| {practice}`;
      content.change('about-us.mdx', /^title: .*/, title);
    });
    const added = find(withLongTitle).filter((line) => !rest.includes(line));
    expect(added).toHaveLength(1);
    expect(added[0]).toContain(
      '(our name counts as 20); search results show about 60. Shorten it to 60',
    );
  });

  it('suggests deleting the text about a fact that the practice lacks', () => {
    const lines = check((content) => {
      content.replaceBody('about-us.mdx', 'A crown lasts <Fact name="care.crown-life"/>.');
      content.change('_practice/claims.yml', /^crownLife: .*/, '');
    }).filter((line) => line.includes('no fact called "care.crown-life"'));
    expect(lines[0]).toContain('Delete the text about it, or add its line to claims.yml.');
  });

  it('takes a dentist who left for no patient', () => {
    const lines = check((content) => {
      content.replaceBody('about-us.mdx', 'Dr. Nadia Aldous and Dr. Thomas Okpara do crowns.');
    }).filter((line) => line.includes('about-us.mdx'));
    expect(lines.filter((line) => line.includes('about one patient'))).toEqual([]);
  });

  it('warns about text on forms when the practice has none', () => {
    const find = (edit: (content: EditedContent) => void) =>
      check((content) => {
        content.replaceBody('about-us.mdx', 'Call us, or fill out the form below.');
        edit(content);
      }).filter((line) => /about-us.*a form that the site doesn't have/.test(line));
    const removeForms = (content: EditedContent) => {
      const file = '_practice/integrations.yml';
      content.write(file, content.read(file).replace(/^forms:\n(?: .*\n)+/m, ''));
    };
    expect(find(removeForms)).toEqual([expect.stringContaining('"form below"')]);
    expect(find((content) => void content.read('about-us.mdx'))).toEqual([]);
  });

  it('suggests deleting a file with many broken links', () => {
    const lines = check((content) => {
      const broken = Array.from({length: 5}, (_, index) => `/gone-${index}`);
      const working = Array.from({length: 8}, () => '/contact-us');
      const entries = [...broken, ...working].map(
        (page, index) => `- page: ${page}\n  words: [place${index}]\n`,
      );
      content.write('_practice/search-words.yml', entries.join(''));
    }).filter((line) => line.includes('search-words.yml'));
    expect(lines.filter((line) => line.includes('5 of 13 entries link to pages'))).toHaveLength(1);
    expect(lines.join('\n')).toContain("Delete the file if it is another practice's");
    expect(lines.filter((line) => line.includes('is broken'))).toEqual([]);
  });

  it('reports a missing page or block that the site links to', () => {
    const cut = (content: EditedContent, file: string, tag: string) => {
      const block = new RegExp(`<${tag}(?:[^>]*/>|[^]*?</${tag}>)`);
      content.write(file, content.read(file).replace(block, ''));
    };
    const find = (edit: (content: EditedContent) => void) =>
      check(edit).filter((line) => /missing|has none/.test(line));
    for (const page of ['contact-us.mdx', 'our-dentist/index.mdx', 'services/index.mdx'])
      expect(find((content) => content.remove(page)).join('\n')).toContain(`/${page}.`);
    expect(find((content) => cut(content, 'index.mdx', 'ServiceGrid'))).toHaveLength(1);
    expect(find((content) => cut(content, 'index.mdx', 'PromotionBanner'))).toHaveLength(1);
    expect(find((content) => cut(content, 'contact-us.mdx', 'OfficeSection'))).toHaveLength(1);
  });

  it('takes a town in the name of the practice for no colleague', () => {
    const lines = check((content) => {
      content.change('_practice/practice.yml', /^name: .*/, 'name: Dentists of Duluth');
    });
    expect(lines.filter((line) => line.includes('Duluth has no page'))).toEqual([]);
  });

  it('reports a booking link to a missing page of our own', () => {
    const find = (path: string) =>
      check((content) => {
        const [, site = ''] = /^site: (.*)$/m.exec(content.read('_practice/practice.yml')) ?? [];
        content.change('_practice/practice.yml', /^ {2}booking: /, `  booking: ${site}${path}`);
      }).filter((line) => line.includes('practice.yml') && line.includes(path));
    expect(find('/contact-us')).toEqual([]);
    expect(find('/call-us')).toEqual([expect.stringContaining('The link to /call-us is broken.')]);
  });
});
