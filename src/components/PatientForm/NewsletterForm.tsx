import englishForm from '@generated/site-content/default/newsletter-form.json';
import type {ReactNode} from 'react';
import {useWords} from '../../language';
import VendorForm from './VendorForm';

/** The newsletter's form in the footer: of the three forms, the only one that every page loads. */
export default function NewsletterForm(): ReactNode {
  return <VendorForm form="newsletter" data={useWords('newsletter-form', englishForm)} />;
}
