import {posix} from 'node:path';
import {
  getAttributeRule,
  type Check,
  findClosestMatch,
  type Content,
  IMAGE_EXTENSIONS,
  getPagesOfKind,
  IMAGE_FOLDER,
  filterImageFiles,
  inspectPicture,
  isPersonalPicture,
  type Message,
  type PictureRole,
  findPictureUses,
  joinPatterns,
} from '@dental/content';
import {checkEachEntry, checkEachTag, type Finding, reportFields, reportLine} from '../each';
import {getEnding, matchesEnding} from './starts';

/** Each image name belongs to exactly one file. */
export const checkImages: Check = (content) =>
  findPictureUses(content).flatMap(({image, file, line, field}) => {
    const files = filterImageFiles(content.files, image);
    if (files.length === 1) return [];
    if (files.length > 1)
      return reportLine(file, line, {
        field,
        message: `Two images are called ${image}: ${files.join(' and ')}.`,
        remedy: "Delete the one that you don't want.",
      });
    return reportLine(file, line, {
      field,
      message: image === '' ? 'The name of the image is missing.' : `No image is called ${image}.`,
      remedy: findRemedy(content, image),
    });
  });

function findRemedy({files}: Content, image: string): string {
  if (image === '') return 'Add its name, such as image="facility/lounge".';
  const target = `${IMAGE_FOLDER}/${image}`.replace(/\.\w+$/, '').toLowerCase();
  const sameName = [...files].find((file) => file.toLowerCase().replace(/\.\w+$/, '') === target);
  if (sameName !== undefined) return explainSameName(sameName, image);
  const names = [...files].filter((file) => file.startsWith(`${IMAGE_FOLDER}/`)).map(getImageName);
  const siblings = names.filter((name) => posix.dirname(name) === posix.dirname(image));
  const nearest = findClosestMatch(image, siblings) ?? findClosestMatch(image, names);
  const file = `static/img/${image}.jpg`;
  return nearest
    ? `Did you mean ${nearest}? Otherwise add it as ${file}.`
    : `Add it as ${file}, or correct the name.`;
}

/** The remedy for a name that differs from that of a file only in capitals or the ending. */
function explainSameName(file: string, image: string): string {
  const name = getImageName(file);
  const differsInCapitals = name.toLowerCase() === image.toLowerCase() && name !== image;
  if (differsInCapitals)
    return /[A-Z]/.test(name)
      ? `Capital letters count: rename ${file} to ${file.toLowerCase()}.`
      : `Capital letters count: change it to ${name}.`;
  return IMAGE_EXTENSIONS.some((ending) => file.endsWith(`.${ending}`))
    ? `Change it to ${name}, without the ending.`
    : `Browsers can't show ${file}: save it as static/img/${image}.jpg.`;
}

function getImageName(file: string): string {
  return file.slice(IMAGE_FOLDER.length + 1).replace(/\.\w+$/, '');
}

/** Formats of cameras, phones, and layout programs. */
const UNSUPPORTED =
  /\.(?:heic|heif|tiff?|bmp|psd|ai|eps|raw|cr[23]|nef|arw|dng|jp2|jxl|xcf|indd)$/i;

/** No image in `static` has a format that browsers can't show. */
export const checkStaticPictures: Check = (content) => {
  // `checkImages` reports an image that the content uses.
  const used = new Set(findPictureUses(content).map(({image}) => image.toLowerCase()));
  return [...content.files]
    .filter((file) => file.startsWith('static/') && UNSUPPORTED.test(file))
    .filter((file) => !used.has(getImageName(file).toLowerCase()))
    .flatMap((file) =>
      reportLine(file, 1, {
        message: `Browsers can't show ${file}.`,
        remedy: 'Save it again as a JPEG, upload that, and delete this file.',
      }),
    );
};

/** The minimum width of a photograph in pixels: twice its width on the widest screens. */
export const MIN_WIDTHS_PX: Record<PictureRole, number> = {
  banner: 2400,
  office: 1600,
  video: 1280,
  case: 1200,
  page: 1200,
  promotion: 1200,
  text: 1200,
  portrait: 600,
  mark: 240,
  icon: 128,
};

const MAX_BYTES = 3_000_000;

