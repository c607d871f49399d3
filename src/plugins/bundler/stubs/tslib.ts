/** The only helper of tslib in use: the default import of an ES or CommonJS module. */
export function __importDefault(module: {__esModule?: boolean}): {default: unknown} {
  return module.__esModule ? (module as {default: unknown}) : {default: module};
}
