import {useEffect, useRef, useState, type DragEvent, type ReactNode} from 'react';
import {IMAGE_FOLDER} from '@dental/content';
import {getContentWorker, loadTextChoices} from '../checks/client';
import {useForm} from '../form/FormContext';
import {describePicture, type PicturePlace} from './pictureNames';

interface Status {
  message: string;
  isWarning: boolean;
}

interface PicturePickerProps {
  id: string;
  /** The name of the picture under `static/img`. */
  value: string;
  place: PicturePlace;
  onChange(this: void, name: string): void;
  /** Returns the reason why a picture can't be used here; undefined if it can. */
  refuse?(this: void, name: string): string | undefined;
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
export function PicturePicker({id, value, place, onChange, refuse}: PicturePickerProps): ReactNode {
  const {addFile, entryName} = useForm();
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
    const photograph = {entry: entryName, folder: place.folder, role: place.role};
    const {name, file, src} = await getContentWorker().addPhotograph(dropped, photograph);
    if (latest.current !== dropped) return PREPARING;
    const reason = refuse?.(name);
    if (reason !== undefined) return {message: reason, isWarning: true};
    addFile({reference: name, path: `${IMAGE_FOLDER}/${place.folder}/${file.name}`, content: file});
    setPictures((current) => ({...current, [name]: src}));
    onChange(name);
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
      <select id={id} value={value} onChange={({target}) => onChange(target.value)}>
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
      <p role="status" data-warns={status.isWarning || undefined}>
        {status.message}
      </p>
    </div>
  );
}

/** The worker's errors lose their class on the way, but keep their name. */
function describeError({name, message}: Error): Status {
  const isForUser = name === 'UserFacingError';
  const text = isForUser ? message : "This photo can't be used. Drop another one.";
  return {message: text, isWarning: true};
}