/** Each photograph opens, is wide enough for its place, small enough, and has no GPS location. */
export const checkPhotographs: Check = (content) => {
  const checked = new Set<string>();
  return findPictureUses(content).flatMap(({image, role, file, line, field}) => {
    const [picture] = filterImageFiles(content.files, image);
    if (picture === undefined || checked.has(`${role} ${picture}`)) return [];
    checked.add(`${role} ${picture}`);
    const faults = findFaults(picture, content.project.read(picture), MIN_WIDTHS_PX[role]);
    return faults.flatMap((fault) => reportLine(file, line, {field, ...fault}));
  });
};

/** Each picture of a person or video belongs to a record: without one, it would stay public. */
export const checkPeoplesPictures: Check = (content) => {
  const uses = findPictureUses(content);
  const names = uses.map(({image}) => image.toLowerCase());
  // A record with a wrong picture has a problem of its own, and its right one must stay.
  const missing = uses.filter(({image}) => filterImageFiles(content.files, image).length === 0);
  const wrong = [...missing, ...checkCasePictures(content), ...checkPortraits(content)];
  const videos = (content.videos ?? []).filter(({image}) =>
    missing.some((use) => use.image === image),
  );
  const owners = [
    ...wrong.map(({file}) => posix.basename(file, '.mdx').replace(/^(\d+)-.*/, '$1-')),
    ...videos.map(({id}) => id),
  ];
  const isNeeded = (file: string) =>
    names.includes(getImageName(file).toLowerCase()) ||
    owners.some((owner) => posix.basename(file).startsWith(owner));
  return [...content.files]
    .filter((file) => file.startsWith(`${IMAGE_FOLDER}/`) && isPersonalPicture(getImageName(file)))
    .filter((file) => !isNeeded(file))
    .flatMap((file) =>
      reportLine(file, 1, {
        message: 'No page, case, or video shows this picture, but anyone can open it.',
        remedy: 'Delete the file, or name it in the record that it belongs to.',
      }),
    );
};

/** Each person's page shows that person: no portrait has the name of another person's page. */
export const checkPortraits: Check = (content) => {
  const people = getPagesOfKind(content, 'dentist', 'staff');
  const getName = (path: string) => posix.basename(path, '.mdx');
  return people.flatMap(({file, image}) => {
    const owner = people.find((other) => getName(other.file) === getName(image));
    if (!owner || owner.file === file) return [];
    return reportFields(content, file, [], {
      field: 'image',
      message: `The image ${image} is the portrait of ${owner.heading}.`,
      remedy: `Change it to team/${getName(file)}, this person's own portrait.`,
    });
  });
};

/** Each person's page shows that person's video: no id contains another person's file name. */
export const checkVideosOfPeople: Check = (content) => {
  const people = getPagesOfKind(content, 'dentist', 'staff');
  const isVideoOf = (id: string, path: string) =>
    `-${id}-`.includes(`-${posix.basename(path, '.mdx')}-`);
  const findOwner = (id: string, file: string) =>
    isVideoOf(id, file) ? undefined : people.find((person) => isVideoOf(id, person.file));
  const explain = (id: string, owner: {heading: string}) => ({
    severity: 'warning' as const,
    message: `The video "${getVideoTitle(content, id)}" shows ${owner.heading}.`,
    remedy: "Change it to this person's own video, or delete it.",
    finding: 'facts/person',
  });
  const inFields = people.flatMap((person) => {
    const id = ('video' in person && person.video) || '';
    const owner = findOwner(id, person.file);
    return owner ? reportFields(content, person.file, ['video'], explain(id, owner)) : [];
  });
  const inBodies = people.flatMap(({file}) => {
    const {body} = content.documents.find((document) => document.file === file) ?? {};
    const videos = (body?.components ?? []).filter(({name}) => name === 'VideoEmbed');
    return videos.flatMap(({attributes: {id = ''}, line}) => {
      const owner = findOwner(id, file);
      return owner ? reportLine(file, line, explain(id, owner)) : [];
    });
  });
  return [...inFields, ...inBodies];
};

function getVideoTitle({videos}: Content, id: string): string {
  return videos?.find((video) => video.id === id)?.title ?? id;
}

const SAVE_AS_JPEG = 'Save it again as a JPEG, and upload that.';

