import { useTranslations } from 'next-intl';
import type { ClipboardEvent } from 'react';
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
import { pastedPosition, positionOfAirport } from '@/lib/packages/city-position';
import { fieldId, useChoiceName, useFieldLabel } from './differences';
import type { MarkdownEditorProps } from './editor/markdown-editor';
import { PhotoField } from './photo/photo-field';

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
  const change = (path: string, text: string): Typed =>
    kind === 'package' && path === 'airport' ? { airport: text, ...positionOfAirport(text, typed) } : { [path]: text };
  const control = (field: ContentField, other?: ContentField) => {
    const isMissing = Boolean(other && !typed[field.path]?.trim() && typed[other.path]?.trim());
    return (
      <Control
        kind={kind}
        field={field}
        text={typed[field.path] ?? ''}
        missing={isMissing ? t('missing') : null}
        error={errors[fieldId(field.path)]}
        onType={(text) => onType(change(field.path, text))}
        onPastePosition={field.look === 'decimal' && kind === 'package' ? onType : undefined}
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
  /** Of a field that may get latitude and longitude at once. */
  onPastePosition: ((position: Typed) => void) | undefined;
}

function Control({ kind, field, text, missing, error, onType, onPastePosition }: ControlProps) {
  const t = useTranslations('desk.content');
  const labelOf = useFieldLabel(kind);
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
      <Select
        id={fieldId(path)}
        label={labelOf(path)}
        hint={kind === 'package' && path === 'country' && t('countryHint')}
        error={error}
        value={text}
        onChange={({ target }) => onType(target.value)}
      >
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
    parts: t(path.endsWith('.days') ? 'daysHint' : 'partsHint'),
    decimal: t(onPastePosition ? 'positionHint' : 'decimalHint'),
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
  const paste = (event: ClipboardEvent) => {
    const position = onPastePosition && pastedPosition(event.clipboardData.getData('text'));
    if (!position) return;
    event.preventDefault();
    onPastePosition(position);
  };
  if (look === 'number' || look === 'decimal')
    return <TextField {...shared} inputMode={look === 'number' ? 'numeric' : 'text'} maxLength={12} onPaste={paste} />;
  if (look === 'day' || look === 'time') return <TextField {...shared} type={look === 'day' ? 'date' : 'time'} />;
  const isOneLine = (most ?? 0) <= 120 || path.split('.').at(-1) === 'link';
  if (look === 'text' && isOneLine) return <TextField {...shared} />;
  return <Textarea {...shared} rows={look === 'text' ? 3 : 6} />;
}

/** Months, or other numbers to tick. */
function Choices({
  kind,
  field: { path, choices = [] },
  text,
  error,
  onType,
}: Omit<ControlProps, 'missing' | 'onPastePosition'>) {
  const labelOf = useFieldLabel(kind);
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
