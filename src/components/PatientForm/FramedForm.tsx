import {useHistory} from '@docusaurus/router';
import englishLabels from '@generated/site-content/default/labels/forms.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useInView} from '../../hooks/useInView';
import {useBeforeUnload} from '../../hooks/useBeforeUnload';
import {showsThankYouPage, THANK_YOU_PATH} from '@dental/practice';
import {type FormName} from '@dental/vendors';
import FormFallback from '../vendors/FormFallback';
import {useTranslatedPath, useWords} from '../../language';
import VendorFrame from '../vendors/VendorFrame';

/**
 * A vendor's form in a frame, which loads when it comes near the screen. If the vendor redirects
 * the frame to our thank-you page, the whole page goes there.
 */
export default function FramedForm({form}: {form: FormName}): ReactNode {
  const labels = useWords('labels/forms', englishLabels);
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container);
  const thanks = useTranslatedPath(THANK_YOU_PATH);
  const history = useHistory();
  const [state, setState] = useState<'empty' | 'typed' | 'sent' | 'thanked'>('empty');
  useBeforeUnload(state === 'typed');
  // Navigate after the render, once the beforeunload prompt is gone.
  useEffect(() => {
    if (state === 'thanked') history.push(thanks);
  }, [state, history, thanks]);
  const {src, sandbox, name} = vendors.forms;
  return (
    <div ref={container}>
      <VendorFrame
        src={`${src}#${form}`}
        sandbox={sandbox}
        name={name}
        feature={labels[form].replace(/^The/, 'the')}
        title={labels[form]}
        isWanted={isNear}
        look="form"
        loadingText={labels.loading}
        before={<FormFallback form={form}>{labels[`${form}Invitation`]}</FormFallback>}
        fallback={<FormFallback form={form}>{labels.unavailable}</FormFallback>}
        onLoad={({currentTarget}) => showsThankYouPage(currentTarget) && setState('thanked')}
        onMessage={({type}) => {
          if (type === 'typed' || type === 'sent' || type === 'thanked') setState(type);
        }}
      />
    </div>
  );
}