function findFaults(picture: string, content: Buffer, minWidth: number): Message[] {
  if (picture.endsWith('.svg')) {
    if (matchesEnding(picture, content)) return [];
    return [
      {
        message: `The image ${picture} can't be opened.`,
        remedy: 'Export it again as an SVG, and upload that.',
      },
    ];
  }
  const details = inspectPicture(content);
  if (!details) {
    const isPdf = content.subarray(0, 1024).includes('%PDF-');
    return [
      {
        message: isPdf ? `The image ${picture} is a PDF.` : `The image ${picture} can't be opened.`,
        remedy: SAVE_AS_JPEG,
      },
    ];
  }
  if (!matchesEnding(picture, content))
    return [
      {
        message: `The image ${picture} isn't really in ${getEnding(picture).toUpperCase()} format.`,
        remedy: SAVE_AS_JPEG,
      },
    ];
  const faults: Message[] = [];
  if (details.width < minWidth)
    faults.push({
      message: `The image ${picture} is too small here: ${details.width} pixels wide.`,
      remedy: `Use one that is at least ${minWidth} pixels wide.`,
    });
  if (details.bytes > MAX_BYTES)
    faults.push({
      message: `The image ${picture} is too large: ${(details.bytes / 1_000_000).toFixed(1)} MB.`,
      remedy: 'Save it again as a JPEG of less than 3 MB.',
    });
  if (details.hasLocation)
    faults.push({
      message: `The image ${picture} contains the location where it was taken.`,
      remedy: 'Remove the location (on most phones: share without location) and upload it again.',
    });
  return faults;
}

/** Words for any image at all. */
const USELESS_ALT = new RegExp(
  `^(an? |the |our )?${joinPatterns([
    'image',
    'picture',
    'photo',
    'photograph',
    'imagen',
    'foto',
    'pic',
    'img',
    'graphic',
    'illustration',
    'icon',
    'banner',
    'screenshot',
    'drawing',
    'untitled',
    'alt( text)?',
    'description',
    'placeholder',
    'todo',
    'n/?a',
    'none',
    '-+',
    '\\.+',
  ])}s?( of( the| a)?)?[ _-]*\\d*\\.?$`,
  'i',
);

/** Words for any image at all, and one word: "Image of lobby". A name has a capital. */
const VAGUE_ALT = new RegExp(
  [
    String.raw`^(?:(?:[Aa]n?|[Tt]he|[Oo]ur|[Uu]na) )?`,
    '(?:[Ii]mage|[Pp]icture|[Pp]hoto|[Pp]hotograph|[Ii]magen|[Ff]oto|[Ff]otografía)s? ',
    String.raw`(?:of|del?) (?:(?:an?|the|our|el|la|un|una|nuestr[oa]) )?\p{Ll}+\.?$`,
  ].join(''),
  'u',
);

/** The first word of file names that cameras, phones, and computers make. */
const CAMERA_PREFIX = joinPatterns([
  'img',
  'dsc',
  'dscn',
  'dscf',
  'pxl',
  'p',
  'mvimg',
  'screenshot',
  'screen shot',
  'whatsapp image',
  'scan',
  'image',
]);

const FILE_NAMES: readonly RegExp[] = [
  /\.(jpe?g|png|webp|avif|svg|gif|heic)$/i,
  new RegExp(`^${CAMERA_PREFIX}[ _-]?\\d[\\d\\w _-]*$`, 'i'),
  /^[\w-]*_[\w-]+$/i,
];

/** Each image has alternative text for people who can't see it. */
export const checkAltText = checkEachTag(({name, attributes}) =>
  getAttributeRule(name, 'alt')?.use === 'alt'
    ? judgeAlt(attributes.alt, attributes.image)
    : undefined,
);

/** So does each image of a room. */
export const checkAltTextOfRooms = checkEachEntry(
  'facility',
  ({alt, image}, {facility = []}, index) =>
    judgeAlt(alt, image) ??
    judgeSameAlt(
      alt,
      facility.slice(0, index).map((room) => room.alt),
    ),
);

