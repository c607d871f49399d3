import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  BROWSER,
  ensureTool,
  FIREFOX,
  NGINX,
  findHeadlessShell,
  type Machine,
} from '../../../scripts/lib/tools.mjs';
import {useEmptyFolder} from '@dental/testing/emptyFolder';

const project = useEmptyFolder();

describe('ensureTool', () => {
  /** A machine with files and commands that succeed. A command can add a file. */
  function makeMachine(
    files: string[],
    commands: Record<string, string> = {},
    more: Partial<Machine> = {},
  ): Machine & {calls: string[]} {
    const calls: string[] = [];
    return {
      calls,
      env: {PATH: '/bin:/usr/bin'},
      platform: 'linux',
      isRoot: true,
      exists: (path) => files.includes(path),
      succeeds: (command) => {
        const text = command.join(' ');
        calls.push(text);
        const match = Object.keys(commands).find((part) => new RegExp(part).test(text));
        if (match && commands[match]) files.push(commands[match]);
        return Promise.resolve(match !== undefined || /-v(ersion)?$/.test(text));
      },
      ...more,
    };
  }
  const browser = {...BROWSER, findDownloaded: () => '/own/chrome'};

  it('uses the program of the environment variable', async () => {
    const chosen = makeMachine(
      ['/my/chrome', '/usr/bin/chromium'],
      {},
      {env: {PATH: '/usr/bin', CHROMIUM_PATH: '/my/chrome'}},
    );
    expect(await ensureTool(browser, chosen)).toBe('/my/chrome');
  });

  it('refuses another program when that one fails', async () => {
    const chosen = makeMachine(
      ['/usr/bin/chromium'],
      {},
      {env: {PATH: '/usr/bin', CHROMIUM_PATH: '/gone'}},
    );
    await expect(ensureTool(browser, chosen)).rejects.toThrow(
      `CHROMIUM_PATH is "/gone", which doesn't start.`,
    );
  });

  it('finds the installed program in any folder', async () => {
    expect(await ensureTool(browser, makeMachine(['/usr/bin/google-chrome']))).toBe(
      '/usr/bin/google-chrome',
    );
    expect(await ensureTool(NGINX, makeMachine(['/usr/sbin/nginx']))).toBe('/usr/sbin/nginx');
  });

  it('ignores a command that only prints how to install it', async () => {
    const stub = makeMachine(['/usr/bin/chromium-browser', '/own/chrome']);
    const succeeds = (command: string[]) =>
      Promise.resolve(!command.includes('/usr/bin/chromium-browser'));
    expect(await ensureTool(browser, {...stub, succeeds})).toBe('/own/chrome');
  });

  it('prefers the headless shell, which opens pages ten times faster', async () => {
    const both = makeMachine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(await ensureTool(browser, both)).toBe('/usr/bin/chromium-headless-shell');
    const shell = '/own/headless_shell';
    expect(
      await ensureTool(
        {...browser, findDownloaded: () => shell},
        makeMachine(['/usr/bin/chromium', shell]),
      ),
    ).toBe(shell);
  });

  it("finds the headless shell in Playwright's folder", () => {
    const shell = join(
      project.folder,
      'chromium_headless_shell-1255/chrome-linux64/chrome-headless-shell',
    );
    const executable = join(project.folder, 'chromium-1255/chrome-linux64/chrome');
    expect(findHeadlessShell(executable)).toBeUndefined();
    project.write('chromium_headless_shell-1255/chrome-linux64/chrome-headless-shell', '');
    expect(findHeadlessShell(executable)).toBe(shell);
  });

  it('downloads the browser when none is installed', async () => {
    expect(
      await ensureTool(browser, makeMachine([], {'install --only-shell chromium': '/own/chrome'})),
    ).toBe('/own/chrome');
  });

  it('installs the Debian package when the download fails', async () => {
    const debian = makeMachine([], {
      'apt-get update': '',
      'no-install-recommends chromium-headless-shell': '/usr/bin/chromium-headless-shell',
    });
    expect(await ensureTool(browser, debian)).toBe('/usr/bin/chromium-headless-shell');
    expect(debian.calls.join()).not.toContain('sudo');
    const older = makeMachine([], {
      'apt-get update': '',
      'recommends chromium$': '/usr/bin/chromium',
    });
    expect(await ensureTool(browser, older)).toBe('/usr/bin/chromium');
  });

  it('replaces a browser that is too old for Playwright', async () => {
    const path = '/usr/bin/firefox-esr';
    const upgrade = 'recommends firefox-esr$';
    const old = makeMachine([path], {'apt-get update': '', [upgrade]: ''});
    await expect(ensureTool(FIREFOX, old)).rejects.toThrow(
      /Firefox 153 or later isn't installed.*\n.*apt-get install firefox-esr/,
    );
    expect(old.calls.some((call) => new RegExp(upgrade).test(call))).toBe(true);
    const recent = makeMachine([path], {'-ge': ''});
    expect(await ensureTool(FIREFOX, recent)).toBe(path);
    expect(recent.calls.join()).not.toContain('apt-get');
  });

  it('asks the person to install it, and never uses sudo', async () => {
    const debian = makeMachine(
      [],
      {'apt-get update': '', 'apt-get install': '/usr/bin/nginx'},
      {isRoot: false},
    );
    await expect(ensureTool(NGINX, debian)).rejects.toThrow('sudo apt-get install nginx');
    expect(debian.calls).toEqual([]);
  });

  it('explains how to install a browser when nothing works', async () => {
    await expect(ensureTool(browser, makeMachine([]))).rejects.toThrow(
      "Chromium or Chrome isn't installed and couldn't be downloaded.\n" +
        'Install it (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH',
    );
  });
});
