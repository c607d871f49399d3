import {ProxyBackend} from 'decap-cms-backend-proxy';
import {EditorialWorkflowError} from 'decap-cms-lib-util';
import {SavedMeanwhile, type Backend, type Saved, type SaveOptions} from './backend';

/** Decap's backend for a repository on this machine, which says by its status that somebody else has saved meanwhile. */
export class Local extends ProxyBackend {
  override async unpublishedEntry(entry: Parameters<Backend['unpublishedEntry']>[0]) {
    const draft = await super.unpublishedEntry(entry);
    if (!draft) throw new EditorialWorkflowError('There is no draft of this entry.', true);
    return draft;
  }

  override async persistEntry(entry: Saved, options: SaveOptions): Promise<unknown> {
    return super.persistEntry(entry, options).catch((error: Error & {status?: number}) => {
      throw error.status === 409 ? new SavedMeanwhile() : error;
    });
  }
}
