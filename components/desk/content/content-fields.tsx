import { useLocale, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FieldError } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { Textarea } from '@/components/ui/fields/textarea';
import type { FieldErrors } from '@/components/ui/forms/use-field-errors';
import type { ContentField, FieldGroup, Typed } from '@/lib/content/fields';
import { intlTag } from '@/lib/i18n/locales';
import { fieldId, useFieldLabel } from './differences';
import { PhotoField } from './photo-field';

interface FieldPairProps {
  group: FieldGroup;
  typed: Typed;
  errors: FieldErrors;
  onType: (changes: Typed) => void;
}

/** A field, or the same one in English and Arabic side by side. */
export function FieldPair({ group: { shared, en, ar }, typed, errors, onType }: FieldPairProps) {
  const t = useTranslations('desk.content');
  const control = (field: ContentField, other?: ContentField) => {
    const isMissing = Boolean(other && !typed[field.path]?.trim() && typed[other.path]?.trim());
    return (
      <Control
        field={field}
        text={typed[field.path] ?? ''}
        missing={isMissing ? t('missing') : null}
        error={errors[fieldId(field.path)]}
        onType={(text) => onType({ [field.path]: text })}
      />
    );
  };
  if (shared?.look === 'photo')
    return <PhotoField field={shared} typed={typed} error={errors[fieldId(shared.path)]} onType={onType} />;
  if (shared) return <div className={shared.look === 'choices' ? '' : 'max-w-xs'}>{control(shared)}</div>;
  return (
    <div className="field-grid lg:grid-cols-2">
      {en && control(en, ar)}
      {ar && control(ar, en)}
    </div>
  );
}

interface ControlProps {
  field: ContentField;
  text: string;
  /** Said where the other language has something and this one has nothing. */
  missing: string | null;
  error: string | undefined;
  onType: (text: string) => void;
}

function Control({ field, text, missing, error, onType }: ControlProps) {
  const t = useTranslations('desk.content');
  const labelOf = useFieldLabel();
  const { path, look, most } = field;
  if (look === 'choices') return <Choices field={field} text={text} error={error} onType={onType} />;
  const language = path.split('.').find((step) => step === 'en' || step === 'ar');
  const hints = {
    lines: t('linesHint'),
    parts: t('partsHint'),
    number: '',
    photo: '',
    hidden: '',
    text: most ? t('count', { count: text.trim().length, most }) : '',
  };
  const shared = {
    id: fieldId(path),
    label: labelOf(path),
    hint: (
      <>
        <span>{hints[look]}</span>
        {missing && <span className="font-medium text-danger"> {missing}</span>}
      </>
    ),
    error,
    value: text,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    // Sentences, unlike codes, begin at their own side on a page of the other language.
    style: { textAlign: 'start' } as const,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  if (look === 'number') return <TextField {...shared} inputMode="numeric" maxLength={12} />;
  if (look === 'text' && (most ?? 0) <= 120) return <TextField {...shared} />;
  return <Textarea {...shared} rows={look === 'text' ? 3 : 6} />;
}

/** Months, or other numbers to tick. */
function Choices({ field: { path, choices = [] }, text, error, onType }: Omit<ControlProps, 'missing'>) {
  const labelOf = useFieldLabel();
  const month = new Intl.DateTimeFormat(intlTag(useLocale()), { month: 'long', timeZone: 'UTC' });
  const isMonth = path.endsWith('months');
  const ticked = text.split(',').filter(Boolean).map(Number);
  const toggle = (choice: number) =>
    onType(choices.filter((one) => (one === choice ? !ticked.includes(one) : ticked.includes(one))).join(','));
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} aria-describedby={error ? `${fieldId(path)}-error` : undefined}>
      <legend className="mb-1 font-medium text-sm">{labelOf(path)}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            id={`${fieldId(path)}-${choice}`}
            label={isMonth ? month.format(Date.UTC(2027, choice - 1, 1)) : String(choice)}
            checked={ticked.includes(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
      <FieldError id={fieldId(path)} error={error} />
    </fieldset>
  );
}
