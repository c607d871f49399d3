import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {disk, loadEdited} from '@dental/testing/editedSite';

interface Requirement {
  on: string[];
  says?: string;
  quotes?: string[];
}

const requirements = parse(
  disk.read('pages-content/_practice/must-say.yml').toString('utf8'),
) as Requirement[];

/** The required statements that are reported as missing from a page with another body. */
const missingFrom = (page: string, body: string) => {
  const {warnings} = loadEdited((content) => content.replaceBody(`${page}.mdx`, body));
  return warnings
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
      expect(missingFrom(page, 'Call us.')).toHaveLength(required.length);
    },
  );

  const statement = 'You will never be treated worse because you complained.';

  it('accepts a required statement in other words', () => {
    const missing = missingFrom(
      'privacy-policy',
      'You can complain, and it is never held against you.',
    );
    expect(missing).not.toContain(statement);
  });

  it('reports a required statement when the page says the opposite', () => {
    const missing = missingFrom(
      'privacy-policy',
      'If you complain, we may have to ask you to go elsewhere.',
    );
    expect(missing).toContain(statement);
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
