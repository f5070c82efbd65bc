import { useTranslations } from 'next-intl';
import type { Note } from '@/lib/desk/history';
import type { Subject } from '@/lib/desk/subjects';
import { Moment, Section, useStatusWord } from '../facts';

/** Who did what, and when; the latest first. */
export function History({ subject, notes }: { subject: Subject; notes: readonly Note[] }) {
  const t = useTranslations('desk.history');
  const wordOf = useStatusWord();
  return (
    <Section title={t('title')}>
      {notes.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ol className="space-y-3">
        {notes.map(({ id, staff_name, from_status, to_status, remark, written_at }) => (
          <li key={id} className="border-line border-s-2 ps-3">
            <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
              <bdi className="font-medium text-ink">{staff_name}</bdi>
              <Moment at={written_at} />
            </p>
            <p>
              {from_status && to_status && t('moved', { from: wordOf(subject, from_status), to: wordOf(subject, to_status) })}
              {!from_status && to_status && t('made', { status: wordOf(subject, to_status) })}
              {!to_status && t('remarked')}
            </p>
            {remark && (
              <p className="whitespace-pre-line break-words text-ink-soft">
                <bdi>{remark}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
