import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ensureTool, NGINX} from '../../scripts/lib/tools.mjs';
import {writeApprovals} from '@dental/content';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {makeApprovals, makeContent} from '@dental/testing/fixtures/practice';
import {ProjectCopy} from '../support/copies';
import {runCommand} from '@dental/testing/folders';
import {sendRequestOverTls} from '@dental/testing/rawRequests';
import {makeCertificate} from '../support/hosts/certificate';
import {listTemporaryPaths} from '../support/hosts/nginxConfig';
import {findFreePort} from '../support/ports';
import {NIGHTLY} from '@dental/testing/nightly';

const NAME = 'www.our-practice.example';
const FACTS = 'pages-content/_practice/practice.yml';

/** The commands of docs/hosting.md for a server of your own, in their order. */
function readCommands(): string[] {
  const [, after = ''] = readFileSync('docs/hosting.md', 'utf8').split('## Your own server\n');
  const [section = ''] = after.split('\n## ');
  const commands = [...section.matchAll(/`([^`]+)`/g)].map(([, command = '']) =>
    command.replaceAll(/\s+/g, ' '),
  );
  return commands.filter((command) =>
    /^(?:\w+=\w+ )*(?:mkdir|rm|cp|systemctl|certbot|npm run build|hosting\/release\.sh) /.test(
      `${command} `,
    ),
  );
}

const toDigits = (phone: string) => phone.replaceAll(/\D/g, '');

/** An empty machine: a folder instead of `/`, the real nginx, and mocks of the other programs. */
class EmptyMachine {
  readonly folder = mkdtempSync(join(tmpdir(), 'walk-'));
  readonly doneCommands = new Set<string>();
  private https = 0;

  constructor(private readonly project: ProjectCopy) {}

  async prepare(): Promise<void> {
    chmodSync(this.folder, 0o755);
    const http = await findFreePort();
    const https = await findFreePort();
    this.https = https;
    for (const name of ['bin', 'root', 'etc/nginx/conf.d', 'var/lib', 'tmp'])
      mkdirSync(join(this.folder, name), {recursive: true});
    const {certificate, key} = await makeCertificate(NAME);
    writeFileSync(join(this.folder, 'fullchain.pem'), certificate);
    writeFileSync(join(this.folder, 'privkey.pem'), key);
    const nginx = await ensureTool(NGINX);
    const live = `${this.folder}/etc/letsencrypt/live/our-practice.example`;
    // Changes the paths of a real machine into those of the folder, once the files are copied.
    const edits = [
      `s#^user .*;#user ${process.getuid?.() === 0 ? 'nobody nogroup' : 'nobody'};#`,
      `s#^pid .*;#pid ${this.folder}/nginx.pid;#`,
      `s#^error_log .*;#error_log ${this.folder}/error.log warn;#`,
      `s#^http {#http { ${listTemporaryPaths(`${this.folder}/tmp`)}#`,
      `/listen \\[::\\]/d`,
      `s#listen 80#listen ${http}#`,
      `s#listen 443#listen ${https}#`,
      `s#/etc/letsencrypt/live/[^/]*#${live}#`,
      `s#/var/lib/letsencrypt#${this.folder}/var/lib/letsencrypt#`,
      `s#/srv/practice/taps.log#${this.folder}/srv/practice/taps.log#`,
    ];
    const conf = join(this.folder, 'etc/nginx');
    const built = `"${this.folder}"/root/new/practice/*.conf`;
    this.findProgram(
      'nginx',
      `exec "${nginx}" -p "${conf}" -e "${this.folder}/error.log" -c "${conf}/nginx.conf" "$@"`,
    );
    this.findProgram('systemctl', '[ "$1" = stop ] || nginx');
    this.findProgram('certbot', `mkdir -p "${live}" && cp "${this.folder}"/*.pem "${live}/"`);
    const sedOptions = edits.map((edit) => `-e '${edit}'`).join(' ');
    this.findProgram(
      'cp',
      [
        '/bin/cp "$@" || exit 1',
        `for file in "${conf}"/nginx.conf "${conf}"/conf.d/*.conf ${built}; do`,
        `  [ ! -f "$file" ] || grep -q "${this.folder}" "$file" || sed -i ${sedOptions} "$file"`,
        'done',
      ].join('\n'),
    );
  }

  private findProgram(name: string, text: string): void {
    writeFileSync(join(this.folder, 'bin', name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(this.folder, 'bin', name), 0o755);
  }

  /** Runs a command of the documentation. */
  run(command: string): Promise<{code: number; output: string}> {
    expect(readCommands()).toContain(command);
    this.doneCommands.add(command);
    const here = command.replaceAll(/(?<=\s)\/(?=(?:srv|etc|var|root)\/)/g, `${this.folder}/`);
    return this.runShell(here);
  }

  runShell(command: string): Promise<{code: number; output: string}> {
    return runCommand(this.project.folder, ['sh', '-c', command], {
      SITE_HOME: join(this.folder, 'srv/practice'),
      CHECK: undefined,
      PATH: [join(this.folder, 'bin'), process.env.PATH].join(delimiter),
    });
  }

  /** Reads the phone number on the site, over https and under its domain. */
  async readPhone(): Promise<string> {
    const {body} = await sendRequestOverTls(this.https, NAME, '/contact-us');
    return load(body)('a[href^="tel:"]').first().attr('href') ?? '';
  }

  async remove(): Promise<void> {
    await this.runShell('nginx -s stop');
    rmSync(this.folder, {recursive: true, force: true});
  }
}

