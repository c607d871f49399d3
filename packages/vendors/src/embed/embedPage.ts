import type {VendorInUse} from '../integrations';
import type {EmbedData} from './adapter';

/** The kinds of vendors whose frame grows with their content; the others fill theirs. */
const GROWING_KINDS = ['forms', 'financing'];

const STYLE = `html{color:#1f2a2e;font:1.0625rem/1.6 system-ui,sans-serif}body{margin:0}\
iframe{border:0;display:block;inline-size:100%}`;
const FILLING_STYLE = 'html,body,#place,iframe{block-size:100%}';

/**
 * The HTML of the page that a vendor runs in. Our pages show it in a frame, with a policy of its
 * own. If the vendor has a script, the frame also has another origin (`describeFrame`).
 * @param facts the data for the adapter
 * @param script the adapter, bundled for the browser
 * @returns the HTML for the path of `getEmbedPath`
 */
export function renderEmbedPage(
  {vendor}: VendorInUse,
  facts: EmbedData<Record<string, unknown>>,
  script: string,
): string {
  const style = GROWING_KINDS.includes(vendor.kind) ? STYLE : STYLE + FILLING_STYLE;
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
