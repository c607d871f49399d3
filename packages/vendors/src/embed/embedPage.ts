import type {InUse} from '../integrations';
import type {Facts} from './adapter';

/** Vendors whose place has the height of what they show; the others fill theirs. */
const GROWING = ['forms', 'financing'];

const STYLE = `html{color:#1f2a2e;font:1.0625rem/1.6 system-ui,sans-serif}body{margin:0}\
iframe{border:0;display:block;inline-size:100%}`;
const FILLING = 'html,body,#place,iframe{block-size:100%}';

/**
 * Makes the page in which a vendor runs. Pages of ours show it in a frame, so that neither the vendor's scripts nor what
 * they need to be allowed are in the pages that patients read.
 * @param facts what the adapter is given
 * @param script the adapter, as code for the browser
 * @returns its HTML, for the path that `embedPath` gives
 */
export function embedPage(
  {vendor}: InUse,
  facts: Facts<Record<string, unknown>>,
  script: string,
): string {
  const style = GROWING.includes(vendor.kind) ? STYLE : STYLE + FILLING;
  const json = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
  const code = script.replaceAll('</script', String.raw`<\/script`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${vendor.name}</title>
<style>${style}</style>
</head>
<body>
<div id="place"></div>
<script type="application/json" id="facts">${json}</script>
<script>${code}</script>
</body>
</html>
`;
}
