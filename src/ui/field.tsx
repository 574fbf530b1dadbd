import { type ComponentProps, type ElementType, type FormEvent, useEffect, useId, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Props extends ComponentProps<'input'> {
  label: string;
  /** The message if the field is empty. Without it, the field is optional. */
  missing?: string;
  /** The message if the browser finds the value invalid. */
  wrong?: string;
  /** The height of the field, in rows. Without it, the field has one line. */
  rows?: number;
}

/** A field. The browser validates it. The message is ours and stays until the value is valid. */
export function Field({ label, missing, wrong = missing, rows, type = 'text', ...attributes }: Props) {
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<'missing' | 'wrong'>();
  // A form is submitted only if every field is valid: then the error goes.
  useEffect(() => {
    const form = part.current?.closest('form');
    const clear = () => setError(undefined);
    form?.addEventListener('submit', clear);
    return () => form?.removeEventListener('submit', clear);
  }, []);
  const check = ({ currentTarget: { validity } }: FormEvent<Control>) =>
    setError(validity.valid ? undefined : validity.valueMissing ? 'missing' : 'wrong');
  const refuse = (event: FormEvent<Control>) => {
    event.preventDefault();
    check(event);
    // The first invalid field gets the focus, as with the message of the browser.
    event.currentTarget.form?.querySelector<Control>(':is(input, textarea):invalid')?.focus();
  };
  const Tag = (rows ? 'textarea' : 'input') as ElementType;
  return (
    <div ref={part} className="grid gap-2 labelled">
      <label htmlFor={id}>{label}</label>
      <Tag
        {...attributes}
        id={id}
        type={rows ? undefined : type}
        rows={rows}
        required={Boolean(missing)}
        className="field"
        // Without it, screen readers in Firefox announce an empty field as invalid from the start.
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onInput={(event: FormEvent<Control>) => error && check(event)}
        onInvalid={refuse}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error === 'missing' ? missing : wrong}
        </p>
      )}
    </div>
  );
}
