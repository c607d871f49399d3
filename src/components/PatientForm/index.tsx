import Form from '@generated/site-content/default/form.js';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FormName} from '@dental/vendors';
import styles from './styles.module.css';

/**
 * One of the three forms (specification, section 3), as the vendor that the practice has picked makes it: of plain HTML, or
 * in a frame. Only that one is in the bundle.
 * @param form which of the forms belongs here
 */
export default function PatientForm({form}: {form: FormName}): ReactNode {
  return (
    <div
      className={clsx(
        'stack',
        styles[form],
        !practice.missing.includes('strip.svg') && styles.strip,
      )}
      data-form={form}
      data-wide={form === 'newsletter' ? undefined : true}
      data-print="hide"
    >
      <Form form={form} />
    </div>
  );
}
