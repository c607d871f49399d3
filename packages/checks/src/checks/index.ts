import {checkLeftovers, checkProse, checksAgainstRecords} from '@dental/prose';
import type {Check} from '@dental/content';
import {checkAddresses} from './addresses';
import {checkAnchors, checkSearchWords, checkUrgentSearches} from './anchors';
import {checkArticles} from './articles';
import {checkBrandColors} from './brand';
import {checkConsent, checkConsentOfMinors} from './consent';
import {checkCosts, checkMembership} from './costs';
import {checkFileNames} from './files';
import {checkVideoSources} from './films';
import {checkClosures, checkHolidays, checkHours, checkOpenHolidays, checkPromotions} from './hours';
import {checkInvisibleSigns} from './invisibleSigns';
import {checkLeftoverMarks} from './leftoverMarks';
import {checkEncoding, checkSecrets, checkUnfilled} from './lines';
import {checkLinks, checkLinksOfCosts, checkLinksOfMenus} from './links';
import {checkLinkedNames, checkLinkWords} from './linkWords';
import {checkNameTokens} from './nameTokens';
import {checkLinkAddresses, checkMailHosts, checkWebAddresses} from './outside';
import {
  checkCardSummaries,
  checkDaysOfDentists,
  checkHeadDataLength,
  checkHeadDataTwice,
  checkHomeTitle,
  checkListedOnce,
  checkNeighbours,
  checkPeople,
  checkPlace,
  checkThankYou,
} from './pages';
import {checkConfirmed, checkPast} from './past';
import {
  checkAltText,
  checkAltTextOfRooms,
  checkCasePictures,
  checkImages,
  checkMarkdownImages,
  checkPhotographs,
} from './pictures';
import {checkReferences} from './references';
import {checkSignOff} from './signOff';
import {checkSpelling} from './spelling';
import {checkFilesBehindFacts} from './starts';
import {checkAttributes, checkImports, checkMissingImports, checkTagWords} from './tags';
import {
  checkBoldLines,
  checkDefinitions,
  checkHeadings,
  checkHeadingsOfCards,
  checkLayout,
  checkRecords,
  checkTables,
} from './texts';
import {checkTypedFacts} from './typedFacts';
import {checkAgreements, checkForms, checkOurLinks, checkOutsideHosts} from './vendors';

/** Those that judge each file by itself: the others wait until every file can be read. */
export const checksOfSingleFiles: readonly Check[] = [
  checkFileNames,
  checkEncoding,
  checkSecrets,
  checkImports,
  checkMissingImports,
  checkAttributes,
  checkTagWords,
  checkUnfilled,
  checkHeadings,
  checkHeadingsOfCards,
  checkBoldLines,
  checkLayout,
  checkLeftoverMarks,
  checkProse,
  checkLeftovers,
  checkInvisibleSigns,
  checkWebAddresses,
  checkMarkdownImages,
];

/** Everything that must hold in the content, once its files can be read. */
export const checks: readonly Check[] = [
  ...checksOfSingleFiles,
  ...checksAgainstRecords,
  checkAddresses,
  checkAnchors,
  checkSearchWords,
  checkUrgentSearches,
  checkArticles,
  checkConsent,
  checkConsentOfMinors,
  checkCosts,
  checkMembership,
  checkVideoSources,
  checkClosures,
  checkHolidays,
  checkHours,
  checkOpenHolidays,
  checkPromotions,
  checkLinks,
  checkLinksOfCosts,
  checkLinksOfMenus,
  checkLinkedNames,
  checkLinkWords,
  checkNameTokens,
  checkLinkAddresses,
  checkMailHosts,
  checkCardSummaries,
  checkDaysOfDentists,
  checkHeadDataLength,
  checkHeadDataTwice,
  checkHomeTitle,
  checkListedOnce,
  checkNeighbours,
  checkPeople,
  checkPlace,
  checkThankYou,
  checkConfirmed,
  checkPast,
  checkAltText,
  checkAltTextOfRooms,
  checkCasePictures,
  checkImages,
  checkBrandColors,
  checkPhotographs,
  checkReferences,
  checkSignOff,
  checkSpelling,
  checkFilesBehindFacts,
  checkDefinitions,
  checkRecords,
  checkTables,
  checkTypedFacts,
  checkAgreements,
  checkForms,
  checkOurLinks,
  checkOutsideHosts,
];
