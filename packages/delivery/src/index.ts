export {bundleBrowserScript} from './browserScript';
export type {Build, BuiltPage} from './build';
export {type Element, getAttribute, getText, listDescendants, parseElements} from './csp/elements';
export {findInlineCode} from './csp/inlineCode';
export {hashSources, makePolicy} from './csp/csp';
export {writeEmbeds} from './csp/embeds';
export {addPolicies} from './csp';
export {
  REPORTS_ENDPOINT,
  getReportUrl,
  makeCommonHeaders,
  makeHeaders,
  type SiteHeaders,
} from './hosting/headers';
export {assertFormsHost, detectHost} from './hosting/hostFiles';
export {writeHostRules} from './hosting';
export {makeNginxFiles} from './hosting/nginx';
export type {HostRules} from './hosting/rules';
export {readRules, formatRules} from './hosting/rulesFile';
export type {ServedSite} from './serve/rules';
export {close, listen, createSiteServer} from './serve/server';
