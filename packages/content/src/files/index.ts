export * from './cache';
export * from './concurrency';
export * from './files';
