import * as z from 'zod';

const text = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);

/** What a browser sends of one thing that went wrong; names differ between the old reports of a CSP and the new ones. */
const body = z.object({
  'effective-directive': text,
  'violated-directive': text,
  'blocked-uri': text,
  'source-file': text,
  'line-number': number,
  effectiveDirective: text,
  blockedURL: text,
  sourceFile: text,
  lineNumber: number,
  message: text,
  id: text,
});
const oldReport = z.object({'csp-report': body.extend({'document-uri': text})});
const newReport = z.object({type: z.string(), url: text, body: body.nullish()});

/** One report, in words of which equal ones have the same cause. */
interface Seen {
  cause: string;
  page: string;
}

/**
 * Groups what browsers have reported: `report-uri` and `report-to` of the Content-Security-Policy, and the errors of our
 * own scripts (`src/build/reports`).
 * @param lines a report or a list of reports each, as JSON; or one list over all lines
 * @returns a line a cause, the most frequent first, and how many lines could not be read
 */
export function groupReports(lines: string): string[] {
  const {read, unreadable} = readAll(lines);
  const groups = new Map<string, string[]>();
  for (const {cause, page} of read.map(seen)) groups.set(cause, [...(groups.get(cause) ?? []), page]);
  const sorted = [...groups].sort(([a, pages], [b, others]) => others.length - pages.length || a.localeCompare(b));
  return [
    ...sorted.map(([cause, pages]) => `${pages.length} × ${cause} (${where([...new Set(pages)])})`),
    ...(unreadable > 0 ? [`${unreadable} × what is no report and could not be read`] : []),
  ];
}

function readAll(lines: string): {read: unknown[]; unreadable: number} {
  const whole = parse(lines);
  if (whole !== undefined) return {read: [whole].flat(), unreadable: 0};
  const parsed = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parse);
  return {
    read: parsed.filter((value) => value !== undefined).flat(),
    unreadable: parsed.filter((value) => value === undefined).length,
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function seen(report: unknown): Seen {
  const old = oldReport.safeParse(report).data?.['csp-report'];
  if (old) return {cause: causeOf('csp-violation', old), page: pathOf(old['document-uri'])};
  const {type, url, body: own} = newReport.safeParse(report).data ?? {type: 'unknown report', body: undefined};
  return {cause: causeOf(type, own ?? {}), page: pathOf(url)};
}

function causeOf(type: string, report: Partial<z.infer<typeof body>>): string {
  const file = report.sourceFile ?? report['source-file'];
  const line = report.lineNumber ?? report['line-number'];
  if (/^(?:\w+-)*extension:/.test(file ?? report.blockedURL ?? report['blocked-uri'] ?? ''))
    return "an extension of the visitor's browser: not ours";
  const at = file ? `, in ${pathOf(file)}${line ? `:${line}` : ''}` : '';
  if (type !== 'csp-violation') return `${type}: ${report.message ?? report.id ?? 'without a message'}${at}`;
  const directive = (
    report.effectiveDirective ??
    report['effective-directive'] ??
    report['violated-directive'] ??
    'the policy'
  ).split(' ')[0];
  return `${directive} refused ${originOf(report.blockedURL ?? report['blocked-uri'] ?? '')}${at}`;
}

/** Pages by their path, which has no digest that changes with a release. */
function pathOf(address = ''): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return path.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '') || 'an unknown page';
}

function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  return origin === 'null' ? address || 'something' : origin;
}

function where(pages: readonly string[]): string {
  const [first = '', second] = pages;
  if (second === undefined) return first;
  return pages.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${pages.length - 2} more`;
}
