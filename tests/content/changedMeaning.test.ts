import {checkChanges} from '@dental/changes';
import {describe, expect, it} from 'vitest';
import {readContent} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise, getFirstFile} from '@dental/testing/exercise';

const ABOUT = 'about-us.mdx';
const PRACTICE = '_practice/practice.yml';
const PROMOTIONS = '_practice/promotions.yml';
const LEGAL = 'privacy-policy.mdx';
const REVIEW = getFirstFile('_reviews');

type IsReplaced = NonNullable<Parameters<typeof checkChanges>[2]>;

const readContentAfter = (edited: EditedContent) =>
  readContent(process.cwd(), {files: edited.project, today: '2026-11-22'}).content;

/** The messages about a change, each with its line. */
function findMessages(before: EditedContent, change: (content: EditedContent) => void): string[] {
  const after = new EditedContent(before.project);
  change(after);
  return checkChanges(readContentAfter(after), readContentAfter(before)).map(
    ({file, line, message}) => {
      const lines = after.read(file.replace('pages-content/', '')).split('\n');
      return `${lines[line - 1]?.trim()} | ${message}`;
    },
  );
}

/** The messages about a sentence that becomes another. */
function findSentenceMessages(was: string, is: string): string[] {
  const before = new EditedContent(exercise);
  before.write(ABOUT, `${before.read(ABOUT).trimEnd()}\n\n${was}\n`);
  return findMessages(before, (content) =>
    content.write(ABOUT, content.read(ABOUT).replace(was, is)),
  );
}

