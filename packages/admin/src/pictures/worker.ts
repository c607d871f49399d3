import {expose} from 'comlink';
import {photograph, proof} from './photograph';

/* Large photographs take seconds: they are opened, turned and scaled beside the page, which stays usable. */
const pictures = {photograph, proof};
export type Pictures = typeof pictures;
expose(pictures);
