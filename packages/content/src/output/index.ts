export * from './atOnce';
export * from './esbuild';
export * from './outputFiles';
export * from './html';
