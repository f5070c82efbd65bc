import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface ReviewPartProps {
  title: string;
  onEdit: () => void;
  children: ReactNode;
}

/** One part of the form, read-only, with the way back to it. */
export function ReviewPart({ title, onEdit, children }: ReviewPartProps) {
  const t = useTranslations('bookings.review');
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <div className="mb-3 flex items-start justify-between gap-4">
        <h3 className="min-w-0 pt-2.5 text-lg">{title}</h3>
        <button
          type="button"
          aria-label={t('editLabel', { part: title })}
          onClick={onEdit}
          className="-me-2 min-h-11 shrink-0 px-2 text-accent underline underline-offset-4"
        >
          {t('edit')}
        </button>
      </div>
      {children}
    </section>
  );
}
