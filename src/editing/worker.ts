import {startContentWorker} from '@dental/admin/worker';
import {galleryData} from '../data/data';
import {sharedDataFiles} from '../data/dataFiles';
import {pageData} from '../data/pageData';

startContentWorker({galleryData, pageData, sharedDataFiles});
