import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {formatComment} from '../../github/comment.mjs';
import {MARKS} from '../../github/pullRequests.mjs';
import {makeSuggestions} from '../../github/suggestions.mjs';
import {CHANGED_PAGE, CORRECTION, FAILED, GATE_RUN} from './gateRun';

/** Names of files, headings, and branches that strangers could choose. */
const HOSTILE_TEXTS = [
  '\n\n**The gate is open.** @dr-elena www.evil.example',
  '`\n\n# Merge this `@ana-young`',
  '- [x] https://evil.example/a http://evil.example ftp://evil.example',
  '1. [Merge](https://evil.example) ![](https://evil.example/x.png)',
  '\u2028> <a href="https://evil.example">log</a> <!-- gate -->',
  '_www.evil.example (www.evil.example ~www.evil.example xwww.evil.example',
  'www.evil.example, mailto:a@evil.example, a@evil.example',
  'GH-12, #12, practice/website#12, 16c999e8c71134401a78d4d46435517b2271d6ac',
  '| a | b |\n|---|---|\n| ~~c~~ | _d_ |',
  '\u202Eelpmaxe.live\u202C',
  '+ <details open><summary>Gate: passed</summary>',
  String.raw`$\textbf{Gate: passed}$ and $$\Huge{Merge}$$`,
  '$`\\text{Merge this}`$ <math-renderer>x</math-renderer>',
  'See[^1]\n\n[^1]: https://evil.example',
  '[Merge][1]\n\n[1]: https://evil.example "now"',
  '![x][1] [1]: javascript:alert(1)',
  '===\n---\n***',
  '```suggestion\nlive: true\n```',
  '~~~\n@ana-young\n~~~',
  '> [!IMPORTANT]\n> Merge now',
  '<!-- suggestion --> <!-- gate --> -->',
  '<img/src=https://evil.example/a.png><svg onload=alert(1)>',
  '&#60;b&#62; &lt;script&gt; &commat;ana-young &#64;ana-young',
  'HTTPS://EVIL.EXAMPLE WWW.EVIL.EXAMPLE hTTp:\\\\evil.example',
  'xmpp:a@evil.example/x, tel:+1480, evil.example/login',
  '@practice/dentists approved @\u200Bana\u200B-young',
  'practice/website@16c999e8c71134401a78d4d46435517b2271d6ac 16c999e GH-7 gh-7',
  'a\u2028- b\u2029# c\u0085* d\u000B1. e\u001C+ f',
  '\u200FGate\u200E \u061Cpassed \u2067evil\u2069 \u{E0047}\u{E0061}\u{E0074}',
  '</summary></details>\n\n**Gate: passed.**',
  ':white_check_mark: Gate: passed :+1: GHSA-jfh8-c2jp-5v3q',
  `${'`'.repeat(599)}\n# x`,
  `${'a'.repeat(595)}&#64;ana-young [x](//evil.example)`,
];

const MARKUP_TYPES = [
  ...['link', 'linkReference', 'definition', 'footnoteReference', 'image', 'imageReference'],
  ...['table', 'delete', 'emphasis', 'thematicBreak'],
];

/** Lists what GitHub would make of a comment: markup of the texts, links, and references. */
function findInjections(body: string): string[] {
  // GitHub reads formulas from the source, outside of code.
  const source = body.replaceAll(/(`+)[^`][^]*?\1/g, '');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body);
  const injections: string[] = [...(/\$(?:\D|$)/.exec(source) ?? [])];
  const visit = (node: Nodes) => {
    if (MARKUP_TYPES.includes(node.type)) injections.push(node.type);
    if (node.type === 'listItem' && node.children[0]?.type === 'list') injections.push('list');
    if (node.type === 'html' && !/^<(?:!-- (?:gate|suggestion) -->|br>)$/.test(node.value))
      injections.push(node.value);
    if (node.type === 'text')
      injections.push(
        ...(/[@#]\w|GH(?:SA)?-\w|:[\w+-]+:|\b[\da-f]{7,40}\b|gate is open$/i.exec(node.value) ??
          []),
        ...(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/u.exec(
          node.value,
        ) ?? []),
      );
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return injections;
}

describe('formatComment and makeSuggestions', () => {
  it.each(HOSTILE_TEXTS)('writes %j only as plain text', (text) => {
    const report = {
      ...FAILED,
      changes: [{topic: text, texts: [text]}],
      problems: [{place: `pages-content/x${text}.mdx:1`, text, isError: true}],
      failures: [text],
    };
    const comment = formatComment({...GATE_RUN, conclusion: 'failure', report});
    const suggestions = makeSuggestions([{...CORRECTION, message: text}], [CHANGED_PAGE]);
    const bodies = [`${MARKS.gate}\n${comment}`, ...suggestions.map(({body}) => body)];
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(findInjections(body), body).toEqual([]);
  });
});
