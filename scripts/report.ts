/** `npm run report -- --base <ref> --preview <address>`: what a pull request's comment says, as Markdown. */
import {changesBetween} from '../src/content/diff';
import {reportAsMarkdown} from '../src/content/diff/markdown';
import {atRevision, changedFiles} from '../src/content/diff/revision';
import {versionIn} from '../src/content/diff/version';
import {loadSite} from '../src/content/loadSite';
import {readArguments, runCommand} from './lib/command';

runCommand(() => {
  const {values} = readArguments(
    {base: {type: 'string', default: 'HEAD'}, preview: {type: 'string'}},
    'npm run report -- --base main --preview https://preview.example',
  );
  const {base, preview} = values;
  const root = process.cwd();
  const {problems, warnings} = loadSite(root);
  const {version: after} = versionIn(root);
  const changes = atRevision(root, base, (folder) => {
    const {version: before} = versionIn(folder);
    return before && after ? changesBetween(before, after) : undefined;
  });
  console.log(
    reportAsMarkdown({
      changes,
      problems: [...problems, ...warnings],
      otherFiles: changedFiles(root, base).filter((file) => !/^(pages-content|static)\//.test(file)),
      preview: preview?.replace(/\/$/, '') || undefined,
    }),
  );
});
