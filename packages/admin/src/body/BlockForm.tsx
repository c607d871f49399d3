import {useId, type ReactNode} from 'react';
import {getAttributeRule, listAttributeNames, type AttributeUse} from '@dental/content';
import {useTextChoices, type TextChoices} from '../checks/client';
import {humanizeName} from '../collections/fields';
import {useForm} from '../form/FormContext';
import {BODY} from '../format';
import {findPicturePlace} from '../pictures/pictureNames';
import {PicturePicker} from '../pictures/PicturePicker';
import type {Choice} from '../settings';
import {getAttributeLabel, getBlockLabel, getContentLabel} from './blockLabels';
import {listEmptyParts} from './emptyBlocks';
import {setAttribute, setContent, type BlockSegment} from './segments';

interface BlockFormProps {
  block: BlockSegment;
  /** Renders the editor of the text in the block. */
  renderText(this: void, label: string, text: string, onChange: (text: string) => void): ReactNode;
  onChange(this: void, block: BlockSegment): void;
  onDelete(this: void): void;
}

/** A block as a small form: its attributes, and its text if it has any. */
export function BlockForm({block, renderText, onChange, onDelete}: BlockFormProps): ReactNode {
  const {name, attributes, content} = block;
  const label = getBlockLabel(name);
  const {emptyFields} = useForm();
  const emptyParts = emptyFields.has(BODY) ? listEmptyParts(block) : [];
  return (
    <fieldset className="block">
      <legend>{label}</legend>
      {emptyParts.length > 0 && (
        <p className="is-error" tabIndex={-1}>
          Fill in, or delete this block: {emptyParts.join(', ')}.
        </p>
      )}
      {listAttributeNames(name).map((attribute) => (
        <AttributeInput
          key={attribute}
          block={name}
          attribute={attribute}
          value={attributes[attribute] ?? ''}
          onChange={(value) => onChange(setAttribute(block, attribute, value))}
        />
      ))}
      {content !== undefined && <b aria-hidden="true">{getContentLabel(name)}</b>}
      {content !== undefined &&
        renderText(getContentLabel(name), content, (text) => onChange(setContent(block, text)))}
      <button type="button" aria-label={`Delete: ${label}`} onClick={onDelete}>
        Delete
      </button>
    </fieldset>
  );
}

interface AttributeInputProps {
  block: string;
  attribute: string;
  value: string;
  onChange(this: void, value: string): void;
}

function AttributeInput({block, attribute, value, onChange}: AttributeInputProps): ReactNode {
  const id = useId();
  const choices = useTextChoices();
  const {use = 'words', required} = getAttributeRule(block, attribute) ?? {required: false};
  const options = choices && listOptions(use, choices);
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>{getAttributeLabel(block, attribute)}</span>
        {!required && <span className="optional"> (optional)</span>}
      </label>
      {use === 'picture' ? (
        <PicturePicker
          id={id}
          value={value}
          place={findPicturePlace(block, attribute)}
          onChange={onChange}
        />
      ) : options ? (
        <select id={id} value={value} onChange={({target}) => onChange(target.value)}>
          <option value="">{required ? 'Choose…' : 'None'}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          value={value}
          autoComplete="off"
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </div>
  );
}

function listOptions(
  use: AttributeUse,
  {videos, facts}: TextChoices,
): readonly Choice[] | undefined {
  if (typeof use !== 'string') return use.map((value) => ({value, label: humanizeName(value)}));
  if (use === 'video') return videos;
  if (use === 'fact') return facts;
  return undefined;
}
