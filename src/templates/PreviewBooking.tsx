import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import MessagePage from '@site/src/components/MessagePage';

/** Replaces the patient portal in a preview, so that no one books a real appointment. */
export default function PreviewBooking(): ReactNode {
  return (
    <>
      <Head>
        <title>Booking (preview)</title>
        <meta name="description" content="The placeholder of the patient portal in a preview." />
      </Head>
      <MessagePage heading="Booking" subheading="This is a preview">
        <p>
          On the live site this link opens the self-booking page of the patient portal. From a
          preview nothing is booked.
        </p>
        <Button to="/">Go to Homepage</Button>
      </MessagePage>
    </>
  );
}
