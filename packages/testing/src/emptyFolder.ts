import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeEach} from 'vitest';
import {writeFileIn} from './folders';

/** A folder for each test, empty at first and deleted afterwards. */
export function useEmptyFolder() {
  const project = {
    folder: '',
    /** Writes a file into it; anything but text as JSON. */
    write: (file: string, content: unknown) =>
      writeFileIn(
        project.folder,
        file,
        typeof content === 'string' ? content : JSON.stringify(content),
      ),
  };
  beforeEach(() => void (project.folder = mkdtempSync(join(tmpdir(), 'project-'))));
  afterEach(() => rmSync(project.folder, {recursive: true, force: true}));
  return project;
}

/** Makes an empty folder for all tests of a file or a group, deleted after the last one. */
export function makeSharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}
