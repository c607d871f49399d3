import {Component, createRef, type ReactNode} from 'react';
import {sendPicture} from '../checks/client';
import type {Cms} from '../decap';
import {fileNameOf} from '../fileNames';
import type {EntryData} from '../format';
import {timeInPhoenix} from '@dental/practice';
import {fits, type Area} from './area';
import {chooseArea} from './chooseArea';
import {makePhotograph, makeProof} from './client';
import {PictureInput, type Taken} from './PictureInput';
import {digestOf, pictureName} from './places';
import {recordPhotograph, twinOf} from './twins';

export {withPictureFolders} from './places';

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
  getEntry(this: void): {get(name: 'slug'): string | undefined; get(name: 'data'): {toJS(): EntryData}};
  onChange(this: void, value: string): void;
  onPersistMedia(this: void, file: File, options: {field: unknown}): Promise<unknown>;
}

/** Gives forms the input `picture`: the name of a picture below `static/img`, without its ending; photographs are dropped. */
export function registerPictures(cms: Cms): void {
  cms.registerWidget('picture', PictureControl as never);
}

class PictureControl extends Component<ControlProps> {
  private readonly host = createRef<HTMLDivElement>();
  private input: PictureInput | undefined;

  override componentDidMount(): void {
    if (!this.host.current) return;
    this.input = new PictureInput(this.host.current, {
      id: this.props.forID,
      value: this.props.value ?? '',
      onChange: (value) => this.props.onChange(value),
      take: (file) => this.take(file),
    });
  }

  override shouldComponentUpdate({value = ''}: ControlProps): boolean {
    this.input?.show(value);
    return false;
  }

  private async take(file: File): Promise<Taken | undefined> {
    const {field, collection, getEntry, onPersistMedia} = this.props;
    const [least, ratio] = [field.get('least'), field.get('ratio')];
    const proof = await makeProof(file, least, ratio);
    let area: Area | undefined;
    if (ratio !== undefined && !fits(proof, ratio)) {
      area = await chooseArea(proof, {ratio, least});
      if (!area) return undefined;
    }
    const {blob, ending, width, height} = await makePhotograph(file, area);
    const entry = getEntry();
    const data = entry.get('data').toJS();
    const {day} = timeInPhoenix(new Date());
    const slug = entry.get('slug') || fileNameOf(collection.get('name'), data, day);
    const name = await pictureName(slug, field.get('name'), blob);
    await onPersistMedia(new File([blob], `${name}.${ending}`, {type: blob.type}), {field});
    const value = `${field.get('media_folder').split('/').at(-1)}/${name}`;
    const address = URL.createObjectURL(blob);
    sendPicture({name: value, ending, address, width, height});
    recordPhotograph(value, await digestOf(file));
    return {value, address, warning: twinOf(value, field.get('name'), data)};
  }

  override render(): ReactNode {
    return <div ref={this.host} />;
  }
}
