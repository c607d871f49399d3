/**
 * Fills in what is in braces in a label.
 * @param label such as `Call {phone}`
 * @param values what to put there, by the names in braces
 */
export function interpolate(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
