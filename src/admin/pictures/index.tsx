import {Component, createRef, type ReactNode} from 'react';
import {sendPicture} from '../checks/client';
import type {Cms} from '../decap';
import {fileNameOf} from '../fileNames';
import type {EntryData} from '../format';
import {timeInPhoenix} from '../../site/officeState';
import {photograph} from './photograph';
import {PictureInput} from './PictureInput';
import {pictureName} from './places';

export {withPictureFolders} from './places';

/** What Decap CMS hands to an input, as far as it is used here: Immutable data. */
interface ControlProps {
  value?: string;
  forID: string;
  field: {get(name: 'name' | 'media_folder'): string; get(name: 'least'): number};
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

  private async take(file: File): Promise<{value: string; address: string}> {
    const {field, collection, getEntry, onPersistMedia} = this.props;
    const {blob, ending, width, height} = await photograph(file, field.get('least'));
    const entry = getEntry();
    const {day} = timeInPhoenix(new Date());
    const slug = entry.get('slug') ?? fileNameOf(collection.get('name'), entry.get('data').toJS(), day);
    const name = await pictureName(slug, field.get('name'), blob);
    await onPersistMedia(new File([blob], `${name}.${ending}`, {type: blob.type}), {field});
    const value = `${field.get('media_folder').split('/').at(-1)}/${name}`;
    const address = URL.createObjectURL(blob);
    sendPicture({name: value, ending, address, width, height});
    return {value, address};
  }

  override render(): ReactNode {
    return <div ref={this.host} />;
  }
}
