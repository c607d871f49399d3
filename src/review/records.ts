import {changesBetween} from '../content/diff';
import type {Change} from '../content/diff/compare';
import {atRevision, changedFiles} from '../content/diff/revision';
import {versionIn} from '../content/diff/version';
import {readContent} from '../content/loadSite';
import type {Problem} from '../content/problem';
import {readApprovals, type Approvals} from '../content/signOff/approvals';
import {claimsOf} from '../content/signOff/claims';
import type {Site} from '../content/site';
import {judgeContent} from '../gate/verdict';
import type {Records} from './index';
import {signatureSentence, signaturesOf, whoApproves} from './approvals';
import {consentSentences} from './consents';
import {changedDays} from './days';
import {hostSentences} from './hosts';

/**
 * What the content says of the change since a base: facts, signatures, days, words.
 * @throws RangeError if git does not know the base
 */
export function recordsOf(root: string, base: string): Records {
  const approvals = readApprovals(root);
  const {problems} = judgeContent(root, {base, approvals});
  const words = [...new Set(problems.flatMap(({word}) => word ?? []))];
  const {version: after} = versionIn(root);
  const siteAt = (commit: string) => {
    try {
      return atRevision(root, commit, (folder) => readContent(folder).site);
    } catch {
      return undefined;
    }
  };
  return atRevision(root, base, (folder) => {
    const {version: before} = versionIn(folder);
    const approval = after
      ? whoApproves(root, after.site, changedFiles(root, base))
      : 'Whose approval it needs cannot be said until the facts can be read.';
    if (!before || !after) return {approval, facts: undefined, signatures: [], days: [], words, pages: {}};
    return {
      approval,
      pages: pagesOf(after.site, problems, approvals),
      facts: [
        ...changesBetween(before, after),
        ...changesOf('Permissions of patients', consentSentences(consentsIn(folder), consentsIn(root))),
        ...changesOf('What browsers may talk to', hostSentences(before.site, after.site)),
      ],
      signatures: signaturesOf(before.site, after.site, approvals, siteAt),
      days: changedDays(before.site, after.site),
      words,
    };
  });
}

const changesOf = (topic: string, sentences: readonly string[]): Change[] =>
  sentences.map((text) => ({topic, text, pages: []}));

const consentsIn = (folder: string) => readContent(folder).content.consents;

/** What the check and the signatures say of each page. */
function pagesOf(site: Site, problems: readonly Problem[], approvals: Approvals | undefined): Records['pages'] {
  return Object.fromEntries(
    site.pages.map((page) => {
      const own = problems.filter(({file}) => file === page.file).map(({what, fix}) => `${what} ${fix}`);
      const signature = claimsOf(page).length > 0 ? signatureSentence(site, page, approvals) : '';
      return [page.path, {problems: own, signature}];
    }),
  );
}
