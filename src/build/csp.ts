import {pageAt} from '../content/site';
import {servicesEverywhere, servicesOn} from '../third-parties/services';
import type {Build} from './build';
import {commonHeaders} from './hosts/headers';
import {NOT_FOUND} from './outputPaths';
import {inlineCodeOf} from './pages/html';
import {policiesOf} from './policy/policy';

/** Makes the Content-Security-Policy of every page. In a preview, placeholders take the place of outside services. */
export function csp(build: Build): void {
  const {site, mode, css} = build;
  const pages = build.pages.map(({path, html}) => {
    const inline = inlineCodeOf(html);
    const page = pageAt(site, path);
    return {
      path,
      code: {...inline, hasDataPictures: inline.hasDataPictures || css.includes('data:image/')},
      services: page && mode === 'production' ? servicesOn(site, page) : [],
    };
  });
  const notFound = pages.find(({path}) => path === NOT_FOUND);
  if (!notFound) throw new Error('The 404 page was not built.');
  const policies = policiesOf(
    pages.filter((page) => page !== notFound),
    notFound.code,
    mode === 'production' ? servicesEverywhere(site) : [],
  );
  build.headers = {common: commonHeaders(mode), policies};
}
