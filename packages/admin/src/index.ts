export {editorFiles} from './build/editor';
export {BODY, SOURCE, mdxFormat} from './format';
export {entriesShown} from './listEditableEntries';
export {Repository} from './local/repository';
export {editorServer} from './local/server';
export {type Backend, type Settings, settingsOf} from './settings';
export {type Snapshot, snapshotOf} from './snapshot';
export type {PreviewMessage, PreviewPage} from './worker/previewMessage';
