/**
 * Makes a data file say something else, for every component that has imported it.
 * @param imported the object or list that they have imported
 * @param content what it is to hold
 */
export function replaceContent(imported: object | undefined, content: unknown): void {
  if (imported === undefined || typeof content !== 'object' || content === null) return;
  for (const name of Object.keys(imported))
    if (!Object.hasOwn(content, name)) Reflect.deleteProperty(imported, name);
  if (Array.isArray(imported)) imported.length = Object.keys(content).length;
  Object.assign(imported, content);
}
