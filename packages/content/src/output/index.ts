export {FOR_BROWSER, browserScript, bundle} from './esbuild';
export {Cache, assets, filesIn, readAll, writeFiles} from './files';
export {
  type Change,
  type Element,
  type InlineCode,
  addIntegrity,
  addTo,
  attribute,
  changed,
  dropColourChoice,
  dropOwnAddress,
  dropUnusedSprites,
  elementsOf,
  inlineCodeOf,
  takeOut,
} from './html';
export {copyCaches} from './madeCaches';
