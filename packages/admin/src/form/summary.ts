import {splitFieldPath} from '@dental/content';
import {formatDayOfYear} from '@dental/practice';
import {getText, type Data} from '../format/data';
import {getValue} from './path';

/** A value in a summary, such as `{from}`, or words for one, such as `{closed?We are closed}`. */
const PLACEHOLDER = /\{([\w.]+)(?:\?([^}]*))?\}/g;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Fills the values of a list entry into its summary; empty ones are left out. */
export function fillSummary(summary: string, item: Data): string {
  return summary.replaceAll(PLACEHOLDER, (_, path: string, words?: string) => {
    const value = getValue(item, splitFieldPath(path));
    if (words !== undefined) return value ? words : '';
    const text = getText(value);
    return DAY.test(text) ? formatDayOfYear(text) : text;
  });
}
