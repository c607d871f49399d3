// @ts-check
/** Markdown for our comments on GitHub, with text from untrusted sources. */

/** Enough for a few lines. */
const MAX_TEXT_CHARS = 600;

/**
 * Escapes untrusted text: no markup, no mention of people or pull requests, and a few lines only.
 * GitHub finds a mention even behind an entity, but not with a zero-width space after the @ or #.
 * @param {string} text
 */
export function escapeText(text) {
  return text
    .slice(0, MAX_TEXT_CHARS)
    .replaceAll(/[@#]/g, '$&\u200B')
    .replaceAll(/[\\`*_[\]<>|~&]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(/\s+/g, ' ');
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
