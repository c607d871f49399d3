import englishLabels from '@generated/site-content/default/labels/emergency.json';
import practice from '@generated/site-content/default/practice.json';
import type {ComponentProps, ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {useWords} from '../../language';
import NoBreak from '../Prose/NoBreak';
import Button from '.';

type Props = Pick<ComponentProps<typeof Button>, 'look'>;

/** The button that calls the office, labeled with its number. */
export default function CallButton({look}: Props): ReactNode {
  const labels = useWords('labels/emergency', englishLabels);
  return (
    <Button to={practice.phoneLink} look={look} icon="phone">
      <span>
        <NoBreak>{interpolate(labels.call, {phone: practice.phone})}</NoBreak>
      </span>
    </Button>
  );
}

/** The same for the help while the office is closed; renders nothing without any. */
export function OnCallButton({look}: Props): ReactNode {
  const labels = useWords('labels/emergency', englishLabels);
  const {onCall} = practice;
  return (
    onCall && (
      <div data-after-hours>
        <Button to={onCall.link} look={look} icon="phone">
          <span>
            <NoBreak>{interpolate(labels.call, {phone: onCall.phone})}</NoBreak>
          </span>
        </Button>
      </div>
    )
  );
}
