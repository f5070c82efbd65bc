import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { AllContent } from '@/lib/content/all-content';
import { type PlannedEntry, shownOf } from '@/lib/content/exchange';
import { fieldAt, fieldsOf, typedOf } from '@/lib/content/fields';
import { contentKinds, kindOf } from '@/lib/content/kinds';
import { useErrorWords } from '../content-form';
import { Differences, useFieldLabel } from '../differences';

interface PlannedEntriesProps {
  entries: readonly PlannedEntry[];
  all: AllContent;
}

/** Row by row: what is wrong first, then what would change. */
export function PlannedEntries({ entries, all }: PlannedEntriesProps) {
  const t = useTranslations('desk.content.exchange');
  const wrong = entries.filter(({ content }) => content === null);
  const changed = entries.filter(({ content, differences }) => content !== null && differences.length > 0);
  return (
    <>
      <p role="status" className="font-medium">
        {t('import.summary', {
          changed: changed.length,
          wrong: wrong.length,
          same: entries.length - changed.length - wrong.length,
        })}
      </p>
      {wrong.length + changed.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {[...wrong, ...changed].map((entry) => (
            <li key={entry.row} className="px-4 py-3">
              <Planned entry={entry} all={all} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Planned({ entry, all }: { entry: PlannedEntry; all: AllContent }) {
  const t = useTranslations('desk.content.exchange');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { row, kind, key, content, differences } = entry;
  const title = kindOf(kind)?.titleOf(key)?.[locale] ?? key;
  const heading = (
    <>
      <span className="text-ink-soft text-sm">{t('row', { row })}</span> <bdi className="font-medium">{title}</bdi>
    </>
  );
  if (!content) {
    return (
      <>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="danger">{t('wrong')}</Badge>
          <span>{heading}</span>
        </p>
        <Errors entry={entry} />
      </>
    );
  }
  const fields = fieldsOf(contentKinds[kind].schema);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center">
        {heading} <Badge tone="sun">{t('changes', { count: differences.length })}</Badge>
      </summary>
      {isOpen && (
        <Differences
          kind={kind}
          fields={fields}
          before={typedOf(fields, shownOf(all, kind, key))}
          after={typedOf(fields, content)}
          beforeLabel={t('before')}
          afterLabel={t('after')}
        />
      )}
    </details>
  );
}

function Errors({ entry: { kind, errors } }: { entry: PlannedEntry }) {
  const t = useTranslations('desk.content.exchange.errors');
  const labelOf = useFieldLabel();
  const wordsOf = useErrorWords();
  return (
    <ul className="mt-1 list-disc ps-5 text-danger text-sm">
      {errors.map(({ path, error }) => {
        if (path === null) return <li key={error}>{t(error as 'twice')}</li>;
        const field = fieldAt(fieldsOf(contentKinds[kind].schema), path);
        return (
          <li key={path}>
            {labelOf(field?.path ?? path)}: {wordsOf(error)}
          </li>
        );
      })}
    </ul>
  );
}
