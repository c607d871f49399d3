import {findChanges, readSnapshot} from '@dental/changes';
import {describe, expect, it} from 'vitest';
import {createAddressBook} from '@dental/practice';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {changesAfter, textsAfter, untouched} from '@dental/testing/versions';

const HOURS = '_practice/hours.yml';

describe('changesBetween without a visible change', () => {
  it('reports nothing for the same version', () => {
    expect(findChanges(untouched, untouched)).toEqual([]);
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
  line: RegExp;
  by: string;
  said: RegExp;
}

const FACTS: readonly Fact[] = [
  {
    file: '_practice/hours.yml',
    line: /closes: 7:00 pm/,
    by: '    closes: 6:30 pm',
    said: /^Tuesday closing time: 6:30 pm instead of 7:00 pm$/,
  },
  {
    file: '_practice/hours.yml',
    line: /^closures:$/,
    by: ['closures:', '  - name: Repairs', '    from: 2027-03-01', '    to: 2027-03-02'].join('\n'),
    said: /^The closure for Repairs is new: March 1, 2027 to March 2, 2027$/,
  },
  {
    file: '_practice/hours.yml',
    line: /to: 2027-01-01/,
    by: '    to: 2027-01-04',
    said: /^The closure for Winter holidays, last day: January 4, 2027 instead of January 1, 2027$/,
  },
  {
    file: 'reviews.mdx',
    line: /^title:/,
    by: 'title: Reviews | Copper Finch Dental',
    said: /, title in search results: “Reviews \| Copper Finch Dental” instead of /,
  },
  {
    file: 'reviews.mdx',
    line: /^navTitle:/,
    by: 'navTitle: What patients say',
    said: /, name in menus: What patients say instead of /,
  },
  {
    file: 'financial-policy.mdx',
    line: /^ {2}on: /,
    by: '  on: 2026-11-30',
    said: /, signature: .*November 30, 2026/,
  },
  {
    file: '_practice/menus.yml',
    line: /^ {2}- label: Services$/,
    by: '  - label: Treatments',
    said: /^The menu says “Treatments” instead of “Services”$/,
  },
  {
    file: 'index.mdx',
    line: /alt="A dentist/,
    by: '<Hero image="art/hero" alt="A talk" video="doctor-intro" step="Tell us what bothers you.">',
    said: /the image art\/hero is described as “A talk” instead of “A dentist/,
  },
  {
    file: '_practice/practice.yml',
    line: /^phone:/,
    by: 'phone: (480) 555-0199',
    said: /^Phone number: \(480\) 555-0199 instead of /,
  },
  {
    file: '_practice/practice.yml',
    line: /^email:/,
    by: 'email: desk@copperfinchdental.example',
    said: /^Email address: desk@.* instead of /,
  },
  {
    file: '_practice/practice.yml',
    line: /^ {2}street:/,
    by: '  street: 1 Main St',
    said: /^Address: “1 Main St, Gilbert.*” instead of “/,
  },
  {
    file: '_practice/practice.yml',
    line: /^ {2}booking:/,
    by: '  booking: https://book.example',
    said: /^Booking: https:\/\/book\.example instead of /,
  },
  {
    file: '_practice/policies.yml',
    line: /feeDollars/,
    by: '  feeDollars: 80',
    said: /^Fee for a late cancellation: \$80 instead of \$\d+, on .*\/financial-policy.* and the forms on paper$/,
  },
  {
    file: '_practice/policies.yml',
    line: /interestPercent: 18/,
    by: '      interestPercent: 16',
    said: /6-month payment plan: 16% instead of 18%, on .*\/financial-policy/,
  },
  {
    file: '_practice/claims.yml',
    line: /^crownLife:/,
    by: 'crownLife: 8 to 20 years',
    said: /^How long .*: 8 to 20 years instead of .*dental-crowns/,
  },
  {
    file: '_practice/promotions.yml',
    line: /ends: 2027-08-31/,
    by: '    ends: 2027-08-15',
    said: /^The promotion “.*”, last day: August 15, 2027 instead of August 31, 2027$/,
  },
  {
    file: '_practice/videos.yml',
    line: /title: Meet Dr\. Marquez/,
    by: '  title: Hello',
    said: /^The video “Hello”, title: Hello instead of Meet Dr\. Marquez$/,
  },
  {
    file: '_practice/testimonials.yml',
    line: /subTitle: March/,
    by: '  subTitle: May 2, 2026',
    said: /^Testimonial 1 \(.*\), date: May 2, 2026 instead of March/,
  },
  {
    file: '_practice/facility.yml',
    line: /caption: The front door/,
    by: '  caption: The door',
    said: /^The image facility\/door, caption: .*The door/,
  },
  {
    file: '_practice/insurance.yml',
    line: /^ {4}standing: out-of-network/,
    by: '    standing: in-network',
    said: /^The plan “Delta Dental Premier”, network status: in network instead of out of network$/,
  },
  {
    file: '_practice/insurance.yml',
    line: /^plans:/,
    by: ['plans:', '  - name: Delta Direct', '    standing: ask'].join('\n'),
    said: /^The plan “Delta Direct” is new: patients need to ask$/,
  },
  {
    file: '_practice/costs.yml',
    line: /^ {8}to: 1750/,
    by: '        to: 1850',
    said: /^The price of “Crown”, highest price: \$1,850 instead of \$1,750$/,
  },
  {
    file: '_practice/payment-partners.yml',
    line: /linkLabel: Apply/,
    by: '  linkLabel: Apply now',
    said: /^Lender number one, link text: Apply now instead of /,
  },
  {
    file: '_practice/third-parties.yml',
    line: /^ {4}agreement: missing/,
    by: '    agreement: signed',
    said: /^The owner of portal quailcreek, agreement: signed instead of missing/,
  },
  {
    file: '_practice/integrations.yml',
    line: /^ {2}contact:/,
    by: '  contact: https://forms.copperfinchdental.example/other',
    said: /^The forms, contact: .*other instead of /,
  },
  {
    file: '_practice/perio-protection.yml',
    line: /^heading:/,
    by: 'heading: Perio',
    said: /heading: “?Perio”? instead of /,
  },
];

describe.each(FACTS)('changesBetween with $by in $file', ({file, line, by, said}) => {
  it('reports the old and new value, and pages that quote it', () => {
    const texts = textsAfter((content) => content.change(file, line, by));
    expect(texts.filter((text) => !text.includes('note for visitors'))).toEqual([
      expect.stringMatching(said),
    ]);
  });
});

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
    const {version} = readSnapshot(process.cwd(), edit.project);
    expect(version && findChanges(untouched, version).map(({text}) => text)).toEqual([
      expect.stringMatching(/^The case “[^”]+”: before image changed$/),
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
      expect.stringMatching(`^The review of ${last?.name} was removed`),
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
    expect(texts).toContain('Anika Patel (/our-staff/anika): image changed');
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
      'Removed: Anika Patel (/our-staff/anika); links to it redirect to /our-staff',
    );
  });

  it('reports a moved page with its own changes', () => {
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
    const {redirects: old} = createAddressBook(untouched.site.pages);
    const [from] = [...old].find(([, to]) => to === '/reviews') ?? [];
    const texts = textsAfter((content) => content.change('reviews.mdx', new RegExp(`- ${from}$`)));
    expect(texts).toEqual([`The old address ${from} was removed`]);
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
    expect(texts).toEqual([
      "pages-content/reviews.mdx, which can't be read in one of the versions",
    ]);
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
