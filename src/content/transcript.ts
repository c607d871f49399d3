/**
 * The words of captions in WebVTT, as the lines of a transcript.
 * @param captions the text of a `.vtt` file
 */
export function transcriptOf(captions: string): string[] {
  return captions
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const timing = lines.findIndex((line) => line.includes('-->'));
      return timing === -1
        ? []
        : [
            lines
              .slice(timing + 1)
              .join(' ')
              .replaceAll(/<[^>]+>/g, '')
              .trim(),
          ];
    })
    .filter((line) => line !== '');
}
