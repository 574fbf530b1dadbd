import type { StaticShortcutMap } from 'unocss';

/** The contact form and the details beside it. */
export const form: StaticShortcutMap = {
  'contact-form': 'grid grid-cols-1 content-start items-start gap-5 lg:grid-cols-2 media-no-script:hidden',
  note: 'grid gap-5 mt-5',
  // Without scripts, or if they did not come after Send was pressed.
  'email-instead': 'hidden media-no-script:block [[data-unsent]~*_&]:block',
  'field-part': 'grid grid-cols-1 gap-2 font-600',
  field: [
    'w-full min-h-52px px-4 py-3 rounded-xl border border-solid border-edge resize-y [scroll-margin-top:3rem]',
    'bg-card text-ink font-400 [&:not([aria-invalid]):hover]:border-delft [&[aria-invalid]:invalid]:border-error [&[aria-invalid]:invalid]:border-2',
  ],
  // A value may be set without an event: what is right by now has no fault.
  fault: '[:valid+&]:hidden text-error font-500 text-.9375rem',
  details: 'grid gap-5 md:grid-cols-3 lg:grid-cols-2',
};
