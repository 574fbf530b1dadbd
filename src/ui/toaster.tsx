import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { createRoot } from 'react-dom/client';
import { useActiveLanguage } from '../language/page-language';
import { translate } from '../language/words';
import type { Language } from '../languages';
import { addStyles } from '../lib/styles';
import type { Key } from '../schema';
import { giveFocusBack, handleBlur, handleFocus } from './focus-return';
import { Icon } from './icon';
import styles from './toaster.css?inline';

addStyles(styles);

/** A text in every language: a key of the dictionaries, or a function for words that only a build with `ENDPOINT` contains. */
type NoticeText = Key | ((language: Language) => string);

export interface Notice {
  type: 'success' | 'info';
  title: NoticeText;
  description: NoticeText;
  /** Whether it is not announced, because the page says the same. */
  silent?: boolean;
  /** What the visitor can choose. A toast with actions stays until one is chosen. */
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
  right: isWide ? 'max(0px, min(var(--column-edge) + var(--page-canal-clearance), 100vw - 440px))' : '0px',
  bottom: '2rem',
  left: '0px',
};
// Alt and T, the default, open a menu of Firefox.
const toaster = createToaster({ placement, offsets, gap: 12, duration, hotkey: ['altKey', 'KeyN'] });

/** A text that follows the language while the toast is shown. */
function TranslatedText({ text }: { text: NoticeText }) {
  const language = useActiveLanguage();
  return typeof text === 'string' ? translate(language, text) : text(language);
}

/** How long a toast takes to its place, in ms. */
const arrivalTime = 300;

/** In a narrow window that is lower than this, in CSS px, a toast at either end would hide too much. */
const minHeight = 480;

/**
 * Keeps the toasts from hiding what has the focus (WCAG 2.2, 2.4.11). They move to the other end of the window, and stay there until
 * all of them are gone. Where there is no room
 * for that, they stay below the header, and the page scrolls what has the focus to below them: what follows it stays in sight.
 */
function keepClearOfFocus() {
  const { activeElement } = document;
  if (!activeElement || toastRoot.contains(activeElement)) return;
  const { x, y, width, height } = activeElement.getBoundingClientRect();
  const covering = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!covering || !toastRoot.contains(covering)) return;
  const hasRoom = isWide || innerHeight >= minHeight;
  if (hasRoom) return toastRoot.toggleAttribute('data-moved');
  const { bottom } = (covering.closest('.toast') ?? covering).getBoundingClientRect();
  scrollBy({ top: y - bottom - 8, behavior: 'instant' });
}

function handleStatusChange({ status }: { status: string }) {
  if (status !== 'visible') return giveFocusBack();
  setTimeout(keepClearOfFocus, arrivalTime);
  // The page may still be scrolling to what the visitor has asked for.
  addEventListener('scrollend', keepClearOfFocus, { once: true });
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
      {({ title, description, meta = {} }) => {
        const { silent, actions }: Partial<Notice> = meta;
        return (
          <Toast.Root className="toast" tabIndex={-1} {...(silent && { role: 'group', 'aria-live': 'off' })}>
            <div>
              <Toast.Title className="toast-title">{title}</Toast.Title>
              <Toast.Description>{description}</Toast.Description>
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
// In the next frame, what has the focus is scrolled into view.
addEventListener('focusin', () => requestAnimationFrame(keepClearOfFocus));

// Screen readers announce only what is added to a live region that they know already.
const regionIsKnown = new Promise((resolve) => setTimeout(resolve, 150));

/** Shows a toast. It replaces an `info` toast with the same title. One with actions stays until an action is chosen. */
export async function show({ type, title, description, ...meta }: Notice): Promise<void> {
  await regionIsKnown;
  if (!toaster.getCount()) toastRoot.removeAttribute('data-moved');
  // Orca 43.1 uses the attribute of the region, not that of the toast.
  toastRoot.firstElementChild?.setAttribute('aria-live', meta.silent ? 'off' : 'polite');
  toaster.create({
    ...(type === 'info' && typeof title === 'string' && { id: title }),
    type,
    title: <TranslatedText text={title} />,
    description: <TranslatedText text={description} />,
    meta,
    duration: meta.actions ? Number.POSITIVE_INFINITY : duration,
    onStatusChange: handleStatusChange,
  });
}
