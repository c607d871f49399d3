import {escapeHtml} from '@dental/practice';

/**
 * The static page at an old URL, for hosts that don't read our rules. It redirects with query and
 * hash, and without a script too, shows the new address, and makes search engines use that address.
 * @param to the canonical path of the new page
 * @param site the site's name, and its address without a slash at the end
 */
export function redirectPage(to: string, site: {name: string; address: string}): string {
  const target = encodeURI(to);
  const inScript = JSON.stringify(target).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`This page has moved | ${site.name}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(site.address + target)}">
<script>location.replace(${inScript} + \
location.href.slice((location.origin + location.pathname).length))</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(target)}"></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${escapeHtml(target)}">${escapeHtml(site.address + target)}</a>.</p>
</main>
</body>
</html>
`;
}
