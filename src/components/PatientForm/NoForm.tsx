import englishChatLabels from '@generated/site-content/default/labels/chat.json';
import englishLabels from '@generated/site-content/default/labels/forms.json';
import vendors from '@generated/site-content/default/vendors.json';
import type {ReactNode} from 'react';
import type {FormProps} from '@site/src/data';
import Button from '../Button';
import FormFallback from '../vendors/FormFallback';
import {useWords} from '../../language';

/** The contact options of a practice without a form service: phone, email, booking, and text. */
export default function NoForm({form}: FormProps): ReactNode {
  const labels = useWords('labels/forms', englishLabels);
  const chatLabels = useWords('labels/chat', englishChatLabels);
  const {href} = vendors.chat;
  return (
    <div className="stack gap-5">
      <FormFallback form={form}>{labels[`${form}Invitation`]}</FormFallback>
      {href !== undefined && form !== 'newsletter' && (
        <p>
          <Button to={href} look="secondary" icon="message-circle">
            {chatLabels.text}
          </Button>
        </p>
      )}
    </div>
  );
}
