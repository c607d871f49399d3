import {DecapCmsCore as CMS} from 'decap-cms-core';
import {collectionsOf} from './collections';
import {registerDecap} from './decap';
import './look/look.css';
import {addAriaLabels} from './look/names';
import {openRequested} from './requested';
import type {Settings} from './settings';

const NO_SIGN_IN = 'Nobody can sign in here yet: docs/launch.md says in step 3 what is missing.';

void start();

/** Starts the editor in the page `/admin`. */
async function start(): Promise<void> {
  const answer = await fetch('/admin/settings.json');
  const settings = (await answer.json()) as Settings;
  const collections = collectionsOf(settings);
  if (!openRequested(settings, collections)) return;
  const {backend} = settings;
  // Where Decap CMS keeps who is signed in.
  const isKnown = localStorage.getItem('decap-cms-user') !== null;
  if (backend.name === 'github' && !backend.base_url && !isKnown)
    return document.body.append(NO_SIGN_IN);
  addAriaLabels(document);
  registerDecap(CMS, collections, settings);
  // Every save is a branch with a pull request, and nothing is published from here.
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
  CMS.init({config: config as never});
  startClean();
  selectOnTab();
}

/** Decap CMS keeps what one form holds where only the address leads to another, but for the form of what was just saved. */
function startClean(): void {
  const form = (url: string) => /#\/collections\/([^/?]+)\/(new|entries\/[^?]+)/.exec(url);
  addEventListener('hashchange', ({oldURL, newURL}) => {
    const [from, to] = [form(oldURL), form(newURL)];
    const isSaved = from?.[1] === to?.[1] && from?.[2] === 'new';
    if (from && to && from[0] !== to[0] && !isSaved)
      setTimeout(() => location.href === newURL && location.reload());
  });
}

/** Selects the text of a field that the key Tab leads to; Decap CMS would take the browser's selection away. */
function selectOnTab(): void {
  let isTab = false;
  addEventListener('keydown', ({key}) => (isTab = key === 'Tab'), {capture: true});
  addEventListener('focusin', ({target}) => {
    if (isTab && target instanceof HTMLInputElement && target.type === 'text')
      setTimeout(() => target.select());
  });
}
