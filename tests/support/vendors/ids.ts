const FORM = '11111111-1111-4111-8111-11111111111';

/** Ids as the console of each vendor shows them; none is anybody's. */
const IDS: Record<string, Record<string, string>> = {
  plain: {
    owner: 'A form service',
    contact: 'https://forms.test/contact',
    virtual: 'https://forms.test/virtual',
    newsletter: 'https://forms.test/newsletter',
  },
  netlify: {},
  formspree: {contact: 'mcontact', virtual: 'mvirtual', newsletter: 'mnewsletter'},
  basin: {contact: 'aaaaaaaaaaaa', virtual: 'bbbbbbbbbbbb', newsletter: 'cccccccccccc'},
  hubspot: {portalId: '1234567', region: 'na1', contact: `${FORM}1`, virtual: `${FORM}2`, newsletter: `${FORM}3`},
  jotform: {contact: '230000000000001', virtual: '230000000000002', newsletter: '230000000000003'},
  crisp: {websiteId: '11111111-1111-4111-8111-111111111111'},
  tawk: {propertyId: '507f1f77bcf86cd799439011', widgetId: '1hexample'},
  'text-us': {number: '(480) 555-0142'},
  cherry: {slug: 'example-dental', name: 'Example Dental'},
  carecredit: {customLink: 'https://www.carecredit.com/go/ABC123/'},
  'google-maps': {embed: 'https://www.google.com/maps/embed?pb=!1m18!1m12'},
  openstreetmap: {},
};

/** Ids of a vendor for tests. */
export function exampleIds(vendor: string): Record<string, string> {
  return IDS[vendor] ?? {};
}
