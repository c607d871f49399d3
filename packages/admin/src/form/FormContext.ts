import type {Names} from '@dental/content';
import {createContext, useContext, type ReactNode} from 'react';
import type {Finding} from '../checks/findings';
import type {Field} from '../collections/fields';
import type {Data} from '../format/data';
import type {FieldPath} from './path';

/** A dropped file. It's saved if the text of the entry contains its reference. */
export interface AddedFile {
  reference: string;
  path: string;
  content: Blob;
}

/** A form as its inputs see it. */
export interface FormState {
  /** Changes a value; undefined removes it. */
  change(this: void, path: FieldPath, value: Data | undefined): void;
  /** The findings of the checks, for the fields that they belong to. */
  findings: readonly Finding[];
  /** Required fields that the last save found empty, by path with dots. */
  emptyFields: ReadonlySet<string>;
  /** Renders a field; groups and lists call it for the fields in them. */
  renderField(this: void, field: Field, path: FieldPath): ReactNode;
  data: Data;
  /** Adds a dropped photograph or document to the next save. */
  addFile(this: void, file: AddedFile): void;
  /** The names that texts quote in braces. */
  names: Names;
  /** The name of the edited file, without its extension. */
  entryName: string;
}

const FormContext = createContext<FormState | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** Returns the form around an input. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('An input needs a form around it.');
  return form;
}
