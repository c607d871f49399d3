import {useEffect, useRef, useState, type DragEvent, type ReactNode} from 'react';
import {getContentWorker, loadTextChoices} from '../checks/client';
import {useForm} from '../form/FormContext';
import {getInputId, getValue, type FieldPath} from '../form/path';
import {isRecord} from '../format/data';
import {findDuplicate, type PicturePlace} from './pictureNames';

interface Status {
  message: string;
  isWarning: boolean;
}

const NO_STATUS: Status = {message: '', isWarning: false};
const PREPARING: Status = {message: 'Preparing the photo…', isWarning: false};
const READY: Status = {
  message: 'Photo ready: rotated, resized, and location removed. It uploads when you save.',
  isWarning: false,
};

/** The input of a picture: its name under `static/img`, a preview, and a place to drop another. */
export function PictureInput({place, path}: {place: PicturePlace; path: FieldPath}): ReactNode {
  const {data, change, addPicture, entryName} = useForm();
  const [status, setStatus] = useState(NO_STATUS);
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  /** The last dropped file. An earlier one that takes longer doesn't replace it. */
  const latest = useRef<File>(undefined);
  useEffect(() => {
    void loadTextChoices().then((choices) =>
      setPictures((current) => ({...choices.pictures, ...current})),
    );
  }, []);

  async function prepare(dropped: File): Promise<Status> {
    const photograph = {entry: entryName, folder: place.folder, role: place.role};
    const {name, file, src} = await getContentWorker().addPhotograph(dropped, photograph);
    if (latest.current !== dropped) return PREPARING;
    const fields = isRecord(data) ? data : {};
    const duplicate = findDuplicate(name, String(path.at(-1)), fields);
    if (duplicate) {
      const message =
        `This is the same photo as the one ${duplicate} the treatment. ` +
        'Drop a different one. To swap the two, empty the other field first.';
      return {message, isWarning: true};
    }
    addPicture(name, file);
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
  const id = getInputId(path);
  const value = getValue(data, path);
  const name = typeof value === 'string' ? value : '';
  return (
    <div className="picture-input" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {pictures[name] && <img alt="" src={pictures[name]} />}
      <input
        type="text"
        autoComplete="off"
        id={id}
        list={`${id}-pictures`}
        value={name}
        onChange={({target}) => change(path, target.value)}
      />
      <datalist id={`${id}-pictures`}>
        {Object.keys(pictures).map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label>
        <span>Drop a photo here, or choose one</span>
        <input
          type="file"
          accept="image/*,.heic,.heif"
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
