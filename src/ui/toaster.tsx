import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { createRoot } from 'react-dom/client';
import { activeLanguage } from '../language/page-language';
import { translate } from '../language/words';
import { scrollToFocus } from '../lib/focus';
import { useSignalValue } from '../lib/signals';
import { addStyles } from '../lib/styles';
import type { Key } from '../schema';
import { Icon } from './icon';
import styles from './toaster.css?inline';

addStyles(styles);

export interface ToastOptions {
  type: 'success' | 'info';
  title: Key;
  description: Key;
  /** Not announced: a live region of the page has the same text. */
  silent?: boolean;
  /** The choices of the visitor. A toast with actions stays until one is chosen. */
  actions?: readonly { label: Key; run: () => void }[];
}

/** How long a toast stays, in ms (specification, section 9). */
const duration = 5000;

const placement = 'top-end';
const offsets = { top: 'var(--toast-top)', right: 'var(--toast-end)', bottom: '0px', left: '0px' };
// The default, Alt and T, opens a menu of Firefox: https://github.com/phetsims/circuit-construction-kit-common/issues/1248
const toaster = createToaster({ placement, offsets, gap: 12, duration, hotkey: ['altKey', 'KeyN'] });

/** Scrolls the element that has the focus clear of a new toast, which may cover it. */
function handleStatusChange({ status }: { status: string }) {
  if (status === 'visible') requestAnimationFrame(scrollToFocus);
}

/** The polite live region in which toasts appear. */
function Toasts() {
  const language = useSignalValue(activeLanguage);
  return (
    <Toaster toaster={toaster} aria-label={translate(language, 'toast.region')}>
      {({ meta }) => {
        const { title, description, silent, actions } = meta as ToastOptions;
        return (
          <Toast.Root
            className="flex gap-4 text-balance toast"
            tabIndex={-1}
            {...(silent && { role: 'group', 'aria-live': 'off' })}
          >
            <div>
              <Toast.Title className="toast-title">{translate(language, title)}</Toast.Title>
              <Toast.Description>{translate(language, description)}</Toast.Description>
              {actions && (
                <div className="buttons toast-actions">
                  {actions.map(({ label, run }) => (
                    <Toast.ActionTrigger key={label} className="button button-line" onClick={run}>
                      {translate(language, label)}
                    </Toast.ActionTrigger>
                  ))}
                </div>
              )}
            </div>
            <Toast.CloseTrigger className="button-icon toast-close" aria-label={translate(language, 'toast.close')}>
              <Icon name="close" />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </Toaster>
  );
}

/** The root of the toasts. It is not that of the page, so that they outlive an error, and work while a dialog is open. */
export const toastRoot = document.body.appendChild(document.createElement('div'));
createRoot(toastRoot).render(<Toasts />);

// In ms. A live region must exist before its content: https://developer.mozilla.org/docs/Web/Accessibility/ARIA/ARIA_Live_Regions
const regionDelay = 150;
const regionReady = new Promise((resolve) => setTimeout(resolve, regionDelay));

/** Shows a toast. It replaces an `info` toast with the same title. */
export async function showToast(options: ToastOptions): Promise<void> {
  const { type, title, silent, actions } = options;
  await regionReady;
  // Otherwise the region would announce a silent toast.
  toastRoot.firstElementChild?.setAttribute('aria-live', silent ? 'off' : 'polite');
  toaster.create({
    ...(type === 'info' && { id: title }),
    type,
    // Without a title, Ark gives the toast no accessible name.
    title,
    meta: options,
    duration: actions ? Number.POSITIVE_INFINITY : duration,
    onStatusChange: handleStatusChange,
  });
}
