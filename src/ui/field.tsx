import { type ComponentProps, type ElementType, type FormEvent, useId, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Props extends ComponentProps<'input'> {
  label: string;
  /** The error message if the field is empty. Without it, the field is optional. */
  missingMessage?: string;
  /** The error message if the browser finds the value invalid. */
  invalidMessage?: string;
  /** The height of the field, in rows. Without it, the field has one line. */
  rows?: number;
}

/** A field with its label. The browser validates it; our message stays until the value is valid. */
export function Field({
  label,
  missingMessage,
  invalidMessage = missingMessage,
  rows,
  type = 'text',
  ...attributes
}: Props) {
  const id = useId();
  const [error, setError] = useState<'missing' | 'invalid'>();
  const validate = ({ currentTarget: { validity } }: FormEvent<Control>) =>
    setError(validity.valid ? undefined : validity.valueMissing ? 'missing' : 'invalid');
  const handleInvalid = (event: FormEvent<Control>) => {
    event.preventDefault();
    validate(event);
    // The first invalid field gets the focus, as with the message of the browser.
    event.currentTarget.form?.querySelector<Control>(':is(input, textarea):invalid')?.focus();
  };
  const Tag = (rows ? 'textarea' : 'input') as ElementType;
  return (
    <div className="grid gap-2 labelled">
      <label htmlFor={id}>{label}</label>
      <Tag
        {...attributes}
        id={id}
        type={rows ? undefined : type}
        rows={rows}
        required={Boolean(missingMessage)}
        className="field"
        // Otherwise an empty field may be announced as invalid from the start: https://github.com/whatwg/html/issues/7848
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onInput={(event: FormEvent<Control>) => error && validate(event)}
        onInvalid={handleInvalid}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error === 'missing' ? missingMessage : invalidMessage}
        </p>
      )}
    </div>
  );
}
