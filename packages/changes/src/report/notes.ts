/** More files than these nobody looks through in one go; GitHub stops showing differences at about so many, too. */
const MANY_FILES = 300;

/** Lines with which tools begin before they come to the point. */
const PREAMBLE = /^(npm warn|\[(INFO|WARNING)\]|\(node:\d+\)|\(Use `node)/;

/** What limits a review, in sentences. */
export function notesOn({
  base,
  failure,
  files,
}: {
  /** The name of what the change is compared with. */
  base: string;
  /** What its build says, if it cannot be built. */
  failure?: string | undefined;
  /** How many files are changed. */
  files: number;
}): string[] {
  const [first = 'nothing'] = (failure ?? '').split('\n').filter((line) => line.trim() !== '' && !PREAMBLE.test(line));
  return [
    ...(failure === undefined
      ? []
      : [`The site as it is at ${base} cannot be built, so only facts are compared. The build says: ${first.trim()}`]),
    ...(files > MANY_FILES
      ? [
          `It changes ${files.toLocaleString('en-US')} files. If that is not the same change everywhere, ask for it in smaller parts: nobody can look through so much at once.`,
        ]
      : []),
  ];
}
