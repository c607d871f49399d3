import {withholdOriginals} from '../pictures/originals';
import type {Build} from './build';

/** Takes out the photographs that the served pictures are made from. */
export function originals({root, folder}: Build): Promise<void> {
  return withholdOriginals(root, folder);
}
