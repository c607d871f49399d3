import labels from '@generated/site-content/default/labels/forms.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useRef, useState, type ReactNode} from 'react';
import {useInView} from '../../hooks/useInView';
import {useBeforeUnload} from '../../hooks/useBeforeUnload';
import type {FormName} from '@dental/practice';
import FormFallback from '../vendors/FormFallback';
import VendorFrame from '../vendors/VendorFrame';

/** A form that its vendor makes, in a frame. It comes when its place comes near the screen. */
export default function FramedForm({form}: {form: FormName}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);
  const [isTyped, setTyped] = useState(false);
  useBeforeUnload(isTyped);
  const {src, name} = vendors.forms;
  return (
    <div ref={place}>
      <VendorFrame
        src={`${src}#${form}`}
        name={name}
        what={labels[form].replace(/^The/, 'the')}
        title={labels[form]}
        isWanted={isNear}
        look="form"
        loadingText={labels.loading}
        before={<FormFallback form={form}>{labels[`${form}Invitation`]}</FormFallback>}
        fallback={<FormFallback form={form}>{labels.unavailable}</FormFallback>}
        onNews={({type}) => {
          if (type === 'typed') setTyped(true);
          if (type === 'sent') setTyped(false);
        }}
      />
    </div>
  );
}
