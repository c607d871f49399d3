import {createContext} from 'react';
import type {GalleryPageData} from '@site/src/data';

/** The data of gallery page 2 or later; undefined on the first page. */
export const GalleryContext = createContext<GalleryPageData | undefined>(undefined);
