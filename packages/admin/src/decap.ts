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
import type {Cms} from './decapTypes';
import {startBackups} from './drafts/backup';
import {withBaseText} from './drafts/baseText';
import {createConflictResolver} from './drafts/conflictDialog';
import {createDeleteConfirmation, markDeleted} from './drafts/deleteEntry';
import {SafeGitHubBackend} from './drafts/github';
import {withMergeOnSave} from './drafts/mergeOnSave';
import {registerFileNames} from './fileNames';
import {mdxFormat, yamlFormat} from './format';
import {CollapsibleFields, FocusingList, OptionalGroup} from './groupsAndLists';
import {LABELS} from './labels';
import {PictureControl} from './pictures';
import {EntryPreview} from './preview';
import type {Settings} from './settings';

const WIDGETS = [
  BooleanWidget,
  DatetimeWidget,
  NumberWidget,
  SelectWidget,
  StringWidget,
  TextWidget,
];

/** Our own inputs, by widget name. */
const INPUTS = {body: BodyControl, fold: CollapsibleFields, picture: PictureControl};

/** Registers backends, inputs, previews, labels, and formats with Decap CMS. */
export function registerDecap(
  cms: Cms,
  collections: readonly Collection[],
  settings: Settings,
): void {
  registerBackends(cms, collections, settings);
  registerInputs(cms);
  for (const name of listTemplateNames(collections)) {
    // Decap types a preview as a component of all its props; ours takes those it uses.
    cms.registerPreviewTemplate(name, EntryPreview as never);
  }
  cms.registerLocale('en', LABELS);
  cms.registerCustomFormat(FORMATS.yaml, 'yml', withBaseText(yamlFormat));
  cms.registerCustomFormat(FORMATS.mdx, 'mdx', withBaseText(mdxFormat));
  registerFileNames(cms, settings);
  startBackups();
}

function registerBackends(
  cms: Cms,
  collections: readonly Collection[],
  {pages}: Pick<Settings, 'pages'>,
): void {
  const hooks = {
    resolveConflicts: createConflictResolver(collections),
    confirmDelete: createDeleteConfirmation(collections, pages),
    markDeleted,
    collections,
    pages,
  };
  cms.registerBackend('github', withMergeOnSave(SafeGitHubBackend, hooks));
  cms.registerBackend('proxy', withMergeOnSave(ProxyBackend, hooks));
}

/** The casts are needed because Decap types controls as components of props that it never names. */
function registerInputs(cms: Cms): void {
  for (const widget of WIDGETS) cms.registerWidget(widget.Widget());
  cms.registerWidget({...ObjectWidget.Widget(), controlComponent: OptionalGroup as never});
  cms.registerWidget({...ListWidget.Widget(), controlComponent: FocusingList as never});
  for (const [name, input] of Object.entries(INPUTS)) cms.registerWidget(name, input as never);
}

/** A collection of single files has a template per file, a folder one for all its files. */
function listTemplateNames(collections: readonly Collection[]): string[] {
  return collections.flatMap(({name, files}) => files?.map((file) => file.name) ?? [name]);
}
