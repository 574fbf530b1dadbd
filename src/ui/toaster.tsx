import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { createRoot } from 'react-dom/client';
import { useActiveLanguage } from '../language/page-language';
import { translate } from '../language/words';
import { scrollToFocus } from '../lib/focus';
import { addStyles } from '../lib/styles';
import type { Key } from '../schema';
import { giveFocusBack, handleBlur, handleFocus } from './focus-return';
import { Icon } from './icon';
import styles from './toaster.css?inline';

addStyles(styles);

export interface ToastOptions {
  type: 'success' | 'info';
  title: Key;
  description: Key;
  /** It is not announced, because the page says the same. */
  silent?: boolean;
  /** The choices of the visitor. A toast with actions stays until one is chosen. */
  actions?: readonly { label: Key; run: () => void }[];
}

/** How long a toast stays, in ms. Fixed by the specification. */
const duration = 5000;

// At the bottom of a wide window a toast covers neither the button that was clicked nor a field. In a narrow one it hangs
// below the header, as wide as the window.
const isWide = matchMedia('(min-width: 48em)').matches;
const placement = isWide ? 'bottom-end' : 'top-end';
const offsets = {
  // Below the line of the header.
  top: 'calc(var(--header-height) + 1px)',
  // Where the text of the page ends. A toast is 440 px wide, and the window may become narrower.
  right: isWide ? 'max(0px, min(var(--column-edge) + var(--content-end), 100vw - 440px))' : '0px',
  bottom: '2rem',
  left: '0px',
};
// Alt and T, the default, open a menu of Firefox.
const toaster = createToaster({ placement, offsets, gap: 12, duration, hotkey: ['altKey', 'KeyN'] });

function handleStatusChange({ status }: { status: string }) {
  if (status !== 'visible') giveFocusBack();
  // Below the header a toast may cover what has the focus.
  else if (!isWide) requestAnimationFrame(scrollToFocus);
}

/** The polite live region in which toasts appear. */
function Toasts() {
  const language = useActiveLanguage();
  return (
    <Toaster
      toaster={toaster}
      aria-label={translate(language, 'toast.region')}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
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

/** Where the toasts are. They have a root of their own, so that a dialog and an error in the page leave them alone. */
export const toastRoot = document.body.appendChild(document.createElement('div'));
// An open dialog of Ark hides what is outside it from screen readers, except an element with this attribute.
toastRoot.dataset.liveAnnouncer = '';
createRoot(toastRoot).render(<Toasts />);

// Screen readers announce only what is added to a live region that they know already.
const regionIsKnown = new Promise((resolve) => setTimeout(resolve, 150));

/** Shows a toast. It replaces an `info` toast with the same title. One with actions stays until an action is chosen. */
export async function show(options: ToastOptions): Promise<void> {
  const { type, title, silent, actions } = options;
  await regionIsKnown;
  // Orca reads this attribute of the region, not of the toast.
  toastRoot.firstElementChild?.setAttribute('aria-live', silent ? 'off' : 'polite');
  toaster.create({
    ...(type === 'info' && { id: title }),
    type,
    meta: options,
    duration: actions ? Number.POSITIVE_INFINITY : duration,
    onStatusChange: handleStatusChange,
  });
}
