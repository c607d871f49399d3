import {
  checkLeftovers,
  checkMustSay,
  checkMustSayFile,
  checkPlanStatus,
  checkProse,
  checkSpanishArrival,
  checkSpanishColleagues,
  checkSpanishCounts,
  checkSpanishDentistDays,
  checkSpanishSchools,
  checkSpanishSpeakers,
  checkSpanishNames,
  checkSpanishNotice,
  checkSpanishPlanLengths,
  checkSpanishPracticeName,
  checkSpanishTown,
  checkSpanishProse,
  recordChecks,
} from '@dental/prose';
import type {Check} from '@dental/content';
import {checkAddresses} from './addresses';
import {
  checkAnchors,
  checkLinksOfTags,
  checkPromotionBanner,
  checkRequiredPages,
  checkSearchWords,
  checkUrgentSearches,
} from './anchors';
import {checkBrandColors} from './brand';
import {checkConsent, checkConsentOfMinors} from './consent';
import {checkCosts, checkMembership} from './costs';
import {checkFigures, checkTimesOfVisits} from './figures';
import {checkFileNames, checkHostFiles} from './files';
import {
  checkClosureNames,
  checkClosures,
  checkHolidays,
  checkHours,
  checkOpenHolidays,
  checkPromotions,
  checkSpecialHours,
  checkSpecialNames,
} from './hours';
import {checkInvisibleCharacters} from './invisibleCharacters';
import {checkLeftoverMarks} from './leftoverMarks';
import {checkEncoding, checkSecrets, checkUnfilled} from './lines';
import {checkLinkedNames, checkLinkWords, checkMenuLabels, checkSameWords} from './linkWords';
import {
  checkLinks,
  checkLinksOfCosts,
  checkLinksOfMenus,
  checkLinkOfBooking,
  checkLinksOfPromotions,
  checkServicesOfCases,
} from './links';
import {checkNameTokens} from './nameTokens';
import {checkLinksOfNotices, checkNotices} from './notices';
import {checkLinkAddresses, checkMailHosts, checkProfiles} from './outside';
import {
  checkCardSummaries,
  checkDaysOfDentists,
  checkDoorways,
  checkHeadDataLength,
  checkHeadDataTwice,
  checkHomeTitle,
  checkListedOnce,
  checkNeighbors,
  checkOrder,
  checkPeople,
  checkPlace,
  checkThankYou,
} from './pages';
import {checkConfirmed, checkOffers, checkPast} from './past';
import {checkOwnFields, checkPeopleInVideos} from './people';
import {
  checkAltText,
  checkAltTextOfRooms,
  checkCasePictures,
  checkImages,
  checkPeoplesPictures,
  checkPhotographs,
  checkPortraits,
  checkStaticPictures,
} from './pictures';
import {checkReferences} from './references';
import {checkSignOff} from './signOff';
import {checkEmoji, checkGaps, checkShouting, checkSpaces} from './slips';
import {checkSpanishSpelling, checkSpelling} from './spelling';
import {checkFilesBehindFacts} from './starts';
import {checkAttributes, checkImports, checkMissingImports, checkTagWords} from './tags';
import {
  checkBoldLines,
  checkDefinitions,
  checkEnds,
  checkHeadings,
  checkHeadingsOfCards,
  checkLayout,
  checkMarkdownImages,
  checkRecords,
  checkTables,
} from './texts';
import {
  checkLanguage,
  checkOutdated,
  checkSpanishWords,
  checkTargetsOfTranslations,
  checkTranslated,
  checkTranslationOf,
} from './translation';
import {checkTypedFacts} from './typedFacts';
import {
  checkAgreements,
  checkAnalytics,
  checkBookingVendors,
  checkConsentToTexts,
  checkForms,
  checkOurLinks,
  checkOutsideHosts,
} from './vendors';
import {checkVideoSources} from './videos';
import {checkWebAddresses} from './webAddresses';

/** The checks of a page's parts, in any language: they don't read sentences. */
const structureChecks: readonly Check[] = [
  checkImports,
  checkMissingImports,
  checkAttributes,
  checkTagWords,
  checkHeadings,
  checkHeadingsOfCards,
  checkLayout,
  checkMarkdownImages,
  checkDefinitions,
  checkTables,
];

