import {createContext} from 'react';
import type {GalleryPageData} from '@dental/content';

/** The page of the gallery that a further page's address requests; undefined on the first page. */
export const GalleryContext = createContext<GalleryPageData | undefined>(undefined);
