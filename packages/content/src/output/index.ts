export * from './esbuild';
export * from './files';
export * from './html';
