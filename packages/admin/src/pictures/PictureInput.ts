import {adopt} from '../adopt';
import {element} from '../element';
import {names} from '../checks/client';
import {PICTURE_STYLES} from './styles';

/** What the input of a picture is told. */
export interface PictureOptions {
  id: string;
  value: string;
  onChange(this: void, value: string): void;
  /** Takes a dropped file; nothing if somebody thinks better of it. */
  take(this: void, file: File): Promise<Taken | undefined>;
}

/** A photograph that was taken. */
export interface Taken {
  /** Its name below `static/img`. */
  value: string;
  /** Where it can be seen until it is saved. */
  address: string;
  /** What is odd about it. */
  warning: string | undefined;
}

let count = 0;

/** The input of a picture: its name, what it looks like, and a place to drop another. */
export class PictureInput {
  private readonly name = element('input', {type: 'text', autocomplete: 'off'});
  private readonly picture = element('img', {alt: ''});
  private readonly status = element('p', {role: 'status'});

  constructor(
    private readonly host: HTMLElement,
    private readonly options: PictureOptions,
  ) {
    adopt(document, globalThis, PICTURE_STYLES);
    host.classList.add('picture-input');
    this.name.id = options.id;
    this.name.addEventListener('input', () => options.onChange(this.name.value));
    const list = element('datalist', {id: `pictures-${(count += 1)}`});
    this.name.setAttribute('list', list.id);
    void names().then(({pictures}) => list.append(...pictures.map((value) => new Option(value, value))));
    const file = element('input', {type: 'file', accept: 'image/*,.heic,.heif'});
    const choose = element('label', {}, ['Drop a photograph here, or choose one', file]);
    file.addEventListener('change', () => void this.take(file.files?.[0]));
    host.addEventListener('dragover', (event) => event.preventDefault());
    host.addEventListener('drop', (event) => {
      event.preventDefault();
      void this.take(event.dataTransfer?.files[0]);
    });
    host.replaceChildren(this.picture, this.name, list, choose, this.status);
    this.show(options.value);
  }

  /** Shows another name, as when an entry is loaded anew. */
  show(value: string, address?: string): void {
    if (value === this.name.value && !address) return;
    this.name.value = value;
    this.picture.hidden = !address;
    if (address) this.picture.src = address;
  }

  private async take(file: File | undefined): Promise<void> {
    if (!file) return;
    this.say('The photograph is made ready…');
    try {
      const taken = await this.options.take(file);
      if (!taken) return this.say('');
      this.show(taken.value, taken.address);
      this.options.onChange(taken.value);
      const description = this.description();
      const next = description ? ' Say in the next field what it shows.' : '';
      this.say(
        taken.warning ?? `It is turned, scaled, and says no place. It is uploaded when you save.${next}`,
        taken.warning,
      );
      description?.focus();
    } catch (error) {
      const {message} = error as Error;
      this.say(message, message);
    }
  }

  private say(words: string, warning?: string): void {
    this.status.textContent = words;
    this.status.toggleAttribute('data-warns', warning !== undefined);
  }

  /** The field for the alternative text beside this one, where the record has one. */
  private description(): HTMLElement | null {
    return (
      this.host
        .closest('[class*="-ObjectWidget"], [class*="-ListItem"]')
        ?.querySelector<HTMLElement>('[id^="alt-field-"]') ?? null
    );
  }
}
