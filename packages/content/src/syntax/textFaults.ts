import type {Message} from '../problem';
import {MERGE_MARKER, MERGED} from './mergeMarkers';
import {pairing, type Rule, TAG, TAG_RULES} from './tagFaults';

/** From what takes whole parts of the text with it to what a single sign does: each sees the text without those before it. */
const RULES: readonly Rule[] = [
  [new RegExp(MERGE_MARKER, 'gm'), () => MERGED],
  [
    /<!--(?!\[)[^]*?(?:-->|$(?![^]))/g,
    () => ({
      message: 'A note between <!-- and --> cannot be in a page.',
      remedy: 'Delete it, and write it into the pull request.',
    }),
  ],
  [
    /(?<!\\)<((?:https?:\/\/|mailto:|www\.)[^\s<>]*|[^\s<>@"'=]+@[^\s<>@]+)>/gi,
    ([, address = '']) => ({
      message: `The address ${address} stands between < and >.`,
      remedy: address.includes('@')
        ? 'Write <Email /> for our own address, or [words](mailto:…) for another.'
        : `Write it as a link that says where it leads: [words](${address}).`,
    }),
  ],
  [
    /(?<!\\)<(?![A-Za-z\s!?]|\/[A-Za-z]|$)(\/?>|[^\s<>]*)/g,
    ([, after = '']) => {
      const number = /^[=$€]?\s?[\d.,]*\d/.exec(after)?.[0].replace('=', '');
      return {
        message: `A < stands right in front of "${after}", where it would start a tag.`,
        remedy: number
          ? `Write "under ${number}" or "less than ${number}" instead.`
          : 'Write it in words, or delete the <.',
        instead: after,
      };
    },
  ],
  [
    /<(script|style|iframe)\b[^>]*>(?:[^]*?<\/\1\s*>)?/gi,
    ([, name = '']) => ({
      message: `A <${name}> cannot be in a page.`,
      remedy:
        'Delete it with all that is in it; for a film, add that to _practice/videos.yml and write <VideoEmbed id="…" />.',
    }),
  ],
  ...TAG_RULES,
  [
    new RegExp(String.raw`${TAG.source}|\{/\*[^]*?\*/\}|(?<!\\)\{[^{}\n]*\}|(?<!\\)[{}]`, 'g'),
    ([written]) =>
      /^<|^\{\/\*/.test(written)
        ? undefined
        : {
            message: 'A brace { or } is in the text, where the site would compute something.',
            remedy:
              'Delete it, or write the words that visitors should read, between ( and ) if need be.',
            instead: written.replaceAll(/[{}]/g, ' '),
          },
  ],
];

/**
 * Finds what is badly written in a body, one kind after the other, and takes it out, so that the rest can be read as well.
 * Words in code are in order. The text keeps its lines.
 */
export function maskFaults(text: string): {text: string; findings: (Message & {line: number})[]} {
  const findings: (Message & {line: number})[] = [];
  const mask = (from: string, [pattern, explain]: Rule): string => {
    let rest = '';
    let done = 0;
    for (const match of from.matchAll(pattern)) {
      const fault = explain(match);
      if (!fault) continue;
      const before = from.slice(0, match.index);
      findings.push({line: linesIn(before) + 1, message: fault.message, remedy: fault.remedy});
      const {instead = ''} = fault;
      rest +=
        before.slice(done) +
        instead +
        '\n'.repeat(Math.max(0, linesIn(match[0]) - linesIn(instead)));
      done = match.index + match[0].length;
    }
    return rest + from.slice(done);
  };
  const code: string[] = [];
  const plain = text.replaceAll(
    CODE,
    (written) => `\uE000${code.push(written) - 1}${'\n'.repeat(linesIn(written))}\uE001`,
  );
  const readable = RULES.reduce(mask, plain);
  const paired = mask(readable, pairing(readable));
  return {
    text: paired.replaceAll(
      /\uE000(\d+)\n*\uE001/g,
      (_, index: string) => code[Number(index)] ?? '',
    ),
    findings,
  };
}

/** Whole blocks of code, and parts of sentences: nothing in it has a meaning. */
const CODE =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}\1|$(?![^]))|(?<![`\\])(`+)(?!`)(?:(?!\n\s*\n)[^])*?[^`]\2(?!`)/gm;

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
