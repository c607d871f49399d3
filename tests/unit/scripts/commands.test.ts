import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {findFreePort, occupyPort} from '../../support/ports';

const project = useEmptyFolder();

describe('npm commands', {timeout: 60_000}, () => {
  const SERVE = `
    process.on('SIGINT', () => (require('fs').writeFileSync('stopped.log', ''), process.exit()));
    setInterval(() => {}, 1000);
    console.log('➜ Site http://localhost:' + process.env.PORT);`;
  const scripts: Record<string, string> = {
    ...Object.fromEntries(
      ['types', 'lint', 'check'].map((name) => [name, `node -e "console.log('${name} ran')"`]),
    ),
    'test:unit': 'node report.js',
    build: 'node build.js',
    serve: 'node serve.js',
  };

  beforeEach(() => {
    cpSync('scripts/lib', join(project.folder, 'scripts/lib'), {recursive: true});
    for (const file of ['userError', 'timeLeft'])
      cpSync(
        `packages/practice/src/${file}.mjs`,
        join(project.folder, `packages/practice/src/${file}.mjs`),
      );
    for (const file of ['start.mjs', 'test.mjs'])
      cpSync(`scripts/${file}`, join(project.folder, 'scripts', file));
    project.write('package.json', {
      name: 'x',
      version: '1.0.0',
      scripts,
    });
    project.write('package-lock.json', {
      name: 'x',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {'': {name: 'x', version: '1.0.0'}},
    });
    project.write(
      'build.js',
      [
        "console.log('building');",
        "require('fs').mkdirSync('build', {recursive: true});",
        "require('fs').writeFileSync('build/index.html', '');",
      ].join('\n'),
    );
    project.write('serve.js', SERVE);
    project.write(
      'report.js',
      [
        "const file = process.argv.at(-1).split('=')[1];",
        'const report = JSON.stringify({numPassedTests: 12, numFailedTests: 0});',
        "require('fs').writeFileSync(file, report);",
      ].join('\n'),
    );
    // npm writes this list only if there is a package to install.
    project.write('node_modules/.package-lock.json', {packages: {}});
  });

  /** Runs a script as npm does, without the time that npm takes to start. */
  function runScript(
    [script = '', ...args]: string[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<{code: number; output: string}> {
    return new Promise((done) => {
      const child = execFile(
        process.execPath,
        [`scripts/${script}.mjs`, ...args],
        {cwd: project.folder, env: {...process.env, npm_execpath: '', ...env}},
        (error, stdout, stderr) =>
          done({code: child.exitCode ?? (error ? 1 : 0), output: stderr + stdout}),
      );
    });
  }

  /** Runs `npm start` until the site is served, then stops it as Ctrl-C does. */
  function startAndStop(env: NodeJS.ProcessEnv): Promise<{code: number | null; output: string}> {
    return new Promise((done) => {
      const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
        cwd: project.folder,
        env: {...process.env, npm_execpath: '', ...env},
      });
      let output = '';
      const read = (chunk: Buffer) => {
        output += String(chunk);
        if (String(chunk).includes('http://localhost')) child.kill('SIGINT');
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.on('close', (code) => done({code, output}));
    });
  }

  it('starts: builds, serves, ends with Ctrl-C, and builds only once', async () => {
    const PORT = String(await findFreePort());
    const first = await startAndStop({PORT});
    expect(first.output).toMatch(/\npreview\n\n✓ Built the site +\d+ s\n\n/);
    expect(first.output).not.toContain('building');
    expect(first.output).toContain(`\n➜ Site http://localhost:${PORT}\n`);
    expect(first.code).toBe(130);
    expect(existsSync(join(project.folder, 'stopped.log'))).toBe(true);
    const second = await startAndStop({PORT});
    expect(second.output).toContain('✓ The site is built already: no file has changed.');
  });

  it('starts with the warnings of the build in one line', async () => {
    project.write(
      'build.js',
      "console.log('19 warnings: 17 pages need sign-off → npm run check'); console.log('more')",
    );
    const {output} = await startAndStop({PORT: String(await findFreePort())});
    expect(output).toMatch(/✓ Built the site +\d+ s {3}19 warnings: .* → npm run check\n/);
    expect(output).not.toMatch(/more|STARTED|TITLE/);
  });

  it('reports a port in use before npm start builds', async () => {
    const {server, port} = await occupyPort();
    const {code, output} = await runScript(['start'], {PORT: String(port)});
    server.close();
    expect(output).toContain(`Port ${port} is in use by another program.`);
    expect(output).not.toContain('Built');
    expect(code).toBe(1);
  });

  it('ends npm start with the errors of a failed build', async () => {
    project.write(
      'build.js',
      "console.error('    at Object.<anonymous> (/x/build.js:1:7)');" +
        " console.error('A price is missing.'); process.exit(3)",
    );
    const {code, output} = await runScript(['start'], {PORT: String(await findFreePort())});
    expect(output).toContain('A price is missing.');
    expect(output).toContain('`npm run build` failed.');
    expect(output).not.toContain(' at Object');
    expect(code).toBe(3);
    const debugged = await runScript(['start'], {PORT: String(await findFreePort()), DEBUG: '1'});
    expect(debugged.output).toContain(' at Object');
  });

  it('ends npm test with the sum of its tests', async () => {
    const {code, output} = await runScript(['test', 'types', 'unit']);
    expect(output).toMatch(/^Running 2 steps, about \d+ (?:s|min)\.$/m);
    expect(output).toMatch(/^✓ Types +\d+ s$/m);
    expect(output).not.toContain('types ran');
    expect(output.trimEnd().split('\n').at(-1)).toBe('13 passed, 0 failed, 0 skipped');
    expect(code).toBe(0);
  });

  it('shows failed tests without those that passed', async () => {
    project.write(
      'report.js',
      "console.log(' ✓ opens at noon\\n × closes at 5\\n- Expected'); process.exit(1)",
    );
    const {code, output} = await runScript(['test', 'unit']);
    expect(output).toMatch(/✗ Units and components +\d+ s\n\n × closes at 5\n- Expected\n/);
    expect(output).not.toContain('opens at noon');
    expect(code).toBe(1);
  });

  it('continues npm test after a failure, and fails', async () => {
    project.write('build.js', "console.log('no price'); process.exit(1)");
    const {code, output} = await runScript(['test', 'build', 'unit', 'check']);
    expect(output).toMatch(/\n✗ Build +\d+ s\n\nno price\n/);
    expect(output).toContain('✗ Build (build): `npm run build` failed.');
    expect(output.trimEnd().split('\n').at(-1)).toBe('13 passed, 1 failed, 0 skipped');
    expect(code).toBe(1);
  });
});
