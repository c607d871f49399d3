export * from './asText';
export type {ComponentUse, LinedNode} from './body/body';
export {type Passage, TAG_SIGN} from './body/passages';
export {
  BRAND_FOLDER,
  brandFiles,
  COLORS_FILE,
  colorsIn,
  type ColourName,
  palette,
  paletteOf,
  tokenSheets,
} from './brand';
export * from './closestMatch';
export * from './content';
export * from './costEntries';
export * from './dayOf';
export * from './escapePattern';
export * from './folders';
export type {Block, TextCell} from './forms/blocks';
export {type Letterhead, letterheadOf} from './forms/facts';
export {formSections, sheetsOf} from './forms/sections';
export * from './git';
export * from './images';
export {problemAt, walkFields} from './walkFields';
export * from './mdx';
export * from './memoize';
export {NAME_TOKENS, readNames, shortName, withNames} from './names';
export {type PersonCardData, type ServiceCardData, formModule, photographs} from './pageData/data';
export {type Data, DATA_FILES, dataFiles, pageDataName, sharedDataFiles, siblingsName} from './pageData/dataFiles';
export * from './pageData/dayOfBuild';
export * from './states';
export * from './pageData/galleryData';
export {type FrontMatter, type PageData, type TocEntry, type VideoData, pageData} from './pageData/pageData';
export {inspectPicture} from './pictures/inspect';
export * from './pictures/picture';
export {type PictureRole, pictureUses} from './pictures/uses';
export * from './problem';
export * from './projectFiles';
export {type Prose, type Sentence, proseByFile, proseOf, sentencesIn, textOfPassages} from './prose';
export * from './quotableFacts';
export * from './readFiles';
export * from './repository';
export * from './revision';
export {day, rule, text} from './schemas/fields';
export * from './schemas/labels';
export {type PageKind, pageSchemas} from './schemas/page';
export {FORM_FACTS} from './schemas/paperForms';
export {type PracticeFacts, practiceNames, practiceSchemas, WITHOUT} from './schemas/practice';
export {costsSchema} from './schemas/prices';
export * from './schemas/records';
export * from './siblings';
export * from './signOff/approvals';
export {claimsOf} from './signOff/claims';
export * from './signOff/digest';
export * from './signOff/owners';
export * from './signOff/state';
export * from './signOff/whoApproves';
export * from './site';
export * from './slugs';
export {endOfFields, readMdx, readYaml} from './source';
export {type Dictionary, dictionaryWith, wordList} from './spelling/dictionary';
export * from './spelling/lists';
export * from './spelling/wordsIn';
export * from './structuredData';
export * from './suggest';
export {
  type TagExample,
  attributeNames,
  attributeRule,
  COMPONENT_NAMES,
  componentRules,
  exampleTag,
  importLine,
  tagExamples,
} from './tagRules';
export * from './typography';
export * from './validate';
export {captionsAddress} from './videos';
export {type FieldPath, parseYaml} from './yaml';