/** The checks of one file at a time. All others wait until every file can be read. */
export const checksOfSingleFiles: readonly Check[] = [
  checkMustSayFile,
  checkFileNames,
  checkHostFiles,
  checkInvisibleCharacters,
  checkLeftoverMarks,
  checkEmoji,
  checkShouting,
  checkGaps,
  checkSpaces,
  checkEncoding,
  checkUnfilled,
  checkSecrets,
  ...structureChecks,
  checkBoldLines,
  checkEnds,
  checkRecords,
  checkWebAddresses,
  checkProse,
  checkLeftovers,
  checkLanguage,
  checkSpanishArrival,
  checkSpanishColleagues,
  checkSpanishCounts,
  checkSpanishDentistDays,
  checkSpanishSchools,
  checkSpanishSpeakers,
  checkSpanishNames,
  checkSpanishNotice,
  checkSpanishPlanLengths,
  checkSpanishPracticeName,
  checkSpanishTown,
  checkSpanishProse,
];

/**
 * Every check of the content. A test compares this list with the exports of the folder, so that a
 * new check can't be left out.
 */
export const checks: readonly Check[] = [
  ...checksOfSingleFiles,
  ...recordChecks,
  checkAddresses,
  checkAnchors,
  checkSearchWords,
  checkUrgentSearches,
  checkBrandColors,
  checkConsent,
  checkConsentOfMinors,
  checkCosts,
  checkMembership,
  checkFigures,
  checkTimesOfVisits,
  checkVideoSources,
  checkHours,
  checkClosures,
  checkClosureNames,
  checkSpecialNames,
  checkSpecialHours,
  checkOpenHolidays,
  checkHolidays,
  checkPromotions,
  checkNotices,
  checkLinks,
  checkLinksOfCosts,
  checkServicesOfCases,
  checkLinksOfMenus,
  checkLinkOfBooking,
  checkLinksOfPromotions,
  checkLinksOfTags,
  checkPromotionBanner,
  checkRequiredPages,
  checkLinksOfNotices,
  checkLinkWords,
  checkLinkedNames,
  checkSameWords,
  checkMenuLabels,
  checkNameTokens,
  checkLinkAddresses,
  checkProfiles,
  checkMailHosts,
  checkPlace,
  checkNeighbors,
  checkThankYou,
  checkPeople,
  checkDaysOfDentists,
  checkOrder,
  checkHomeTitle,
  checkCardSummaries,
  checkHeadDataLength,
  checkHeadDataTwice,
  checkListedOnce,
  checkPast,
  checkConfirmed,
  checkOffers,
  checkOwnFields,
  checkPeopleInVideos,
  checkImages,
  checkPeoplesPictures,
  checkPortraits,
  checkPhotographs,
  checkStaticPictures,
  checkAltText,
  checkAltTextOfRooms,
  checkCasePictures,
  checkReferences,
  checkSignOff,
  checkSpelling,
  checkSpanishSpelling,
  checkFilesBehindFacts,
  checkTypedFacts,
  checkOutsideHosts,
  checkOurLinks,
  checkAgreements,
  checkAnalytics,
  checkBookingVendors,
  checkConsentToTexts,
  checkDoorways,
  checkForms,
  checkTranslationOf,
  checkOutdated,
  checkSpanishWords,
  checkTargetsOfTranslations,
  checkTranslated,
];

/** The checks that also apply to Spanish pages: they don't read English sentences. */
export const spanishChecks: readonly Check[] = [
  ...structureChecks,
  checkLinks,
  checkAnchors,
  checkLinkAddresses,
  checkLinkWords,
  checkLinkedNames,
  checkSameWords,
  checkOurLinks,
  checkProfiles,
  checkNameTokens,
  checkImages,
  checkAltText,
  checkBoldLines,
  checkHeadDataLength,
  checkHeadDataTwice,
  checkTypedFacts,
  checkMustSay,
  checkPlanStatus,
  ...[checkWebAddresses, checkEmoji, checkShouting, checkGaps, checkSpaces].map(checkOnlyDocuments),
];

/** Leaves out the problems of our records, which the checks of English pages report. */
function checkOnlyDocuments(check: Check): Check {
  return (content) => {
    const files = new Set(content.documents.map(({file}) => file));
    return check(content).filter(({file}) => files.has(file));
  };
}
