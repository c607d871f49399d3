import {findChanges, readSnapshot} from '@dental/changes';
import {describe, expect, it} from 'vitest';
import {createAddressBook} from '@dental/practice';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {findChangesAfter, findTextsAfter, originalVersion} from '@dental/testing/versions';

const HOURS = '_practice/hours.yml';

describe('findChanges without a visible change', () => {
  it('reports nothing for the same version', () => {
    expect(findChanges(originalVersion, originalVersion)).toEqual([]);
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
      (content: EditedContent) =>
        content.change(content.getFirstFile('_reviews'), /^sample: true$/),
    ],
  ])('reports nothing if %s', (_, edit) => {
    expect(findTextsAfter(edit)).toEqual([]);
  });
});

describe('findChanges with other hours', () => {
  it('reports a closed day in one sentence', () => {
    const texts = findTextsAfter((content) => {
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
  /** By default the first line with the same field, at the same indent. */
  line?: RegExp;
  by: string;
  sentence: RegExp;
}

const FACTS: readonly Fact[] = [
  {
    file: '_practice/hours.yml',
    line: /closes: 7:00 pm/,
    by: '    closes: 6:30 pm',
    sentence: /^Tuesday closing time: 6:30 pm instead of 7:00 pm$/,
  },
  {
    file: '_practice/hours.yml',
    line: /^closures:$/,
    by: ['closures:', '  - name: Repairs', '    from: 2027-03-01', '    to: 2027-03-02'].join('\n'),
    sentence: /^The closure for Repairs is new: March 1, 2027 to March 2, 2027$/,
  },
  {
    file: '_practice/hours.yml',
    line: /^specialHours:$/,
    by: [
      'specialHours:',
      '  - name: Extra day',
      '    days: [2027-03-06]',
      '    opens: 9:00 am',
      '    closes: 1:00 pm',
    ].join('\n'),
    sentence: /^The special hours on March 6, 2027 .* new: 9:00 am to 1:00 pm$/,
  },
  {
    file: '_practice/hours.yml',
    line: /to: 2027-01-01/,
    by: '    to: 2027-01-04',
    sentence:
      /^The closure for Winter holidays, last day: January 4, 2027 instead of January 1, 2027$/,
  },
  {
    file: 'reviews.mdx',
    by: 'title: Reviews | Copper Finch Dental',
    sentence: /, title in search results: “Reviews \| Copper Finch Dental” instead of /,
  },
  {
    file: 'reviews.mdx',
    by: 'navTitle: What patients say',
    sentence: /, name in menus: What patients say instead of /,
  },
  {
    file: 'financial-policy.mdx',
    by: '  on: 2026-11-30',
    sentence: /, signature: .*November 30, 2026/,
  },
  {
    file: '_practice/menus.yml',
    line: /^ {2}- label: Services$/,
    by: '  - label: Treatments',
    sentence: /^The main navigation says “Treatments” instead of “Services”$/,
  },
  {
    file: 'index.mdx',
    line: /alt="A dentist/,
    by:
      '<Hero image="art/hero" alt="A talk" video="doctor-intro" ' +
      'step="Tell us what bothers you.">',
    sentence: /the image art\/hero is described as “A talk” instead of “A dentist/,
  },
  {
    file: '_practice/practice.yml',
    by: 'phone: (480) 555-0199',
    sentence: /^Phone number: \(480\) 555-0199 instead of /,
  },
  {
    file: '_practice/practice.yml',
    by: 'email: desk@copperfinchdental.example',
    sentence: /^Email address: desk@.* instead of /,
  },
  {
    file: '_practice/practice.yml',
    by: '  street: 1 Main St',
    sentence: /^Address: “1 Main St, Gilbert.*” instead of “/,
  },
  {
    file: '_practice/practice.yml',
    by: '  booking: https://book.example',
    sentence: /^Booking: https:\/\/book\.example instead of /,
  },
  {
    file: '_practice/policies.yml',
    by: '  feeDollars: 80',
    sentence: new RegExp(
      String.raw`^Fee for a late cancellation: \$80 instead of \$\d+, ` +
        'on .*/financial-policy.* and the forms on paper$',
    ),
  },
  {
    file: '_practice/policies.yml',
    line: /interestPercent: 18/,
    by: '      interestPercent: 16',
    sentence: /6-month payment plan: 16% instead of 18%, on .*\/financial-policy/,
  },
  {
    file: '_practice/claims.yml',
    by: 'crownLife: 8 to 20 years',
    sentence: /^How long .*: 8 to 20 years instead of .*dental-crowns/,
  },
  {
    file: '_practice/promotions.yml',
    line: /ends: 2027-08-31/,
    by: '    ends: 2027-08-15',
    sentence: /^The promotion “.*”, last day: August 15, 2027 instead of August 31, 2027$/,
  },
  {
    file: '_practice/videos.yml',
    line: /title: Meet Dr\. Marquez/,
    by: '  title: Hello',
    sentence: /^The video “Hello”, title: Hello instead of Meet Dr\. Marquez$/,
  },
  {
    file: '_practice/testimonials.yml',
    line: /subTitle: March/,
    by: '  subTitle: May 2, 2026',
    sentence: /^Testimonial 1 \(.*\), date: May 2, 2026 instead of March/,
  },
  {
    file: '_practice/facility.yml',
    line: /caption: The front door/,
    by: '  caption: The door',
    sentence: /^The image facility\/door, caption: .*The door/,
  },
  {
    file: '_practice/insurance.yml',
    line: /^ {4}standing: out-of-network/,
    by: '    standing: in-network',
    sentence:
      /^The plan “Delta Dental Premier”, network status: in network instead of out of network$/,
  },
  {
    file: '_practice/insurance.yml',
    line: /^plans:/,
    by: ['plans:', '  - name: Delta Direct', '    standing: ask'].join('\n'),
    sentence: /^The plan “Delta Direct” is new: patients need to ask$/,
  },
  {
    file: '_practice/costs.yml',
    line: /^ {8}to: 1750/,
    by: '        to: 1850',
    sentence: /^The price of “Crown”, highest price: \$1,850 instead of \$1,750$/,
  },
  {
    file: '_practice/payment-partners.yml',
    by: '  linkLabel: Apply now',
    sentence: /^Lender number one, link text: Apply now instead of /,
  },
  {
    file: '_practice/third-parties.yml',
    by: '    agreement: signed',
    sentence: /^The people behind quailcreek, agreement: signed instead of missing/,
  },
  {
    file: '_practice/integrations.yml',
    by: '  contact: https://forms.copperfinchdental.example/other',
    sentence: /^The forms, contact: .*other instead of /,
  },
  {
    file: '_practice/perio-protection.yml',
    by: 'heading: Perio',
    sentence: /heading: “?Perio”? instead of /,
  },
];

describe.each(FACTS)('changesBetween with $by in $file', ({file, line, by, sentence}) => {
  it('reports the old and new value, and pages that quote it', () => {
    const pattern = line ?? new RegExp(`^${by.slice(0, by.indexOf(':') + 1)}`);
    const texts = findTextsAfter((content) => content.change(file, pattern, by));
    expect(texts.filter((text) => !text.includes('note for visitors'))).toEqual([
      expect.stringMatching(sentence),
    ]);
  });
});

describe('findChanges with another record', () => {
  it('reports the case and its page in the gallery', () => {
    const file = originalVersion.site.cases[11]?.file.replace('pages-content/', '') ?? '';
    const [change] = findChangesAfter((content) => content.change(file, /^age:/, 'age: Over 60'));
    expect(change).toMatchObject({topic: 'Smile gallery', pages: ['/smile-gallery/page/2']});
    expect(change?.text).toMatch(/^The case “[^”]+”, age: Over 60 instead of /);
  });

  it('reports a changed picture with the same name', () => {
    const image = originalVersion.site.cases[11]?.beforeImage ?? '';
    const edit = new EditedContent(exercise);
    edit.addPicture(`${image}.svg`, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const {version} = readSnapshot(process.cwd(), edit.project);
    expect(version && findChanges(originalVersion, version).map(({text}) => text)).toEqual([
      expect.stringMatching(/^The case “[^”]+”: before image changed$/),
    ]);
  });

  it('quotes an added paragraph', () => {
    const file = originalVersion.site.cases[0]?.file.replace('pages-content/', '') ?? '';
    const [text] = findTextsAfter((content) =>
      content.write(file, `${content.read(file)}\nOne paragraph more.\n`),
    );
    expect(text).toMatch(/^The case “[^”]+”, text: “One paragraph more\.” added$/);
  });

  it('reports a shortened review', () => {
    const {file = '', name} = originalVersion.site.reviews[0] ?? {};
    const shorten = (content: EditedContent) => {
      const review = file.replace('pages-content/', '');
      content.write(review, content.read(review).replace(/[^.]+\.\s*$/, ''));
    };
    expect(findTextsAfter(shorten)).toEqual([
      expect.stringMatching(`^The review of ${name} is shortened or reworded: “.*” removed$`),
    ]);
  });

  it('reports a new or deleted review', () => {
    const last = originalVersion.site.reviews.at(-1);
    const file = last?.file.replace('pages-content/', '') ?? '';
    expect(findTextsAfter((content) => content.remove(file))).toEqual([
      expect.stringMatching(`^The review of ${last?.name} was removed`),
    ]);
    const added = findTextsAfter((content) =>
      content.write('_reviews/2026-10-14-zz.mdx', content.read(file)),
    );
    expect(added).toEqual([expect.stringMatching(`^The review of ${last?.name} is new`)]);
  });
});

describe('findChanges with another page', () => {
  it('quotes a changed paragraph and links to the page', () => {
    const changes = findChangesAfter((content) => {
      const text = content.read('about-us.mdx');
      const [first = ''] =
        originalVersion.site.pages.find(({path}) => path === '/about-us')?.body.paragraphs ?? [];
      content.write('about-us.mdx', text.replace(first.slice(0, 5), 'Other words'));
    });
    const [change, ...others] = changes.filter(({text}) => !text.includes('note for visitors'));
    expect(others).toEqual([]);
    expect(change?.text).toMatch(
      /^About us \(\/about-us\), words: “Other words.*” instead of “.*”$/i,
    );
    expect(change?.pages).toEqual(['/about-us']);
  });

  it('reports a changed link', () => {
    const texts = findTextsAfter((content) => {
      content.write(
        'about-us.mdx',
        content.read('about-us.mdx').replace('](/our-staff)', '](/our-staff/anika)'),
      );
    });
    expect(texts).toEqual([expect.stringMatching(/, links: 1 link changed$/)]);
  });

  it('reports the changes of a person', () => {
    const texts = findTextsAfter((content) => {
      content.change('our-staff/anika.mdx', /^expertise:/, 'expertise: Lead Hygienist');
      content.addPicture(
        'team/anika.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      );
    });
    expect(texts).toContain(
      'Anika Patel (/our-staff/anika), role: Lead Hygienist instead of Registered Dental Hygienist',
    );
    expect(texts).toContain('Anika Patel (/our-staff/anika): image changed');
  });
});

describe('findChanges with new, deleted, and moved pages', () => {
  it('reports a new page', () => {
    const texts = findTextsAfter((content) =>
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
    const texts = findTextsAfter((content) => content.remove('our-staff/anika.mdx'));
    expect(texts.join('\n')).toMatch(
      /^Removed: Anika Patel \(.*\); links to \/our-staff\/anika.* stop working$/m,
    );
    expect(texts.join('\n')).not.toContain('The old address');
    const otherTexts = findTextsAfter((content) => {
      const former = content.read('our-staff/anika.mdx').match(/^ {2}- \/.*$/gm) ?? [];
      content.remove('our-staff/anika.mdx');
      const now = listRedirects(content, 'our-staff/index.mdx', '/our-staff/anika');
      content.addField('our-staff/index.mdx', ...now, ...former);
    });
    const removed = 'Removed: Anika Patel (/our-staff/anika); links to it redirect to /our-staff';
    expect(otherTexts).toContain(removed);
    expect(otherTexts.join()).not.toContain('The old address');
  });

  it('reports a moved page with its own changes', () => {
    const texts = findTextsAfter((content) => {
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

  it('reports no links that only follow a moved page', () => {
    const texts = findTextsAfter((content) => {
      const {path = ''} = originalVersion.site.pages.find(({kind}) => kind === 'sub-service') ?? {};
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
    const {redirects: old} = createAddressBook(originalVersion.site.pages);
    const [from] = [...old].find(([, to]) => to === '/reviews') ?? [];
    const texts = findTextsAfter((content) =>
      content.change('reviews.mdx', new RegExp(`- ${from}$`)),
    );
    expect(texts).toEqual([`The old address ${from} was removed`]);
    const added = findTextsAfter((content) =>
      content.change('reviews.mdx', /^redirectFrom:/, 'redirectFrom:', '  - /praise'),
    );
    expect(added).toEqual(['The old address /praise is new: /reviews']);
  });
});

describe('findChanges with an unreadable file', () => {
  it('reports the file instead of a deleted page', () => {
    const texts = findTextsAfter((content) =>
      content.change('reviews.mdx', /^kind: page$/, 'kind: nothing'),
    );
    expect(texts).toEqual([
      "The file pages-content/reviews.mdx can't be read in one of the versions",
    ]);
  });
});

/** Joins the lines of the paragraphs of a page. */
function rewrap(content: EditedContent, file: string): void {
  content.write(file, content.read(file).replace(/(\w{4,}) (\w{4,} \w{2,}\.)$/m, '$1\n$2'));
}

/** Removes the field `redirectFrom` of a page, and returns it with one more URL. */
function listRedirects(content: EditedContent, file: string, more: string): string[] {
  const match = /^redirectFrom:\n((?: {2}- .*\n)+)/m.exec(content.read(file));
  content.write(file, content.read(file).replace(match?.[0] ?? '', ''));
  return ['redirectFrom:', ...(match?.[1]?.trimEnd().split('\n') ?? []), `  - ${more}`];
}
