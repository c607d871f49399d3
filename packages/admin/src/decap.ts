import type {DecapCmsCore} from 'decap-cms-core';
import {ProxyBackend} from 'decap-cms-backend-proxy';
import BooleanWidget from 'decap-cms-widget-boolean';
import DatetimeWidget from 'decap-cms-widget-datetime';
import NumberWidget from 'decap-cms-widget-number';
import SelectWidget from 'decap-cms-widget-select';
import StringWidget from 'decap-cms-widget-string';
import TextWidget from 'decap-cms-widget-text';
import {FORMATS, type Collection} from './collections';
import {carrying} from './drafts/carried';
import {deciderIn} from './drafts/dialogs';
import {GitHub} from './drafts/github';
import {autosave} from './drafts/keeping';
import {withMergeOnSave} from './drafts/together';
import {registerFileNames} from './fileNames';
import type {Settings} from './settings';
import {mdxFormat, yamlFormat} from './format';
import {registerWidgets} from './groupsAndLists';
import {WORDS} from './words';

/** Decap CMS itself, with which everything is registered. */
export type Cms = typeof DecapCmsCore;

const WIDGETS = [BooleanWidget, DatetimeWidget, NumberWidget, SelectWidget, StringWidget, TextWidget];

/** Gives the editor the parts of Decap CMS that our forms use, and our formats. */
export function registerDecap(cms: Cms, collections: readonly Collection[], settings: Settings): void {
  const forms = {decide: deciderIn(collections), collections, pages: settings.pages};
  cms.registerBackend('github', withMergeOnSave(GitHub, forms));
  cms.registerBackend('proxy', withMergeOnSave(ProxyBackend, forms));
  for (const widget of WIDGETS) cms.registerWidget(widget.Widget());
  cms.registerLocale('en', WORDS);
  cms.registerCustomFormat(FORMATS.yaml, 'yml', carrying(yamlFormat));
  cms.registerCustomFormat(FORMATS.mdx, 'mdx', carrying(mdxFormat));
  registerWidgets(cms);
  registerFileNames(cms, settings);
  autosave();
}
