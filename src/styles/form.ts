import type { StaticShortcutMap } from 'unocss';

/** The contact form and the details beside it. */
export const form: StaticShortcutMap = {
  'contact-form': 'grid grid-cols-1 content-start items-start gap-5 lg:grid-cols-2 media-no-script:hidden',
  'form-foot': 'flex flex-wrap items-center gap-x-5 gap-y-3 lg:col-span-full',
  note: 'grid grid-cols-1 gap-5 mt-5',
  // Without scripts, or if they did not come after Send was pressed.
  'email-instead': 'hidden media-no-script:block [[data-unsent]~*_&]:block',
  'field-part': 'grid grid-cols-1 gap-2 font-600',
  field: [
    'w-full min-h-52px px-4 py-3 rounded-xl border border-solid border-edge resize-y [scroll-margin-top:3rem]',
    'bg-card text-ink font-400 [&:not([aria-invalid]):hover]:border-delft [&[aria-invalid]:invalid]:border-error [&[aria-invalid]:invalid]:border-2',
  ],
  // A browser may fill in a field without an event: a valid field shows no fault.
  fault: '[:valid+&]:hidden text-error font-500 text-.9375rem',
  details: [
    'card grid grid-cols-1 gap-5 content-start self-start lg:(justify-self-end max-w-22rem)',
    '[&_dl]:(grid grid-cols-1 gap-4 md:grid-cols-3 lg:grid-cols-1) [&_dt]:(text-sm text-quiet)',
    // Room to press, and a focus ring that keeps clear of the label.
    '[&_a]:(inline-block max-w-full py-.625rem -my-.625rem [outline-offset:-6px])',
  ],
};
