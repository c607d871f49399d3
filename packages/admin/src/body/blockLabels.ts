import {COMPONENT_NAMES, getComponentRules} from '@dental/content';
import {humanizeName} from '../collections/fields';

/** The blocks that staff add, by the words that they use for them. */
const ADDABLE_BLOCKS: Readonly<Record<string, string>> = {
  Question: 'Question and answer',
  WhenToCall: 'When to call us',
  StepList: 'Numbered steps',
  BenefitList: 'List of benefits',
  AtAGlance: 'At a glance: time, visits, recovery',
  Picture: 'Picture',
  VideoEmbed: 'Video',
  FormsLink: 'Link to the paper forms',
  WorkingHours: 'Opening hours',
  PaymentHelper: 'Payment calculator',
};

/** The blocks in the list of a text's button, in this order. */
export const ADDABLE_BLOCK_NAMES = Object.keys(ADDABLE_BLOCKS);

const ATTRIBUTE_LABELS: Readonly<Record<string, string>> = {
  'Question title': 'Question',
  'Hero alt': 'Describe the picture',
  'Hero step': 'Text of the button',
  'Picture alt': 'Describe the picture',
  'HoursSection alt': 'Describe the picture',
  'VideoEmbed id': 'Video',
  'VideoModal id': 'Video',
  'ServiceGrid id': 'Name for links',
  'FormsLink to': 'Which form',
};

const CONTENT_LABELS: Readonly<Record<string, string>> = {
  Question: 'Answer',
  Hero: 'Lead',
  StepList: 'Steps',
  BenefitList: 'Benefits',
  WhenToCall: 'Call us if…',
};

/** Returns the label of a block, such as "Question and answer". */
export function getBlockLabel(name: string): string {
  return ADDABLE_BLOCKS[name] ?? humanizeName(name);
}

/** Returns the label of a block's attribute. */
export function getAttributeLabel(block: string, attribute: string): string {
  return ATTRIBUTE_LABELS[`${block} ${attribute}`] ?? humanizeName(attribute);
}

/** Returns the label of a block's text. */
export function getContentLabel(block: string): string {
  return CONTENT_LABELS[block] ?? 'Text';
}

/** Creates an empty block to fill in. */
export function createBlock(name: string): string {
  const hasContent = getComponentRules(name)?.words === 'required';
  return hasContent ? `<${name}>\n\n</${name}>` : `<${name} />`;
}

/** Names of all blocks that aren't part of a sentence. */
export const BLOCK_NAMES = COMPONENT_NAMES.filter((name) => !getComponentRules(name)?.inline);
