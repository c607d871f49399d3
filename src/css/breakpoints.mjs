import {readFileSync} from 'node:fs';
import stylelint from 'stylelint';

const NAME = 'site/breakpoints';

/** The widths and heights that tokens.css names, under "Breakpoints". */
const [, table = ''] =
  /Breakpoints([\s\S]*?)\*\//.exec(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')) ??
  [];
const SCALE = new Set(table.match(/[\d.]+rem/g));

/** A Stylelint rule: media and container queries compare with a breakpoint of the scale, and with nothing else. */
export default stylelint.createPlugin(NAME, () => (root, result) => {
  root.walkAtRules(/^(media|container)$/, (node) => {
    for (const [length] of node.params.matchAll(/[\d.]+(rem|em|px|ch)\b/g))
      if (!SCALE.has(length))
        stylelint.utils.report({
          ruleName: NAME,
          result,
          node,
          word: length,
          message: `${length} is not a breakpoint. Take one of ${[...SCALE].join(', ')} (src/css/tokens.css). (${NAME})`,
        });
  });
});
