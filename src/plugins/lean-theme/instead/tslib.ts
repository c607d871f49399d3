/* Stands in for tslib, of which the scripts in the browser use this one helper. */

/** What `import x from` gives for a module that may or may not be an ES module. */
export function __importDefault(module: {__esModule?: boolean}): {default: unknown} {
  return module.__esModule ? (module as {default: unknown}) : {default: module};
}
