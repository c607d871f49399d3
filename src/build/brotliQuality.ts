import {constants} from 'node:zlib';
import type {SiteMode} from '@dental/practice';

/**
 * How hard Brotli tries. What patients get is compressed once and read often; of a preview, every page is another with
 * every commit, and few people read it: it is made in a fortieth of the time, and a tenth larger.
 */
export const BROTLI_QUALITY: Readonly<Record<SiteMode, number>> = {
  production: constants.BROTLI_MAX_QUALITY,
  preview: 5,
};
