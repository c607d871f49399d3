import {useMemo} from 'react';
import {useTextChoices} from '../checks/client';
import type {FormNames} from '../checks/formWords';
import type {EntryForm} from '../collections/findForm';
import {getFieldLabel} from '../preview/findLabel';
import {describeFile} from './describeFile';
import {useEditor} from './EditorContext';

const NO_TAGS: FormNames['tags'] = [];

/** The words of a form for what its file contains, to describe problems to staff. */
export function useFormNames(form: EntryForm | undefined): FormNames {
  const editor = useEditor();
  const tags = useTextChoices()?.tags ?? NO_TAGS;
  return useMemo(() => {
    const ownFields = form?.fields ?? [];
    const otherFields = editor.collections.flatMap((collection) =>
      'files' in collection ? collection.files.flatMap(({fields}) => fields) : [],
    );
    return {
      tags,
      getLabel: (field) => getFieldLabel(ownFields, field),
      getOtherLabel: (field) => getFieldLabel(otherFields, field),
      describeFile: (file) => describeFile(editor, file),
    };
  }, [editor, form?.fields, tags]);
}
