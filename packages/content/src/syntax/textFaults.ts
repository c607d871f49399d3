import type {Message} from '../problem';
import {MERGE_MARKER, MERGED} from './mergeMarkers';
import {makePairingRule, type Rule, TAG, TAG_RULES} from './tagFaults';

/**
 * In order from faults of whole sections to faults of a single character. Each rule sees the text
 * after the previous ones masked it.
 */
const RULES: readonly Rule[] = [
  {pattern: new RegExp(MERGE_MARKER, 'gm'), explain: () => MERGED},
  {
    pattern: /<!--(?!\[)[^]*?(?:-->|$(?![^]))/g,
    explain: () => ({
      message: "A page can't contain a note between <!-- and -->.",
      remedy: 'Delete it, and add it to the pull request instead.',
    }),
  },
  {
    pattern: /(?<!\\)<((?:https?:\/\/|mailto:|www\.)[^\s<>]*|[^\s<>@"'=]+@[^\s<>@]+)>/gi,
    explain: ([, address = '']) => ({
      message: `The address ${address} is between < and >.`,
      remedy: address.includes('@')
        ? 'Change it to <Email /> for our address, or [text](mailto:…) for another.'
        : `Change it to a link with a description: [our reviews](${address}).`,
    }),
  },
  {
    pattern: /(?<!\\)<(?![A-Za-z\s!?]|\/[A-Za-z]|$)(\/?>|[^\s<>]*)/g,
    explain: ([, after = '']) => {
      const number = /^[=$€]?\s?[\d.,]*\d/.exec(after)?.[0].replace('=', '');
      return {
        message: `The < before "${after}" would start a tag.`,
        remedy: number
          ? `Change it to "under ${number}" or "less than ${number}".`
          : 'Delete the <, or change it to words, such as "less than".',
        instead: after,
      };
    },
  },
  {
    pattern: /<(script|style|iframe)\b[^>]*>(?:[^]*?<\/\1\s*>)?/gi,
    explain: ([, name = '']) => ({
      message: `A page can't contain <${name}>.`,
      remedy:
        'Delete it and its content. For a video, add it to _practice/videos.yml, ' +
        'then add <VideoEmbed id="office-tour" />.',
    }),
  },
  ...TAG_RULES,
  {
    pattern: new RegExp(
      String.raw`${TAG.source}|\{/\*[^]*?\*/\}|(?<!\\)\{[^{}\n]*\}|(?<!\\)[{}]`,
      'g',
    ),
    explain: ([match]) => {
      const isTagOrComment = /^<|^\{\/\*/.test(match);
      if (isTagOrComment) return undefined;
      return {
        message: 'This text has a brace, { or }, which the site would run as code.',
        remedy: 'Delete it, or change it to parentheses, such as (new hours).',
        instead: match.replaceAll(/[{}]/g, ' '),
      };
    },
  },
];

/**
 * Finds the syntax errors of a body and masks them, so that the rest can be parsed. Text in code
 * is ignored. Line numbers stay the same.
 */
export function maskFaults(text: string): {text: string; findings: (Message & {line: number})[]} {
  const findings: (Message & {line: number})[] = [];
  const mask = (from: string, {pattern, explain}: Rule): string => {
    let masked = '';
    let done = 0;
    for (const match of from.matchAll(pattern)) {
      const fault = explain(match);
      if (!fault) continue;
      const before = from.slice(0, match.index);
      findings.push({
        line: countNewlines(before) + 1,
        message: fault.message,
        remedy: fault.remedy,
      });
      const {instead = ''} = fault;
      const lostLines = Math.max(0, countNewlines(match[0]) - countNewlines(instead));
      masked += before.slice(done) + instead + '\n'.repeat(lostLines);
      done = match.index + match[0].length;
    }
    return masked + from.slice(done);
  };
  const code: string[] = [];
  const withoutCode = text.replaceAll(CODE, (match) => {
    const index = code.push(match) - 1;
    return `\uE000${index}${'\n'.repeat(countNewlines(match))}\uE001`;
  });
  const readable = RULES.reduce(mask, withoutCode);
  const paired = mask(readable, makePairingRule(readable));
  return {
    text: paired.replaceAll(
      /\uE000(\d+)\n*\uE001/g,
      (_, index: string) => code[Number(index)] ?? '',
    ),
    findings,
  };
}

/** Code blocks and inline code: nothing inside them is syntax. */
const CODE = new RegExp(
  [
    '^ {0,3}(`{3,}|~{3,})[^\\n]*\\n[^]*?(?:^ {0,3}\\1|$(?![^]))',
    '(?<![`\\\\])(`+)(?!`)(?:(?!\\n\\s*\\n)[^])*?[^`]\\2(?!`)',
  ].join('|'),
  'gm',
);

function countNewlines(text: string): number {
  return text.split('\n').length - 1;
}
