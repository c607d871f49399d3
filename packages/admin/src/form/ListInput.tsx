import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {findItemField, type Field, type ListInput as ListOptions} from '../collections/fields';
import {getText, isRecord, type Data} from '../format/data';
import {FieldMessages} from './FieldMessages';
import {Fields} from './Fields';
import {useForm} from './FormContext';
import {getInputId, getValue, type FieldPath} from './path';
import {fillSummary} from './summary';
import {useKeys} from './useKeys';

const NO_ITEMS: Data[] = [];

const FIELDS = 'input, select, textarea';
const FIRST_OPEN_FIELD = `details[open] :is(${FIELDS})`;
const SUMMARY = `summary, ${FIELDS}`;

interface ListProps {
  field: Field;
  input: ListOptions;
  path: FieldPath;
}

/** A list of entries: each opens to edit, can move, and can be deleted. */
export function ListInput({field, input, path}: ListProps): ReactNode {
  const {data, change} = useForm();
  const [deleted, setDeleted] = useState<{index: number; item: Data} | undefined>();
  const value = getValue(data, path);
  const items = Array.isArray(value) ? value : NO_ITEMS;
  const keys = useKeys(items);
  const {fieldset, focusEntry} = useEntryFocus();
  const insert = (index: number, item: Data) => {
    change(path, [...items.slice(0, index), item, ...items.slice(index)]);
    setDeleted(undefined);
  };
  const remove = (index: number) => {
    change(
      path,
      items.filter((_, each) => each !== index),
    );
    setDeleted({index, item: items[index]!});
    focusEntry(index);
  };
  const moveUp = (index: number) => {
    const moved = [...items];
    moved.splice(index - 1, 2, items[index]!, items[index - 1]!);
    change(path, moved);
    // The first entry has no button to move it up.
    if (index === 1) focusEntry(0);
  };
  return (
    <fieldset ref={fieldset} className="group" id={getInputId(path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {field.hint && <p className="hint">{field.hint}</p>}
      <FieldMessages path={path} />
      <ol className="list">
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            input={input}
            item={item}
            path={[...path, index]}
            onDelete={() => remove(index)}
            onMoveUp={index === 0 ? undefined : () => moveUp(index)}
          />
        ))}
      </ol>
      {deleted && (
        <p role="status">
          Deleted: {describeItem(input, deleted.item)}.{' '}
          <button
            type="button"
            onClick={() => {
              insert(deleted.index, deleted.item);
              focusEntry(deleted.index);
            }}
          >
            Undo
          </button>
        </p>
      )}
      <AddButtons
        input={input}
        onAdd={(item) => {
          insert(items.length, item);
          focusEntry(items.length, FIRST_OPEN_FIELD);
        }}
      />
    </fieldset>
  );
}

/**
 * Moves the focus to an entry after the next change: to the first field of a new one, or to the
 * summary if the button that had the focus is gone. After the last entry comes the button that
 * brings a deleted one back.
 */
function useEntryFocus() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const next = useRef<{index: number; selector: string}>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const entry = fieldset.current?.querySelector(':scope > ol')?.children[next.current.index];
    const target =
      entry?.querySelector<HTMLElement>(next.current.selector) ??
      entry?.querySelector<HTMLElement>(SUMMARY);
    const undo = fieldset.current?.querySelector<HTMLElement>(':scope > [role="status"] button');
    (target ?? undo)?.focus();
    next.current = undefined;
  });
  const focusEntry = (index: number, selector = SUMMARY) => {
    next.current = {index, selector};
  };
  return {fieldset, focusEntry};
}

function AddButtons({
  input,
  onAdd,
}: {
  input: ListOptions;
  onAdd(this: void, item: Data): void;
}): ReactNode {
  const {kinds, singular, item} = input;
  if (!kinds) {
    const empty: Data = item.input.type === 'group' ? createDefaults(item.input.fields) : '';
    return (
      <button type="button" onClick={() => onAdd(empty)}>
        Add {singular}
      </button>
    );
  }
  return kinds.items.map(({name, label}) => (
    <button key={name} type="button" onClick={() => onAdd({[kinds.key]: name})}>
      Add {label.toLowerCase()}
    </button>
  ));
}

/** Creates a new entry: the values that every entry of its kind has. */
export function createDefaults(fields: readonly Field[]): Record<string, Data> {
  const defaults: Record<string, Data> = {};
  for (const {name, default: value} of fields) {
    if (value !== undefined) defaults[name] = value;
  }
  return defaults;
}

interface ListItemProps {
  input: ListOptions;
  item: Data;
  path: FieldPath;
  onDelete(this: void): void;
  onMoveUp: (() => void) | undefined;
}

function ListItem({input, item, path, onDelete, onMoveUp}: ListItemProps): ReactNode {
  const {findings, renderField} = useForm();
  const name = path.join('.');
  const hasFinding = findings.some(({problem}) => problem.field?.startsWith(`${name}.`));
  const isNew = isRecord(item) && Object.keys(item).length === 0;
  const [isOpen, setIsOpen] = useState(isNew);
  const description = describeItem(input, item);
  const buttons = (
    <span className="list-buttons">
      {onMoveUp && (
        <button type="button" aria-label={`Move up: ${description}`} onClick={onMoveUp}>
          ↑
        </button>
      )}
      <button type="button" aria-label={`Delete: ${description}`} onClick={onDelete}>
        Delete
      </button>
    </span>
  );
  const field = findItemField(input, item);
  if (field.input.type !== 'group') {
    return (
      <li className="list-row">
        {renderField({...field, label: `${field.label} ${Number(path.at(-1)) + 1}`}, path)}
        {buttons}
      </li>
    );
  }
  return (
    <li className="list-entry">
      <details
        open={isOpen || hasFinding}
        onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
      >
        <summary>{description}</summary>
        <Fields fields={field.input.fields} path={path} />
        <FieldMessages path={path} />
      </details>
      {buttons}
    </li>
  );
}

/** Describes a list entry in words: its summary, or its number if that's empty. */
export function describeItem(input: ListOptions, item: Data): string {
  if (isRecord(item) && Object.keys(item).length === 0) return `New ${input.singular}`;
  if (!isRecord(item)) return getText(item) || `New ${input.singular}`;
  const text = input.summary && fillSummary(input.summary, item);
  const kind = input.kinds?.items.find(({name}) => name === item[input.kinds!.key])?.label;
  return text?.trim() || kind || `New ${input.singular}`;
}
