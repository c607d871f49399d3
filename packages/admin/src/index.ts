export {bundleEditor} from './build/editor';
export {describeInForm} from './checks/formWords';
export {BODY, SOURCE, mdxFormat} from './format';
export {createPageDescriber, listEditableEntries} from './listEditableEntries';
export {GitRepository} from './local/gitRepository';
export {createEditorServer} from './local/server';
export {type Backend, type Settings, createSettings} from './settings';
export {type Snapshot, createSnapshot} from './snapshot';
export type {PreviewMessage, PreviewPage} from './worker/previewMessage';
