import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface ReviewPartProps {
  title: string;
  note?: string;
  onEdit: () => void;
  children: ReactNode;
}

/** One part of what will be sent, read-only, with the way back to it. */
export function ReviewPart({ title, note, onEdit, children }: ReviewPartProps) {
  const t = useTranslations('bookings.review');
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <div className="mb-4 flex items-start justify-between gap-4">
        <h3 className="min-w-0 pt-2.5 text-lg">
          <bdi className="break-words">{title}</bdi>
          {note && <span className="block font-normal text-ink-soft text-sm">{note}</span>}
        </h3>
        <button
          type="button"
          aria-label={t('editLabel', { part: title })}
          onClick={onEdit}
          className="-me-2 min-h-11 shrink-0 px-2 text-accent underline underline-offset-4"
        >
          {t('edit')}
        </button>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
    </section>
  );
}

export function ReviewFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}
