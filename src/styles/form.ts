import type { StaticShortcutMap } from 'unocss';

/** The contact form and the details beside it. */
export const form: StaticShortcutMap = {
  // An error message that comes above what the browser keeps in place would scroll the first refused field under the bar.
  contact: '[overflow-anchor:none]',
  'contact-form': 'grid grid-cols-1 content-start items-start gap-5 lg:grid-cols-2 media-no-script:hidden',
  'form-foot': 'flex flex-wrap items-center mt-3 lg:col-span-full',
  // What became of a message moves nothing.
  note: 'grid grid-cols-1 gap-5 mt-5 [&>[role]]:min-h-50px',
  // Without scripts, or if they failed to load.
  'email-instead': 'hidden media-no-script:block [[data-scripts=failed]_&]:block',
  'field-part': 'grid grid-cols-1 gap-2 font-600',
  field: [
    'w-full min-h-52px px-4 py-3 rounded-xl border border-solid border-edge resize-y [scroll-margin-top:min(17rem,36vh)]',
    'bg-card text-ink font-400 [&:not([aria-invalid=true]):hover]:border-delft [&[aria-invalid=true]:invalid]:border-error [&[aria-invalid=true]:invalid]:border-2',
  ],
  // A browser may fill in a field without an event: a valid field shows no error.
  'field-error': '[:valid+&]:hidden [border-left:4px_solid] pl-3 mt-1 text-error font-500 text-.9375rem',
  thanks: '[border-left:4px_solid] pl-3 text-delft text-balance',
  details: [
    'grid grid-cols-1 gap-5 content-start self-start break-anywhere lg:(col-span-2 pl-24px pt-1.375rem)',
    '[&_dl]:(flex flex-wrap gap-x-8 gap-y-4) [&_dt]:(text-sm text-quiet)',
    // Room to tap, and a focus ring that keeps clear of the label.
    '[&_a]:(inline-block max-w-full py-.625rem -my-.625rem [outline-offset:-6px]) [&_[href^=tel]]:whitespace-nowrap',
  ],
};
