export {formatReport} from './checkReport';
export {findSiteFile} from './checks/addresses';
export {checkBrandColors} from './checks/brand';
export {type FormerPage, checkFormerPages, suggestNewAddresses} from './checks/formerPages';
export {containsInvisible} from './checks/invisibleCharacters';
export {checkPhotographs, MIN_WIDTHS_PX} from './checks/pictures';
export {checkReferences} from './checks/references';
export {findSignOffWarnings} from './checks/signOff';
export {checkFilesBehindFacts} from './checks/starts';
export {checkAttributes, checkImports} from './checks/tags';
export {applySuggestions, fixFiles} from './fix/apply';
export {writeFixes} from './fix/write';
export {haveSameRecords} from './languages';
export {findLaunchProblems} from './launch';
export {findLeftoversInBuild} from './launch/leftovers';
export {LAUNCH_STEPS, type LaunchContent, type LaunchStep, listOpenProblems} from './launch/steps';
export {readLiveContent} from './liveContent';
export {type LoadResult, loadSite, readContent} from './loadSite';
export {
  findAccountProblems,
  findChangedSignatures,
  findLostClaims,
  isChanged,
  listReviewers,
} from './signatures';
export {isDevServer, loadLiveContent, loadSiteOnDisk, getSiteToShow} from './siteOnDisk';
