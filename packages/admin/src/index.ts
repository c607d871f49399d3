export {editorFiles} from './build/editor';
export type {ShownPage, Told} from './editing/shownPage';
export {entriesShown} from './entriesShown';
export {BODY, SOURCE, mdxFormat} from './format';
export {Repository} from './local/repository';
export {editorServer} from './local/server';
export {type Snapshot, snapshotOf} from './snapshot';
export {type Backend, type Settings, settingsOf} from './settings';
