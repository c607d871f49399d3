import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  BROWSER,
  ensureTool,
  NGINX,
  shellBeside,
  type Machine,
} from '../../../scripts/lib/tools.mjs';
import {emptyFolder} from '@dental/testing/emptyFolder';

const project = emptyFolder();

describe('a program that the tests need', () => {
  /** A machine with these files, on which these commands succeed; a command may add a file. */
  function machine(
    files: string[],
    commands: Record<string, string> = {},
    more: Partial<Machine> = {},
  ): Machine & {asked: string[]} {
    const asked: string[] = [];
    return {
      asked,
      env: {PATH: '/bin:/usr/bin'},
      platform: 'linux',
      isRoot: true,
      exists: (path) => files.includes(path),
      succeeds: (command) => {
        const text = command.join(' ');
        asked.push(text);
        const match = Object.keys(commands).find((part) => new RegExp(part).test(text));
        if (match && commands[match]) files.push(commands[match]);
        return Promise.resolve(match !== undefined || /-v(ersion)?$/.test(text));
      },
      ...more,
    };
  }
  const own = {...BROWSER, own: () => '/own/chrome'};

  it('is the one that the person chose', async () => {
    const chosen = machine(
      ['/my/chrome', '/usr/bin/chromium'],
      {},
      {env: {PATH: '/usr/bin', CHROMIUM_PATH: '/my/chrome'}},
    );
    expect(await ensureTool(own, chosen)).toBe('/my/chrome');
  });

  it('is never another when the chosen one does not start', async () => {
    const chosen = machine(
      ['/usr/bin/chromium'],
      {},
      {env: {PATH: '/usr/bin', CHROMIUM_PATH: '/gone'}},
    );
    await expect(ensureTool(own, chosen)).rejects.toThrow(
      'CHROMIUM_PATH is "/gone", which does not start.',
    );
  });

  it('is the installed one, wherever its system puts it', async () => {
    expect(await ensureTool(own, machine(['/usr/bin/google-chrome']))).toBe(
      '/usr/bin/google-chrome',
    );
    expect(await ensureTool(NGINX, machine(['/usr/sbin/nginx']))).toBe('/usr/sbin/nginx');
  });

  it('is not a command that only says how to install it', async () => {
    const stub = machine(['/usr/bin/chromium-browser', '/own/chrome']);
    const succeeds = (command: string[]) =>
      Promise.resolve(!command.includes('/usr/bin/chromium-browser'));
    expect(await ensureTool(own, {...stub, succeeds})).toBe('/own/chrome');
  });

  it('is the one without windows where there are two: its pages open ten times faster', async () => {
    const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(await ensureTool(own, both)).toBe('/usr/bin/chromium-headless-shell');
    const shell = '/own/headless_shell';
    expect(
      await ensureTool({...own, own: () => shell}, machine(['/usr/bin/chromium', shell])),
    ).toBe(shell);
  });

  it('is looked for where Playwright puts the one without windows', () => {
    const shell = join(
      project.folder,
      'chromium_headless_shell-1255/chrome-linux64/chrome-headless-shell',
    );
    const whole = join(project.folder, 'chromium-1255/chrome-linux64/chrome');
    expect(shellBeside(whole)).toBeUndefined();
    project.write('chromium_headless_shell-1255/chrome-linux64/chrome-headless-shell', '');
    expect(shellBeside(whole)).toBe(shell);
  });

  it('is downloaded when there is none', async () => {
    expect(
      await ensureTool(own, machine([], {'install --only-shell chromium': '/own/chrome'})),
    ).toBe('/own/chrome');
  });

  it('comes from the system when it cannot be downloaded', async () => {
    const debian = machine([], {
      'apt-get update': '',
      'no-install-recommends chromium-headless-shell': '/usr/bin/chromium-headless-shell',
    });
    expect(await ensureTool(own, debian)).toBe('/usr/bin/chromium-headless-shell');
    expect(debian.asked.join()).not.toContain('sudo');
    const older = machine([], {'apt-get update': '', 'recommends chromium$': '/usr/bin/chromium'});
    expect(await ensureTool(own, older)).toBe('/usr/bin/chromium');
  });

  it('is not installed with sudo unasked: a person is told what to install', async () => {
    const debian = machine(
      [],
      {'apt-get update': '', 'apt-get install': '/usr/bin/nginx'},
      {isRoot: false},
    );
    await expect(ensureTool(NGINX, debian)).rejects.toThrow('sudo apt-get install nginx');
    expect(debian.asked).toEqual([]);
  });

  it('is asked for in a sentence when there is no way to it', async () => {
    await expect(ensureTool(own, machine([]))).rejects.toThrow(
      'Chromium or Chrome is needed, is not installed, and could not be fetched.\nInstall it (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH',
    );
  });
});
