import {changesBetween, versionIn} from '@dental/changes';
import {describe, expect, it} from 'vitest';
import {routeTable} from '@dental/practice';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {table} from '@dental/testing/table';
import {changesAfter, textsAfter, untouched} from '@dental/testing/versions';

const HOURS = '_practice/hours.yml';

describe('a reviewer is told of nothing', () => {
  it('when nothing has changed', () => {
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
  ])('when %s', (_, edit) => {
    expect(textsAfter(edit)).toEqual([]);
  });
});

describe('a change of the hours', () => {
  it('says in one sentence that a day is closed', () => {
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

/** A line of a file of facts, what somebody puts in its place, and what a reviewer reads. */
interface Fact {
  file: string;
  line: string;
  by: string;
  said: string;
}

describe.each(table<Fact>(import.meta.url, 'facts'))(
  'where $file has $line replaced by $by',
  ({file, line, by, said}) => {
    it('a reviewer reads the value before and after, and where prose quotes it', () => {
      const texts = textsAfter((content) => content.change(file, new RegExp(line), by));
      expect(texts.filter((text) => !text.includes('note for visitors'))).toEqual([
        expect.stringMatching(new RegExp(said)),
      ]);
    });
  },
);

describe('a change of a record', () => {
  it('of a case says which, and on which page of the gallery', () => {
    const file = untouched.site.cases[11]?.file.replace('pages-content/', '') ?? '';
    const [change] = changesAfter((content) => content.change(file, /^age:/, 'age: Over 60'));
    expect(change).toMatchObject({topic: 'Smile gallery', pages: ['/smile-gallery/page/2']});
    expect(change?.text).toMatch(/^The case “[^”]+”, age: Over 60 instead of /);
  });

  it('says that a picture changed though its name did not', () => {
    const image = untouched.site.cases[11]?.beforeImage ?? '';
    const edit = new EditedContent(exercise);
    edit.addPicture(`${image}.svg`, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const {version} = versionIn(process.cwd(), edit.project);
    expect(version && changesBetween(untouched, version).map(({text}) => text)).toEqual([
      expect.stringMatching(/^The case “[^”]+”: picture before changed$/),
    ]);
  });

  it('counts the paragraphs that are others', () => {
    const file = untouched.site.cases[0]?.file.replace('pages-content/', '') ?? '';
    const [text] = textsAfter((content) =>
      content.write(file, `${content.read(file)}\nOne paragraph more.\n`),
    );
    expect(text).toMatch(/^The case “[^”]+”, text: 1 paragraph added$/);
  });

  it('names the patient whose review was shortened', () => {
    const {file = '', name} = untouched.site.reviews[0] ?? {};
    const shorter = (content: EditedContent) => {
      const review = file.replace('pages-content/', '');
      content.write(review, content.read(review).replace(/[^.]+\.\s*$/, ''));
    };
    expect(textsAfter(shorter)).toEqual([
      `The review of ${name} is shortened or reworded: 1 paragraph changed`,
    ]);
  });

  it('says when a review is new or gone', () => {
    const last = untouched.site.reviews.at(-1);
    const file = last?.file.replace('pages-content/', '') ?? '';
    expect(textsAfter((content) => content.remove(file))).toEqual([
      expect.stringMatching(`^The review of ${last?.name} was removed`),
    ]);
    const added = textsAfter((content) =>
      content.write('_reviews/2026-10-14-zz.mdx', content.read(file)),
    );
    expect(added).toEqual([expect.stringMatching(`^The review of ${last?.name} is new`)]);
  });
});

describe('a change of a page', () => {
  it('says how many paragraphs are others, and leads to the page', () => {
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

  it('says where a link leads now', () => {
    const texts = textsAfter((content) => {
      content.write(
        'about-us.mdx',
        content.read('about-us.mdx').replace('](/our-staff)', '](/our-staff/anika)'),
      );
    });
    expect(texts).toEqual([expect.stringMatching(/, links: 1 link changed$/)]);
  });

  it('names a person and what is new about them', () => {
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

describe('a page that comes, goes or moves', () => {
  it('is said to be new', () => {
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

  it('is said to be gone, with where its old address leads', () => {
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
      'Removed: Anika Patel (/our-staff/anika); links to it redirect to /our-staff',
    );
  });

  it('is said to have moved if it took its old address along, and its own changes are said as well', () => {
    const texts = textsAfter((content) => {
      content.move('reviews.mdx', 'what-patients-say.mdx');
      content.change('what-patients-say.mdx', /^redirectFrom:/, 'redirectFrom:', '  - /reviews');
      content.change('what-patients-say.mdx', /^heading:/, 'heading: What patients say');
    });
    expect(texts).toContain(
      'Moved: /reviews is now /what-patients-say, and the old address redirects to it',
    );
    expect(texts).toContainEqual(
      expect.stringMatching(/heading: What patients say instead of Patient reviews$/),
    );
    expect(
      texts.filter((text) => text.startsWith('New page') || text.startsWith('Removed')),
    ).toEqual([]);
  });

  it('takes along what leads to it: of that nothing is said', () => {
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

  it('takes its old addresses along, or they are said to be lost', () => {
    const {redirects: old} = routeTable(untouched.site.pages);
    const [from] = [...old].find(([, to]) => to === '/reviews') ?? [];
    const texts = textsAfter((content) => content.change('reviews.mdx', new RegExp(`- ${from}$`)));
    expect(texts).toEqual([`The old address ${from} was removed`]);
    const added = textsAfter((content) =>
      content.change('reviews.mdx', /^redirectFrom:/, 'redirectFrom:', '  - /praise'),
    );
    expect(added).toEqual(['The old address /praise is new: /reviews']);
  });
});

describe('a file that cannot be read', () => {
  it('is left out of the comparison, which says so instead of calling its page gone', () => {
    const texts = textsAfter((content) =>
      content.change('reviews.mdx', /^kind: page$/, 'kind: nothing'),
    );
    expect(texts).toEqual([
      "pages-content/reviews.mdx, which can't be read in one of the versions",
    ]);
  });
});

/** Joins the lines of the paragraphs of a page. */
function rewrap(content: EditedContent, file: string): void {
  content.write(file, content.read(file).replace(/(\w{4,}) (\w{4,} \w{2,}\.)$/m, '$1\n$2'));
}

/** The field with the old addresses of a page and one more; the one that is there is taken away. */
function redirects(content: EditedContent, file: string, more: string): string[] {
  const found = /^redirectFrom:\n((?: {2}- .*\n)+)/m.exec(content.read(file));
  content.write(file, content.read(file).replace(found?.[0] ?? '', ''));
  return ['redirectFrom:', ...(found?.[1]?.trimEnd().split('\n') ?? []), `  - ${more}`];
}
