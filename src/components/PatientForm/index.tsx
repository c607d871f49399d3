import Form from '@generated/site-content/default/form.js';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FormName} from '@dental/vendors';
import styles from './styles.module.css';

/**
 * One of the three forms (specification, section 3), made by the practice's vendor: as plain HTML,
 * or in a frame. Only the one in use is in the bundle.
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
