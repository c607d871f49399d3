import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {writeFiles} from '@dental/content/files';
import {type BuiltPage, bundleBrowserScript} from '@dental/delivery';
import {
  findCurrentNotices,
  getBuildTime,
  getLanguage,
  toMilliseconds,
  toPhoneLink,
} from '@dental/practice';
import {getSiteIn, type Site} from '@dental/content';
import Notice from '../../Notice';
import {listCountedLinks} from '../../data/practiceData';
import {makeNotices} from '../../data/notices';
import type {SiteBuild} from '../types';

/**
 * Puts the notices that haven't ended first on every page. A script in the head hides those of
 * another time and shows the number that replaces ours, before anything is painted and as long as
 * the page is open. It's a file, because inline scripts have a budget, and pages without notices
 * don't have it. Without scripts, the time of the build decides.
 */
export async function addNotices(
  {root, folder, site, mode}: SiteBuild,
  pages: readonly BuiltPage[],
): Promise<readonly BuiltPage[]> {
  const {phone: usualPhone, timeZone} = site.practice;
  const now = toMilliseconds(getBuildTime(timeZone), timeZone);
  const ping = listCountedLinks(site, mode).find(({kind}) => kind === 'call')?.ping;
  const makeHtml = (own: Site) =>
    makeNotices(own)
      .filter(({until}) => now < until)
      .map((notice) =>
        renderToStaticMarkup(createElement(Notice, {notice, hidden: now < notice.from, ping})),
      )
      .join('');
  const html = {en: makeHtml(site), es: makeHtml(getSiteIn(site, 'es'))};
  if (html.en === '') return pages;

  const code = await bundleBrowserScript("import './update';", join(root, 'src/build/notices'));
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const file = `assets/js/notices.${digest}.js`;
  await writeFiles(folder, {[file]: code});
  // Only previews show another day.
  const preview = mode === 'preview' ? ` data-time-zone=${timeZone}` : '';
  const script = `<script src=/${file} data-usual="${usualPhone}"${preview}></script>`;
  const phone = getCurrentPhone(site);
  return pages.map((page) => ({
    ...page,
    html: page.html
      .replaceAll(usualPhone, phone)
      .replaceAll(toPhoneLink(usualPhone), toPhoneLink(phone))
      .replace(/<html\b/, `$& data-phone="${phone}"`)
      .replace('</head>', `${script}</head>`)
      .replace(/<body[^>]*>/, (body) => body + html[getLanguage(page.path)]),
  }));
}

/** The number to call at the time of the build: that of a notice, or ours. */
export function getCurrentPhone({notices, practice}: Site): string {
  const current = findCurrentNotices(notices.notices, getBuildTime(practice.timeZone));
  return current.find(({phone}) => phone)?.phone ?? practice.phone;
}
