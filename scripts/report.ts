/** `npm run report -- --base main`: what the comment on a pull request would say, as Markdown. */
import {changesSince, reportAsMarkdown} from '@dental/changes';
import {readApprovals} from '@dental/content';
import {changedCode, evaluateChange} from '@dental/delivery/gate';
import {readArguments, runCommand} from './lib/command';

runCommand(() => {
  const {values} = readArguments({base: {type: 'string', default: 'HEAD'}}, 'npm run report -- --base main');
  const root = process.cwd();
  const {problems} = evaluateChange(root, {base: values.base, approvals: readApprovals(root)});
  const changes = changesSince(root, values.base);
  console.log(reportAsMarkdown({changes, problems, otherFiles: changedCode(root, values.base)}));
});
