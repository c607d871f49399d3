export {
  type AddressConflict,
  type AddressedPage,
  type NamedBook,
  addressBook,
  addressConflicts,
  packBook,
  unpackBook,
} from './addresses/book';
export {type FormerAddresses, type VanishedAddress, pathsOfSitemap, vanishedAddresses} from './addresses/lostAddresses';
export {type AddressBook, normalisePath, resolveAddress} from './addresses/resolve';
export {nearestPages} from './addresses/suggestPages';
export {ANSWER_TYPES, isLikely, tidyAnswer} from './answers';
export {isDue, isReliable} from './confirmed';
export {UNITS, type Unit, wholeDollars} from './costs';
export {daysFrom} from './days';
export {FIRST_FONTS, HYDRATED, LAST_ELEMENT} from './document';
export {capital, counted, fewOf, listed} from './english';
export {escapeHtml} from './escapeHtml';
export {fillIn} from './fillIn';
export {LEAST, MOST, discounted, dollars, parseDollars, paymentPlans} from './financing';
export {furtherPaths} from './furtherPaths';
export {
  GALLERY_OPTIONS,
  GALLERY_PAGE_SIZE,
  type GalleryField,
  type GalleryFilter,
  type GalleryQuery,
  galleryAddress,
  galleryPage,
  galleryPageCount,
  galleryPaths,
  matchesFilter,
  parseGalleryQuery,
} from './gallery';
export {galleryPath, withoutPageNumber} from './galleryPath';
export {groupBy} from './groupBy';
export {federalHolidays, undecidedHolidays} from './holidays';
export {type DayHours, type Span, clockTime, hoursInShort, hoursRows, minutesOf, spansOf} from './hours';
export {STANDINGS, byName, confirmedOn, findPlans, isLookedFor, standingOn} from './insurance';
export {FINANCIAL, LEGAL_PAGES, PRIVACY, TERMS} from './legalPages';
export {longDate} from './longDate';
export {type SiteMode, siteMode, vendorsAreLive} from './mode';
export {NEW_PATIENT_FORMS} from './newPatientForms';
export {
  type LocalTime,
  addDays,
  isClosedAllDay,
  isOpenAt,
  officeState,
  specialHours,
  timeInPhoenix,
  weekdayOf,
} from './officeState';
export {AGES, CATEGORIES, GENDERS} from './options';
export {
  BUILD_ID,
  FORMER_SITE,
  NEXT_RULES,
  NEXT_SITE,
  NGINX_FOLDER,
  NOT_FOUND,
  RULES_FILE,
  RULES_FOLDER,
  SITE_FOLDER,
  fileOfPage,
  fileOfRedirect,
} from './outputPaths';
export {
  CONTENT_WORKER,
  DICTIONARY,
  EDITOR_FILE,
  EDITOR_FRAME_PATH,
  EDITOR_PATH,
  EDIT_LINKS,
  PREVIEW_BOOKING_PATH,
  PREVIEW_PATHS,
  SNAPSHOT,
  STYLEGUIDE_PATH,
} from './previewPaths';
export {
  ENTRIES_SHOWN,
  type EditableEntry,
  type EntriesShown,
  REVIEWED_PAGES,
  type ReviewedPage,
  SETTINGS,
  SETTINGS_SENT,
} from './previewSettings';
export {promotionOn, requestedDay} from './promotions';
export {REFERRAL_SLIP} from './referralSlip';
export type {Piece} from './search/excerpt';
export {SEARCH, type SearchPage, type SearchSection} from './search/searchIndex';
export {THANK_YOU} from './thankYou';
export {timeLeft} from './timeLeft.mjs';
export {URGENT_HELP} from './urgentHelp';
export {UserError} from './userError.mjs';
export type {News} from './vendors/embed/adapter';
export {embedPage} from './vendors/embed/page';
export {
  type InUse,
  embedPath,
  hostsIn,
  inUse,
  isFramed,
  pickedVendor,
  sourcesOfPages,
  vendorsInUse,
} from './vendors/inUse';
export {VENDORS, vendorOf, vendorsOf} from './vendors/registry';
export {PICKED, integrationsSchema} from './vendors/schema';
export {type ThirdPartyFacts, rowOf, thirdPartyTable} from './vendors/table';
export {
  FORM_NAMES,
  type FormName,
  type FormTarget,
  type Kind,
  type Sources,
  type Vendor,
  type VendorPlace,
} from './vendors/vendor';
