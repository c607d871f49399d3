import Form from '@generated/site-content/default/form.js';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FormProps} from '@site/src/data';
import styles from './styles.module.css';

/** A form made by the practice's vendor: as plain HTML, or in a frame. One of them is bundled. */
export default function VendorForm({form, data}: FormProps): ReactNode {
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
      <Form form={form} data={data} />
    </div>
  );
}
