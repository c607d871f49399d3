import {startContentWorker} from '@dental/admin/worker';
import {makeGalleryData} from '../data/galleryData';
import {makeSharedDataFiles} from '../data/dataFiles';
import {makePageData} from '../data/pageData';

startContentWorker({
  galleryData: makeGalleryData,
  pageData: makePageData,
  sharedDataFiles: makeSharedDataFiles,
});
