// @ts-check
/**
 * The preview of a change that cannot be built: one page that says why. It takes the place of the site.
 *
 *   node packages/delivery/github/problemsPage.mjs <folder with report.json> <folder for the page>
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readReport} from './gateReport.mjs';

/**
 * @param {import('./gateReport.mjs').Report | undefined} report
 * @returns {string} what the check found, as a page
 */
export function problemsPage(report) {
  const escaped = (/** @type {string} */ text) =>
    text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const texts = [
    ...(report?.problems
      .filter(({isError}) => isError)
      .map(({place, text}) => `${place} ${text}`) ?? []),
    ...(report?.failures ?? ['The check ended before it could say what it found.']),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>This change cannot be shown yet</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}</style>
<h1>There is nothing to preview yet</h1>
<p>Once this is fixed, the preview is here:</p>
<ul>
${texts.map((text) => `<li>${escaped(text)}</li>`).join('\n')}
</ul>
</html>
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [from = '.', to = 'build'] = process.argv.slice(2);
  mkdirSync(to, {recursive: true});
  for (const file of ['index.html', '404.html'])
    writeFileSync(join(to, file), problemsPage(readReport(from)));
  writeFileSync(
    join(to, '_headers'),
    "/*\n  X-Robots-Tag: noindex, nofollow\n  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'\n",
  );
}
