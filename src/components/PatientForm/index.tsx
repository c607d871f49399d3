import englishForms from '@generated/site-content/default/forms.json';
import type {ReactNode} from 'react';
import type {FormName} from '@dental/vendors';
import {useWords} from '../../language';
import VendorForm from './VendorForm';

/** One of the three forms, in the text of a page (specification, section 3). */
export default function PatientForm({form}: {form: FormName}): ReactNode {
  return <VendorForm form={form} data={useWords('forms', englishForms)[form]} />;
}
