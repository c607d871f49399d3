import {useMemo, type ReactNode} from 'react';
import {useForm} from '../form/FormContext';
import {getInputId, getValue, type FieldPath} from '../form/path';
import {joinImports, splitImports} from './imports';
import {SegmentList} from './SegmentList';

/** The input of a page's text. The imports of its blocks follow from the text. */
export function BodyInput({label, path}: {label: string; path: FieldPath}): ReactNode {
  const {data, change} = useForm();
  const value = getValue(data, path);
  const body = typeof value === 'string' ? value : '';
  const {imports, text} = useMemo(() => splitImports(body), [body]);
  return (
    <div id={getInputId(path)} role="group" aria-label={label} tabIndex={-1}>
      <SegmentList
        label={label}
        text={text}
        onChange={(newText) => change(path, joinImports(imports, newText.trim()))}
      />
    </div>
  );
}
