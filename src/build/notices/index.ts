import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {writeFiles} from '@dental/content/files';
import {type BuiltPage, bundleBrowserScript} from '@dental/delivery';
import {findCurrentNotices, getBuildTime, toMilliseconds, toPhoneLink} from '@dental/practice';
import type {Site} from '@dental/content';
import Notice from '../../Notice';
import {makeNotices} from '../../data/notices';
import type {SiteBuild} from '../types';

/**
 * Puts the notices that haven't ended first on every page. A short script behind them hides those
 * of another time before the first paint; the other one keeps an open page right and shows the
 * number that replaces ours. Without scripts, the time of the build decides.
 */
export async function addNotices(
  {root, folder, site, mode}: SiteBuild,
  pages: readonly BuiltPage[],
): Promise<readonly BuiltPage[]> {
  const {phone: usualPhone, timeZone} = site.practice;
  const now = toMilliseconds(getBuildTime(timeZone), timeZone);
  const html = makeNotices(site)
    .filter(({until}) => now < until)
    .map((notice) =>
      renderToStaticMarkup(createElement(Notice, {notice, hidden: now < notice.from})),
    )
    .join('');
  if (html === '') return pages;

  const bundle = (name: string) =>
    bundleBrowserScript(`import './${name}';`, join(root, 'src/build/notices'));
  const update = await bundle('update');
  const digest = createHash('sha256').update(update).digest('hex').slice(0, 8);
  const file = `assets/js/notices.${digest}.js`;
  await writeFiles(folder, {[file]: update});
  // Only previews show another day.
  const preview = mode === 'preview' ? ` data-time-zone=${timeZone}` : '';
  const script = `<script defer blocking=render src=/${file} data-usual="${usualPhone}"${preview}>`;
  const first = `${html}<script>${await bundle('hide')}</script>`;
  const phone = getCurrentPhone(site);
  return pages.map((page) => ({
    ...page,
    html: page.html
      .replaceAll(usualPhone, phone)
      .replaceAll(toPhoneLink(usualPhone), toPhoneLink(phone))
      .replace(/<html\b/, `$& data-phone="${phone}"`)
      .replace('</head>', `${script}</script></head>`)
      .replace(/<body[^>]*>/, (body) => body + first),
  }));
}

/** The number to call at the time of the build: that of a notice, or ours. */
export function getCurrentPhone({notices, practice}: Site): string {
  const current = findCurrentNotices(notices.notices, getBuildTime(practice.timeZone));
  return current.find(({phone}) => phone)?.phone ?? practice.phone;
}