describe.runIf(NIGHTLY)('docs/hosting.md', () => {
  let project: ProjectCopy;
  let machine: EmptyMachine;

  beforeAll(() => {
    project = new ProjectCopy(new Map());
    machine = new EmptyMachine(project);
  });

  afterAll(async () => {
    await machine.remove();
    project.remove();
  });

  it('takes an empty machine to two releases and a rollback', async () => {
    const content = await makeContent(anotherPractice);
    for (const [file, text] of content) {
      const path = join(project.folder, file);
      mkdirSync(join(path, '..'), {recursive: true});
      if (text === undefined) rmSync(path, {force: true});
      else writeFileSync(path, text);
    }
    writeApprovals(project.folder, {approvals: makeApprovals(content), approvers: []});
    await machine.prepare();
    const run = async (command: string) => {
      const {code, output} = await machine.run(command);
      expect(code, `${command}\n${output}`).toBe(0);
    };

    await run(
      'mkdir -p /srv/practice /var/lib/letsencrypt && ' +
        'ln -s /srv/practice/current/practice /etc/nginx/practice',
    );
    await run('systemctl stop nginx');
    await run(`certbot certonly --standalone -d our-practice.example -d ${NAME}`);
    await run('cp hosting/nginx/nginx.conf /etc/nginx/nginx.conf');
    await run('cp hosting/nginx/example.conf /etc/nginx/conf.d/practice.conf');
    expect((await machine.runShell('nginx -t')).code).toBe(1);

    const copy =
      'rm -rf /root/new && mkdir /root/new && cp -r build .cache/hosting/practice /root/new/';
    await run('SITE_ENV=production npm run build');
    await run(copy);
    await run('NGINX=true hosting/release.sh new /root/new');
    await run('systemctl start nginx');
    const first = await machine.readPhone();
    const {phone} = anotherPractice.facts.practice;
    expect(first).toContain(toDigits(phone));

    const facts = readFileSync(join(project.folder, FACTS), 'utf8');
    const newPhone = phone.replace(/\d$/, (digit) => (digit === '9' ? '0' : '9'));
    writeFileSync(join(project.folder, FACTS), facts.replace(phone, newPhone));
    await run('SITE_ENV=production npm run build');
    await run(copy);
    await run('hosting/release.sh new /root/new');
    await expect.poll(() => machine.readPhone()).toContain(toDigits(newPhone));

    await run('hosting/release.sh back');
    await expect.poll(() => machine.readPhone()).toBe(first);
    expect([...machine.doneCommands].sort()).toEqual([...new Set(readCommands())].sort());
  }, 600_000);
});
