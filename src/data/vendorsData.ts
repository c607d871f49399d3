import {type SiteMode, THANK_YOU_PATH, toSpanishPath, usesLiveVendors} from '@dental/practice';
import {
  describeFrame,
  getEmbedSite,
  getEmbedSiteOf,
  listVendorsInUse,
  type FormName,
  type FormTarget,
  getPickedVendor,
} from '@dental/vendors';
import {findPageAt, type Site} from '@dental/content';

/** `vendors.json`: the integration of each third party that the practice uses. */
export function makeVendorsData(site: Site, mode: SiteMode) {
  const embedSite = getEmbedSite(site.practice, mode);
  const used = listVendorsInUse(site);
  const describe = (kind: keyof Site['integrations']) => {
    const {vendor, ids = {}} = getPickedVendor(site.integrations, kind) ?? {};
    const {src, sandbox} = vendor
      ? describeFrame(vendor, getEmbedSiteOf(vendor, used, embedSite))
      : {};
    return {
      name: vendor?.name ?? '',
      integration: vendor?.integration ?? ('none' as const),
      /** The page of a vendor in a frame. */
      src,
      /** The rights of that frame, if the vendor's script runs in it. */
      sandbox,
      /** The URL of a vendor behind a link. */
      href: vendor?.link?.(ids),
    };
  };
  return {
    areLive: usesLiveVendors(mode),
    chat: describe('chat'),
    financing: describe('financing'),
    forms: describe('forms'),
    map: describe('map'),
  };
}

/**
 * `forms.json`: the fields and the target of each plain HTML form. A preview sends nothing, and
 * neither does a practice without a form service.
 */
export function makeFormsData(site: Site, mode: SiteMode) {
  const {forms, integrations, practice} = site;
  const {vendor, ids = {}} = getPickedVendor(integrations, 'forms') ?? {};
  const spanish = toSpanishPath(THANK_YOU_PATH);
  const thanks = site.translate && findPageAt(site, spanish) ? spanish : THANK_YOU_PATH;
  const noTarget: FormTarget = {
    action: thanks,
    hidden: {},
    honeypot: '',
    answersScripts: false,
  };
  const areLive = usesLiveVendors(mode);
  const withTarget = (form: FormName) => {
    const target = areLive
      ? vendor?.form?.(ids, form, {address: practice.site, thanks})
      : undefined;
    return {...forms[form], target: target ?? noTarget};
  };
  return {
    contact: withTarget('contact'),
    virtual: withTarget('virtual'),
    newsletter: withTarget('newsletter'),
  };
}

/** The properties of a form's component: its name, and the fields and target of a plain form. */
export interface FormProps {
  form: FormName;
  data: ReturnType<typeof makeFormsData>[FormName];
}

/**
 * `form.js`: the form component of the vendor in use, so that no other is bundled. Without a form
 * service, it's the contact options.
 */
export function makeFormModule({integrations}: Site): string {
  const integration = getPickedVendor(integrations, 'forms')?.vendor.integration;
  const formOrFrame = integration === 'form' ? 'PlainForm' : 'FramedForm';
  const component = integration === undefined ? 'NoForm' : formOrFrame;
  return `export {default} from '@site/src/components/PatientForm/${component}';\n`;
}
