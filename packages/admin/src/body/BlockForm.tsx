import {Fragment, useId, type ReactNode} from 'react';
import {getAttributeRule, listAttributeNames, type Names} from '@dental/content';
import {useTextChoices, type TextChoices} from '../checks/client';
import {humanizeName, type Field, type Input} from '../collections/fields';
import {FormProvider, useForm, type FormState} from '../form/FormContext';
import {BODY} from '../format';
import {getText} from '../format/data';
import {findPicturePlace} from '../pictures/pictureNames';
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
  const id = useId();
  const choices = useTextChoices();
  const form = useForm();
  const emptyParts = form.emptyFields.has(BODY) ? listEmptyParts(block) : [];
  const ownForm: FormState = {
    ...form,
    data: {[id]: attributes},
    change: (path, value) => onChange(setAttribute(block, String(path.at(-1)), getText(value))),
    // Only the fields of a page have names in braces.
    names: {} as Names,
  };
  return (
    <fieldset className="block">
      <legend>{label}</legend>
      {emptyParts.length > 0 && (
        <p className="is-error" tabIndex={-1}>
          Fill in, or delete this block: {emptyParts.join(', ')}.
        </p>
      )}
      <FormProvider value={ownForm}>
        {listAttributeNames(name).map((attribute) => (
          <Fragment key={attribute}>
            {form.renderField(createAttributeField(name, attribute, choices), [id, attribute])}
          </Fragment>
        ))}
      </FormProvider>
      {content !== undefined && <b aria-hidden="true">{getContentLabel(name)}</b>}
      {content !== undefined &&
        renderText(getContentLabel(name), content, (text) => onChange(setContent(block, text)))}
      <button type="button" aria-label={`Delete: ${label}`} onClick={onDelete}>
        Delete
      </button>
    </fieldset>
  );
}

function createAttributeField(
  block: string,
  attribute: string,
  choices: TextChoices | undefined,
): Field {
  const {use = 'words', required} = getAttributeRule(block, attribute) ?? {required: false};
  let input: Input = {type: 'text'};
  if (use === 'picture') input = {type: 'picture', ...findPicturePlace(block, attribute)};
  else if (use === 'video') input = {type: 'select', options: choices?.videos ?? []};
  else if (use === 'fact') input = {type: 'select', options: choices?.facts ?? []};
  else if (typeof use !== 'string') {
    const options = use.map((value) => ({value, label: humanizeName(value)}));
    input = {type: 'select', options};
  }
  return {name: attribute, label: getAttributeLabel(block, attribute), input, required};
}
