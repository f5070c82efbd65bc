import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { DateField, type DateFieldWords } from '@/components/ui/dates/date-field';
import { Field, type FieldProps } from '@/components/ui/fields/field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
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
  if (type === 'choice' && options.some(({ picture }) => picture)) {
    const { optional: _, ...group } = frame;
    return (
      <RadioCards
        {...group}
        name={name}
        options={options}
        defaultValue={typed || (options[0]?.value ?? '')}
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
  if (options.length > 0) return <ChipField {...frame} input={input} options={options} />;
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
    enter(field.current, meant);
    field.current?.focus();
  }

  return (
    <Field {...frame} help={Meant && <Meant email={email} words={words} onUse={use} />}>
      {(control) => <input {...control} {...input} ref={field} onInput={({ currentTarget }) => setEmail(currentTarget.value)} />}
    </Field>
  );
}

/** Long fields, and a text that would stand alone in a row of two. */
export function hasWholeRow(fields: readonly FieldView[], index: number): boolean {
  const isLong = (field: FieldView | undefined) =>
    field?.type === 'long' || field?.type === 'rating' || field?.options.some(({ picture }) => picture) === true;
  const isLast = index + 1 === fields.length || isLong(fields[index + 1]);
  const before = index - fields.slice(0, index).findLastIndex(isLong) - 1;
  return isLong(fields[index]) || (fields[index]?.type === 'text' && isLast && before % 2 === 0);
}

/** A number with the usual ones below it, in one tap. */
function ChipField({ input, options, ...frame }: FieldProps & { input: ComponentProps<'input'>; options: FieldView['options'] }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(input.defaultValue);
  const chips = (
    <div className="mt-2 flex flex-wrap gap-2 noscript:hidden">
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={typed === value}
          onClick={() => enter(field.current, value)}
          className={buttonClass('secondary', 'px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft')}
        >
          <bdi>{label}</bdi>
        </button>
      ))}
    </div>
  );
  return (
    <Field {...frame} help={chips}>
      {(control) => <input {...control} {...input} ref={field} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />}
    </Field>
  );
}

/** As if it had been typed. */
function enter(field: HTMLInputElement | null, text: string) {
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
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

interface LastStepProps {
  words: { next: string; step: string };
  title: string;
  /** Something in it is wrong, or was answered. */
  isOpen: boolean;
  children: ReactNode;
}

/** The second step of a form: opened by the button that ends the first, which then is its heading. Works without script. */
export function LastStep({ words, title, isOpen, children }: LastStepProps) {
  return (
    <details open={isOpen} data-last-step="" className="group">
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 group-open:hidden">
          <span className={buttonClass('primary', 'min-h-12 px-8 max-sm:w-full')}>{words.next}</span>
          <span className="text-ink-soft text-sm">{words.step}</span>
        </span>
        <span className="hidden min-h-11 items-center font-semibold text-lg group-open:flex">{title}</span>
      </summary>
      <div className="space-y-6">{children}</div>
    </details>
  );
}

/** Whether the second step was closed: it is open now, and its first field has the focus. */
export function openLastStep(within: HTMLElement): boolean {
  const step = within.closest('form')?.querySelector<HTMLDetailsElement>('[data-last-step]:not([open])');
  if (!step) return false;
  step.open = true;
  step.querySelector('input')?.focus();
  return true;
}
