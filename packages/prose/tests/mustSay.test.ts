import {posix} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readContent} from '@dental/checks';
import {computeSignedDigest, type Content} from '@dental/content';
import {disk, EditedContent, loadEdited} from '@dental/testing/editedSite';
import {checkMustSay} from '../src/mustSay';

interface Requirement {
  on: string[];
  says?: string;
  quotes?: string[];
}

const requirements = parse(
  disk.read('pages-content/_practice/must-say.yml').toString('utf8'),
) as Requirement[];

/** The required statements that are reported as missing from a page with another body. */
const findMissing = (page: string, body: string) => {
  const {problems} = loadEdited((content) => content.replaceBody(`${page}.mdx`, body));
  return problems
    .filter(({finding, file}) => finding === 'must-say/missing' && file.endsWith(`/${page}.mdx`))
    .map(({quote}) => quote);
};

describe('checkMustSay', () => {
  it.each(['privacy-policy', 'nondiscrimination', 'financial-policy', 'urgent-help'])(
    'reports each required statement when %s is empty',
    (page) => {
      const required = requirements
        .filter(({on}) => on.includes(page))
        .flatMap(({says = [], quotes = []}) => [says, quotes].flat());
      expect(findMissing(page, 'Call us.')).toHaveLength(required.length);
    },
  );

  it('reports missing statements when another entry has a mistake', () => {
    const {problems} = loadEdited((content) => {
      const list = content.read('_practice/must-say.yml');
      content.write('_practice/must-say.yml', `- of: [urgent-help]\n  says: Call.\n\n${list}`);
      content.replaceBody('urgent-help.mdx', 'Call us.');
    });
    const findings = problems.map(({file, finding}) => `${file} ${finding ?? ''}`);
    expect(findings).toContain('pages-content/urgent-help.mdx must-say/missing');
    expect(problems.filter(({file}) => file.endsWith('must-say.yml'))).not.toEqual([]);
  });

  const statement = 'You will never be treated worse because you complained.';

  it.each([
    {
      page: 'privacy-policy',
      says: statement,
      text: 'You can complain, and it is never held against you.',
    },
    {
      page: 'services/sedation-dentistry/index',
      says: 'No alcohol before sedation.',
      text: 'From the day before oral sedation, drink no alcohol.',
    },
    {
      page: 'services/sedation-dentistry/index',
      says: 'Oral sedation is for adults.',
      text: 'We give oral sedation to adults only.',
    },
    {
      page: 'services/family-dentistry/index',
      says: 'A bedtime bottle has only water in it.',
      text: 'If your child takes a bottle to bed, put only water in it.',
    },
    {
      page: 'virtual-consultation',
      says: 'We do not record the call.',
      text: 'The call is not recorded.',
    },
  ])('accepts on $page in other words: $says', ({page, says, text}) => {
    expect(findMissing(page, 'Call us.')).toContain(says);
    expect(findMissing(page, text)).not.toContain(says);
  });

  it('requires on a Spanish page what the Spanish words say', () => {
    const says = 'No aspirin on the gum.';
    const text = 'Nunca ponga aspirina sobre la encía.';
    const findMissingInSpanish = (body: string) => findMissing('es/urgent-help', body);
    expect(findMissingInSpanish('Llámenos.')).toContain(says);
    expect(findMissingInSpanish('Ponga aspirina sobre la encía.')).toContain(says);
    expect(findMissingInSpanish(text)).not.toContain(says);
  });

  it('accepts a Spanish denial with "nunca" instead of "no"', () => {
    const says = 'We do not force a frightened child.';
    const findMissingWith = (denial: string) =>
      findMissing('es/services', `${denial} obligamos a un niño que tiene miedo.`);
    expect(findMissingWith('Siempre')).toContain(says);
    expect(findMissingWith('Nunca')).not.toContain(says);
    expect(findMissingWith('No')).not.toContain(says);
  });

  it('needs more than a sentence with similar words', () => {
    const similar = 'Do not use a straw or smoke. What is a dry socket?';
    const says = 'Tell us if you smoke or vape.';
    expect(findMissing('services/cosmetic-dentistry/dental-implants', similar)).toContain(says);
    expect(findMissing('services/restorative-dentistry/tooth-extractions', similar)).toContain(
      'A dry socket can follow.',
    );
  });

  it('needs 911, not only the emergency room, for danger', () => {
    const says = 'Bleeding that does not stop, or a serious injury, means 911.';
    const signs = 'if bleeding does not stop, or after a serious injury.';
    expect(findMissing('urgent-help', `Go to the emergency room ${signs}`)).toContain(says);
    expect(findMissing('urgent-help', `Call 911 ${signs}`)).not.toContain(says);
  });

  it('requires an exam page to mention antibiotics for the heart', () => {
    const page = 'services/general-dentistry/dental-exams';
    const says = 'A heart valve or heart infection may need an antibiotic first.';
    expect(findMissing(page, 'If you have a heart valve, call us first.')).toContain(says);
  });

  it('reports a required statement when the page says the opposite', () => {
    const missing = findMissing(
      'privacy-policy',
      'If you complain, we may have to ask you to go elsewhere.',
    );
    expect(missing).toContain(statement);
  });
});

