import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { DateField, type DateFieldWords } from '@/components/ui/dates/date-field';
import { Field, type FieldProps } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { StarRating } from '@/components/ui/fields/star-rating';
import { Textarea } from '@/components/ui/fields/textarea';
import type { MailSuggestion, MailWords } from '@/components/ui/forms/mail-suggestion';
import { Icon } from '@/components/ui/icon';
import type { FieldView } from '@/lib/enquiries/form/form-view';
import { lastDayToAsk } from '@/lib/time/dates';

interface EnquiryFieldProps {
  id: string;
  field: FieldView;
  words: { optional: string; choose: string; date: DateFieldWords; meant: MailWords };
  /** The previously typed value, if any. */
  value: string | undefined;
  error: string | undefined;
  /** yyyy-MM-dd; empty while not known. */
  today: string;
}

/** Autofill tokens and keyboard types. */
const inputs: Partial<Record<FieldView['name'] | FieldView['type'], object>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  number: { inputMode: 'numeric' },
};

/** One field of a form. Uncontrolled: the browser keeps what is typed. */
export function EnquiryField({ id, field, words, value, error, today }: EnquiryFieldProps) {
  const { name, type, label, hint, isOptional, options, start } = field;
  const frame = { id, label, hint, error, optional: isOptional ? words.optional : undefined };
  const required = !isOptional;
  const typed = value ?? start;
  if (type === 'long') return <Textarea {...frame} name={name} defaultValue={typed} required={required} />;
  if (type === 'rating') {
    const { optional: _, ...group } = frame;
    return (
      <StarRating
        {...group}
        name={name}
        meanings={options.map(({ label: meaning }) => meaning)}
        defaultValue={Number(typed)}
        required={required}
      />
    );
  }
  if (type === 'choice') {
    return (
      <Select {...frame} name={name} defaultValue={typed} required={required}>
        <option value="">{words.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  if (type === 'day') {
    return (
      <DateField
        {...frame}
        words={words.date}
        name={name}
        defaultValue={typed}
        required={required}
        earliest={today}
        latest={today && lastDayToAsk(today)}
        after={field.after}
        checksItself
        autoComplete="off"
      />
    );
  }
  const input = { className: 'control', name, defaultValue: typed, required, ...inputs[type], ...inputs[name] };
  if (type === 'email') return <EmailField {...frame} input={input} words={words.meant} />;
  return <Field {...frame}>{(control) => <input {...control} {...input} />}</Field>;
}

/** Suggests a correction for an address with a typing error. The code that finds errors loads with the first letter. */
function EmailField({ input, words, ...frame }: FieldProps & { input: ComponentProps<'input'>; words: MailWords }) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [Meant, setMeant] = useState<typeof MailSuggestion | null>(null);
  const isTyped = email !== '';

  useEffect(() => {
    if (!isTyped) return;
    import('@/components/ui/forms/mail-suggestion').then(
      (module) => setMeant(() => module.MailSuggestion),
      // The form does without.
      () => undefined,
    );
  }, [isTyped]);

  function use(meant: string) {
    if (!field.current) return;
    field.current.value = meant;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
    field.current.focus();
  }

  return (
    <Field {...frame} help={Meant && <Meant email={email} words={words} onUse={use} />}>
      {(control) => <input {...control} {...input} ref={field} onInput={({ currentTarget }) => setEmail(currentTarget.value)} />}
    </Field>
  );
}

interface FoldedFieldsProps {
  title: string;
  /** A field in it is filled in, or has an error. */
  isOpen: boolean;
  children: ReactNode;
}

/** Questions for those who need more of the same; posted whether open or not. */
export function FoldedFields({ title, isOpen, children }: FoldedFieldsProps) {
  return (
    <details open={isOpen} className="group rounded-control border border-line px-4 sm:col-span-full">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="grow">{title}</span>
        <Icon name="down" className="size-5 shrink-0 text-accent transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="field-grid pt-2 pb-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
