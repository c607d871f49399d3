import {getText, type Data} from '../format/data';
import {formatDayOfYear} from '@dental/practice';
import {getValue} from './path';

/** A value in a summary, such as `{{fields.from | date('MMM D')}}`. */
const PLACEHOLDER = /\{\{fields\.(?<path>[\w.]+)(?: \| (?<filter>\w+)\((?<options>[^)]*)\))?\}\}/g;

/** Fills the values of a list entry into its summary; empty ones are left out. */
export function fillSummary(summary: string, item: Data): string {
  return summary.replaceAll(PLACEHOLDER, (...match) => {
    const {path = '', filter, options = ''} = match.at(-1) as Record<string, string | undefined>;
    const value = getValue(item, path.split('.').map(toStep));
    if (filter === 'ternary') return getOption(options, value ? 0 : 1);
    const text = getText(value);
    return filter === 'date' ? formatDayOfYear(text) : text;
  });
}

function toStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}

/** Returns one of the quoted options of a filter. */
function getOption(options: string, index: number): string {
  return [...options.matchAll(/'([^']*)'/g)][index]?.[1] ?? '';
}
