import type {ReactNode} from 'react';
import {useForm} from '../form/FormContext';
import {getInputId, getValue, type FieldPath} from '../form/path';
import {getText, isRecord} from '../format/data';
import {findDuplicate, type PicturePlace} from './pictureNames';
import {PicturePicker} from './PicturePicker';

/** The input of a picture. A case can't have the same one before and after the treatment. */
export function PictureInput({place, path}: {place: PicturePlace; path: FieldPath}): ReactNode {
  const {data, change} = useForm();
  const refuseDuplicate = (name: string) => {
    const fields = isRecord(data) ? data : {};
    const duplicate = findDuplicate(name, String(path.at(-1)), fields);
    return (
      duplicate &&
      `This is the same photo as the one ${duplicate} the treatment. ` +
        'Drop a different one. To swap the two, empty the other field first.'
    );
  };
  return (
    <PicturePicker
      id={getInputId(path)}
      value={getText(getValue(data, path))}
      place={place}
      onChange={(name) => change(path, name)}
      refuse={refuseDuplicate}
    />
  );
}
