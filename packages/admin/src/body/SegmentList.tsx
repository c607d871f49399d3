import {Fragment, useMemo, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useKeys} from '../form/useKeys';
import {ADDABLE_BLOCK_NAMES, createBlock, getBlockLabel} from './blockLabels';
import {BlockForm} from './BlockForm';
import {restoreBlock, type DeletedBlock} from './restoreBlock';
import {joinSegments, keepSpaces, splitSegments, type Segment} from './segments';
import {TextEditor} from './TextEditor';

interface SegmentListProps {
  label: string;
  text: string;
  onChange(this: void, text: string): void;
}

/** A text as a list of text editors and small forms for its blocks. */
export function SegmentList({label, text, onChange}: SegmentListProps): ReactNode {
  const segments = useMemo(() => splitForEditing(text), [text]);
  const keys = useKeys(segments);
  const [deleted, setDeleted] = useState<DeletedBlock>();
  const replace = (index: number, ...replacements: Segment[]) =>
    onChange(
      joinSegments([...segments.slice(0, index), ...replacements, ...segments.slice(index + 1)]),
    );
  const addBlock = (index: number, name: string) => {
    const segment = segments[index]!;
    const before = segment.source.trim() === '' ? '' : segment.source.trimEnd();
    const source = `${before}\n\n${createBlock(name)}\n\n`.replace(
      /^\n+/,
      index === 0 ? '' : '\n\n',
    );
    replace(index, {kind: 'text', source});
  };
  return segments.map((segment, index) => (
    <Fragment key={keys[index]}>
      {segment.kind === 'block' ? (
        <BlockForm
          block={segment}
          renderText={(contentLabel, content, changeContent) => (
            <SegmentList label={contentLabel} text={content} onChange={changeContent} />
          )}
          onChange={(block) => replace(index, block)}
          onDelete={() => {
            setDeleted({segments, index});
            replace(index);
          }}
        />
      ) : (
        <TextSegment
          label={label}
          source={segment.source}
          isOnly={segments.length === 1}
          onChange={(source) => replace(index, {kind: 'text', source})}
          onAdd={(name) => addBlock(index, name)}
        />
      )}
      {deleted?.index === index + 1 && (
        <p role="status">
          The block is deleted.{' '}
          <button
            type="button"
            ref={focusElement}
            onClick={() => {
              setDeleted(undefined);
              onChange(restoreBlock(text, deleted));
            }}
          >
            Undo
          </button>
        </p>
      )}
    </Fragment>
  ));
}

interface TextSegmentProps {
  label: string;
  source: string;
  /** True if the text has no blocks. */
  isOnly: boolean;
  onChange(this: void, source: string): void;
  onAdd(this: void, block: string): void;
}

/** The Markdown between two blocks. An empty gap is a button, so that it takes little room. */
function TextSegment({label, source, isOnly, onChange, onAdd}: TextSegmentProps): ReactNode {
  const [isOpened, setIsOpened] = useState(source.trim() !== '' || isOnly);
  // A deleted block can leave its gap with the text that was after it.
  const isOpen = isOpened || source.trim() !== '';
  return (
    <>
      {isOpen && (
        <TextEditor
          label={label}
          text={source.trim()}
          onChange={(text) => onChange(keepSpaces(source, text))}
        />
      )}
      <p className="add">
        {!isOpen && (
          <button type="button" onClick={() => setIsOpened(true)}>
            Add text here
          </button>
        )}
        <AddBlock onAdd={onAdd} />
      </p>
    </>
  );
}

/** Splits a text so that there's room to type before, between, and after the blocks. */
function splitForEditing(text: string): Segment[] {
  const result: Segment[] = [];
  for (const segment of splitSegments(text)) {
    const needsText = segment.kind === 'block' && result.at(-1)?.kind !== 'text';
    if (needsText) result.push({kind: 'text', source: ''});
    result.push(segment);
  }
  if (result.at(-1)?.kind !== 'text') result.push({kind: 'text', source: ''});
  return result;
}

/** Focuses what takes the place of the button that had the focus. */
const focusElement = (element: HTMLElement | null) => element?.focus();

/** The first input of a new block, or its button if it has none. */
const FIRST_INPUT = 'input, select, button, [role="textbox"]';

/** A list of blocks to add. The arrow keys go through it, so a button adds the chosen one. */
function AddBlock({onAdd}: {onAdd(this: void, name: string): void}): ReactNode {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <select
        className="add-block"
        aria-label="Add a block here"
        value={chosen}
        onChange={({target}) => setChosen(target.value)}
      >
        <option value="">Add a block here…</option>
        {ADDABLE_BLOCK_NAMES.map((name) => (
          <option key={name} value={name}>
            {getBlockLabel(name)}
          </option>
        ))}
      </select>
      {chosen !== '' && (
        <button
          type="button"
          onClick={() => {
            const before = new Set(document.querySelectorAll('.block'));
            flushSync(() => {
              setChosen('');
              onAdd(chosen);
            });
            const added = [...document.querySelectorAll('.block')].find(
              (each) => !before.has(each),
            );
            added?.querySelector<HTMLElement>(FIRST_INPUT)?.focus();
          }}
        >
          Add it
        </button>
      )}
    </>
  );
}
