import {changesBetween, versionIn} from '@dental/changes';
import {describe, expect, it} from 'vitest';
import {routeTable} from '@dental/practice';
import {EditedContent} from '../support/editedSite';
import {exercise} from '../support/exercise';
import {table} from '../support/table';
import {changesAfter, textsAfter, untouched} from '../support/versions';

const HOURS = '_practice/hours.yml';

describe('changesBetween without a visible change', () => {
  it('reports nothing for the same version', () => {
    expect(changesBetween(untouched, untouched)).toEqual([]);
  });

  it.each([
    [
      'a note for colleagues is added',
      (content: EditedContent) =>
        content.change(HOURS, /^note:/, '# A note', 'note: By appointment only'),
    ],
    [
      'a paragraph is wrapped in another way',
      (content: EditedContent) => rewrap(content, 'about-us.mdx'),
    ],
    [
      'a sample is marked as real',
      (content: EditedContent) => content.change(content.first('_reviews'), /^sample: true$/),
    ],
  ])('reports nothing if %s', (_, edit) => {
    expect(textsAfter(edit)).toEqual([]);
  });
});

describe('changesBetween with other hours', () => {
  it('reports a closed day in one sentence', () => {
    const texts = textsAfter((content) => {
      content.change(HOURS, /opens: 7:00 am/, '    closed: true');
      content.change(HOURS, /closes: 2:00 pm/, '    closes: 2:00 pm');
      const text = content.read(HOURS);
      content.write(HOURS, text.replace(/(day: Friday\n {4}closed: true\n) {4}closes: .*\n/, '$1'));
    });
    expect(texts).toEqual([
      expect.stringMatching(/^Friday: closed instead of 7:00 am to 2:00 pm$/),
    ]);
  });
});

/** A line of a file in `_practice`, its replacement, and the text for the reviewer. */
interface Fact {
  file: string;
  line: string;
  by: string;
  said: string;
}

describe.each(table<Fact>(import.meta.url, 'facts'))(
  'changesBetween with $by in $file',
  ({file, line, by, said}) => {
    it('reports the old and new value, and pages that quote it', () => {
      const texts = textsAfter((content) => content.change(file, new RegExp(line), by));
      expect(texts.filter((text) => !text.includes('note for visitors'))).toEqual([
        expect.stringMatching(new RegExp(said)),
      ]);
    });
  },
);

