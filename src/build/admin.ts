import {
  type Backend,
  bundleEditor,
  createPageDescriber,
  type Settings,
  createSettings,
} from '@dental/admin';
import {getMainPreviewUrl, hasEditor, getSourceBranch, getWebEditorUrl} from '../config/repository';
import {readLists} from '@dental/content';
import {writeFiles} from '@dental/content/files';
import {getReportUrl, REPORTS_ENDPOINT, type SiteHeaders} from '@dental/delivery';
import {EDITOR_PATH, escapeHtml, FIRST_FONTS, SPANISH_DICTIONARY_PATH} from '@dental/practice';
import type {SiteBuild} from './types';

/** The API of the Git host: the only other host that the editor connects to. */
const GIT_API = 'https://api.github.com';

/** The scripts and styles of the editor, by file name. */
export type EditorFiles = Record<string, string>;

/**
 * The Content-Security-Policy of the editor's page: our own files, and the Git host's API.
 * @param reportTo the address for reports of blocked requests, if any
 */
export function makeEditorPolicy(reportTo: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' blob: ${GIT_API}`,
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(reportTo === undefined ? [] : [`report-uri ${reportTo}`, `report-to ${REPORTS_ENDPOINT}`]),
  ].join('; ');
}

/**
 * Starts to bundle the editor, in parallel to the other steps: it needs nothing from Docusaurus.
 * @returns undefined for the site for patients, and without the packages for developers
 */
export function startEditor({root, mode}: SiteBuild): Promise<EditorFiles> | undefined {
  if (mode !== 'preview' || !hasEditor(root)) return undefined;
  const files = bundleEditor(root, {
    worker: 'src/editing/worker.ts',
    styles: 'src/editing/editor.css',
  });
  // If another step fails first, this failure doesn't matter.
  files.catch(() => undefined);
  return files;
}

/**
 * Adds the editor to a preview.
 * @returns the headers with the editor's own policy
 */
export async function addEditor(
  build: SiteBuild,
  headers: SiteHeaders,
  editor: Promise<EditorFiles> | undefined,
): Promise<SiteHeaders> {
  if (!editor) return headers;
  const {folder, site} = build;
  const {name, repository} = site.practice;
  const {SIGN_IN_ADDRESS, PREVIEW_ADDRESS} = process.env;
  const backend: Backend = {
    name: 'github',
    repository,
    branch: 'main',
    signInAddress: SIGN_IN_ADDRESS,
  };
  const settings: Settings = {
    ...createSettings(site, backend, createPageDescriber(build.root, site)),
    preview: {
      branch: getSourceBranch(),
      webEditor: getWebEditorUrl(repository),
      mainEditor: PREVIEW_ADDRESS ? getMainPreviewUrl(PREVIEW_ADDRESS) + EDITOR_PATH : '',
    },
  };
  await writeFiles(folder, {
    ...(await editor),
    [`${EDITOR_PATH}.html`]: makeEditorHtml(name),
    [`${EDITOR_PATH}/settings.json`]: JSON.stringify(settings),
    ...(site.spanish && {[SPANISH_DICTIONARY_PATH]: JSON.stringify(readLists().spanishDictionary)}),
  });
  return withEditorPolicy(headers, makeEditorPolicy(getReportUrl(build.mode, site.practice)));
}

function withEditorPolicy({common, policies}: SiteHeaders, policy: string): SiteHeaders {
  const {byPath, few} = policies;
  return {
    common,
    policies: {
      ...policies,
      byPath: {...byPath, [EDITOR_PATH]: policy},
      few: {...few, byPath: {...few.byPath, [EDITOR_PATH]: policy}},
    },
  };
}

function makeEditorHtml(practiceName: string): string {
  const fonts = FIRST_FONTS.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">\
<title>Editor · ${escapeHtml(practiceName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.ico">${fonts.join('')}
<link rel="stylesheet" href="${EDITOR_PATH}/main.css">\
<script type="module" src="${EDITOR_PATH}/main.js"></script></head>
<body><noscript>The editor needs JavaScript.</noscript></body></html>
`;
}
