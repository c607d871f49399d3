import type {GateReport} from '../../github/report.mjs';

/** The report of a gate that passed. */
export const PASSED: GateReport = {
  passed: true,
  isCompared: true,
  changes: [{topic: 'Prices', texts: ['The fee is $95']}],
  problems: [],
  olderWarnings: 0,
  failures: [],
  reviewers: ['ana-young'],
  corrections: [],
  words: [],
};

/** The report of a gate that found an error. */
export const FAILED: GateReport = {
  ...PASSED,
  passed: false,
  problems: [{place: 'a.mdx:1', text: 'It has <b>no</b> end. Write one.', isError: true}],
};

/** A gate run without a preview; a test gives its conclusion and its report. */
export const GATE_RUN = {failedSteps: [], preview: '', log: '/log'};

/** A correction that the gate offers. */
export const CORRECTION = {
  file: 'pages-content/about-us.mdx',
  line: 8,
  lastLine: 8,
  newText: 'to ```us```',
  message: 'A word is there twice.',
};

/** The file of the correction as a pull request changes it, in an answer of GitHub's API. */
export const CHANGED_PAGE = {
  filename: CORRECTION.file,
  patch: '@@ -7,2 +7,3 @@\n words\n-old\n+to to us\n+more',
};
