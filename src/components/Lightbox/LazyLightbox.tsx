import labels from '@generated/site-content/default/labels/lightbox.json';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type LightboxComponent from './index';
import {getButtonClass, PressButton} from '../Button';
import dialogStyles from '../Video/dialog.module.css';

interface Props extends ComponentProps<typeof LightboxComponent> {
  /** The file of the picture that was clicked. */
  file: string;
}

/** After how many milliseconds without the lightbox the visitor is told that it is loading. */
const LOADING_NOTICE_DELAY_MS = 1_000;

/**
 * The lightbox, whose script comes when the first picture is opened. While that takes long, and when it fails (the
 * bundler gives it 8 s), a dialog says so and offers the picture's file; every opening requests the script anew.
 */
export default function LazyLightbox({file, ...props}: Props): ReactNode {
  const [Lightbox, setLightbox] = useState<typeof LightboxComponent>();
  const [wait, setWait] = useState<'late' | 'failed'>();
  useEffect(() => {
    const late = setTimeout(() => setWait((known) => known ?? 'late'), LOADING_NOTICE_DELAY_MS);
    import('./index').then(
      (module) => setLightbox(() => module.default),
      () => setWait('failed'),
    );
    return () => clearTimeout(late);
  }, []);
  if (Lightbox) return <Lightbox {...props} />;
  return wait && <Fallback hasFailed={wait === 'failed'} file={file} onClose={props.onClose} />;
}

interface FallbackProps {
  hasFailed: boolean;
  file: string;
  onClose(this: void): void;
}

function Fallback({hasFailed, file, onClose}: FallbackProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The focus goes back to the picture before the lightbox opens.
    return () => dialog?.close();
  }, []);
  const closeByVisitor = () => ref.current && onClose();
  const heading = hasFailed ? labels.missing : labels.loading;
  return (
    <dialog ref={ref} className={dialogStyles.dialog} aria-label={heading} onClose={closeByVisitor}>
      <div className={dialogStyles.inner}>
        <div role="status">
          <h2 className="heading-4">{heading}</h2>
          <p>{hasFailed ? labels.missingText : labels.loadingText}</p>
        </div>
        <div className="row gap-3">
          <a href={file} className={getButtonClass()}>
            {labels.open}
          </a>
          <PressButton look="secondary" onClick={() => ref.current?.close()}>
            {labels.close}
          </PressButton>
        </div>
      </div>
    </dialog>
  );
}
