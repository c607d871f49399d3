import {isSame, type Data} from './clean';

/** An item that was there, is there, or both: then it is the same item, perhaps changed. */
interface Aligned {
  from?: number;
  to?: number;
}

/**
 * Finds which items of a list are which items of the list before: the equal ones in order, and between them those that
 * stand at the same place count as changed.
 */
export function alignItems(former: readonly Data[], data: readonly Data[]): Aligned[] {
  const result: Aligned[] = [];
  let [from, to] = [0, 0];
  const upTo = (nextFrom: number, nextTo: number) => {
    // Where as many items are there as before, each was changed; otherwise the added or removed ones are those at the end.
    while (from < nextFrom && to < nextTo) result.push({from: from++, to: to++});
    while (from < nextFrom) result.push({from: from++});
    while (to < nextTo) result.push({to: to++});
  };
  for (const [equalFrom, equalTo] of equalItems(former, data)) {
    upTo(equalFrom, equalTo);
    result.push({from: from++, to: to++});
  }
  upTo(former.length, data.length);
  return result;
}

/** The longest common subsequence, as pairs of places. */
function equalItems(former: readonly Data[], data: readonly Data[]): [number, number][] {
  const lengths = Array.from({length: former.length + 1}, () => new Array<number>(data.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = former.length - 1; row >= 0; row -= 1) {
    for (let column = data.length - 1; column >= 0; column -= 1) {
      const longest = isSame(former[row], data[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      (lengths[row] ?? [])[column] = longest;
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < former.length && column < data.length) {
    if (isSame(former[row], data[column])) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
