import {useHistory} from '@docusaurus/router';
import labels from '@generated/site-content/default/labels/forms.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useInView} from '../../hooks/useInView';
import {useBeforeUnload} from '../../hooks/useBeforeUnload';
import {hasThanked, THANK_YOU} from '@dental/practice';
import {type FormName} from '@dental/vendors';
import FormFallback from '../vendors/FormFallback';
import VendorFrame from '../vendors/VendorFrame';

/**
 * A form that its vendor makes, in a frame. It comes when its place comes near the screen. Where the vendor leads its frame
 * to our thank-you page, the page goes there.
 */
export default function FramedForm({form}: {form: FormName}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);
  const history = useHistory();
  const [state, setState] = useState<'empty' | 'typed' | 'sent' | 'thanked'>('empty');
  useBeforeUnload(state === 'typed');
  // Only after the render does nobody ask any more whether what was typed may be lost.
  useEffect(() => {
    if (state === 'thanked') history.push(THANK_YOU);
  }, [state, history]);
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
        onLoad={({currentTarget}) => hasThanked(currentTarget) && setState('thanked')}
        onNews={({type}) => {
          if (type === 'typed' || type === 'sent' || type === 'thanked') setState(type);
        }}
      />
    </div>
  );
}
