import isSame from 'fast-deep-equal';
import {useState} from 'react';

/**
 * Returns a key for each item of a list whose items have no ids. An item keeps its key when it
 * moves, when it's edited, and when others are added or deleted.
 */
export function useKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState({items, keys: [...items.keys()]});
  if (known.items === items) return known.keys;
  const keys = assignKeys(known, items);
  setKnown({items, keys});
  return keys;
}

interface KnownItems {
  items: readonly unknown[];
  keys: readonly number[];
}

function assignKeys(known: KnownItems, items: readonly unknown[]): number[] {
  const unused = new Set(known.items.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) unused.delete(index);
    return index;
  };
  const isEqual = (index: number, item: unknown) =>
    unused.has(index) && isSame(known.items[index], item);
  // Of several equal items, the one at the same place is the same.
  const inPlace = items.map((item, index) => take(isEqual(index, item) ? index : undefined));
  const moved = items.map(
    (item, index) => inPlace[index] ?? take([...unused].find((each) => isEqual(each, item))),
  );
  let nextKey = 1 + Math.max(-1, ...known.keys);
  return moved.map((index) => {
    const edited = index ?? take([...unused][0]);
    return edited === undefined ? nextKey++ : known.keys[edited]!;
  });
}