describe('checkMustSay for facts', () => {
  it('suggests the tag of a required fact', () => {
    const {problems} = loadEdited((content) => content.replaceBody('new-patients.mdx', 'Call us.'));
    const fee = problems.find(({quote}) => quote === '<Fact name="cancellation.fee" />');
    expect(fee?.message).toBe('This page no longer quotes a required fact.');
    expect(fee?.remedy).toContain('Add <Fact name="cancellation.fee" /> to a sentence');
  });

  it('requires no fact that the practice lacks', () => {
    const {problems} = loadEdited((content) => {
      content.change('_practice/claims.yml', /^cleaningInterval: .*/, '');
      content.replaceBody('new-patients.mdx', 'Call us.');
    });
    const quotes = problems
      .filter(({finding}) => finding === 'must-say/missing')
      .map(({quote}) => quote);
    expect(quotes).toContain('<Fact name="cancellation.fee" />');
    expect(quotes).not.toContain('<Fact name="care.cleaning-interval" />');
  });
});

describe('checkMustSay with approvals', () => {
  it('warns only when the person who signs the page has approved it', () => {
    const {site: former} = readContent(process.cwd());
    const isRequired = (path: string) =>
      requirements.some(({on, says}) => says && on.includes(posix.basename(path)));
    const {file} = former!.pages.find(({reviewed, path}) => reviewed && isRequired(path))!;
    const content = new EditedContent();
    const name = file.replace('pages-content/', '');
    const signer = content.getFirstFile('our-dentist');
    content.addField(signer, 'github: the-signer');
    content.replaceBody(name, 'Call us.');
    content.change(name, /^ {2}by:/, `  by: ${posix.basename(signer, '.mdx')}`);

    const read = readContent(process.cwd(), {files: content.project});
    const page = read.site!.pages.find((one) => one.file === file)!;
    const digest = computeSignedDigest(read.site!, page);
    const approval = {account: 'the-signer', file, digest, pull: 1, commit: ''};
    const listSeverities = (approvals: Content['approvals']) =>
      checkMustSay({...read.content, approvals})
        .filter((problem) => problem.file === file)
        .map(({severity}) => severity);
    expect(new Set(listSeverities([]))).toEqual(new Set([undefined]));
    expect(new Set(listSeverities([approval]))).toEqual(new Set(['warning']));
  });
});

describe('checkMustSayFile', () => {
  it('reports errors in its own list although another file is unreadable', () => {
    const list = 'pages-content/_practice/must-say.yml';
    const {problems} = loadEdited((content) => {
      content.write('_practice/must-say.yml', '- on: [about-us]\n  on: [contact-us]\n');
      content.write('_practice/hours.yml', 'week: [');
    });
    expect(problems.map(({file}) => file)).toContain(list);
  });
});
