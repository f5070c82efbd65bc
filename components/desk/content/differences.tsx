import { useLocale, useTranslations } from 'next-intl';
import { choiceName } from '@/lib/content/choice-name';
import { type ContentField, differences, type Typed } from '@/lib/content/fields';
import { contentKinds, type KindName } from '@/lib/content/kinds';

interface DifferencesProps {
  fields: readonly ContentField[];
  before: Typed;
  after: Typed;
  /** "Before", "after"; or of two people. */
  beforeLabel: string;
  afterLabel: string;
}

export function Differences({ kind, before, after, ...props }: DifferencesProps & { kind: KindName }) {
  const t = useTranslations('desk.content');
  const choiceName = useChoiceName(kind);
  const named = (typed: Typed): Typed =>
    Object.fromEntries(
      props.fields.map(({ path, look }) => {
        const text = typed[path] ?? '';
        if (look === 'check') return [path, t(text === 'true' ? 'yes' : 'no')];
        if (!text || (look !== 'choices' && look !== 'select')) return [path, text];
        return [
          path,
          text
            .split(',')
            .map((choice) => choiceName(path, choice))
            .join('\n'),
        ];
      }),
    );
  return <DifferencesOf {...props} before={named(before)} after={named(after)} labelOf={useFieldLabel(kind)} />;
}

/** Field by field, what is not the same; of lists, the lines that are not the same. */
export function DifferencesOf({
  fields,
  before,
  after,
  beforeLabel,
  afterLabel,
  labelOf,
}: DifferencesProps & { labelOf: (path: string) => string }) {
  const t = useTranslations('desk.editing');
  const found = differences(fields, before, after);
  if (found.length === 0) return <p className="mt-2 text-ink-soft text-sm">{t('same')}</p>;
  return (
    <dl className="mt-2 space-y-3 text-sm">
      {found.map(({ path, before: was, after: is }) => (
        <div key={path}>
          <dt className="font-medium">{labelOf(path)}</dt>
          <Side path={path} tag="del" label={beforeLabel} text={without(was, is)} />
          <Side path={path} tag="ins" label={afterLabel} text={without(is, was)} />
        </div>
      ))}
    </dl>
  );
}

/** The lines that the other text has not. */
function without(text: string, other: string): string {
  const lines = other.split('\n');
  return text
    .split('\n')
    .filter((line) => line && !lines.includes(line))
    .join('\n');
}

function Side({ path, tag: Tag, label, text }: { path: string; tag: 'del' | 'ins'; label: string; text: string }) {
  const language = path.split('.').find((step) => step === 'en' || step === 'ar');
  return (
    <dd className="mt-1">
      <span className="block text-ink-soft">{label}</span>
      <Tag
        lang={language}
        dir="auto"
        className={`block whitespace-pre-line break-words rounded-control px-2 py-1 no-underline ${Tag === 'del' ? 'bg-danger-soft' : 'bg-success-soft'}`}
      >
        {text || '—'}
      </Tag>
    </dd>
  );
}

/** "Title (Arabic)", as the kind calls it, or all kinds. A field of the schema without words here is called by its name there. */
export function useFieldLabel(kind?: KindName): (path: string) => string {
  const t = useTranslations('desk.content');
  return (path) => {
    const steps = path.split('.');
    const language = steps.find((step) => step === 'en' || step === 'ar');
    const name = steps.filter((step) => step !== language).join('.');
    const key = [`fieldsOf.${kind}.${name}`, `fields.${name}`].find((one) => t.has(one as 'fields.price'));
    const label = key ? t(key as 'fields.price') : name;
    return language === 'en' || language === 'ar' ? t('inLanguage', { label, language: t(`languages.${language}`) }) : label;
  };
}

export const fieldId = (path: string) => `desk-content-${path.replaceAll('.', '-')}`;

/** What a choice is called in the language of the reader. */
export function useChoiceName(kind: KindName): (path: string, choice: string | number) => string {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  return (path, choice) =>
    choiceName(contentKinds[kind], path, choice, locale, (key) =>
      t.has(key as 'options.hotDeal') ? t(key as 'options.hotDeal') : undefined,
    );
}
