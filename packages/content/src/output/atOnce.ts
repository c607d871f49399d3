/** Does something with each of some items, so many at a time. */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  count: number,
  act: (item: Item) => Promise<void>,
) {
  const left = [...items].values();
  const work = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({length: count}, work));
}
