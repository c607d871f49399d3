import {readFileSync} from 'node:fs';
import stylelint from 'stylelint';

const NAME = 'site/breakpoints';

/** The widths and heights under "Breakpoints" in tokens.css. */
const [, table = ''] =
  /Breakpoints([\s\S]*?)\*\//.exec(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')) ??
  [];
const SCALE = new Set(table.match(/[\d.]+rem/g));

/** A Stylelint rule: media and container queries use only breakpoints of the scale. */
export default stylelint.createPlugin(NAME, () => (root, result) => {
  root.walkAtRules(/^(media|container)$/, (node) => {
    for (const [length] of node.params.matchAll(/[\d.]+(rem|em|px|ch)\b/g)) {
      if (SCALE.has(length)) continue;
      const remedy = `Use one of ${[...SCALE].join(', ')} (src/css/tokens.css).`;
      stylelint.utils.report({
        ruleName: NAME,
        result,
        node,
        word: length,
        message: `${length} isn't a breakpoint. ${remedy} (${NAME})`,
      });
    }
  });
});
