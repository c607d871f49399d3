import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The names of a route's scripts, by what they are for; those of its context are one level deeper. */
type Chunks = Record<string, string | Record<string, string>>;

/** A line of Docusaurus's registry: a script's name, how it is fetched, and the module in it. */
const REGISTERED = /^ {2}"(\w+)": \[(\(\) => import\([^"]*"\w+"[^"]*("[^"]+")\)), /gm;

/** How a route says which scripts it is made of. */
const COMPONENT = /ComponentCreator\('([^']+)'(?:, '([^']+)')?\)/g;

/**
 * Writes Docusaurus's table of routes in a shorter way: each route says itself how its scripts are fetched. As Docusaurus
 * writes it, every visitor is sent the names of all scripts and modules three times over.
 * @param folder where Docusaurus has put what it generated
 * @param maker the module that makes the component of a route
 * @returns the text of a module
 * @throws if Docusaurus has come to write its tables in another way
 */
export function shortRoutes(folder: string, maker: string): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const chunks = JSON.parse(read('routesChunkNames.json')) as Record<string, Chunks>;
  const scripts = new Map(
    [...read('registry.js').matchAll(REGISTERED)].map(([, name, fetched, module]) => [name, {fetched, module}]),
  );
  const scriptOf = (name: unknown) => known(scripts.get(String(name)), `script "${String(name)}"`);
  const imports = new Map<string, string>();

  const contextOf = ({plugin}: Record<string, string>) => {
    const {module = ''} = scriptOf(plugin);
    if (!imports.has(module)) imports.set(module, `plugin${imports.size}`);
    return `, {plugin: ${imports.get(module)}}`;
  };
  const componentOf = (path: string, hash: string) => {
    const {__context, ...parts} = known(chunks[`${path}-${hash}`], `route for ${path}`);
    const fields = Object.entries(parts).map(([part, name]) => `${part}: ${scriptOf(name).fetched}`);
    return `createRoute({${fields.join(', ')}}${typeof __context === 'object' ? contextOf(__context) : ''})`;
  };

  const routes = read('routes.js')
    .replace(/^import .*$/gm, '')
    .replace(COMPONENT, (_, path: string, hash: string) => (path === '*' ? NOWHERE : componentOf(path, hash)));
  return [
    `import createRoute from ${JSON.stringify(maker)};`,
    ...[...imports].map(([module, name]) => `import ${name} from ${module};`),
    routes,
  ].join('\n');
}

/** Docusaurus's own answer to addresses that no plugin answers for. */
const NOWHERE = "createRoute({__comp: () => import('@theme/NotFound')}, {plugin: {name: 'native', id: 'default'}})";

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`Docusaurus's tables of routes are not as expected: they have no ${what}.`);
  return value;
}
