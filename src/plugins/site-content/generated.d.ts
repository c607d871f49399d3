/* The types of the JSON files that the site-content plugin writes, for the components that import them. */

type Data = typeof import('./data') & typeof import('./galleryData') & typeof import('./pageData');
type Made<Name extends keyof Data> = Data[Name] extends (...args: never[]) => infer Result ? Awaited<Result> : never;
type Facts = import('../../content/schemas/practice').PracticeFacts;

declare module '@generated/site-content/default/practice.json' {
  const value: Made<'practiceData'>;
  export default value;
}
declare module '@generated/site-content/default/hours.json' {
  const value: Made<'hoursData'>;
  export default value;
}
declare module '@generated/site-content/default/facts.json' {
  const value: Made<'factsData'>;
  export default value;
}
declare module '@generated/site-content/default/service-links.json' {
  const value: Made<'serviceLinksData'>;
  export default value;
}
declare module '@generated/site-content/default/services.json' {
  const value: Made<'servicesData'>;
  export default value;
}
declare module '@generated/site-content/default/dentists.json' {
  const value: Made<'peopleData'>;
  export default value;
}
declare module '@generated/site-content/default/staff.json' {
  const value: Made<'peopleData'>;
  export default value;
}
declare module '@generated/site-content/default/reviews.json' {
  const value: Made<'reviewsData'>;
  export default value;
}
declare module '@generated/site-content/default/facility.json' {
  const value: Made<'facilityData'>;
  export default value;
}
declare module '@generated/site-content/default/promotions.json' {
  const value: Made<'promotionsData'>;
  export default value;
}
declare module '@generated/site-content/default/perio-protection.json' {
  const value: Made<'perioProtectionData'>;
  export default value;
}
declare module '@generated/site-content/default/payment-partners.json' {
  const value: Made<'paymentPartnersData'>;
  export default value;
}
declare module '@generated/site-content/default/testimonials.json' {
  const value: Facts['testimonials'];
  export default value;
}
declare module '@generated/site-content/default/third-parties.json' {
  const value: Facts['thirdParties'];
  export default value;
}
declare module '@generated/site-content/default/registered-hosts.json' {
  const value: Made<'registeredHosts'>;
  export default value;
}
declare module '@generated/site-content/default/policies.json' {
  const value: Facts['policies'];
  export default value;
}
declare module '@generated/site-content/default/gallery/index.js' {
  const value: Made<'galleryIndexData'>;
  export default value;
}
declare module '@generated/site-content/default/gallery/page-*.js' {
  const value: Made<'galleryData'>;
  export default value;
}
declare module '@generated/site-content/default/integrations.json' {
  const value: Facts['integrations'];
  export default value;
}
declare module '@generated/site-content/default/labels/layout.json' {
  const value: Facts['labels']['layout'];
  export default value;
}
declare module '@generated/site-content/default/labels/menus.json' {
  const value: Facts['labels']['menus'];
  export default value;
}
declare module '@generated/site-content/default/labels/hours.json' {
  const value: Facts['labels']['hours'];
  export default value;
}
declare module '@generated/site-content/default/labels/emergency.json' {
  const value: Facts['labels']['emergency'];
  export default value;
}
declare module '@generated/site-content/default/labels/page.json' {
  const value: Facts['labels']['page'];
  export default value;
}
declare module '@generated/site-content/default/labels/home.json' {
  const value: Facts['labels']['home'];
  export default value;
}
declare module '@generated/site-content/default/labels/services.json' {
  const value: Facts['labels']['services'];
  export default value;
}
declare module '@generated/site-content/default/labels/people.json' {
  const value: Facts['labels']['people'];
  export default value;
}
declare module '@generated/site-content/default/labels/reviews.json' {
  const value: Facts['labels']['reviews'];
  export default value;
}
declare module '@generated/site-content/default/labels/gallery.json' {
  const value: Facts['labels']['gallery'];
  export default value;
}
declare module '@generated/site-content/default/labels/lightbox.json' {
  const value: Facts['labels']['lightbox'];
  export default value;
}
declare module '@generated/site-content/default/labels/videos.json' {
  const value: Facts['labels']['videos'];
  export default value;
}
declare module '@generated/site-content/default/labels/payment.json' {
  const value: Facts['labels']['payment'];
  export default value;
}
declare module '@generated/site-content/default/labels/office.json' {
  const value: Facts['labels']['office'];
  export default value;
}
declare module '@generated/site-content/default/labels/forms.json' {
  const value: Facts['labels']['forms'];
  export default value;
}
declare module '@generated/site-content/default/labels/thirdParties.json' {
  const value: Facts['labels']['thirdParties'];
  export default value;
}
declare module '@generated/site-content/default/labels/notFound.json' {
  const value: Facts['labels']['notFound'];
  export default value;
}
declare module '@generated/site-content/default/labels/failures.json' {
  const value: Facts['labels']['failures'];
  export default value;
}

declare module '@generated/site-content/default/pages/index.json' {
  const value: Made<'pageData'>;
  export default value;
}
