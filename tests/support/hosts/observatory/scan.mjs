/*
 * Scans a local website with Mozilla's observatory and prints the score:
 * node scan.mjs <host> <https port> <http port>
 * The observatory's own scan can't use other ports than 80 and 443.
 */
import {ALL_TESTS} from '@mdn/mdn-http-observatory/src/constants.js';
import {MINIMUM_SCORE_FOR_EXTRA_CREDIT} from '@mdn/mdn-http-observatory/src/grader/charts.js';
import {getGradeForScore, getScoreModifier} from '@mdn/mdn-http-observatory/src/grader/grader.js';
import {retrieve} from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

const [host, httpsPort, httpPort] = process.argv.slice(2);
const requests = await retrieve(host, {httpsPort: Number(httpsPort), httpPort: Number(httpPort)});
const results = ALL_TESTS.map((test) => test(requests)).map(({constructor, result, pass}) => ({
  name: constructor.name,
  result,
  pass,
  modifier: getScoreModifier(result),
}));
const without = 100 + sum(results.filter(({modifier}) => modifier < 0));
const score = without >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(results) : without;
console.log(JSON.stringify({...getGradeForScore(score), results}));

function sum(tests) {
  return tests.reduce((total, {modifier}) => total + modifier, 0);
}
