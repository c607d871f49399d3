export * from './addresses/book';
export * from './addresses/nearest';
export {ANSWER_TYPES, isLikely, tidyAnswer} from './answers';
export * from './closures';
export * from './costs';
export * from './days';
export * from './document';
export * from './gallery';
export {groupBy} from './groupBy';
export {
  type DayHours,
  type Span,
  clockTime,
  hoursInShort,
  hoursRows,
  minutesOf,
  spansOf,
} from './hours';
export * from './mode';
export * from './officeState';
export * from './outputPaths';
export * from './pages';
export * from './previewSettings';
export type {Piece} from './search/excerpt';
export type {SearchPage, SearchSection} from './search/rank';
export * from './text';
export * from './thankYou';
export {timeLeft} from './timeLeft.mjs';
export {UserError} from './userError.mjs';
export type {News} from './vendors/embed/adapter';
export {embedPage} from './vendors/embed/embedPage';
export * from './vendors/integrations';
export {VENDORS, vendorOf, vendorsOf} from './vendors/registry';
export {type Agreement, type ThirdPartyFacts, seesHealth, thirdPartyTable} from './vendors/table';
export * from './vendors/vendor';
