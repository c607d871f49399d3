/**
 * Replaces the content of a data file for every component that has imported it.
 * @param imported the object or list that components have imported
 * @param content the new content
 */
export function replaceContent(imported: object | undefined, content: unknown): void {
  if (imported === undefined || typeof content !== 'object' || content === null) return;
  for (const name of Object.keys(imported)) {
    if (!Object.hasOwn(content, name)) Reflect.deleteProperty(imported, name);
  }
  if (Array.isArray(imported)) imported.length = Object.keys(content).length;
  Object.assign(imported, content);
}
