import {
  checkClosureDays,
  checkDates,
  checkFactsInWords,
  checkFigures,
  checkGender,
  checkInitials,
  checkLeftovers,
  checkLengthOfDays,
  checkPatientsPrivacy,
  checkPeopleInLinks,
  checkPeopleInWords,
  checkPictureNames,
  checkPrivateClosures,
  checkProductNames,
  checkPromotionWords,
  checkProse,
  checkWrongWords,
} from '@dental/prose';
import {checkAddresses} from './addresses';
import {checkAltText} from './altText';
import {checkAnchors} from './anchors';
import {checkArticles} from './articles';
import {checkAttributes} from './attributes';
import {checkCardSummaries} from './cardSummaries';
import type {Check} from '@dental/content';
import {checkConfirmed} from './confirmedLists';
import {checkConsent} from './consent';
import {checkCosts, checkListedOnce, checkMembership} from './costs';
import {checkEncoding} from './encoding';
import {checkDownloadedNames, checkFileNames} from './fileNames';
import {checkCasePictures, checkFilesBehindFacts, checkVideoSources} from './filesBehindFacts';
import {checkForms} from './forms';
import {checkHeadDataLength, checkHeadDataTwice} from './headData';
import {checkHeadings} from './headings';
import {checkHolidays} from './holidays';
import {checkIds} from './ids';
import {checkImages} from './images';
import {checkImports, checkMissingImports} from './imports';
import {checkInvisibleSigns} from './invisibleSigns';
import {checkLayout} from './layout';
import {checkLeftoverMarks} from './leftoverMarks';
import {checkLinkAddresses} from './linkAddresses';
import {checkLinks} from './links';
import {checkLinkedNames} from './linkedNames';
import {checkLinkWords} from './linkWords';
import {checkLostWords} from './lostWords';
import {checkMarkdownImages} from './markdownImages';
import {checkAgreements, checkOurLinks, checkOutsideHosts} from './outsideHosts';
import {checkPastDays, checkPastYears} from './pastDays';
import {checkCoordinator, checkLeadDentist, checkPeople, checkPortraits} from './people';
import {checkPhotographs} from './photographs';
import {checkMailHosts, checkWebAddresses} from './outsideAddresses';
import {checkPermissions} from './permissions';
import {checkNameTokens} from './nameTokens';
import {checkNeighbours, checkPlace, checkThankYou} from './place';
import {checkPromotions} from './promotions';
import {checkRecords} from './records';
import {
  checkCareers,
  checkConsentOfMinors,
  checkPartnersHosts,
  checkPicturesOfCases,
  checkUrgentSearches,
} from './recordsAgree';
import {checkReferences} from './references';
import {checkSearchWords} from './searchWords';
import {checkSecrets} from './secrets';
import {checkSignOff} from './signOff';
import {checkAddedWords, checkSpelling} from './spelling';
import {checkTagWords} from './tagWords';
import {checkClosures, checkHours} from './times';
import {checkTreatmentOfCases} from './treatmentOfCases';
import {checkTypedFacts} from './typedFacts';
import {checkUnfilled} from './unfilled';

/** Everything that must hold in the content, once its files can be read. */
export const checks: readonly Check[] = [
  // Files
  checkFileNames,
  checkDownloadedNames,
  checkEncoding,
  checkSecrets,
  checkPlace,
  checkNeighbours,
  checkThankYou,
  checkAddresses,
  // Fields
  checkIds,
  checkNameTokens,
  checkPeople,
  checkPortraits,
  checkLeadDentist,
  checkCoordinator,
  checkHeadDataLength,
  checkHeadDataTwice,
  checkHours,
  checkClosures,
  checkHolidays,
  checkPromotions,
  checkPastDays,
  checkConfirmed,
  checkListedOnce,
  checkCosts,
  checkMembership,
  checkPastYears,
  checkConsent,
  checkConsentOfMinors,
  checkCareers,
  checkPicturesOfCases,
  checkTreatmentOfCases,
  checkPartnersHosts,
  checkUrgentSearches,
  checkOutsideHosts,
  checkAgreements,
  checkForms,
  checkSignOff,
  // Tags
  checkImports,
  checkMissingImports,
  checkAttributes,
  checkTagWords,
  checkReferences,
  // Text
  checkUnfilled,
  checkHeadings,
  checkLayout,
  checkLeftoverMarks,
  checkLostWords,
  checkRecords,
  checkCardSummaries,
  checkTypedFacts,
  checkSpelling,
  checkAddedWords,
  checkArticles,
  checkLinkedNames,
  // Meaning
  checkProse,
  checkInitials,
  checkPatientsPrivacy,
  checkPictureNames,
  checkPrivateClosures,
  checkFigures,
  checkLengthOfDays,
  checkClosureDays,
  checkDates,
  checkPermissions,
  checkPromotionWords,
  checkFactsInWords,
  checkPeopleInWords,
  checkProductNames,
  checkCasePictures,
  checkLeftovers,
  checkPeopleInLinks,
  checkGender,
  checkWrongWords,
  checkInvisibleSigns,
  checkWebAddresses,
  checkMailHosts,
  checkVideoSources,
  checkFilesBehindFacts,
  // Links and pictures
  checkLinks,
  checkOurLinks,
  checkAnchors,
  checkSearchWords,
  checkLinkAddresses,
  checkLinkWords,
  checkImages,
  checkPhotographs,
  checkAltText,
  checkMarkdownImages,
];

/** Those that judge each file by itself: the others wait until every file can be read. */
export const checksOfSingleFiles: readonly Check[] = [
  checkFileNames,
  checkDownloadedNames,
  checkEncoding,
  checkSecrets,
  checkImports,
  checkMissingImports,
  checkAttributes,
  checkTagWords,
  checkUnfilled,
  checkHeadings,
  checkLayout,
  checkLeftoverMarks,
  checkProse,
  checkLeftovers,
  checkInvisibleSigns,
  checkWebAddresses,
  checkMarkdownImages,
];
