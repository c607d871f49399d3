import {
  checkLeftovers,
  checkMustSay,
  checkMustSayFile,
  checkPlanStatus,
  checkProse,
  recordChecks,
  spanishProseChecks,
} from '@dental/prose';
import type {Check} from '@dental/content';
import * as all from './all';

/** The checks of a page's parts, in any language: they don't read sentences. */
const structureChecks: readonly Check[] = [
  all.checkImports,
  all.checkMissingImports,
  all.checkAttributes,
  all.checkTagWords,
  all.checkHeadings,
  all.checkHeadingsOfCards,
  all.checkLayout,
  all.checkMarkdownImages,
  all.checkDefinitions,
  all.checkTables,
];

/** The checks of one file at a time. All others wait until every file can be read. */
export const checksOfSingleFiles: readonly Check[] = [
  checkMustSayFile,
  all.checkFileNames,
  all.checkHostFiles,
  all.checkInvisibleCharacters,
  all.checkLeftoverMarks,
  all.checkEmoji,
  all.checkShouting,
  all.checkGaps,
  all.checkSpaces,
  all.checkEncoding,
  all.checkUnfilled,
  all.checkSecrets,
  ...structureChecks,
  all.checkBoldLines,
  all.checkEnds,
  all.checkRecords,
  all.checkWebAddresses,
  checkProse,
  checkLeftovers,
  all.checkLanguage,
  ...spanishProseChecks,
];

/** The compiler refuses an export that is called check… and isn't a check. */
type CheckName = Extract<keyof typeof all, `check${string}`>;
const checksByName: Readonly<Record<CheckName, Check>> = all;

const checksOfFolder = Object.keys(all)
  .filter((name): name is CheckName => name.startsWith('check'))
  .map((name) => checksByName[name]);

/** Every check of the content. */
export const checks: readonly Check[] = [
  ...new Set([...checksOfSingleFiles, ...recordChecks, ...checksOfFolder]),
];

/** The checks that also apply to Spanish pages: they don't read English sentences. */
export const spanishChecks: readonly Check[] = [
  ...structureChecks,
  all.checkLinks,
  all.checkAnchors,
  all.checkLinkAddresses,
  all.checkLinkWords,
  all.checkLinkTargets,
  all.checkOurLinks,
  all.checkProfiles,
  all.checkNameTokens,
  all.checkImages,
  all.checkAltText,
  all.checkBoldLines,
  all.checkHeadDataLength,
  all.checkHeadDataTwice,
  all.checkTypedFacts,
  checkMustSay,
  checkPlanStatus,
  ...[all.checkWebAddresses, all.checkEmoji, all.checkShouting, all.checkGaps, all.checkSpaces].map(
    checkOnlyDocuments,
  ),
];

/** Leaves out the problems of our records, which the checks of English pages report. */
function checkOnlyDocuments(check: Check): Check {
  return (content) => {
    const files = new Set(content.documents.map(({file}) => file));
    return check(content).filter(({file}) => files.has(file));
  };
}
