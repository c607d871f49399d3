import {cpSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {CONTENT_FOLDER} from '@dental/content';

/** Copies the content and what the check needs into a new folder; returns the folder. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT_FOLDER, join(folder, CONTENT_FOLDER), {recursive: true});
  for (const name of ['static', 'src', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(folder, name));
  return folder;
}
