import vendors from '@generated/site-content/default/vendors.json';
import {useRef, useState, type ReactNode} from 'react';
import {useNear} from '../../hooks/useNear';
import {useUnsent} from '../../hooks/useUnsent';
import type {FormName} from '../../third-parties/vendor';
import FormFallback from '../ThirdPartyPlace/FormFallback';
import VendorFrame from '../VendorFrame';
import VendorPlaceholder from '../VendorPlaceholder';

const NAMES = {contact: 'the contact form', virtual: 'the virtual visit form', newsletter: 'the newsletter form'};

const INVITATIONS = {
  contact: 'Tell us what you need, in the way that suits you.',
  virtual: 'Tell us what is on your mind and when you are free for a call.',
  newsletter: 'News from the practice, a few times a year.',
};

/** A form that its vendor makes, in a frame. It comes when its place comes near the screen. */
export default function FramedForm({form}: {form: FormName}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [isTyped, setTyped] = useState(false);
  useUnsent(isTyped);
  const {src, name} = vendors.forms;
  if (!vendors.areLive) return <VendorPlaceholder name={name} what={NAMES[form]} />;
  return (
    <div ref={place}>
      <VendorFrame
        src={`${src}#${form}`}
        title={NAMES[form].replace('the ', 'The ')}
        isWanted={isNear}
        look="form"
        loadingText="The form is loading."
        before={<FormFallback form={form}>{INVITATIONS[form]}</FormFallback>}
        fallback={
          <FormFallback form={form}>The form cannot be used right now, so please write, call or book.</FormFallback>
        }
        onNews={({type}) => {
          if (type === 'typed') setTyped(true);
          if (type === 'sent') setTyped(false);
        }}
      />
    </div>
  );
}
