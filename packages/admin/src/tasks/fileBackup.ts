import type {AddedFile} from '../form/FormContext';
import type {BackupPlace} from './backup';

const CACHE = 'unsaved files';

type FilePlace = Pick<BackupPlace, 'branch'> & Partial<BackupPlace>;

/**
 * Keeps a dropped photograph or document in this browser until it's saved. Phones often reload a
 * page that waited in the background.
 */
export async function keepFile(place: BackupPlace, {content, ...file}: AddedFile): Promise<void> {
  await withCache((cache) => cache.put(makeAddress({...place, ...file}), new Response(content)));
}

/** Reads the kept files of a form. */
export async function readKeptFiles(place: BackupPlace): Promise<AddedFile[]> {
  const files: AddedFile[] = [];
  await withCache(async (cache) => {
    for (const request of await listRequests(cache, place)) {
      const params = new URL(request.url).searchParams;
      const response = await cache.match(request);
      if (!response) continue;
      files.push({
        path: params.get('path') ?? '',
        reference: params.get('reference') ?? '',
        content: await response.blob(),
      });
    }
  });
  return files;
}

/**
 * Forgets kept files.
 * @param place a form, or all forms of a task
 * @param files the files to forget; undefined for all
 */
export async function forgetFiles(place: FilePlace, files?: readonly AddedFile[]): Promise<void> {
  await withCache(async (cache) => {
    for (const request of await listRequests(cache, place)) {
      const path = new URL(request.url).searchParams.get('path');
      const isMeant = files === undefined || files.some((file) => file.path === path);
      if (isMeant) await cache.delete(request);
    }
  });
}

/** The editor also works if the browser refuses to keep files, or has no room. */
async function withCache(action: (cache: Cache) => Promise<void>): Promise<void> {
  try {
    await action(await caches.open(CACHE));
  } catch (error) {
    console.warn('This browser keeps no files for the editor.', error);
  }
}

async function listRequests(cache: Cache, {branch, form}: FilePlace): Promise<Request[]> {
  const requests = await cache.keys();
  return requests.filter(({url}) => {
    const params = new URL(url).searchParams;
    const isInForm = form === undefined || params.get('form') === form;
    return params.get('branch') === branch && isInForm;
  });
}

/** A cache has addresses as keys. Nothing answers at this one. */
function makeAddress(params: Record<string, string>): string {
  return `/admin/unsaved?${new URLSearchParams(params).toString()}`;
}
