import {GitHubBackend} from 'decap-cms-backend-github';
import {ProxyBackend} from 'decap-cms-backend-proxy';
import type {DecapCmsCore} from 'decap-cms-core';
import BooleanWidget from 'decap-cms-widget-boolean';
import DatetimeWidget from 'decap-cms-widget-datetime';
import ListWidget from 'decap-cms-widget-list';
import NumberWidget from 'decap-cms-widget-number';
import SelectWidget from 'decap-cms-widget-select';
import StringWidget from 'decap-cms-widget-string';
import TextWidget from 'decap-cms-widget-text';
import {FORMATS} from './collections';
import {registerFileNames} from './fileNames';
import {mdxFormat, yamlFormat} from './format';
import {registerOptionalObject} from './optionalObject';
import {WORDS} from './words';

/** Decap CMS itself, with which everything is registered. */
export type Cms = typeof DecapCmsCore;

const WIDGETS = [BooleanWidget, DatetimeWidget, ListWidget, NumberWidget, SelectWidget, StringWidget, TextWidget];

/** Gives the editor the parts of Decap CMS that our forms use, and our formats. */
export function registerDecap(cms: Cms): void {
  cms.registerBackend('github', GitHubBackend);
  cms.registerBackend('proxy', ProxyBackend);
  for (const widget of WIDGETS) cms.registerWidget(widget.Widget());
  cms.registerLocale('en', WORDS);
  cms.registerCustomFormat(FORMATS.yaml, 'yml', yamlFormat);
  cms.registerCustomFormat(FORMATS.mdx, 'mdx', mdxFormat);
  registerOptionalObject(cms);
  registerFileNames(cms);
}
