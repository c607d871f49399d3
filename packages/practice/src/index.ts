export * from './addresses/book';
export {type FormerAddresses, type VanishedAddress, pathsOfSitemap, vanishedAddresses} from './addresses/lostAddresses';
export {type AddressBook, normalisePath, resolveAddress} from './addresses/resolve';
export {nearestPages} from './addresses/suggestPages';
export {ANSWER_TYPES, isLikely, tidyAnswer} from './answers';
export {isDue, isReliable} from './confirmed';
export {UNITS, type Unit, wholeDollars} from './costs';
export * from './days';
export {FIRST_FONTS, HYDRATED, LAST_ELEMENT} from './document';
export {capital, counted, fewOf, formatList} from './english';
export {escapeHtml} from './escapeHtml';
export {interpolate} from './interpolate';
export {LEAST, MOST, discounted, dollars, parseDollars, paymentPlans} from './financing';
export {extraRoutes} from './extraRoutes';
export * from './gallery';
export {galleryPath, withoutPageNumber} from './galleryPath';
export {groupBy} from './groupBy';
export {federalHolidays, undecidedHolidays} from './holidays';
export {type DayHours, type Span, clockTime, hoursInShort, hoursRows, minutesOf, spansOf} from './hours';
export {STANDINGS, byName, confirmedOn, findPlans, isLookedFor, standingOn} from './insurance';
export {type LocalTime, localTime, momentOf} from './localTime';
export {type SiteMode, siteMode, vendorsAreLive} from './mode';
export * from './officeState';
export * from './officeWords';
export {AGES, CATEGORIES, GENDERS} from './options';
export * from './outputPaths';
export * from './pages';
export * from './previewPaths';
export * from './previewSettings';
export {promotionOn, requestedDay} from './promotions';
export type {Piece} from './search/excerpt';
export {SEARCH, type SearchPage, type SearchSection} from './search/searchIndex';
export {hasThanked, THANK_YOU} from './thankYou';
export {type Closure, closureWords, specialHours, specialHoursOn, type SpecialDays} from './specialDays';
export {timeLeft} from './timeLeft.mjs';
export {UserError} from './userError.mjs';
export type {News} from './vendors/embed/adapter';
export {embedPage} from './vendors/embed/page';
export * from './vendors/inUse';
export {VENDORS, vendorOf, vendorsOf} from './vendors/registry';
export {PICKED, integrationsSchema} from './vendors/schema';
export {saysSent} from './vendors/sent';
export {type Agreement, type ThirdPartyFacts, rowOf, thirdPartyTable} from './vendors/table';
export {
  FORM_NAMES,
  type FormName,
  type FormTarget,
  type Kind,
  type Sources,
  type Vendor,
  type VendorPlace,
} from './vendors/vendor';