describe('changesBetween with another record', () => {
  it('reports the case and its page in the gallery', () => {
    const file = untouched.site.cases[11]?.file.replace('pages-content/', '') ?? '';
    const [change] = changesAfter((content) => content.change(file, /^age:/, 'age: Over 60'));
    expect(change).toMatchObject({topic: 'Smile gallery', pages: ['/smile-gallery/page/2']});
    expect(change?.text).toMatch(/^The case “[^”]+”, age: Over 60 instead of /);
  });

  it('reports a changed picture with the same name', () => {
    const image = untouched.site.cases[11]?.beforeImage ?? '';
    const edit = new EditedContent(exercise);
    edit.addPicture(`${image}.svg`, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const {version} = versionIn(process.cwd(), edit.project);
    expect(version && changesBetween(untouched, version).map(({text}) => text)).toEqual([
      expect.stringMatching(/^The case “[^”]+”: picture before changed$/),
    ]);
  });

  it('counts added paragraphs', () => {
    const file = untouched.site.cases[0]?.file.replace('pages-content/', '') ?? '';
    const [text] = textsAfter((content) =>
      content.write(file, `${content.read(file)}\nOne paragraph more.\n`),
    );
    expect(text).toMatch(/^The case “[^”]+”, text: 1 paragraph added$/);
  });

  it('reports a shortened review', () => {
    const {file = '', name} = untouched.site.reviews[0] ?? {};
    const shorter = (content: EditedContent) => {
      const review = file.replace('pages-content/', '');
      content.write(review, content.read(review).replace(/[^.]+\.\s*$/, ''));
    };
    expect(textsAfter(shorter)).toEqual([
      `The review of ${name} is shortened or reworded: 1 paragraph changed`,
    ]);
  });

  it('reports a new or deleted review', () => {
    const last = untouched.site.reviews.at(-1);
    const file = last?.file.replace('pages-content/', '') ?? '';
    expect(textsAfter((content) => content.remove(file))).toEqual([
      expect.stringMatching(`^The review of ${last?.name} is gone`),
    ]);
    const added = textsAfter((content) =>
      content.write('_reviews/2026-10-14-zz.mdx', content.read(file)),
    );
    expect(added).toEqual([expect.stringMatching(`^The review of ${last?.name} is new`)]);
  });
});

describe('changesBetween with another page', () => {
  it('counts changed paragraphs and links to the page', () => {
    const changes = changesAfter((content) => {
      const text = content.read('about-us.mdx');
      const [first = ''] =
        untouched.site.pages.find(({path}) => path === '/about-us')?.body.paragraphs ?? [];
      content.write('about-us.mdx', text.replace(first.slice(0, 5), 'Other words'));
    });
    const [change, ...others] = changes.filter(({text}) => !text.includes('note for visitors'));
    expect(others).toEqual([]);
    expect(change?.text).toMatch(/^About us \(\/about-us\), words: 1 paragraph changed$/i);
    expect(change?.pages).toEqual(['/about-us']);
  });

  it('reports a changed link', () => {
    const texts = textsAfter((content) => {
      content.write(
        'about-us.mdx',
        content.read('about-us.mdx').replace('](/our-staff)', '](/our-staff/anika)'),
      );
    });
    expect(texts).toEqual([expect.stringMatching(/, links: 1 link changed$/)]);
  });

  it('reports the changes of a person', () => {
    const texts = textsAfter((content) => {
      content.change('our-staff/anika.mdx', /^expertise:/, 'expertise: Lead Hygienist');
      content.addPicture(
        'team/anika.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      );
    });
    expect(texts).toContain(
      'Anika Patel (/our-staff/anika), role: Lead Hygienist instead of Registered Dental Hygienist',
    );
    expect(texts).toContain('Anika Patel (/our-staff/anika): picture changed');
  });
});

describe('changesBetween with new, deleted, and moved pages', () => {
  it('reports a new page', () => {
    const texts = textsAfter((content) =>
      content.write(
        'our-staff/maria.mdx',
        content
          .read('our-staff/anika.mdx')
          .replaceAll('Anika Patel', 'Maria Lopez')
          .replace(/redirectFrom:\n( {2}- .*\n)+/, ''),
      ),
    );
    expect(texts).toContain('New page /our-staff/maria: Maria Lopez');
  });

  it('reports a deleted page and its redirect', () => {
    const lost = textsAfter((content) => content.remove('our-staff/anika.mdx'));
    expect(lost.join('\n')).toMatch(
      /^Removed: Anika Patel \(.*\); links to \/our-staff\/anika.* stop working$/m,
    );
    expect(lost.join('\n')).not.toContain('The old address');
    const kept = textsAfter((content) => {
      const former = content.read('our-staff/anika.mdx').match(/^ {2}- \/.*$/gm) ?? [];
      content.remove('our-staff/anika.mdx');
      const now = redirects(content, 'our-staff/index.mdx', '/our-staff/anika');
      content.addField('our-staff/index.mdx', ...now, ...former);
    });
    expect(kept).toContain(
      'Removed: Anika Patel (/our-staff/anika); links to it lead to /our-staff',
    );
  });

  it('reports a moved page with its own changes', () => {
    const texts = textsAfter((content) => {
      content.move('reviews.mdx', 'what-patients-say.mdx');
      content.change('what-patients-say.mdx', /^redirectFrom:/, 'redirectFrom:', '  - /reviews');
      content.change('what-patients-say.mdx', /^heading:/, 'heading: What patients say');
    });
    expect(texts).toContain(
      'Moved: /reviews is now /what-patients-say, and the old address leads there',
    );
    expect(texts).toContainEqual(
      expect.stringMatching(/heading: What patients say instead of Patient reviews$/),
    );
    expect(
      texts.filter((text) => text.startsWith('New page') || text.startsWith('Removed')),
    ).toEqual([]);
  });

  it('reports no links that only follow a moved page', () => {
    const texts = textsAfter((content) => {
      const {path = ''} = untouched.site.pages.find(({kind}) => kind === 'sub-service') ?? {};
      const [from, to] = [path.slice(1), `${path.slice(1)}-now`];
      content.move(`${from}.mdx`, `${to}.mdx`);
      content.addField(`${to}.mdx`, 'redirectFrom:', `  - ${path}`);
      for (const file of [
        '_practice/costs.yml',
        '_practice/search-words.yml',
        'services/index.mdx',
      ])
        content.write(file, content.read(file).replaceAll(new RegExp(`${path}\\b`, 'g'), `/${to}`));
    });
    expect(texts).toEqual([expect.stringMatching(/^Moved: /)]);
  });

  it('reports lost and new old URLs', () => {
    const {redirects: old} = routeTable(untouched.site.pages);
    const [from] = [...old].find(([, to]) => to === '/reviews') ?? [];
    const texts = textsAfter((content) => content.change('reviews.mdx', new RegExp(`- ${from}$`)));
    expect(texts).toEqual([`The old address ${from} is gone`]);
    const added = textsAfter((content) =>
      content.change('reviews.mdx', /^redirectFrom:/, 'redirectFrom:', '  - /praise'),
    );
    expect(added).toEqual(['The old address /praise is new: /reviews']);
  });
});

describe('changesBetween with an unreadable file', () => {
  it('reports the file instead of a deleted page', () => {
    const texts = textsAfter((content) =>
      content.change('reviews.mdx', /^kind: page$/, 'kind: nothing'),
    );
    expect(texts).toEqual(['pages-content/reviews.mdx, which cannot be read as it is or was']);
  });
});

/** Joins the lines of the paragraphs of a page. */
function rewrap(content: EditedContent, file: string): void {
  content.write(file, content.read(file).replace(/(\w{4,}) (\w{4,} \w{2,}\.)$/m, '$1\n$2'));
}

/** Removes the field `redirectFrom` of a page, and returns it with one more URL. */
function redirects(content: EditedContent, file: string, more: string): string[] {
  const found = /^redirectFrom:\n((?: {2}- .*\n)+)/m.exec(content.read(file));
  content.write(file, content.read(file).replace(found?.[0] ?? '', ''));
  return ['redirectFrom:', ...(found?.[1]?.trimEnd().split('\n') ?? []), `  - ${more}`];
}
