import {tryGit} from '@dental/changes/git';
import {html} from '@dental/changes/html';
import {
  addDays,
  capitalize,
  formatDayOfYear,
  formatLongDate,
  getWeekday,
  groupBy,
  TAP_KINDS,
  truncateList,
  WEEKDAYS,
} from '@dental/practice';
import type {DayTaps} from './taps';

/** Smaller numbers are shown as "few": no one can be recognized in them. */
const MIN_SHOWN_TAPS = 5;

/** The page names up to this many changed parts of the site a week. */
const MAX_CHANGES = 6;

/** A week: its first day, the taps of each kind, and the changed parts of the site. */
interface Week {
  first: string;
  taps: number[];
  changes: string[];
}

/**
 * Adds up the taps of a month by week, next to what changed on the site.
 * @param month such as `2027-01`
 */
export function summarizeMonth(root: string, month: string, allTaps: readonly DayTaps[]): Week[] {
  const taps = allTaps.filter(({day}) => day.startsWith(month));
  const changes = listSiteChanges(root, month);
  const days = Array.from({length: 31}, (_, index) => addDays(`${month}-01`, index));
  const weeks = groupBy(
    days.filter((day) => day.startsWith(month)),
    getMonday,
  );
  return [...weeks].map(([monday, [first = monday]]) => ({
    first,
    taps: TAP_KINDS.map((kind) =>
      taps
        .filter((tap) => tap.kind === kind && getMonday(tap.day) === monday)
        .reduce((sum, {times}) => sum + times, 0),
    ),
    changes: [
      ...new Set(changes.filter(({day}) => getMonday(day) === monday).map(({text}) => text)),
    ],
  }));
}

function getMonday(day: string): string {
  return addDays(day, -WEEKDAYS.indexOf(getWeekday(day)));
}

/** The parts of the site that changed in a month, newest first. */
function listSiteChanges(root: string, month: string): {day: string; text: string}[] {
  const content = ['pages-content/*.mdx', 'pages-content/*.yml'];
  const log = tryGit(root, 'log', '--name-only', '--format=%x00%cs', '--', ...content) ?? '';
  return log.split('\0').flatMap((entry) => {
    const [day = '', ...files] = entry.trim().split(/\n+/);
    return day.startsWith(month) ? files.map((file) => ({day, text: nameArea(file)})) : [];
  });
}

/** The part of the site that a file is for, without the names of treatments. */
function nameArea(file: string): string {
  const [, folder = '', name = ''] = file.split('/');
  if (folder === 'es' || name.endsWith('.es.yml')) return 'Spanish pages';
  if (folder === 'services' || folder === '_cases') return 'Treatments';
  if (folder === 'index.mdx') return 'Home';
  const words = (folder === '_practice' ? name : folder).replace(/^_|\.\w+$/g, '');
  return capitalize(words.replaceAll('-', ' '));
}

const HEADINGS = ['Week from', ...TAP_KINDS.map(capitalize), 'Changed on the site'];

/** The rows of the table. The totals leave out what is shown as "few". */
function listRows(weeks: readonly Week[]): string[][] {
  const totals = TAP_KINDS.map((_, kind) =>
    weeks
      .map(({taps}) => taps[kind] ?? 0)
      .filter((times) => times >= MIN_SHOWN_TAPS)
      .reduce((sum, times) => sum + times, 0),
  );
  const show = (times: number) => (times < MIN_SHOWN_TAPS ? 'few' : String(times));
  return [
    ...weeks.map(({first, taps, changes}) => [
      formatDayOfYear(first),
      ...taps.map(show),
      truncateList(changes, MAX_CHANGES),
    ]),
    ['At least', ...totals.map(show), ''],
  ];
}

/** Formats the figures of a month as text. */
export function formatFigures(weeks: readonly Week[]): string {
  return [HEADINGS, ...listRows(weeks)]
    .map(([week = '', ...cells]) =>
      [week.padEnd(18), ...cells.map((cell) => cell.padEnd(11))].join(' ').trimEnd(),
    )
    .join('\n');
}

/** Formats `2027-01` as `January 2027`. */
function formatMonth(month: string): string {
  return formatLongDate(`${month}-01`).replace(' 1,', '');
}

/** Renders the figures of a month as a page to print. */
export function renderFigures(practice: string, month: string, weeks: readonly Week[]): string {
  const title = `${practice}: taps in ${formatMonth(month)}`;
  return html`<!doctype html>
    <html lang="en-US">
      <meta charset="utf-8" />
      <title>${title}</title>
      <style>
        body {
          font: 12pt/1.5 sans-serif;
          margin: 2cm;
        }
        table {
          border-collapse: collapse;
        }
        td:first-child {
          white-space: nowrap;
        }
        td,
        th {
          border-bottom: 1px solid;
          padding: 4pt 12pt 4pt 0;
          text-align: start;
          vertical-align: top;
        }
      </style>
      <h1>${title}</h1>
      <table>
        <tr>
          ${HEADINGS.map((heading) => html`<th>${heading}</th>`)}
        </tr>
        ${listRows(weeks).map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </table>
      <p>
        Firefox doesn't report taps, so each number is "at least". Fewer than ${MIN_SHOWN_TAPS} is
        "few". No visitor is counted, only taps.
      </p>
    </html>`.text;
}
