import {Component, type DragEvent, type ReactNode} from 'react';
import type {PictureRole} from '@dental/content';
import {content, names} from '../checks/client';
import type {InputProps} from '../decap';
import {Refusal} from '../drafts/backend';
import {fileNameOf} from '../fileNames';
import type {EntryData} from '../format';
import {adoptStyles} from '../look/styles';
import {duplicateOf} from './places';

interface ControlProps extends InputProps {
  field: {get(name: 'name' | 'media_folder'): string; get(name: 'role'): PictureRole};
  collection: {get(name: 'name'): string};
  getEntry(this: void): {
    get(name: 'slug'): string | undefined;
    get(name: 'data' | 'mediaFiles'): {toJS(): unknown};
  };
  onPersistMedia(this: void, file: File, options: {field: unknown}): Promise<unknown>;
}

/** The input of a picture: its name below `static/img`, without its ending, what it looks like, and a place to drop another. */
export class PictureControl extends Component<ControlProps> {
  override state: {words: string; warns?: boolean; known: Readonly<Record<string, string>>} = {
    words: '',
    known: {},
  };

  /** What was dropped last: an earlier photograph that takes longer does not take its place. */
  private latest: File | undefined;

  override componentDidMount(): void {
    adoptStyles(document);
    void this.showKnown();
  }

  private async showKnown(): Promise<void> {
    const {pictures: known} = await names();
    this.setState({known});
  }

  private async take(dropped: File | undefined): Promise<void> {
    if (!dropped) return;
    this.latest = dropped;
    this.setState({words: 'The photograph is made ready…', warns: false});
    const outcome = await this.upload(dropped).then(
      () => ({words: 'It is turned, scaled, and says no place. It is uploaded when you save.'}),
      ({name, message}: Error) => ({
        words: name === 'Refusal' ? message : 'This picture cannot be used. Drop another.',
        warns: true,
      }),
    );
    if (this.latest === dropped) this.setState(outcome);
  }

  private async upload(dropped: File): Promise<void> {
    const {field, collection, getEntry, onPersistMedia, onChange} = this.props;
    const dataNow = () => getEntry().get('data').toJS() as EntryData;
    const entry = getEntry().get('slug') || fileNameOf(collection.get('name'), dataNow());
    const folder = field.get('media_folder').split('/').at(-1)!;
    const {name, file, src} = await content().takePhotograph(dropped, {
      entry,
      folder,
      role: field.get('role'),
    });
    if (this.latest !== dropped) return;
    // Before anything is uploaded: a draft keeps pictures by their content, and of two that are alike only the last.
    const twin = duplicateOf(name, field.get('name'), dataNow());
    if (twin)
      throw new Refusal(
        `This is the same photograph as the one ${twin} the treatment, and was not taken. Drop the other one; to swap the two, empty the other field first.`,
      );
    const kept = getEntry().get('mediaFiles').toJS() as {path: string}[];
    if (!kept.some(({path}) => path.endsWith(`/${folder}/${file.name}`)))
      await onPersistMedia(file, {field});
    this.setState({known: {...this.state.known, [name]: src}});
    onChange(name);
  }

  override render(): ReactNode {
    const {value = '', forID, onChange} = this.props;
    const {words, warns, known} = this.state;
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void this.take(event.dataTransfer.files[0]);
    };
    return (
      <div className="picture-input" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {known[value] && <img alt="" src={known[value]} />}
        <input
          type="text"
          autoComplete="off"
          id={forID}
          list={`${forID}-pictures`}
          value={value}
          onChange={({target}) => onChange(target.value)}
        />
        <datalist id={`${forID}-pictures`}>
          {Object.keys(known).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label>
          Drop a photograph here, or choose one
          <input
            type="file"
            accept="image/*,.heic,.heif"
            onChange={({target}) => void this.take(target.files?.[0])}
          />
        </label>
        <p role="status" data-warns={warns ? true : undefined}>
          {words}
        </p>
      </div>
    );
  }
}
