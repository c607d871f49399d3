/** Mixes two hex colors: a `share` of 0 gives `from`, 1 gives `to`. */
export function mixColors(from: string, to: string, share: number): string {
  const target = parseChannels(to);
  const channels = parseChannels(from).map((value, index) => {
    const difference = (target[index] ?? value) - value;
    return toHex(value + difference * share);
  });
  return `#${channels.join('')}`;
}

function parseChannels(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
}

function toHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
