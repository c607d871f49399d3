import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Pictures of the pages of a site, kept in a folder; without one, each is taken anew. */
export class SnapshotCache {
  constructor(private readonly folder: string | undefined) {}

  /** @param name of what is made of the page, with the ending of its file */
  async file(path: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.folder === undefined) return make();
    const file = join(this.folder, `${createHash('sha256').update(path).digest('hex').slice(0, 16)}-${name}`);
    if (existsSync(file)) return readFileSync(file);
    const made = await make();
    mkdirSync(this.folder, {recursive: true});
    // Under another name first, so that what is kept is whole.
    writeFileSync(`${file}.part`, made);
    renameSync(`${file}.part`, file);
    return made;
  }
}
