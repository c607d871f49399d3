// Written by tests/unit/plugins/generated.test.ts.
declare module '@generated/site-content/default/practice.json' {const data: import('./dataFiles').Data<'practice.json'>; export default data;}
declare module '@generated/site-content/default/hours.json' {const data: import('./dataFiles').Data<'hours.json'>; export default data;}
declare module '@generated/site-content/default/facts.json' {const data: import('./dataFiles').Data<'facts.json'>; export default data;}
declare module '@generated/site-content/default/service-links.json' {const data: import('./dataFiles').Data<'service-links.json'>; export default data;}
declare module '@generated/site-content/default/services.json' {const data: import('./dataFiles').Data<'services.json'>; export default data;}
declare module '@generated/site-content/default/dentists.json' {const data: import('./dataFiles').Data<'dentists.json'>; export default data;}
declare module '@generated/site-content/default/staff.json' {const data: import('./dataFiles').Data<'staff.json'>; export default data;}
declare module '@generated/site-content/default/all-pages.json' {const data: import('./dataFiles').Data<'all-pages.json'>; export default data;}
declare module '@generated/site-content/default/reviews.json' {const data: import('./dataFiles').Data<'reviews.json'>; export default data;}
declare module '@generated/site-content/default/facility.json' {const data: import('./dataFiles').Data<'facility.json'>; export default data;}
declare module '@generated/site-content/default/promotions.json' {const data: import('./dataFiles').Data<'promotions.json'>; export default data;}
declare module '@generated/site-content/default/perio-protection.json' {const data: import('./dataFiles').Data<'perio-protection.json'>; export default data;}
declare module '@generated/site-content/default/payment-partners.json' {const data: import('./dataFiles').Data<'payment-partners.json'>; export default data;}
declare module '@generated/site-content/default/insurance.json' {const data: import('./dataFiles').Data<'insurance.json'>; export default data;}
declare module '@generated/site-content/default/costs.json' {const data: import('./dataFiles').Data<'costs.json'>; export default data;}
declare module '@generated/site-content/default/testimonials.json' {const data: import('./dataFiles').Data<'testimonials.json'>; export default data;}
declare module '@generated/site-content/default/vendors.json' {const data: import('./dataFiles').Data<'vendors.json'>; export default data;}
declare module '@generated/site-content/default/forms.json' {const data: import('./dataFiles').Data<'forms.json'>; export default data;}
declare module '@generated/site-content/default/language-help.json' {const data: import('./dataFiles').Data<'language-help.json'>; export default data;}
declare module '@generated/site-content/default/new-patient-forms.json' {const data: import('./dataFiles').Data<'new-patient-forms.json'>; export default data;}
declare module '@generated/site-content/default/third-parties.json' {const data: import('./dataFiles').Data<'third-parties.json'>; export default data;}
declare module '@generated/site-content/default/policies.json' {const data: import('./dataFiles').Data<'policies.json'>; export default data;}
declare module '@generated/site-content/default/gallery/index.js' {const data: import('./dataFiles').Data<'gallery/index.js'>; export default data;}
declare module '@generated/site-content/default/labels/layout.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['layout']; export default data;}
declare module '@generated/site-content/default/labels/menus.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['menus']; export default data;}
declare module '@generated/site-content/default/labels/hours.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['hours']; export default data;}
declare module '@generated/site-content/default/labels/emergency.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['emergency']; export default data;}
declare module '@generated/site-content/default/labels/page.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['page']; export default data;}
declare module '@generated/site-content/default/labels/home.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['home']; export default data;}
declare module '@generated/site-content/default/labels/services.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['services']; export default data;}
declare module '@generated/site-content/default/labels/people.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['people']; export default data;}
declare module '@generated/site-content/default/labels/reviews.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['reviews']; export default data;}
declare module '@generated/site-content/default/labels/gallery.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['gallery']; export default data;}
declare module '@generated/site-content/default/labels/lightbox.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['lightbox']; export default data;}
declare module '@generated/site-content/default/labels/videos.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['videos']; export default data;}
declare module '@generated/site-content/default/labels/chat.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['chat']; export default data;}
declare module '@generated/site-content/default/labels/financing.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['financing']; export default data;}
declare module '@generated/site-content/default/labels/payment.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['payment']; export default data;}
declare module '@generated/site-content/default/labels/insurance.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['insurance']; export default data;}
declare module '@generated/site-content/default/labels/costs.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['costs']; export default data;}
declare module '@generated/site-content/default/labels/office.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['office']; export default data;}
declare module '@generated/site-content/default/labels/patientForms.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['patientForms']; export default data;}
declare module '@generated/site-content/default/labels/forms.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['forms']; export default data;}
declare module '@generated/site-content/default/labels/thirdParties.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['thirdParties']; export default data;}
declare module '@generated/site-content/default/labels/search.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['search']; export default data;}
declare module '@generated/site-content/default/labels/notFound.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['notFound']; export default data;}
declare module '@generated/site-content/default/labels/failures.json' {const data: import('zod').infer<typeof import('../../content/schemas/labels').labels>['failures']; export default data;}
declare module '@generated/site-content/default/form.js' {const data: (props: {form: import('../../third-parties/vendor').FormName}) => import('react').ReactNode; export default data;}
declare module '@generated/site-content/default/gallery/page-*.js' {const data: import('./galleryData').GalleryPageData; export default data;}
declare module '@generated/site-content/default/pages/index.json' {const data: import('./pageData').PageData; export default data;}
