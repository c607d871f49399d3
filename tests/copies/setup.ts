import {buildAnotherSite} from '../support/production';

/** Builds the fixture practice's site first: the other copies then copy its pictures. */
export const setup = (): Promise<void> => buildAnotherSite();
