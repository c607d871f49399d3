/* Stands in for a module that no visitor of this site has any use of: see index.ts. */

/** Does nothing where a function is asked for, and is empty where data are. */
export default function nothing(): undefined {
  return undefined;
}
