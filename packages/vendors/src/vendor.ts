import type * as z from 'zod';

/** The services that vendors provide. */
export type Kind = 'forms' | 'chat' | 'financing' | 'map' | 'videos';

/** The CSP directives that a vendor can need (CSP level 3, section 6). */
type Directive =
  | `${'script' | 'style' | 'connect' | 'frame' | 'img' | 'font' | 'media' | 'worker'}-src`
  | 'form-action';

/** The CSP sources of a vendor by directive: `https://` and `wss://` origins, `data:`, `blob:`. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** A vendor's ids, under the vendor's own names. */
export type Ids<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** The forms of the site (specification, section 3). */
export const FORM_NAMES = ['contact', 'virtual', 'newsletter'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The target of a plain HTML form. */
export interface FormTarget {
  action: string;
  /** Fields that the vendor needs in addition to the visitor's. */
  hidden: Readonly<Record<string, string>>;
  /** The name of the field that only bots fill in. */
  honeypot: string;
  /** Attributes of the form element that the vendor reads. */
  attributes?: Readonly<Record<string, string>>;
  /**
   * Is true if the vendor answers a script too, to `Accept: application/json`: with `ok` or
   * `success` in JSON, or with our thank-you page. Any other answer is a failure, which the form
   * reports. If false, the browser sends the form and shows the vendor's answer.
   */
  answersScripts: boolean;
}

/**
 * The data about a vendor. The privacy page's table and the Content-Security-Policy follow from it;
 * docs/vendors.md links the vendor's documentation for it.
 */
export interface VendorRecord<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** The name for visitors and staff. */
  name: string;
  /**
   * `script`: its script runs in a page of ours, in a frame. `frame`: a page of its own is in that
   * frame. `form`: a plain HTML form in the page. `link`: a link. `file`: a file of ours.
   */
  integration: 'script' | 'frame' | 'form' | 'link' | 'file';
  /** The fields that the practice copies from the vendor's console. */
  ids: Shape;
  /** The CSP sources that it needs to work, and no others. */
  sources(ids: Ids<Shape>): Sources;
  /**
   * Is true if it fills frames of its own, or keeps data that it can't work without: it then needs
   * `embedSite` in practice.yml. Other scripts also run in a sandbox, without any origin.
   */
  needsOrigin?: true;
  /** Is true if it adds inline styles: its frame needs `style-src 'unsafe-inline'`. */
  inlineStyles?: true;
  /** The open questions of its documentation. It can go live only once `tried` is set. */
  unconfirmed?: string;
  /** The company, for the privacy page; missing if no other company is involved. */
  owner?: string | ((ids: Ids<Shape>) => string);
  /**
   * The target of one of our forms, for the integration `form`.
   * @param site its address, and the path of its thank-you page
   */
  form?(ids: Ids<Shape>, form: FormName, site: {address: string; thanks: string}): FormTarget;
  /** The target of the link, for the integration `link`. */
  link?(ids: Ids<Shape>): string;
  /** The address of the player that we embed, for videos. */
  player?(source: string): string;
  /** The address for watching without a script, for videos. */
  watch?(source: string): string;
}

/** A vendor with its id in `_practice/integrations.yml`, which is also its adapter's file name. */
export interface Vendor extends VendorRecord {
  id: string;
  kind: Kind;
}

/** Defines a vendor's record; ids and sources are optional. */
export function defineVendor<const Shape extends z.ZodRawShape = Record<never, never>>(
  record: Omit<VendorRecord<Shape>, 'ids' | 'sources'> &
    Partial<Pick<VendorRecord<Shape>, 'ids' | 'sources'>>,
): VendorRecord<Shape> {
  return {ids: {} as Shape, sources: () => ({}), ...record};
}
