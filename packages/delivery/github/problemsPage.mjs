// @ts-check
/**
 * Makes the preview of a change that can't be built: one page with the errors.
 *
 *   node packages/delivery/github/problemsPage.mjs <folder with report.json> <folder for the page>
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readGateReport} from './report.mjs';

const STYLES = `
body {
  font: 1.1rem/1.5 system-ui, sans-serif;
  max-width: 42rem;
  margin: 2rem auto;
  padding: 0 1rem;
  overflow-wrap: anywhere;
}`;

const HEADERS = `/*
  X-Robots-Tag: noindex, nofollow
  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'
`;

/**
 * @param {import('./report.mjs').GateReport | undefined} report
 * @returns {string} the errors of the gate, as HTML
 */
export function formatProblemsPage(report) {
  const errors = report?.problems.filter(({isError}) => isError) ?? [];
  const failures = report?.failures ?? ['The check crashed before it had results.'];
  const texts = [...errors.map(({place, text}) => `${place} ${text}`), ...failures];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>No preview of this change yet</title>
<style>${STYLES}
</style>
<h1>No preview yet</h1>
<p>Fix these problems to see the preview here:</p>
<ul>
${texts.map((text) => `<li>${escapeTags(text)}</li>`).join('\n')}
</ul>
</html>
`;
}

/** @param {string} text */
function escapeTags(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [from = '.', to = 'build'] = process.argv.slice(2);
  const page = formatProblemsPage(readGateReport(from));
  mkdirSync(to, {recursive: true});
  for (const file of ['index.html', '404.html']) writeFileSync(join(to, file), page);
  writeFileSync(join(to, '_headers'), HEADERS);
}
