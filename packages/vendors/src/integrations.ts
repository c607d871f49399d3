import * as z from 'zod';
import {vendorOf, vendorsOf} from './registry';
import type {Kind, Sources, Vendor} from './vendor';

/**
 * A vendor that the practice has picked, with the ids that its console shows: `tried` is the day on which somebody tried it on a
 * preview (`SITE_VENDORS=live`), and `sample` says that the ids are made up.
 */
type Choice = {vendor: string; tried?: string | undefined; sample?: true | undefined} & Record<
  string,
  unknown
>;

/** The kinds that the practice picks a vendor for; each film names who plays it. */
export const PICKED = ['forms', 'chat', 'financing', 'map'] as const satisfies readonly Kind[];

/** What `_practice/integrations.yml` holds: a practice may do without a chat and without financing. */
export type Integrations = Record<'forms' | 'map', Choice> &
  Partial<Record<'chat' | 'financing', Choice>>;

/**
 * The schema of `_practice/integrations.yml`: one vendor a kind, and its ids in the vendor's own words.
 * @param common the fields that every vendor has, `tried` and `sample`
 */
export function integrationsSchema(common: z.ZodRawShape): z.ZodType<Integrations> {
  const choices = PICKED.map((kind) => {
    const options = vendorsOf(kind).map(({id, ids}) =>
      z.strictObject({vendor: z.literal(id), ...ids, ...common}),
    );
    const choice = z.discriminatedUnion('vendor', options as [(typeof options)[number]]);
    return [kind, kind === 'forms' || kind === 'map' ? choice : choice.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(choices)) as unknown as z.ZodType<Integrations>;
}

/** The facts of the practice on which its third parties depend. */
export interface PracticeChoices {
  integrations: Integrations;
  videos: readonly {provider: string; source: string}[];
}

/** A vendor that the site uses. */
export interface InUse {
  kind: Kind;
  vendor: Vendor;
  /** The practice's ids. */
  ids: Record<string, unknown>;
  sources: Sources;
}

/** The vendors that the site uses: those that the practice has picked, and those that play its films. */
export function vendorsInUse({integrations, videos}: PracticeChoices): InUse[] {
  const players = [...new Set(videos.map(({provider}) => provider))];
  return [
    ...PICKED.flatMap((kind) => pickedVendor(integrations, kind) ?? []),
    ...players.map((id) => inUse(vendorOf('films', id), {})),
  ];
}

/** The vendor that the practice has picked for something; undefined if it does without. */
export function pickedVendor(integrations: Integrations, kind: 'forms' | 'map'): InUse;
export function pickedVendor(
  integrations: Integrations,
  kind: keyof Integrations,
): InUse | undefined;
export function pickedVendor(
  integrations: Integrations,
  kind: keyof Integrations,
): InUse | undefined {
  const choice = integrations[kind];
  if (!choice) return undefined;
  const {vendor, tried: _, sample: __, ...ids} = choice;
  return inUse(vendorOf(kind, vendor), ids);
}

/** A vendor with the practice's ids. */
export function inUse(vendor: Vendor, ids: Record<string, unknown>): InUse {
  return {kind: vendor.kind, vendor, ids, sources: vendor.sources(ids)};
}

/** The page of ours in which a vendor runs, in a frame, with a Content-Security-Policy of its own. */
export function embedPath({id}: Pick<Vendor, 'id'>): string {
  return `/embed/${id}.html`;
}

/** Whether a vendor runs in a frame. */
export function isFramed({integration}: Pick<Vendor, 'integration'>): boolean {
  return integration === 'script' || integration === 'frame';
}

/** What our own pages need for the vendors in use: a frame of ours, and where forms of plain HTML are sent. */
export function sourcesOfPages(used: readonly InUse[]): Sources {
  const forms = used.filter(({vendor}) => vendor.integration === 'form');
  const of = (name: keyof Sources) => [
    ...new Set(forms.flatMap(({sources}) => sources[name] ?? [])),
  ];
  return {
    ...(used.some(({vendor}) => isFramed(vendor)) && {'frame-src': ["'self'"]}),
    'form-action': of('form-action'),
    'connect-src': of('connect-src'),
  };
}

/** The hosts among sources, without `data:` and the like. */
export function hostsIn(sources: Sources): string[] {
  const all = Object.values(sources).flat();
  return [...new Set(all.flatMap((source) => /^\w+:\/\/(.+)$/.exec(source)?.[1] ?? []))];
}
