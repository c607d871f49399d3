/** What `import x from` gives for a module that may or may not be an ES module: the one helper of tslib in use. */
export function __importDefault(module: {__esModule?: boolean}): {default: unknown} {
  return module.__esModule ? (module as {default: unknown}) : {default: module};
}
