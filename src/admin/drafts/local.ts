import {ProxyBackend} from 'decap-cms-backend-proxy';
import {SavedMeanwhile, type Saved, type SaveOptions} from './backend';

/** Decap's backend for a repository on this machine, which says by its status that somebody else has saved meanwhile. */
export class Local extends ProxyBackend {
  override async persistEntry(entry: Saved, options: SaveOptions): Promise<unknown> {
    return super.persistEntry(entry, options).catch((error: Error & {status?: number}) => {
      throw error.status === 409 ? new SavedMeanwhile() : error;
    });
  }
}
