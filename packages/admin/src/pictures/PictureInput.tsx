import {useEffect, useRef, useState, type DragEvent, type ReactNode} from 'react';
import {IMAGE_FOLDER} from '@dental/content';
import {getContentWorker, loadTextChoices} from '../checks/client';
import {useForm} from '../form/FormContext';
import {getInputId, getValue, type FieldPath} from '../form/path';
import {getText, isRecord} from '../format/data';
import {describePicture, findDuplicate, type PicturePlace} from './pictureNames';

interface Status {
  message: string;
  isWarning: boolean;
}

/** Safari converts an iPhone's HEIC to the first of these types; `image/*` lets it through. */
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const NO_STATUS: Status = {message: '', isWarning: false};
const PREPARING: Status = {message: 'Preparing the photo…', isWarning: false};
const READY: Status = {
  message: 'Photo ready: rotated, resized, and location removed. It uploads when you save.',
  isWarning: false,
};

/** A picture with a preview, a list of all pictures, and a place to drop another. */
export function PictureInput({place, path}: {place: PicturePlace; path: FieldPath}): ReactNode {
  const {data, change, addFile, entryName} = useForm();
  const value = getText(getValue(data, path));
  const [status, setStatus] = useState(NO_STATUS);
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  /** The last dropped file. An earlier one that takes longer doesn't replace it. */
  const latest = useRef<File>(undefined);
  useEffect(() => {
    void loadTextChoices().then((choices) =>
      setPictures((current) => ({...choices.pictures, ...current})),
    );
    // A restored form names a photo that wasn't there before.
  }, [value]);

  async function prepare(dropped: File): Promise<Status> {
    const {name, file, src} = await getContentWorker().addPhotograph(dropped, entryName, place);
    if (latest.current !== dropped) return PREPARING;
    const duplicate = findDuplicate(name, String(path.at(-1)), isRecord(data) ? data : {});
    if (duplicate !== undefined) return {message: describeDuplicate(duplicate), isWarning: true};
    addFile({reference: name, path: `${IMAGE_FOLDER}/${place.folder}/${file.name}`, content: file});
    setPictures((current) => ({...current, [name]: src}));
    change(path, name);
    return READY;
  }

  async function handleFile(file: File | undefined): Promise<void> {
    if (!file) return;
    latest.current = file;
    setStatus(PREPARING);
    const result = await prepare(file).catch(describeError);
    if (latest.current === file) setStatus(result);
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void handleFile(event.dataTransfer.files[0]);
  };
  // A picture that isn't there stays chosen, so that a finding can report it.
  const names = new Set([...Object.keys(pictures), ...(value === '' ? [] : [value])]);
  return (
    <div className="picture-input" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {pictures[value] && <img alt="" src={pictures[value]} />}
      <select
        id={getInputId(path)}
        value={value}
        onChange={({target}) => change(path, target.value)}
      >
        <option value="">No picture</option>
        {[...names].sort().map((name) => (
          <option key={name} value={name}>
            {describePicture(name)}
          </option>
        ))}
      </select>
      <label>
        <span>Drop a photo here, or choose one</span>
        <input
          type="file"
          accept={ACCEPTED_TYPES}
          onChange={({target}) => void handleFile(target.files?.[0])}
        />
      </label>
      <p role="status" className={status.isWarning ? 'is-error' : undefined}>
        {status.message}
      </p>
    </div>
  );
}

/** Refuses the same picture before and after a treatment. */
function describeDuplicate(side: string): string {
  return (
    `This is the same photo as the one ${side} the treatment. ` +
    'Drop a different one. To swap the two, empty the other field first.'
  );
}

/** The worker's errors lose their class on the way, but keep their name. */
function describeError({name, message}: Error): Status {
  const isForUser = name === 'UserFacingError';
  const text = isForUser ? message : "This photo can't be used. Drop another one.";
  return {message: text, isWarning: true};
}
