/** `npm run report -- --base main`: what the comment on a pull request would say, as Markdown. */
import {changesBetween} from '../src/content/diff';
import {reportAsMarkdown} from '../src/content/diff/markdown';
import {readApprovals} from '../src/content/signOff/approvals';
import {changedCode, judgeContent, versionsOf} from '../src/gate/verdict';
import {readArguments, runCommand} from './lib/command';

runCommand(() => {
  const {values} = readArguments({base: {type: 'string', default: 'HEAD'}}, 'npm run report -- --base main');
  const root = process.cwd();
  const {problems} = judgeContent(root, {base: values.base, approvals: readApprovals(root)});
  const {before, after} = versionsOf(root, values.base);
  const changes = before && after ? changesBetween(before, after) : undefined;
  console.log(reportAsMarkdown({changes, problems, otherFiles: changedCode(root, values.base)}));
});
