import type {FieldMistake} from './fieldLine';

/** YAML takes no tabs in front of a field. */
export const tab: FieldMistake = ({indent}) =>
  indent.includes('\t')
    ? {what: 'This line starts with a tab.', fix: 'Use spaces in front of the field instead.'}
    : undefined;
