import {DecapCmsCore as CMS} from 'decap-cms-core';
import {registerBody} from './body';
import {configOf} from './config';
import {registerDecap} from './decap';
import './look/look.css';
import {addAriaLabels} from './look/names';
import {registerPictures} from './pictures';
import {registerPreview} from './preview';
import {openRequested} from './requested';
import type {Settings} from './settings';
import {mayStart} from './token';

void start();

/** Starts the editor in the page `/admin`. */
async function start(): Promise<void> {
  const answer = await fetch('/admin/settings.json');
  const settings = (await answer.json()) as Settings;
  const config = configOf(settings);
  if (!openRequested(settings, config.collections) || !mayStart(settings)) return;
  addAriaLabels(document);
  registerDecap(CMS, config.collections);
  registerBody(CMS, settings);
  registerPictures(CMS);
  registerPreview(CMS, settings);
  CMS.init({config: config as never});
}
