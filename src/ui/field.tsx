import { type ComponentProps, type ElementType, type FormEvent, useEffect, useId, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Props extends ComponentProps<'input'> {
  label: string;
  /** What to say if the field is empty. */
  missing: string;
  /** What to say if the browser refuses what was typed. */
  wrong?: string;
  /** The height of the field, in rows. Without it, the field has one line. */
  rows?: number;
}

/** A required field. The browser decides what is valid. The words are ours and stay until the field is right. */
export function Field({ label, missing, wrong = missing, rows, type = 'text', ...attributes }: Props) {
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<'missing' | 'wrong'>();
  // A form is sent only if every field is right.
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
    // The first refused field takes the focus, as it does with the browser's own message.
    event.currentTarget.form?.querySelector<Control>(':is(input, textarea):invalid')?.focus();
  };
  const Tag = (rows ? 'textarea' : 'input') as ElementType;
  return (
    <div ref={part} className={rows ? 'field-part lg:col-span-full' : 'field-part'}>
      <label htmlFor={id}>{label}</label>
      <Tag
        {...attributes}
        id={id}
        type={rows ? undefined : type}
        rows={rows}
        required
        className="field"
        // If nothing were said, Firefox would tell an empty field as wrong from the start.
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
