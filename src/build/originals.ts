import {withholdOriginals} from '@dental/print';
import type {Build} from '@dental/delivery';

/** Takes out the photographs that the served pictures are made from. */
export function originals({root, folder}: Build): Promise<void> {
  return withholdOriginals(root, folder);
}
