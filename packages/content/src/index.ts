export type {ComponentUse} from './body/body';
export {type Passage, TAG_SIGN} from './body/passages';
export * from './brand';
export * from './content';
export * from './folders';
export type {Block} from './forms/blocks';
export * from './forms/sections';
export * from './git';
export * from './images';
export * from './mdx';
export * from './memoize';
export * from './names';
export * from './navigation';
export {
  type CaseData,
  formModule,
  galleryData,
  type GalleryPageData,
  type PersonCardData,
  photographs,
  type ServiceCardData,
} from './pageData/data';
export {
  type Data,
  DATA_FILES,
  dataFiles,
  pageDataName,
  sharedDataFiles,
  siblingsName,
} from './pageData/dataFiles';
export * from './pageData/dayOfBuild';
export * from './pageData/pageData';
export * from './pictures/inspect';
export * from './pictures/picture';
export * from './pictures/uses';
export * from './problem';
export * from './projectFiles';
export * from './prose';
export * from './quotableFacts';
export * from './readFiles';
export * from './repository';
export type {MenuGroup, MenuLink} from './pageData/menusData';
export {day, rule, text} from './schemas/fields';
export {labels} from './schemas/labels';
export {type PageKind, pageSchemas} from './schemas/pageFields';
export {FORM_FACTS, type TextCell} from './schemas/paperForms';
export * from './schemas/practice';
export {costsSchema} from './schemas/prices';
export * from './schemas/casesAndReviews';
export * from './signOff/approvals';
export * from './signOff/claims';
export * from './signOff/digest';
export * from './signOff/owners';
export * from './signOff/state';
export * from './site';
export * from './slugs';
export * from './socialIcons';
export * from './source';
export * from './spelling/dictionary';
export * from './spelling/lists';
export * from './spelling/wordsIn';
export * from './states';
export * from './structuredData';
export * from './tagRules';
export * from './textHelpers';
export * from './typography';
export * from './validate';
export {captionsAddress} from './videos';
export {mapTexts, problemAt, walkFields} from './walkFields';
export {parseYaml} from './yaml';
