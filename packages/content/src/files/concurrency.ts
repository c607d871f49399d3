/** Runs an action for each item, with up to `count` running at the same time. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  count: number,
  act: (item: Item) => Promise<void>,
) {
  const remaining = [...items].values();
  const work = async () => {
    for (const item of remaining) await act(item);
  };
  await Promise.all(Array.from({length: count}, work));
}
