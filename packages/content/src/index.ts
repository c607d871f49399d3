export {asText} from './asText';
export type {ComponentUse, LinedNode} from './body/body';
export {type Passage, TAG_SIGN} from './body/passages';
export type {Check} from './check';
export {closestMatch} from './closestMatch';
export type {Content, Document, FiledConsent} from './content';
export {costEntries} from './costEntries';
export {dayOf} from './dayOf';
export {escapePattern} from './escapePattern';
export {
  CONTENT_FOLDER,
  EXCEPTIONS_FILE,
  GUIDE,
  IMAGE_FOLDER,
  WORDS_FILE,
  WORDS_FOLDER,
  originalOf,
  pathOfFile,
  practiceFile,
} from './folders';
export {askGit, commitOf, git, gitWith} from './git';
export {IMAGE_ENDINGS, hasDrawing, imageFiles, imageFilesAmong} from './images';
export {atField, leavesOf, mapTexts} from './leaves';
export {parseBody} from './mdx';
export {memoize, memoizeBeside, memoizeOn, memoizePerFile, memoizeTexts, memoizeTextsBeside} from './memoize';
export {NAME_TOKENS, readNames, shortName, withNames} from './names';
export {
  type PersonCardData,
  type PictureOf,
  type ServiceCardData,
  allPagesData,
  costsData,
  facilityData,
  formModule,
  formsData,
  hoursData,
  insuranceData,
  paymentPartnersData,
  peopleData,
  perioProtectionData,
  photographs,
  practiceData,
  promotionsData,
  reviewsData,
  serviceLinksData,
  servicesData,
  vendorsData,
} from './pageData/data';
export {dayOfBuild} from './pageData/dayOfBuild';
export {type CaseData, type GalleryPageData, galleryData, galleryIndexData} from './pageData/galleryData';
export {dataFiles, sharedDataFiles, DATA_FILES, type Data, pageDataName, siblingsName} from './pageData/dataFiles';
export {
  type CaptionsOf,
  type FrontMatter,
  type PageData,
  type TocEntry,
  type VideoData,
  pageData,
} from './pageData/pageData';
export type {Block, TextCell} from './forms/blocks';
export {type Letterhead, letterheadOf} from './forms/facts';
export {formSections, sheetsOf} from './forms/sections';
export {inspectPicture} from './pictures/inspect';
export {type Picture, TONES} from './pictures/picture';
export {type PictureRole, pictureUses} from './pictures/uses';
export {
  type Message,
  type Problem,
  type Suggestion,
  deadLink,
  formatProblem,
  formatProblems,
  sortProblems,
  writeOneOf,
} from './problem';
export {type FileChanges, type ProjectFiles, filesOnDisk, withChanges} from './projectFiles';
export {type Prose, type Sentence, proseByFile, proseOf, sentencesIn} from './prose';
export {factTexts, quotableFacts} from './quotableFacts';
export {readFiles} from './readFiles';
export {hasEditor, repositoryOf, webEditor} from './repository';
export {sourceBranch, sourceRevision} from './revision';
export {day, rule, text} from './schemas/fields';
export {labels} from './schemas/labels';
export {type PageKind, pageSchemas} from './schemas/page';
export {FORM_FACTS, type FormField, type PaperForm} from './schemas/paperForms';
export {type PracticeFacts, practiceSchemas} from './schemas/practice';
export {costsSchema} from './schemas/prices';
export {caseSchema, reviewSchema} from './schemas/records';
export {type SiblingLink, siblingLinks, siblingsBelow} from './siblings';
export {
  type Approvals,
  type HostRecord,
  type PullRequestReview,
  accountsOf,
  readApprovals,
  readApprovers,
  signedBy,
  writeApprovals,
} from './signOff/approvals';
export {claimsOf} from './signOff/claims';
export {signedDigest, signedTexts} from './signOff/digest';
export {OWNERS_FILE, codeOwners, organizationOf, ownersProblems} from './signOff/owners';
export {type SignOff, signOffOf} from './signOff/state';
export {signatureSentence, whoApproves} from './signOff/whoApproves';
export {type Page, type Review, type Site, type SmileCase, navTitleOf, pageAt, pagesOfKind, titleOf} from './site';
export {dentistSlug, slugify, staffSlug} from './slugs';
export {endOfFields, readMdx, readYaml} from './source';
export {type Dictionary, dictionaryWith} from './spelling/dictionary';
export {type WordLists, readLists} from './spelling/lists';
export {ownWords} from './spelling/ownWords';
export {type Word, isForeign, isSpanish, wordsIn} from './spelling/wordsIn';
export {structuredData, videosOn} from './structuredData';
export {lineOf, replaceOnce} from './suggest';
export {
  COMPONENT_NAMES,
  type TagExample,
  attributeNames,
  attributeRule,
  componentRules,
  exampleTag,
  importLine,
  tagExamples,
} from './tagRules';
export {typographic, typographicFields, typographicSite, typographicWords} from './typography';
export {validate} from './validate';
export {captionsAddress} from './videos';
export {type FieldPath, parseYaml} from './yaml';
