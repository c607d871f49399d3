/** Serves build/ with nginx, by the rules of .cache/hosting: npm run serve:nginx, or PORT=8081 npm run serve:nginx;
 * HOST=0.0.0.0 answers other machines too. */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {localNginxConfig, siteProblem} from '@dental/delivery';
import {NGINX_FOLDER, RULES_FILE, RULES_FOLDER, SITE_FOLDER, UserError} from '@dental/practice';
import {toFailure} from './lib/failures.mjs';
import {checkPort, readPort} from './lib/port.mjs';
import {ensureTool, NGINX, thisMachine} from './lib/tools.mjs';

const BROTLI_MODULES = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/local/libexec/nginx/ngx_http_brotli_static_module.so',
];

async function serve(): Promise<void> {
  const port = readPort(process.env.PORT, 8080);
  const problem = siteProblem({folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)});
  if (problem) throw new UserError(problem.what, problem.fix);
  const nginx = await ensureTool(NGINX, thisMachine(process.cwd()));
  await checkPort(port, 'npm run serve:nginx');

  const rules = resolve(RULES_FOLDER);
  const brotliModule = BROTLI_MODULES.find((file) => existsSync(file));
  mkdirSync(`${rules}/temporary`, {recursive: true});
  writeFileSync(resolve(NGINX_FOLDER, 'brotli.conf'), brotliModule ? 'brotli_static on;\n' : '');
  writeFileSync(
    `${rules}/nginx.conf`,
    localNginxConfig({
      rules,
      root: resolve(SITE_FOLDER),
      port,
      host: process.env.HOST,
      isRoot: process.getuid?.() === 0,
      brotliModule,
    }),
  );
  const server = spawn(nginx, ['-p', rules, '-e', 'stderr', '-c', `${rules}/nginx.conf`], {stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
  server.on('spawn', () => console.log(`The site is at http://localhost:${port}  (Ctrl-C stops it)`));
  server.on('exit', (code) => (process.exitCode = code ?? 0));
}

serve().catch((error: unknown) => {
  console.error(toFailure(error).message);
  process.exitCode = 1;
});
