import {stringify} from 'yaml';
import type {Data} from './clean';

/** Words and numbers that older readers of YAML take for something else (YAML 1.1), and a person might too. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|true|false|null|~)$|^[-+]?\d[\d_]*(?::\d\d)+(?:\.\d*)?$/i;

/** How YAML is written: no line is broken. */
export const ON_ONE_LINE = {lineWidth: 0, flowCollectionPadding: false} as const;

/** What is ambiguous is quoted. */
const compat = [{tag: 'ambiguous', default: true as const, test: AMBIGUOUS, resolve: (text: string) => text}];

/** Data as YAML of its own, without a line break at the end. */
export function written(data: Data): string {
  return stringify(data, {...ON_ONE_LINE, compat}).trimEnd();
}
