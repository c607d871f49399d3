import {type Backend, editorFiles, type Settings, settingsOf} from '@dental/admin';
import {type Build, hashes, reportAddress, REPORTS} from '@dental/delivery';
import {EDITOR_PATH, escapeHtml, FIRST_FONTS} from '@dental/practice';
import {writeFiles} from '@dental/content/output';
import {hasEditor, sourceBranch, webEditor} from '@dental/content';

/** Where Git hosts are asked: the one place besides our own that the editor talks to. */
const GIT_HOST = 'https://api.github.com';

/** The styles that Decap CMS puts into the page as text: those of its notes (react-toastify), and an empty place for rules. */
const STYLES = ["'sha256-4qb+qTjZ8vb8co1YZpMNDeX7tJSzzRBt6uIroh6K5K8='", ...hashes([''])];

/** What the editor's page may load: our own files, and what the Git host's API answers. */
export function policy(reportTo: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${STYLES.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' blob: ${GIT_HOST}`,
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(reportTo === undefined ? [] : [`report-uri ${reportTo}`, `report-to ${REPORTS}`]),
  ].join('; ');
}

/**
 * Begins to make the editor, which is beside a preview, never beside the site for patients: it needs nothing of what
 * Docusaurus makes, and another processor has time for it. Where the packages for developers are not installed there is
 * no editor.
 */
export function beginEditor(build: Build): void {
  const {root, mode} = build;
  if (mode !== 'preview' || !hasEditor(root)) return;
  build.editor = editorFiles(root);
  // Another step may fail first.
  build.editor.catch(() => undefined);
}

/** Puts the editor beside the preview. */
export async function admin(build: Build): Promise<void> {
  const {folder, site, headers, editor} = build;
  if (!editor || !headers) return;
  const backend: Backend = {
    name: 'github',
    repo: site.practice.repository,
    branch: 'main',
    ...(process.env.SIGN_IN_ADDRESS && {base_url: process.env.SIGN_IN_ADDRESS}),
  };
  await writeFiles(folder, {
    ...(await editor),
    [`${EDITOR_PATH}.html`]: page(site.practice.name),
    [`${EDITOR_PATH}/settings.json`]: JSON.stringify({
      ...settingsOf(site, backend),
      shown: {branch: sourceBranch(), webEditor: webEditor(site.practice.repository)},
    } satisfies Settings),
  });
  for (const policies of [headers.policies, headers.policies.few])
    policies.byPath[EDITOR_PATH] = policy(reportAddress(build));
}

function page(practice: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Editor · ${escapeHtml(practice)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.ico">${FIRST_FONTS.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('')}
<link rel="stylesheet" href="${EDITOR_PATH}/main.css"><script type="module" src="${EDITOR_PATH}/main.js"></script></head>
<body><noscript>The editor needs JavaScript.</noscript></body></html>
`;
}
