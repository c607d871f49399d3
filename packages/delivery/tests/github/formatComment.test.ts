import {describe, expect, it} from 'vitest';
import type {ReviewSummary} from '@dental/changes/review';
import {REVIEW_PATH} from '@dental/practice';
import {formatComment} from '../../github/comment.mjs';
import type {GateReport} from '../../github/report.mjs';
import {FAILED, GATE_RUN, PASSED} from './gateRun';

/** A review; its second page is what an attacker would leave. */
const REVIEW = {
  sentence: 'Patients will notice “6:30” instead of “7:00” in the footer of all 49 pages.',
  points: ['Contact us: other words.', '2 further changes.'],
  approval: 'It needs the approval of the manager.',
  concerns: ['Veneers: *Dr. Ada Young* must approve this text again.'],
  pages: [
    {
      path: '/contact-us',
      name: 'Contact us',
      summary: 'other words',
      before: 'Open until 7:00',
      after: 'Open until 6:30',
    },
    {
      path: '/evil](https://evil.example',
      name: '@everybody',
      summary: '<img src=x>',
      before: '',
      after: 'New *words*',
    },
  ],
} satisfies ReviewSummary;

const preview = 'https://pr-12.example';
const formatPassed = (fields: Partial<Parameters<typeof formatComment>[0]> = {}) =>
  formatComment({...GATE_RUN, conclusion: 'success', report: PASSED, ...fields});

describe('formatComment', () => {
  it('reports a passed gate and the changes, and links to the preview', () => {
    const text = formatPassed({preview});
    expect(text).toContain('Gate: passed');
    expect(text).toContain('**Prices**\n\n- The fee is $95');
    expect(text).toContain('No problems.');
    expect(text).toContain('(https://pr-12.example/)');
  });

  it('lists errors and suggestions as plain text, and folds long lists', () => {
    const warning = {place: 'b.mdx:2', text: 'A *word* for @ana.', isError: false};
    const problems = [...FAILED.problems, ...Array<typeof warning>(31).fill(warning)];
    const report = {...FAILED, problems};
    const text = formatComment({...GATE_RUN, conclusion: 'failure', report});
    expect(text).toContain('Fix before publishing:\n\n- `a.mdx:1` It has &#60;b&#62;no');
    expect(text).toContain('<summary>All 31</summary>');
    expect(text).not.toMatch(/\*word\*|@ana/);
  });

  interface FailedRun {
    when: string;
    report?: Partial<GateReport>;
    steps: string[];
    message: string;
  }

  it.each<FailedRun>([
    {
      when: "the packages can't be installed",
      steps: ['Install'],
      message: "couldn't be installed",
    },
    {when: 'the gate crashes', steps: ['Gate'], message: 'crashed before it had results'},
    {when: 'the runner is lost', steps: [], message: "didn't finish"},
    {
      when: 'a step after the gate fails',
      report: {},
      steps: ['Upload the site'],
      message: "didn't finish",
    },
    {
      when: "the site can't be built",
      report: {passed: false, failures: ['The photo team/rosa.jpg is meant for print.']},
      steps: ['Gate'],
      message: 'meant for print',
    },
  ])('reports a failure when $when', ({report, steps, message}) => {
    const text = formatComment({
      ...GATE_RUN,
      conclusion: 'failure',
      report: report && {...PASSED, ...report},
      failedSteps: steps,
    });
    expect(text).toContain('Gate: failed');
    expect(text).toContain(message);
    expect(text).not.toContain('No problems.');
  });

  it('reports a failure when the report contradicts GitHub', () => {
    expect(formatPassed({report: {...PASSED, passed: false}})).toContain('Gate: failed');
  });

  it('links new words to a form that adds them to the dictionary', () => {
    const text = formatPassed({
      report: {...PASSED, words: ['bruxism', 'naïve', 'a](https://evil.example)']},
      newFile: 'https://github.com/practice/website/new/fee',
    });
    const [first = ''] = /https:\/\/github\.com\S+?\/new\/\S+?(?=\))/.exec(text) ?? [];
    const {pathname, searchParams} = new URL(first);
    expect(pathname).toMatch(/\/new\/fee$/);
    expect(searchParams.get('filename')).toBe('pages-content/_practice/words/bruxism.txt');
    expect(searchParams.get('value')).toBe('bruxism\n');
    expect(text).toContain('all of them');
    expect(text).not.toContain('evil.example');
  });

  it('mentions no preview and no dictionary without a preview or new words', () => {
    expect(formatPassed({newFile: 'https://github.com/x'})).not.toMatch(/preview|dictionary/);
  });

  describe('with a review', () => {
    it('quotes pages before and after, and links to them and the review', () => {
      const text = formatPassed({review: REVIEW, preview});
      expect(text).toContain(
        `**${REVIEW.sentence}**\n\n- Contact us: other words.\n- 2 further changes.`,
      );
      expect(text).toContain(REVIEW.approval);
      expect(text).toMatch(/Before you approve:\n\n- Veneers: /);
      expect(text).toContain('> Before: Open until 7:00\n>\n> Now: Open until 6:30');
      expect(text).toContain('[Contact us](https://pr-12.example/contact-us)');
      expect(text).toContain(`(https://pr-12.example${REVIEW_PATH})`);
      expect(text).toContain('<summary>All changes, fact by fact</summary>');
    });

    it("escapes texts of the pull request's own code", () => {
      const text = formatPassed({review: REVIEW, preview});
      expect(text).not.toMatch(/@everybody|evil\.example[)/]|<img src=x|\*words\*|\*Dr/);
    });

    it('links to no review without a preview', () => {
      expect(formatPassed({review: REVIEW})).not.toContain(REVIEW_PATH);
    });
  });
});
