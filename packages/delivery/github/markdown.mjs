// @ts-check
/** Markdown for our comments on GitHub, with text from untrusted sources. */

/** Enough for a few lines. */
const MAX_TEXT_CHARS = 600;

/** Line breaks, control characters, marks that turn the direction of text, and invisible tags. */
const SPACES = /[\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]+/gu;

/** The start of a mention, link, reference, or emoji: GitHub makes them without markup. */
const LINK_STARTS = /[@#]|:(?=\/\/|[\w+-]+:)|www(?=\.)|\bGH(?=-\d|SA-)|[\da-f]{6}(?=[\da-f])/gi;

const MARKUP = /[\\`*_[\]<>|~&]|\$(?!\d)|^[-+=]|(?<=^\d+)[.)]/g;

/**
 * Puts untrusted text on one line, without characters that change what a terminal shows.
 * @param {string} text
 */
export function toOneLine(text) {
  return text.replaceAll(SPACES, ' ');
}

/**
 * Escapes untrusted text: no markup, no formula, no link, no mention of people, issues, or commits,
 * and a few lines only. GitHub finds a mention even behind an entity, but not with a zero-width
 * space in it.
 * @param {string} text
 */
export function escapeText(text) {
  return toOneLine(text.slice(0, MAX_TEXT_CHARS))
    .trim()
    .replaceAll(LINK_STARTS, '$&\u200B')
    .replaceAll(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Formats an untrusted name, such as that of a file, as code: GitHub links nothing in it.
 * @param {string} name
 */
export function formatCode(name) {
  return `\`${toOneLine(name.slice(0, MAX_TEXT_CHARS)).replaceAll(/`/g, '')}\``;
}

/**
 * Quotes text in a code fence that the text can't end.
 * @param {string} language
 * @param {string} text
 */
export function fenceText(language, text) {
  const longestRun = Math.max(2, ...(text.match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longestRun + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** GitHub accepts 65,536 characters in an issue; the end of an output says most. */
const MAX_OUTPUT_CHARS = 50_000;

/**
 * Quotes the output of a program, which can contain texts of other websites.
 * @param {string} output
 */
export function quoteOutput(output) {
  return fenceText('text', output.slice(-MAX_OUTPUT_CHARS).trim());
}

/**
 * Markdown that a click unfolds.
 * @param {string} title
 * @param {string} text
 */
export function foldDetails(title, text) {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

/**
 * A list of untrusted texts below a heading.
 * @param {string} heading
 * @param {string[]} texts
 */
export function formatList(heading, texts) {
  return [heading, '', ...texts.map((text) => `- ${escapeText(text)}`)].join('\n');
}
