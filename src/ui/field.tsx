import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';

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
export function Field({ label, missing, wrong = missing, rows, ...attributes }: Props) {
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<'missing' | 'wrong'>();
  // A form is sent only if every field is right.
  useEffect(() => {
    const form = part.current?.closest('form');
    const clear = () => setFault(undefined);
    form?.addEventListener('submit', clear);
    return () => form?.removeEventListener('submit', clear);
  }, []);
  const check = ({ currentTarget: { validity } }: FormEvent<Control>) =>
    setFault(validity.valid ? undefined : validity.valueMissing ? 'missing' : 'wrong');
  const control = {
    ...attributes,
    id,
    required: true,
    className: 'field',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault && `${id}-fault`,
    onInput: (event: FormEvent<Control>) => fault && check(event),
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault();
      check(event);
      // The first refused field takes the focus, as it does with the browser's own message.
      event.currentTarget.form?.querySelector<Control>(':is(input, textarea):invalid')?.focus();
    },
  };
  return (
    <div ref={part} className={rows ? 'field-part lg:col-span-full' : 'field-part'}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...(control as ComponentProps<'textarea'>)} rows={rows} />
      ) : (
        <input type="text" {...control} />
      )}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault === 'missing' ? missing : wrong}
        </p>
      )}
    </div>
  );
}
