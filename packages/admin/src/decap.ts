import type {DecapCmsCore} from 'decap-cms-core';
import {ProxyBackend} from 'decap-cms-backend-proxy';
import BooleanWidget from 'decap-cms-widget-boolean';
import DatetimeWidget from 'decap-cms-widget-datetime';
import ListWidget from 'decap-cms-widget-list';
import NumberWidget from 'decap-cms-widget-number';
import ObjectWidget from 'decap-cms-widget-object';
import SelectWidget from 'decap-cms-widget-select';
import StringWidget from 'decap-cms-widget-string';
import TextWidget from 'decap-cms-widget-text';
import {BodyControl} from './body';
import {FORMATS, type Collection} from './collections';
import {carrying} from './drafts/rebase';
import {deciderIn} from './drafts/dialogs';
import {GitHub} from './drafts/github';
import {autosave} from './drafts/keeping';
import {askerIn, showTakenOut} from './drafts/takingOut';
import {withMergeOnSave} from './drafts/mergeOnSave';
import {registerFileNames} from './fileNames';
import {mdxFormat, yamlFormat} from './format';
import {Fold, LeadingList, OptionalGroup} from './groupsAndLists';
import {PictureControl} from './pictures';
import {EntryPreview} from './preview';
import type {Settings} from './settings';
import {WORDS} from './words';

/** Decap CMS itself, with which everything is registered. */
export type Cms = typeof DecapCmsCore;

const WIDGETS = [
  BooleanWidget,
  DatetimeWidget,
  NumberWidget,
  SelectWidget,
  StringWidget,
  TextWidget,
];

/** What Decap CMS hands to an input of ours, as far as all use it. */
export interface InputProps {
  value?: string;
  forID: string;
  onChange(this: void, value: string): void;
}

/** Our inputs, by the names that fields have for them. */
const INPUTS = {body: BodyControl, fold: Fold, picture: PictureControl};

/** Gives the editor the parts of Decap CMS that our forms use, our formats and inputs, and what is beside a form. */
export function registerDecap(
  cms: Cms,
  collections: readonly Collection[],
  settings: Settings,
): void {
  const {pages} = settings;
  const mayTakeOut = askerIn(collections, pages);
  const forms = {decide: deciderIn(collections), mayTakeOut, showTakenOut, collections, pages};
  cms.registerBackend('github', withMergeOnSave(GitHub, forms));
  cms.registerBackend('proxy', withMergeOnSave(ProxyBackend, forms));
  for (const widget of WIDGETS) cms.registerWidget(widget.Widget());
  cms.registerWidget({...ObjectWidget.Widget(), controlComponent: OptionalGroup as never});
  cms.registerWidget({...ListWidget.Widget(), controlComponent: LeadingList as never});
  for (const [name, input] of Object.entries(INPUTS)) cms.registerWidget(name, input as never);
  for (const {name, files} of collections)
    for (const template of files?.map((file) => file.name) ?? [name])
      cms.registerPreviewTemplate(template, EntryPreview as never);
  cms.registerLocale('en', WORDS);
  cms.registerCustomFormat(FORMATS.yaml, 'yml', carrying(yamlFormat));
  cms.registerCustomFormat(FORMATS.mdx, 'mdx', carrying(mdxFormat));
  registerFileNames(cms, settings);
  autosave();
}
