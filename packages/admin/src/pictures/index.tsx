import {Component, type DragEvent, type ReactNode} from 'react';
import type {PictureRole} from '@dental/content';
import {getContentWorker, loadTextChoices} from '../checks/client';
import type {InputProps} from '../decapTypes';
import {UserFacingError} from '../drafts/backend';
import {createFileName} from '../fileNames';
import type {EntryData} from '../format';
import {adoptStyles} from '../look/styles';
import {findDuplicate} from './pictureNames';

interface ControlProps extends InputProps {
  field: {get(name: 'name' | 'media_folder'): string; get(name: 'role'): PictureRole};
  collection: {get(name: 'name'): string};
  getEntry(this: void): {
    get(name: 'slug'): string | undefined;
    get(name: 'data' | 'mediaFiles'): {toJS(): unknown};
  };
  onPersistMedia(this: void, file: File, options: {field: unknown}): Promise<unknown>;
}

interface Status {
  message: string;
  isWarning: boolean;
}

interface ControlState {
  status: Status;
  /** The URLs of all pictures, by name. */
  pictures: Readonly<Record<string, string>>;
}

const NO_STATUS: Status = {message: '', isWarning: false};
const PREPARING: Status = {message: 'Preparing the photo…', isWarning: false};
const READY: Status = {
  message: 'Photo ready: rotated, resized, and location removed. It uploads when you save.',
  isWarning: false,
};

/** The input of a picture: its name under `static/img`, a preview, and a place to drop another. */
export class PictureControl extends Component<ControlProps, ControlState> {
  override state: ControlState = {status: NO_STATUS, pictures: {}};

  /** The last dropped file. An earlier one that takes longer doesn't replace it. */
  private latest: File | undefined;

  override componentDidMount(): void {
    adoptStyles(document);
    void this.loadPictures();
  }

  private async loadPictures(): Promise<void> {
    const {pictures} = await loadTextChoices();
    this.setState({pictures});
  }

  private async handleDrop(file: File | undefined): Promise<void> {
    if (!file) return;
    this.latest = file;
    this.setState({status: PREPARING});
    const status = await this.upload(file).then(() => READY, describeError);
    if (this.latest === file) this.setState({status});
  }

  private async upload(dropped: File): Promise<void> {
    const {field, collection, getEntry, onPersistMedia, onChange} = this.props;
    const getData = () => getEntry().get('data').toJS() as EntryData;
    const entry = getEntry().get('slug') || createFileName(collection.get('name'), getData());
    const folder = field.get('media_folder').split('/').at(-1)!;
    const place = {entry, folder, role: field.get('role')};
    const {name, file, src} = await getContentWorker().addPhotograph(dropped, place);
    if (this.latest !== dropped) return;
    // Checked before the upload: a draft stores pictures by content, so two equal ones are one
    // file.
    const duplicate = findDuplicate(name, field.get('name'), getData());
    if (duplicate) {
      throw new UserFacingError(
        `This is the same photo as the one ${duplicate} the treatment. ` +
          'Drop a different one. To swap the two, empty the other field first.',
      );
    }
    const mediaFiles = getEntry().get('mediaFiles').toJS() as {path: string}[];
    const isUploaded = mediaFiles.some(({path}) => path.endsWith(`/${folder}/${file.name}`));
    if (!isUploaded) await onPersistMedia(file, {field});
    this.setState({pictures: {...this.state.pictures, [name]: src}});
    onChange(name);
  }

  override render(): ReactNode {
    const {value = '', forID, onChange} = this.props;
    const {status, pictures} = this.state;
    const listId = `${forID}-pictures`;
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void this.handleDrop(event.dataTransfer.files[0]);
    };
    return (
      <div className="picture-input" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {pictures[value] && <img alt="" src={pictures[value]} />}
        <input
          type="text"
          autoComplete="off"
          id={forID}
          list={listId}
          value={value}
          onChange={({target}) => onChange(target.value)}
        />
        <datalist id={listId}>
          {Object.keys(pictures).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label>
          Drop a photo here, or choose one
          <input
            type="file"
            accept="image/*,.heic,.heif"
            onChange={({target}) => void this.handleDrop(target.files?.[0])}
          />
        </label>
        <p role="status" data-warns={status.isWarning ? true : undefined}>
          {status.message}
        </p>
      </div>
    );
  }
}

/** The worker's errors lose their class on the way, but keep their name. */
function describeError({name, message}: Error): Status {
  const isForUser = name === 'UserFacingError';
  const text = isForUser ? message : "This photo can't be used. Drop another one.";
  return {message: text, isWarning: true};
}
