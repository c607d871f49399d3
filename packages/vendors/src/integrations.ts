import * as z from 'zod';
import {type SiteMode, UserError} from '@dental/practice';
import {getVendor, listVendors} from './registry';
import type {Kind, Sources, Vendor} from './vendor';

/** A vendor that the practice has picked, with the ids from its console. */
interface Choice extends Record<string, unknown> {
  vendor: string;
  /** The day when someone tested it on a preview (`SITE_VENDORS=live`). */
  tried?: string | undefined;
  /** Is true for made-up ids. */
  sample?: true | undefined;
}

/** The kinds that the practice picks a vendor for. Each video names its own. */
export const PICKED_KINDS = [
  'forms',
  'chat',
  'financing',
  'map',
] as const satisfies readonly Kind[];

/** The content of `_practice/integrations.yml`: the practice may have no vendor of a kind. */
export interface Integrations {
  forms?: Choice | undefined;
  chat?: Choice | undefined;
  financing?: Choice | undefined;
  map?: Choice | undefined;
}

/**
 * The schema of `_practice/integrations.yml`: one vendor per kind, and its ids under the vendor's
 * own names.
 * @param common the fields that every vendor has, `tried` and `sample`
 */
export function createIntegrationsSchema(common: z.ZodRawShape): z.ZodType<Integrations> {
  const choices = PICKED_KINDS.map((kind) => {
    const options = listVendors(kind).map(({id, ids}) =>
      z.strictObject({vendor: z.literal(id), ...ids, ...common}),
    );
    const choice = z.discriminatedUnion('vendor', options as [(typeof options)[number]]);
    return [kind, choice.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(choices));
}

/** The practice's data that decide which vendors it uses. */
export interface PracticeChoices {
  integrations: Integrations;
  videos: readonly {provider: string; source: string}[];
}

/** A vendor that the site uses. */
export interface VendorInUse {
  kind: Kind;
  vendor: Vendor;
  /** The practice's ids. */
  ids: Record<string, unknown>;
  sources: Sources;
}

/** The vendors that the site uses: those that the practice has picked, and its video players. */
export function listVendorsInUse({integrations, videos}: PracticeChoices): VendorInUse[] {
  const players = [...new Set(videos.map(({provider}) => provider))];
  return [
    ...PICKED_KINDS.flatMap((kind) => getPickedVendor(integrations, kind) ?? []),
    ...players.map((id) => configureVendor(getVendor('videos', id), {})),
  ];
}

/** The vendor that the practice has picked for a kind; undefined if it has none. */
export function getPickedVendor(
  integrations: Integrations,
  kind: keyof Integrations,
): VendorInUse | undefined {
  const choice = integrations[kind];
  if (!choice) return undefined;
  const {vendor, tried: _, sample: __, ...ids} = choice;
  return configureVendor(getVendor(kind, vendor), ids);
}

/** Combines a vendor with the practice's ids. */
export function configureVendor(vendor: Vendor, ids: Record<string, unknown>): VendorInUse {
  return {kind: vendor.kind, vendor, ids, sources: vendor.sources(ids)};
}

/** The path of our page that a vendor runs in, with a Content-Security-Policy of its own. */
export function getEmbedPath({id}: Pick<Vendor, 'id'>): string {
  return `/embed/${id}.html`;
}

/** The address of the pages that run vendors' scripts, apart from all other pages. */
export interface EmbedSite {
  /** Its origin, such as `https://embed.our-practice.example`. */
  address: string;
  /** The origin of the pages that show it in a frame. */
  home: string;
}

/**
 * The embed site: the practice's, or in a preview that of `EMBED_SITE`, which is the preview's
 * address with `embed.` before its host.
 * @returns undefined if there is none
 * @throws {UserError} if `EMBED_SITE` isn't such an address
 */
export function getEmbedSite(
  practice: {site: string; embedSite?: string | undefined},
  mode: SiteMode,
  value = process.env.EMBED_SITE,
): EmbedSite | undefined {
  if (mode === 'production')
    return practice.embedSite === undefined
      ? undefined
      : {address: practice.embedSite, home: new URL(practice.site).origin};
  if (!value) return undefined;
  if (!/^https?:\/\/embed\.[\w.:-]+$/.test(value))
    throw new UserError(
      `EMBED_SITE is "${value}".`,
      'Set it to the address of the preview with embed. before its host, such as ' +
        'http://embed.localhost:3000.',
    );
  return {address: value, home: value.replace('://embed.', '://')};
}

/**
 * The embed site for one vendor. Scripts with the same origin can read each other, so a vendor that
 * works without an origin has none next to one that needs it.
 * @param used all vendors that the practice uses
 */
export function getEmbedSiteOf(
  {needsOrigin}: Vendor,
  used: readonly VendorInUse[],
  embedSite: EmbedSite | undefined,
): EmbedSite | undefined {
  const isReserved = used.some(({vendor}) => vendor.needsOrigin);
  return needsOrigin || !isReserved ? embedSite : undefined;
}

/** The rights of a vendor's script, and of third-party pages: none over our page. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The frame of a vendor. A script has a different origin than our pages, so it can't read or change
 * them: that of the embed site, or none at all.
 * @returns `src` and `sandbox`, as the attributes of the frame
 */
export function describeFrame(
  vendor: Vendor,
  embedSite: EmbedSite | undefined,
): {src?: string; sandbox?: string} {
  const path = getEmbedPath(vendor);
  if (vendor.integration === 'frame') return {src: path};
  if (vendor.integration !== 'script') return {};
  if (!embedSite) return {src: path, sandbox: SANDBOX};
  return {src: embedSite.address + path, sandbox: `${SANDBOX} allow-same-origin`};
}

/** Returns true if a vendor runs in a frame. */
export function isFramed({integration}: Pick<Vendor, 'integration'>): boolean {
  return integration === 'script' || integration === 'frame';
}

/** The CSP sources that our own pages need: frames of ours, and the targets of plain HTML forms. */
export function getPageSources(used: readonly VendorInUse[], embedSite?: EmbedSite): Sources {
  const forms = used.filter(({vendor}) => vendor.integration === 'form');
  const listSources = (directive: keyof Sources) => [
    ...new Set(forms.flatMap(({sources}) => sources[directive] ?? [])),
  ];
  const hasScript = used.some(({vendor}) => vendor.integration === 'script');
  const frames = ["'self'", ...(hasScript && embedSite ? [embedSite.address] : [])];
  return {
    ...(used.some(({vendor}) => isFramed(vendor)) && {'frame-src': frames}),
    'form-action': listSources('form-action'),
    'connect-src': listSources('connect-src'),
  };
}

/** Lists the hosts among CSP sources, without `data:` and the like. */
export function listHosts(sources: Sources): string[] {
  const all = Object.values(sources).flat();
  return [...new Set(all.flatMap((source) => /^\w+:\/\/(.+)$/.exec(source)?.[1] ?? []))];
}
