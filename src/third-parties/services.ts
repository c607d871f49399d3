import type {Page, Site} from '../content/site';
import {videosOn} from '../content/structuredData';
import {videoAddresses} from '../content/videos';
import {UserError} from '../userError.mjs';

/** How a service gets into a page: by a script that draws into it, or as a frame. */
export interface OutsideService {
  kind: 'script' | 'form-script' | 'frame';
  host: string;
}

/** The components that bring a service into the page that they stand on. The forms and the chat are on every page. */
const FINANCING = ['FinancingWidget'];
const MAP = ['OfficeMap', 'OfficeSection'];

/** The services of every page, the 404 page included: the newsletter's form in the footer, and the chat. */
export function servicesEverywhere(site: Site): OutsideService[] {
  const {forms, chat} = site.integrations;
  return [service(site, 'form-script', forms.script), service(site, 'script', chat.script)];
}

/**
 * The services of one page beside those: the financing widget, the map, and whoever plays its videos.
 * @throws for a host that is not in the register of third parties
 */
export function servicesOn(site: Site, page: Page): OutsideService[] {
  const {integrations, practice} = site;
  const has = (names: readonly string[]) => page.body.components.some(({name}) => names.includes(name));
  const players = site.videos
    .filter(({id, provider}) => provider !== 'file' && videosOn(page).includes(id))
    .map((video) => service(site, 'frame', videoAddresses(video).embed));
  const services = [
    ...(has(FINANCING) ? [service(site, 'script', integrations.financingWidget.script)] : []),
    ...(has(MAP) ? [service(site, 'frame', practice.links.mapEmbed)] : []),
    ...players,
  ];
  return services.filter(({host}, index) => services.findIndex((other) => other.host === host) === index);
}

function service({thirdParties}: Site, kind: OutsideService['kind'], address: string): OutsideService {
  const {host} = new URL(address);
  if (!thirdParties.some((party) => party.host === host))
    throw new UserError(
      `The host ${host} is not in the register of third parties.`,
      'Add it to pages-content/_practice/third-parties.yml, so that the privacy page names it.',
    );
  return {kind, host};
}
