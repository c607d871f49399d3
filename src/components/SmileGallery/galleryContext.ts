import {createContext} from 'react';
import type {GalleryPageData} from '@dental/content';

/** The data of gallery page 2 or later; undefined on the first page. */
export const GalleryContext = createContext<GalleryPageData | undefined>(undefined);
