import {changesBetween} from '../content/diff';
import {atRevision, changedFiles} from '../content/diff/revision';
import {versionIn} from '../content/diff/version';
import {readApprovals} from '../content/signOff/approvals';
import {judgeContent} from '../gate/verdict';
import type {Records} from './index';
import {signaturesOf, whoApproves} from './approvals';
import {changedDays} from './days';

/**
 * What the content says of the change since a base: facts, signatures, days, words.
 * @throws RangeError if git does not know the base
 */
export function recordsOf(root: string, base: string): Records {
  const approvals = readApprovals(root);
  const {problems} = judgeContent(root, {base, approvals});
  const words = [...new Set(problems.flatMap(({word}) => word ?? []))];
  const {version: after} = versionIn(root);
  return atRevision(root, base, (folder) => {
    const {version: before} = versionIn(folder);
    const approval = after
      ? whoApproves(root, after.site, changedFiles(root, base))
      : 'Whose approval it needs cannot be said until the facts can be read.';
    if (!before || !after) return {approval, facts: undefined, signatures: [], days: [], words};
    return {
      approval,
      facts: changesBetween(before, after),
      signatures: signaturesOf(before.site, after.site, approvals),
      days: changedDays(before.site, after.site),
      words,
    };
  });
}
