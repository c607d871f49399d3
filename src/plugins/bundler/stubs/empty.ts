/** Does nothing where a function is requested, and is empty where data are. */
export default function empty(): undefined {
  return undefined;
}
