import {wrap, type Remote} from 'comlink';
import {Component, createRef, type DragEvent, type ReactNode} from 'react';
import {adoptStyleSheet} from '../adopt';
import {content, names} from '../checks/client';
import type {Cms} from '../decap';
import {fileNameOf} from '../fileNames';
import type {EntryData} from '../format';
import type {Area} from './area';
import {chooseArea} from './chooseArea';
import {digestOf, pictureName} from './places';
import {PICTURE_STYLES} from './styles';
import {recordPhotograph, refuseTwin} from './twins';
import type {Pictures} from './worker';

/** What Decap CMS hands to an input, as far as it is used here: Immutable data. */
interface ControlProps {
  value?: string;
  forID: string;
  field: {
    get(name: 'name' | 'media_folder'): string;
    get(name: 'least'): number;
    get(name: 'ratio'): number | undefined;
  };
  collection: {get(name: 'name'): string};
  getEntry(this: void): {
    get(name: 'slug'): string | undefined;
    get(name: 'data' | 'mediaFiles'): {toJS(): unknown};
  };
  onChange(this: void, value: string): void;
  onPersistMedia(this: void, file: File, options: {field: unknown}): Promise<unknown>;
}

/** Gives forms the input `picture`: the name of a picture below `static/img`, without its ending; photographs are dropped. */
export function registerPictures(cms: Cms): void {
  cms.registerWidget('picture', PictureControl as never);
}

let worker: Remote<Pictures> | undefined;
const pictures = () => (worker ??= wrap<Pictures>(new Worker('/admin/picture-worker.js', {type: 'module'})));

/** The input of a picture: its name, what it looks like, and a place to drop another. */
class PictureControl extends Component<ControlProps> {
  override state: {words: string; known: string[]; warns?: boolean; shown?: {value: string; address: string}} = {
    words: '',
    known: [],
  };
  private readonly host = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    adoptStyleSheet(document, globalThis, PICTURE_STYLES);
    void this.loadNames();
  }

  private async loadNames(): Promise<void> {
    this.setState({known: (await names()).pictures});
  }

  private async take(file: File | undefined): Promise<void> {
    if (!file) return;
    this.setState({words: 'The photograph is made ready…', warns: false});
    try {
      const isTaken = await this.upload(file);
      const description = this.description();
      const next = description ? ' Say in the next field what it shows.' : '';
      this.setState({
        words: isTaken ? `It is turned, scaled, and says no place. It is uploaded when you save.${next}` : '',
      });
      if (isTaken) description?.focus();
    } catch (error) {
      const {name, message} = error as Error;
      this.setState({words: name === 'Refusal' ? message : 'This picture cannot be used. Drop another.', warns: true});
    }
  }

  /** @returns whether somebody has not thought better of it */
  private async upload(file: File): Promise<boolean> {
    const {field, collection, getEntry, onPersistMedia, onChange} = this.props;
    const [least, ratio] = [field.get('least'), field.get('ratio')];
    const entry = getEntry();
    const data = entry.get('data').toJS() as EntryData;
    const source = await digestOf(file);
    // Before anything is uploaded: a draft keeps pictures by their content, and of two that are alike only the last.
    refuseTwin(source, field.get('name'), data);
    const proof = await pictures().proof(file, least, ratio);
    let area: Area | undefined;
    // One does not see less than two in a hundred.
    if (ratio !== undefined && Math.abs(proof.width / proof.height / ratio - 1) >= 0.02) {
      area = await chooseArea(proof, {ratio, least});
      if (!area) return false;
    }
    const {blob, ending, width, height} = await pictures().photograph(file, area);
    const slug = entry.get('slug') || fileNameOf(collection.get('name'), data);
    const name = await pictureName(slug, blob);
    const value = `${field.get('media_folder').split('/').at(-1)}/${name}`;
    const kept = getEntry().get('mediaFiles').toJS() as {path: string}[];
    if (!kept.some(({path}) => path.endsWith(`/${value}.${ending}`)))
      await onPersistMedia(new File([blob], `${name}.${ending}`, {type: blob.type}), {field});
    const address = URL.createObjectURL(blob);
    await content().addPicture({name: value, ending, address, width, height});
    recordPhotograph(value, source);
    this.setState({shown: {value, address}});
    onChange(value);
    return true;
  }

  /** The field for the alternative text beside this one, where the record has one. */
  private description(): HTMLElement | undefined {
    const group = this.host.current?.closest('[class*="-ObjectWidget"], [class*="-ListItem"]');
    return group?.querySelector<HTMLElement>('[id^="alt-field-"]') ?? undefined;
  }

  override render(): ReactNode {
    const {value = '', forID, onChange} = this.props;
    const {words, warns, shown, known} = this.state;
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void this.take(event.dataTransfer.files[0]);
    };
    return (
      <div className="picture-input" ref={this.host} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {shown?.value === value && <img alt="" src={shown.address} />}
        <input
          type="text"
          autoComplete="off"
          id={forID}
          list={`${forID}-pictures`}
          value={value}
          onChange={({target}) => onChange(target.value)}
        />
        <datalist id={`${forID}-pictures`}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label>
          Drop a photograph here, or choose one
          <input type="file" accept="image/*,.heic,.heif" onChange={({target}) => void this.take(target.files?.[0])} />
        </label>
        <p role="status" data-warns={warns ? true : undefined}>
          {words}
        </p>
      </div>
    );
  }
}