/** Two images that show different things have different descriptions. */
function judgeSameAlt(alt: string, others: readonly string[], field = 'alt'): Finding | undefined {
  const toWords = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim();
  if (!others.some((other) => toWords(other) === toWords(alt))) return undefined;
  return {
    field,
    severity: 'warning',
    message: `Another image has the same description: "${alt}".`,
    remedy: 'Describe what this image shows.',
  };
}

function judgeAlt(alt = '', image = ''): Finding | undefined {
  const message = explainAlt(alt.trim(), image);
  if (message === undefined) return undefined;
  return {
    severity: VAGUE_ALT.test(alt) ? 'warning' : undefined,
    field: 'alt',
    message,
    remedy: 'Describe the image in a few words, as in alt="Rosa at the front desk".',
  };
}

function explainAlt(text: string, image: string): string | undefined {
  if (text === '') return 'The image has no alt text.';
  const isImageName = /[/_-]/.test(text) && image.endsWith(text);
  if (isImageName || FILE_NAMES.some((pattern) => pattern.test(text)))
    return `The alt text "${text}" is a file name.`;
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  if (USELESS_ALT.test(text) || VAGUE_ALT.test(text) || letters.length < 3)
    return `The alt text "${text}" doesn't say what the image shows.`;
  return undefined;
}

/**
 * Each case shows its own patient: no image has the number of another case, and each is in the
 * folder that dentists approve.
 */
export const checkCasePictures: Check = (content) => {
  const readNumber = (path: string) => /(?:^|\/)(\d+)-[^/]*$/.exec(path)?.[1];
  const owners = new Map(
    content.cases.flatMap(({file, beforeImage, afterImage}) =>
      [beforeImage, afterImage]
        .filter((image) => readNumber(image) === readNumber(file))
        .map((image) => [image, file]),
    ),
  );
  return content.cases.flatMap(({file, beforeImage, afterImage, beforeAlt, afterAlt}) => {
    const otherPatients = Object.entries({beforeImage, afterImage}).map(
      ([field, image]): Finding | undefined => {
        const owner = owners.get(image) ?? file;
        if (owner === file) return judgeFolder(field, image, content);
        return {
          field,
          message: `The image ${image} shows another case's patient: ${owner}.`,
          remedy: "Change it to this patient's image.",
        };
      },
    );
    return reportFields(
      content,
      file,
      [],
      [
        ...otherPatients,
        judgeOrder(beforeImage, afterImage),
        judgeSameAlt(afterAlt ?? '', beforeAlt ? [beforeAlt] : [], 'afterAlt'),
        judgeSides(beforeAlt, afterAlt),
      ],
    );
  });
};

const OPPOSITES = [/\b(?:left|right)\b/gi, /\b(?:upper|lower)\b/gi];

/** The two images of a case show the same place: not the left side before, and the right after. */
function judgeSides(before = '', after = ''): Finding | undefined {
  const findWord = (text: string, pattern: RegExp) => {
    const [word, ...others] = new Set(text.toLowerCase().match(pattern));
    return others.length === 0 ? word : undefined;
  };
  for (const pattern of OPPOSITES) {
    const was = findWord(before, pattern);
    const is = findWord(after, pattern);
    if (was === undefined || is === undefined || was === is) continue;
    return {
      field: 'afterAlt',
      severity: 'warning',
      message: `The description says "${is}", and the one of the "before" image says "${was}".`,
      remedy: 'Correct one of them: both images show the same teeth.',
    };
  }
  return undefined;
}

/** A dentist approves each change of a file in `cases`; any colleague may replace other images. */
function judgeFolder(field: string, image: string, {files}: Content): Finding | undefined {
  if (image.startsWith('cases/') || filterImageFiles(files, image).length === 0) return undefined;
  return {
    field,
    message: `The image ${image} isn't in the folder of the patients' pictures.`,
    remedy: `Move it to static/img/cases, and change this to cases/${posix.basename(image)}.`,
  };
}

function judgeOrder(before: string, after: string): Finding | undefined {
  if (before === after)
    return {
      field: 'afterImage',
      message: 'The "before" and "after" images are the same.',
      remedy: 'Change this to the image that was taken after the treatment.',
    };
  if (!before.endsWith('-after') || !after.endsWith('-before')) return undefined;
  return {
    field: 'beforeImage',
    message: 'The "before" and "after" images are switched.',
    remedy: 'Swap the two names.',
  };
}
