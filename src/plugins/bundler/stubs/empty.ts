/** An empty function, which also serves as empty data. */
export default function empty(): undefined {
  return undefined;
}
