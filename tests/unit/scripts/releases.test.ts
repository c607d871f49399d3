import {expect, it} from 'vitest';
import {newestOfMajor} from '../../../scripts/lib/releases';

it.each([
  ['the newest patch', ['3.10.1', '3.10.2', '3.10.3', '3.10.10'], '3.10.10'],
  ['a minor version above any patch', ['3.9.9', '3.10.9', '3.11.0', '3.10.2'], '3.11.0'],
  ['nothing where there is nothing newer', ['3.9.9', '3.10.1', '3.10.2'], undefined],
  ['no release that is not meant for everybody', ['3.11.0-canary.2', '3.11.0-rc.1', '0.0.0-6000'], undefined],
  ['no new major version', ['4.0.0', '30.0.0'], undefined],
])('the next release to try is %s', (_, releases, next) => {
  expect(newestOfMajor(releases, '3.10.2')).toBe(next);
});
