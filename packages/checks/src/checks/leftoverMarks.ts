import {
  type Check,
  COMPONENT_NAMES,
  memoizeTexts,
  type Message,
  type Problem,
  proseOf,
} from '@dental/content';
import marks from '../../data/leftoverMarks.json';

/** Signs that were meant to make something of the text, and did not: visitors would see them. */
const MARKS = marks.map(({pattern, ...message}) => ({
  ...message,
  pattern: new RegExp(pattern.replace('{TAGS}', COMPONENT_NAMES.join('|')), 'mu'),
}));

/** Nothing that was meant to shape the text is shown as a part of it. */
export const checkLeftoverMarks: Check = (content) =>
  proseOf(content).flatMap(({kind, file, text, lineAt, field}) =>
    (kind === 'facts' || kind === 'captions' ? [] : marksIn(text)).map(
      ({at, ...message}): Problem => ({
        file,
        line: lineAt(at),
        field,
        ...message,
      }),
    ),
  );

const marksIn = memoizeTexts((text): readonly (Message & {at: number})[] =>
  MARKS.flatMap(({pattern, message, remedy}) => {
    const found = pattern.exec(text);
    return found ? [{at: found.index, message, remedy}] : [];
  }),
);
