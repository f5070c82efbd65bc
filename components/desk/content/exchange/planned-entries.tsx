import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { type ImportError, isChange, type PlannedEntry } from '@/lib/content/exchange/planned';
import { differences, fieldAt, fieldsOf, nameIn, typedOf } from '@/lib/content/fields';
import { contentKinds, kindOf } from '@/lib/content/kinds';
import { intlTag } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
import { useErrorWords } from '../content-form';
import { Differences, useChoiceName, useFieldLabel } from '../differences';
import { JumpWarning } from '../price-jump';

/** Row by row: what is wrong first, then what would be new, then what would change. */
export function PlannedEntries({ entries }: { entries: readonly PlannedEntry[] }) {
  const t = useTranslations('desk.content.exchange');
  const wrong = entries.filter(({ content }) => content === null);
  const added = entries.filter((entry) => isChange(entry) && entry.isNew);
  const changed = entries.filter((entry) => isChange(entry) && !entry.isNew);
  return (
    <>
      <p role="status" className="font-medium">
        <span>
          {t('import.summary', {
            changed: changed.length,
            wrong: wrong.length,
            same: entries.length - changed.length - added.length - wrong.length,
          })}
        </span>{' '}
        {added.length > 0 && <span>{t('import.added', { count: added.length })}</span>}
      </p>
      {wrong.length + added.length + changed.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {[...wrong, ...added, ...changed].map((entry) => (
            <li key={entry.row} className="px-4 py-3">
              <Planned entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Its row, and what it is called. */
export function EntryName({ entry: { row, kind, key, content } }: { entry: PlannedEntry }) {
  const t = useTranslations('desk.content.exchange');
  const locale = useLocale();
  const title = kindOf(kind)?.titleOf(key)?.[locale] ?? nameIn(content, locale) ?? key;
  return (
    <>
      <span className="text-ink-soft text-sm">{t('row', { row })}</span> <bdi className="font-medium">{title}</bdi>
    </>
  );
}

function Planned({ entry }: { entry: PlannedEntry }) {
  const t = useTranslations('desk.content.exchange');
  const [isOpen, setIsOpen] = useState(false);
  const labelOf = useFieldLabel(entry.kind);
  const tag = intlTag(useLocale());
  const { kind, key, content, isNew, near, draftBy, before, carried, jump } = entry;
  if (!content) {
    return (
      <>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">{t('wrong')}</Badge>
          <span>
            <EntryName entry={entry} />
          </span>
        </p>
        <Errors entry={entry} />
      </>
    );
  }
  const fields = fieldsOf(contentKinds[kind].schema);
  const after = typedOf(fields, content);
  const list = new Intl.ListFormat(tag, { type: 'unit' });
  return (
    <>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center">
          <EntryName entry={entry} />{' '}
          {isNew ? (
            <Badge tone="success">{t('new')}</Badge>
          ) : (
            <Badge tone="sun">{t('changes', { count: differences(fields, before, after).length })}</Badge>
          )}
        </summary>
        {isOpen && (
          <Differences
            kind={kind}
            fields={fields}
            before={before}
            after={after}
            beforeLabel={t('before')}
            afterLabel={t('after')}
          />
        )}
      </details>
      {isNew && (
        <p className="text-sm">
          <span>{t('newEntry', { key: isolated(key) })}</span>{' '}
          {near !== null && <strong>{t('near', { key: isolated(near) })}</strong>}
        </p>
      )}
      {draftBy !== null && (
        <p className="text-sm">
          <span>{t('draftWaits', { name: isolated(draftBy) })}</span>{' '}
          {carried.length > 0 && (
            <strong>
              {t('carried', { count: carried.length, fields: list.format(carried.map(({ path }) => labelOf(path))) })}
            </strong>
          )}
        </p>
      )}
      {jump && <JumpWarning jump={jump} />}
    </>
  );
}

/** To be read in a line. */
const fewEnough = 20;

function Errors({ entry: { kind, key, near, errors } }: { entry: PlannedEntry }) {
  const t = useTranslations('desk.content.exchange');
  const labelOf = useFieldLabel(kind);
  const nameOf = useChoiceName(kind);
  const wordsOf = useErrorWords();
  const list = new Intl.ListFormat(intlTag(useLocale()), { type: 'unit' });
  return (
    <ul className="mt-1 list-disc ps-5 text-danger text-sm">
      {errors.map(({ path, error, what }) => {
        if (path === null)
          return (
            <li key={error}>
              <span>{t(`errors.${error as ImportError}`, { key: isolated(key), column: '', row: 0 })}</span>{' '}
              {near !== null && <span>{t('near', { key: isolated(near) })}</span>}
            </li>
          );
        const field = fieldAt(fieldsOf(contentKinds[kind].schema), path);
        const choices = error === 'notAChoice' ? field?.choices : undefined;
        return (
          <li key={`${path} ${what}`}>
            {labelOf(field?.path ?? path)}: {wordsOf(error, what)}
            {field && choices && choices.length <= fewEnough && (
              <span> {t('choices', { choices: list.format(choices.map((one) => nameOf(field.path, one))) })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
