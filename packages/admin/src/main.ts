import {DecapCmsCore as CMS} from 'decap-cms-core';
import {keepTokenInMemory, reloadSignedIn} from './authStore';
import {createCollections} from './collections';
import {registerDecap} from './decap';
import './look/look.css';
import {addAriaLabels} from './look/ariaLabels';
import {openRequestedForm} from './requestedForm';
import type {Settings} from './settings';

const NO_SIGN_IN = "Sign-in isn't set up yet. Follow step 3 of docs/launch.md.";

void start();

/** Starts the editor on the page `/admin`. */
async function start(): Promise<void> {
  const response = await fetch('/admin/settings.json');
  const settings = (await response.json()) as Settings;
  const collections = createCollections(settings);
  if (!openRequestedForm(settings, collections)) return;
  const {backend} = settings;
  if (backend.name === 'github' && !backend.base_url) {
    document.body.append(NO_SIGN_IN);
    return;
  }
  keepTokenInMemory();
  addAriaLabels(document);
  registerDecap(CMS, collections, settings);
  // Every save goes to a branch with a pull request. The editor publishes nothing.
  const config = {
    load_config_file: false,
    backend: {...backend, squash_merges: true},
    publish_mode: 'editorial_workflow',
    media_folder: 'static/img',
    public_folder: '/img',
    show_preview_links: false,
    logo: {src: '/img/brand/icon-192.png', show_in_header: false},
    slug: {encoding: 'ascii', clean_accents: true},
    collections,
  };
  // Decap's type lacks some of the options that it reads.
  CMS.init({config: config as never});
  reloadBetweenForms();
  selectOnTab();
}

/**
 * Reloads the page when the URL changes from one form to another, because Decap CMS would keep
 * fields of the first. A new entry that gets its URL when it's saved is the same form.
 */
function reloadBetweenForms(): void {
  const parseForm = (url: string) => {
    const match = /#\/collections\/([^/?]+)\/(new|entries\/[^?]+)/.exec(url);
    return match ? {route: match[0], collection: match[1], entry: match[2]} : undefined;
  };
  addEventListener('hashchange', ({oldURL, newURL}) => {
    const from = parseForm(oldURL);
    const to = parseForm(newURL);
    if (!from || !to || from.route === to.route) return;
    const isFirstSave = from.collection === to.collection && from.entry === 'new';
    if (!isFirstSave) setTimeout(() => location.href === newURL && reloadSignedIn());
  });
}

/** Selects the text of a field that gets focus by the Tab key; Decap CMS undoes the browser's. */
function selectOnTab(): void {
  let isTab = false;
  addEventListener('keydown', ({key}) => (isTab = key === 'Tab'), {capture: true});
  addEventListener('focusin', ({target}) => {
    if (isTab && target instanceof HTMLInputElement && target.type === 'text') {
      setTimeout(() => target.select());
    }
  });
}
