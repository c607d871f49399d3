// @ts-check
/**
 * The preview of a change that cannot be built: one page that says why. It takes the place of the site.
 *
 *   node packages/delivery/host/problemsPage.mjs <folder with report.json> <folder for the page>
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readReport} from './gateReport.mjs';

/**
 * @param {string} found what the check found, as Markdown
 * @returns {string} as a page
 */
export function problemsPage(found) {
  const lines = found.split('\n').map((line) => line.replaceAll(/<\/?(details|summary)>/g, '').replaceAll('<br>', ' '));
  const body = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const text = line
        .replace(/^(- |## )/, '')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('`', '');
      return line.startsWith('- ')
        ? `<li>${text}</li>`
        : line.startsWith('## ')
          ? `<h1>${text}</h1>`
          : `<p>${text}</p>`;
    });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>This change cannot be shown yet</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}</style>
<p><strong>This is a preview, and there is no site to see yet.</strong> Once what stands below is fixed, it is here.</p>
${body.join('\n')}
</html>
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [from = '.', to = 'build'] = process.argv.slice(2);
  const found = readReport(from)?.found ?? 'The check ended before it could say what it found.';
  mkdirSync(to, {recursive: true});
  for (const file of ['index.html', '404.html']) writeFileSync(join(to, file), problemsPage(found));
  writeFileSync(
    join(to, '_headers'),
    "/*\n  X-Robots-Tag: noindex, nofollow\n  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'\n",
  );
}
