/* The types of the data files, for the components that import them: see dataFiles.ts. */

type Data<Name extends import('./dataFiles').DataName> = import('./dataFiles').Data<Name>;
type Labels = import('../../content/schemas/practice').PracticeFacts['labels'];

declare module '@generated/site-content/default/practice.json' {
  const data: Data<'practice.json'>;
  export default data;
}
declare module '@generated/site-content/default/hours.json' {
  const data: Data<'hours.json'>;
  export default data;
}
declare module '@generated/site-content/default/facts.json' {
  const data: Data<'facts.json'>;
  export default data;
}
declare module '@generated/site-content/default/service-links.json' {
  const data: Data<'service-links.json'>;
  export default data;
}
declare module '@generated/site-content/default/services.json' {
  const data: Data<'services.json'>;
  export default data;
}
declare module '@generated/site-content/default/dentists.json' {
  const data: Data<'dentists.json'>;
  export default data;
}
declare module '@generated/site-content/default/staff.json' {
  const data: Data<'staff.json'>;
  export default data;
}
declare module '@generated/site-content/default/all-pages.json' {
  const data: Data<'all-pages.json'>;
  export default data;
}
declare module '@generated/site-content/default/reviews.json' {
  const data: Data<'reviews.json'>;
  export default data;
}
declare module '@generated/site-content/default/facility.json' {
  const data: Data<'facility.json'>;
  export default data;
}
declare module '@generated/site-content/default/promotions.json' {
  const data: Data<'promotions.json'>;
  export default data;
}
declare module '@generated/site-content/default/perio-protection.json' {
  const data: Data<'perio-protection.json'>;
  export default data;
}
declare module '@generated/site-content/default/payment-partners.json' {
  const data: Data<'payment-partners.json'>;
  export default data;
}
declare module '@generated/site-content/default/insurance.json' {
  const data: Data<'insurance.json'>;
  export default data;
}
declare module '@generated/site-content/default/costs.json' {
  const data: Data<'costs.json'>;
  export default data;
}
declare module '@generated/site-content/default/testimonials.json' {
  const data: Data<'testimonials.json'>;
  export default data;
}
declare module '@generated/site-content/default/third-parties.json' {
  const data: Data<'third-parties.json'>;
  export default data;
}
declare module '@generated/site-content/default/vendors.json' {
  const data: Data<'vendors.json'>;
  export default data;
}
declare module '@generated/site-content/default/forms.json' {
  const data: Data<'forms.json'>;
  export default data;
}
declare module '@generated/site-content/default/form.js' {
  import type {FormName} from '../../third-parties/vendor';
  import type {ReactNode} from 'react';
  export default function Form(props: {form: FormName}): ReactNode;
}
declare module '@generated/site-content/default/language-help.json' {
  const data: Data<'language-help.json'>;
  export default data;
}
declare module '@generated/site-content/default/new-patient-forms.json' {
  const data: Data<'new-patient-forms.json'>;
  export default data;
}
declare module '@generated/site-content/default/policies.json' {
  const data: Data<'policies.json'>;
  export default data;
}
declare module '@generated/site-content/default/gallery/index.js' {
  const data: Data<'gallery/index.js'>;
  export default data;
}
declare module '@generated/site-content/default/gallery/page-*.js' {
  const data: import('./galleryData').GalleryPageData;
  export default data;
}
declare module '@generated/site-content/default/labels/layout.json' {
  const data: Labels['layout'];
  export default data;
}
declare module '@generated/site-content/default/labels/menus.json' {
  const data: Labels['menus'];
  export default data;
}
declare module '@generated/site-content/default/labels/hours.json' {
  const data: Labels['hours'];
  export default data;
}
declare module '@generated/site-content/default/labels/emergency.json' {
  const data: Labels['emergency'];
  export default data;
}
declare module '@generated/site-content/default/labels/page.json' {
  const data: Labels['page'];
  export default data;
}
declare module '@generated/site-content/default/labels/home.json' {
  const data: Labels['home'];
  export default data;
}
declare module '@generated/site-content/default/labels/services.json' {
  const data: Labels['services'];
  export default data;
}
declare module '@generated/site-content/default/labels/people.json' {
  const data: Labels['people'];
  export default data;
}
declare module '@generated/site-content/default/labels/reviews.json' {
  const data: Labels['reviews'];
  export default data;
}
declare module '@generated/site-content/default/labels/gallery.json' {
  const data: Labels['gallery'];
  export default data;
}
declare module '@generated/site-content/default/labels/lightbox.json' {
  const data: Labels['lightbox'];
  export default data;
}
declare module '@generated/site-content/default/labels/videos.json' {
  const data: Labels['videos'];
  export default data;
}
declare module '@generated/site-content/default/labels/chat.json' {
  const data: Labels['chat'];
  export default data;
}
declare module '@generated/site-content/default/labels/financing.json' {
  const data: Labels['financing'];
  export default data;
}
declare module '@generated/site-content/default/labels/payment.json' {
  const data: Labels['payment'];
  export default data;
}
declare module '@generated/site-content/default/labels/insurance.json' {
  const data: Labels['insurance'];
  export default data;
}
declare module '@generated/site-content/default/labels/costs.json' {
  const data: Labels['costs'];
  export default data;
}
declare module '@generated/site-content/default/labels/office.json' {
  const data: Labels['office'];
  export default data;
}
declare module '@generated/site-content/default/labels/forms.json' {
  const data: Labels['forms'];
  export default data;
}
declare module '@generated/site-content/default/labels/patientForms.json' {
  const data: Labels['patientForms'];
  export default data;
}
declare module '@generated/site-content/default/labels/thirdParties.json' {
  const data: Labels['thirdParties'];
  export default data;
}
declare module '@generated/site-content/default/labels/search.json' {
  const data: Labels['search'];
  export default data;
}
declare module '@generated/site-content/default/labels/notFound.json' {
  const data: Labels['notFound'];
  export default data;
}
declare module '@generated/site-content/default/labels/failures.json' {
  const data: Labels['failures'];
  export default data;
}
declare module '@generated/site-content/default/pages/index.json' {
  const data: import('./pageData').PageData;
  export default data;
}