describe('checkChanges', () => {
  it.each([
    ['Do not rinse for a day.', 'Rinse well for a day.'],
    ['Keep the tooth in milk, not in water.', 'Keep the tooth in water, not in milk.'],
    ['Use the tray before brushing at night.', 'Use the tray after brushing at night.'],
    ['Put a cold pack on your cheek for a while.', 'Put a warm pack on your cheek for a while.'],
  ])('warns about a sentence with the opposite meaning: %s', (was, is) => {
    expect(findSentenceMessages(was, is)).toEqual([
      `${is} | This may now say the opposite. Before: "${was}"`,
    ]);
  });

  it('warns about an amount in another unit', () => {
    const is = 'Wait two days before you eat.';
    expect(findSentenceMessages('Wait two hours before you eat.', is)).toEqual([
      `${is} | "two hours" changed to "two days".`,
    ]);
  });

  it('warns about a deleted warning', () => {
    const warning = 'If you have trouble breathing, call 911.';
    expect(findSentenceMessages(`We are here for you. ${warning}`, 'We are here for you.')).toEqual(
      [expect.stringContaining(`A warning, right, or term was removed: "${warning}"`)],
    );
  });

  it('warns once about a deleted offer with several terms', () => {
    const terms = ['You can cancel at any time.', 'We put it in writing.', 'Interest is zero.'];
    const makeOffer = (id: string, text: string) =>
      `  - id: ${id}\n    heading: Our ${id} sale\n    text: ${text}\n` +
      '    image: art/promotion-august\n    starts: 2027-08-01\n    ends: 2027-08-31\n' +
      '    links: []\n    sample: true\n';
    const write = (content: EditedContent, ...offers: string[]) =>
      content.write(PROMOTIONS, `standing: Welcome.\npromotions:\n${offers.join('') || '  []\n'}`);
    const before = new EditedContent(exercise);
    const first = makeOffer('whitening', `Bright teeth for you. ${terms.join(' ')}`);
    const second = makeOffer('aligner', `Trays for adults of any age. ${terms.join(' ')}`);
    write(before, first, second);
    const isRemoved = 'A warning, right, or term was removed';
    const count = (...offers: string[]) =>
      findMessages(before, (content) => write(content, ...offers)).filter((message) =>
        message.includes(isRemoved),
      ).length;
    expect([count(first), count(second), count()]).toEqual([1, 1, 2]);
    expect(count(first, makeOffer('aligner', 'Trays for adults of any age.'))).toBe(3);
  });

  it.each([
    {
      change: 'a warning sign is removed',
      is: '<WhenToCall>\n\n- Your tongue tingles.\n\n</WhenToCall>',
      removed: 'A filling feels high.',
    },
    {
      change: 'an answer changes from yes to no',
      was: 'Yes. Your partner can sit next to you.',
      is: 'No. The hallway has chairs.',
      removed: undefined,
    },
  ])('warns when $change', ({was, is, removed}) => {
    const before = new EditedContent(exercise);
    const old = was ?? is.replace('- Your', `- ${removed}\n- Your`);
    before.replaceBody(ABOUT, old);
    const messages = findMessages(before, (content) => content.replaceBody(ABOUT, is));
    expect(messages).toEqual([expect.stringContaining(removed ?? 'may now say the opposite')]);
  });

  it('warns about a sentence that is removed from the emergency page', () => {
    const before = new EditedContent(exercise);
    before.write('urgent-help.mdx', before.read(ABOUT));
    const sentence = 'Put the phone on speaker.';
    before.replaceBody('urgent-help.mdx', `Sit down first.\n\n${sentence}`);
    expect(
      findMessages(before, (content) => content.replaceBody('urgent-help.mdx', 'Sit down first.')),
    ).toEqual([expect.stringContaining(sentence)]);
  });

  it('warns about reworded first aid', () => {
    const before = new EditedContent(exercise);
    const changed = findMessages(before, (content) =>
      content.write(
        '_practice/claims.yml',
        content.read('_practice/claims.yml').replace('in milk', 'in a tissue'),
      ),
    );
    expect(changed).toEqual(expect.arrayContaining([expect.stringContaining('This changed from')]));
  });

  it('warns about a new language', () => {
    const before = new EditedContent(exercise);
    const changed = findMessages(before, (content) =>
      content.write(
        PRACTICE,
        content.read(PRACTICE).replace(/(languages:[^]*?)Spanish/, '$1Mandarin'),
      ),
    );
    expect(changed).toEqual(expect.arrayContaining([expect.stringContaining('Mandarin')]));
  });

  it('warns about another phone number', () => {
    const before = new EditedContent(exercise);
    const changed = findMessages(before, (content) =>
      content.change(PRACTICE, /^phone:/, 'phone: (480) 555-0199'),
    );
    expect(changed).toEqual([expect.stringMatching(/^phone: .* to "\(480\) 555-0199"\.$/)]);
  });

  it('warns about another license number, and a date that moved back', () => {
    const before = new EditedContent();
    const dentist = before.getFirstFile('our-dentist');
    const costs = '_practice/costs.yml';
    const changed = findMessages(before, (content) => {
      content.change(dentist, /^ {2}number:/, '  number: D123456');
      content.change(costs, /^confirmed:/, 'confirmed: 2024-01-02');
    });
    expect(changed.filter((message) => message.startsWith('number:'))).toHaveLength(1);
    expect(changed).toContainEqual(
      expect.stringMatching(/^confirmed: .* moved back from .* to January 2, 2024\.$/),
    );
  });

  it('warns about another number to call at night', () => {
    const before = new EditedContent(exercise);
    const was = '(480) 555-0170';
    const is = '(480) 555-0199';
    const line = ['  - name: Dental line', '    what: A dentist on call.', `    phone: ${was}`];
    before.change(PRACTICE, /^email:/, 'email: hello@example.com', 'afterHours:', ...line);
    const changed = findMessages(before, (content) =>
      content.write(PRACTICE, content.read(PRACTICE).replace(was, is)),
    );
    expect(changed).toContain(`phone: ${is} | This changed from "${was}" to "${is}".`);
  });

  it("warns about an edit of a patient's words", () => {
    const before = new EditedContent(exercise);
    const changed = findMessages(before, (content) =>
      content.write(
        REVIEW,
        content.read(REVIEW).replace(/(---\n[^]*?---\n\s*)(\S+ \S+)/, '$1Truly, $2'),
      ),
    );
    expect(changed).toEqual([expect.stringMatching(/The review by .* changed from/)]);
  });

  describe('with a new photo of a patient', () => {
    const file = getFirstFile('_cases');
    const question = 'New photo of a patient: does the permission cover it?';
    const before = new EditedContent(exercise);
    if (/^sample:/m.test(before.read(file))) before.change(file, /^sample:/);
    const [image] = /(?<=afterImage: ).*/.exec(before.read(file)) ?? [''];
    const isReplaced = (picture: string) => picture.startsWith(`static/img/${image}.`);
    const findQuestions = (change: (content: EditedContent) => void, ...isNew: IsReplaced[]) => {
      const after = new EditedContent(before.project);
      change(after);
      return checkChanges(readContentAfter(after), readContentAfter(before), ...isNew)
        .filter(({message}) => message === question)
        .map(({field}) => field);
    };
    const addPhoto = (content: EditedContent) => {
      content.addPicture('cases/new-after.jpg');
      content.change(file, /^afterImage:/, 'afterImage: cases/new-after');
    };
    const signAgain = (content: EditedContent) =>
      content.change(file, /^ {2}on:/, '  on: 2026-11-20');

    it('asks about it when the case names another picture', () => {
      expect(findQuestions(addPhoto)).toEqual(['afterImage']);
    });

    it('asks about it when the file has new content', () => {
      expect(findQuestions(() => undefined, isReplaced)).toEqual(['afterImage']);
    });

    it('asks nothing when the patient signed again or it is a sample', () => {
      const addAndSign = (content: EditedContent) =>
        [addPhoto, signAgain].forEach((edit) => edit(content));
      const addToSample = (content: EditedContent) => {
        addPhoto(content);
        content.addField(file, 'sample: true');
      };
      expect(findQuestions(addAndSign, isReplaced)).toEqual([]);
      expect(findQuestions(addToSample, isReplaced)).toEqual([]);
      expect(findQuestions(() => undefined)).toEqual([]);
    });
  });

  it('warns about a reworded legal text with its old date', () => {
    const before = new EditedContent(exercise);
    const rewordPage = (content: EditedContent) =>
      content.write(LEGAL, `${content.read(LEGAL).trimEnd()}\n\nWe may change this.\n`);
    const addDate = (content: EditedContent) =>
      content.change(LEGAL, /^updated:/, 'updated: 2026-11-22');
    expect(findMessages(before, rewordPage)).toEqual([
      expect.stringMatching(/^updated: .* The text changed, but its date is still/),
    ]);
    expect(
      findMessages(before, (content) => [rewordPage, addDate].forEach((edit) => edit(content))),
    ).toEqual([]);
    expect(findMessages(before, addDate)).toEqual([]);
  });
});

describe('checkChanges with a harmless edit', () => {
  it.each([
    {
      edit: 'a synonym',
      was: 'We listen before we treat you.',
      is: 'We listen first, before we treat you.',
    },
    {
      edit: 'a slightly different number',
      was: 'A visit takes 40 minutes.',
      is: 'A visit takes 45 minutes.',
    },
    {
      edit: 'a term in two sentences',
      was: 'You can call or come by, and we help you to put it in writing if you like.',
      is: 'Call or come by. We help you to put it in writing if you like.',
    },
    {edit: 'a new sentence', was: 'We listen.', is: 'We listen. Ask us whatever you like.'},
    {
      edit: 'a deleted minor sentence',
      was: 'We listen. The coffee is fresh.',
      is: 'We listen.',
    },
  ])('accepts $edit', ({was, is}) => {
    expect(findSentenceMessages(was, is)).toEqual([]);
  });
});
