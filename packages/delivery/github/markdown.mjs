// @ts-check
/** Words of others in a comment of ours: they stay words, whatever they look like. */

/**
 * Words as words: no mark-up, no mention of people or pull requests (GitHub finds one behind an entity, too, but none with
 * a space of no width), and no more than a few lines.
 * @param {string} text
 */
export function plain(text) {
  return text
    .slice(0, 600)
    .replaceAll(/[@#]/g, '$&\u200B')
    .replaceAll(/[\\`*_[\]<>|~&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll(/\s+/g, ' ');
}

/**
 * A text as it is, in a fence that it cannot end.
 * @param {string} language what the fence is marked with
 * @param {string} text
 */
export function fenced(language, text) {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/**
 * @param {string} title
 * @param {string} text
 */
export function folded(title, text) {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

/**
 * A list of texts below its heading.
 * @param {string} heading
 * @param {string[]} texts
 */
export function list(heading, texts) {
  return [heading, '', ...texts.map((text) => `- ${plain(text)}`)].join('\n');
}
