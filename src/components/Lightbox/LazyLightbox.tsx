import englishLabels from '@generated/site-content/default/labels/lightbox.json';
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
import {useWords} from '../../language';
import dialogStyles from '../Video/dialog.module.css';

interface Props extends ComponentProps<typeof LightboxComponent> {
  /** The address of the clicked picture. */
  file: string;
}

const LOADING_NOTICE_DELAY_MS = 1_000;

/**
 * The lightbox, whose script loads when the first picture opens. If loading is slow or fails (the
 * bundler allows it 8 s), a dialog reports that and links to the picture. Every opening requests
 * the script again.
 */
export default function LazyLightbox({file, ...props}: Props): ReactNode {
  const [Lightbox, setLightbox] = useState<typeof LightboxComponent>();
  const [delay, setDelay] = useState<'slow' | 'failed'>();
  useEffect(() => {
    const showNotice = () => setDelay((current) => current ?? 'slow');
    const timer = setTimeout(showNotice, LOADING_NOTICE_DELAY_MS);
    import('./index').then(
      (module) => setLightbox(() => module.default),
      () => setDelay('failed'),
    );
    return () => clearTimeout(timer);
  }, []);
  if (Lightbox) return <Lightbox {...props} />;
  return delay && <Fallback hasFailed={delay === 'failed'} file={file} onClose={props.onClose} />;
}

interface FallbackProps {
  hasFailed: boolean;
  file: string;
  onClose(this: void): void;
}

function Fallback({hasFailed, file, onClose}: FallbackProps): ReactNode {
  const labels = useWords('labels/lightbox', englishLabels);
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing returns the focus to the picture before the lightbox opens.
    return () => dialog?.close();
  }, []);
  // Unmounting also closes the dialog, but then its ref is empty.
  const handleClose = () => ref.current && onClose();
  const heading = hasFailed ? labels.missing : labels.loading;
  return (
    <dialog ref={ref} className={dialogStyles.dialog} aria-label={heading} onClose={handleClose}>
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
