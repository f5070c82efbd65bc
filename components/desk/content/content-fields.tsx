import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FieldError } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { Textarea } from '@/components/ui/fields/textarea';
import type { FieldErrors } from '@/components/ui/forms/use-field-errors';
import { loadOnUse } from '@/components/ui/load-on-use';
import { Skeleton } from '@/components/ui/skeleton';
import type { ContentField, FieldGroup, FieldLook, Typed } from '@/lib/content/fields';
import type { KindName } from '@/lib/content/kinds';
import { fieldId, useChoiceName, useFieldLabel } from './differences';
import type { MarkdownEditorProps } from './editor/markdown-editor';
import { PhotoField } from './photo-field';

/** The editor is most of what the desk loads, and photographs and prices need none. */
const MarkdownEditor = loadOnUse<MarkdownEditorProps>(
  () => import('./editor/markdown-editor').then((module) => module.MarkdownEditor),
  <Skeleton className="h-96" />,
);

interface FieldPairProps {
  kind: KindName;
  group: FieldGroup;
  typed: Typed;
  errors: FieldErrors;
  onType: (changes: Typed) => void;
}

/** A field, or the same one in English and Arabic side by side. */
export function FieldPair({ kind, group: { shared, en, ar }, typed, errors, onType }: FieldPairProps) {
  const t = useTranslations('desk.content');
  const control = (field: ContentField, other?: ContentField) => {
    const isMissing = Boolean(other && !typed[field.path]?.trim() && typed[other.path]?.trim());
    return (
      <Control
        kind={kind}
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
  if (shared) return <div className={widthOf(shared)}>{control(shared)}</div>;
  return (
    <div className="field-grid lg:grid-cols-2">
      {en && control(en, ar)}
      {ar && control(ar, en)}
    </div>
  );
}

function widthOf({ look }: ContentField): string {
  if (look === 'choices') return '';
  return look === 'text' || look === 'lines' ? 'max-w-xl' : 'max-w-xs';
}

interface ControlProps {
  kind: KindName;
  field: ContentField;
  text: string;
  /** Said where the other language has something and this one has nothing. */
  missing: string | null;
  error: string | undefined;
  onType: (text: string) => void;
}

function Control({ kind, field, text, missing, error, onType }: ControlProps) {
  const t = useTranslations('desk.content');
  const labelOf = useFieldLabel();
  const choiceName = useChoiceName(kind);
  const { path, look, most } = field;
  if (look === 'check')
    return (
      <Checkbox
        id={fieldId(path)}
        label={labelOf(path)}
        error={error}
        checked={text === 'true'}
        onChange={({ target }) => onType(String(target.checked))}
      />
    );
  if (look === 'select')
    return (
      <Select id={fieldId(path)} label={labelOf(path)} error={error} value={text} onChange={({ target }) => onType(target.value)}>
        {text === '' && <option value="">{t('choose')}</option>}
        {field.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {choiceName(path, choice)}
          </option>
        ))}
      </Select>
    );
  if (look === 'choices') return <Choices kind={kind} field={field} text={text} error={error} onType={onType} />;
  const language = path.split('.').find((step) => step === 'en' || step === 'ar');
  if (look === 'markdown')
    return (
      <MarkdownEditor
        id={fieldId(path)}
        label={labelOf(path)}
        missing={missing}
        error={error}
        onType={onType}
        value={text}
        language={language === 'ar' ? 'ar' : 'en'}
      />
    );
  const hints: Partial<Record<FieldLook, string>> = {
    lines: t('linesHint'),
    parts: t('partsHint'),
    decimal: t('decimalHint'),
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
  if (look === 'number' || look === 'decimal')
    return <TextField {...shared} inputMode={look === 'number' ? 'numeric' : 'text'} maxLength={12} />;
  if (look === 'day' || look === 'time') return <TextField {...shared} type={look === 'day' ? 'date' : 'time'} />;
  if (look === 'text' && (most ?? 0) <= 120) return <TextField {...shared} />;
  return <Textarea {...shared} rows={look === 'text' ? 3 : 6} />;
}

/** Months, or other numbers to tick. */
function Choices({ kind, field: { path, choices = [] }, text, error, onType }: Omit<ControlProps, 'missing'>) {
  const labelOf = useFieldLabel();
  const choiceName = useChoiceName(kind);
  const ticked = text.split(',');
  const isTicked = (choice: string | number) => ticked.includes(String(choice));
  const toggle = (choice: string | number) =>
    onType(choices.filter((one) => (one === choice ? !isTicked(one) : isTicked(one))).join(','));
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} aria-describedby={error ? `${fieldId(path)}-error` : undefined}>
      <legend className="mb-1 font-medium text-sm">{labelOf(path)}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            id={`${fieldId(path)}-${choice}`}
            label={choiceName(path, choice)}
            checked={isTicked(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
      <FieldError id={fieldId(path)} error={error} />
    </fieldset>
  );
}
