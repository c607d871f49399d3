import type {Names} from '@dental/content';
import {render} from '@testing-library/react';
import {useEffect, useState, type ReactNode} from 'react';
import type {Field} from '../../src/collections/fields';
import {FieldInput} from '../../src/form/FieldInput';
import {FormProvider} from '../../src/form/FormContext';
import {setValue} from '../../src/form/path';
import type {Data} from '../../src/format/data';

/**
 * Shows a form with some fields.
 * @returns a function that reads the form's current data
 */
export function showForm(fields: readonly Field[], initial: Data): () => Data {
  let current = initial;
  const keep = (data: Data) => void (current = data);
  function Form(): ReactNode {
    const [data, setData] = useState(initial);
    useEffect(() => keep(data), [data]);
    const state = {
      data,
      change: (path: readonly (string | number)[], value: Data | undefined) =>
        setData((latest) => setValue(latest, path, value)),
      addFile: () => undefined,
      findings: [],
      emptyFields: new Set<string>(),
      renderField: (field: Field, path: readonly (string | number)[]) => (
        <FieldInput field={field} path={path} />
      ),
      entryName: 'entry',
      names: {practice: 'Copper Finch Dental', city: 'Gilbert'} as Names,
    };
    return (
      <FormProvider value={state}>
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} path={[field.name]} />
        ))}
      </FormProvider>
    );
  }
  render(<Form />);
  return () => current;
}
