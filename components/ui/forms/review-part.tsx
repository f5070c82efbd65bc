import type { ReactNode } from 'react';

interface ReviewPartProps {
  title: string;
  /** A short remark beside the title. */
  note?: string | undefined;
  editText: string;
  editLabel: string;
  onEdit: () => void;
  /** Where it is edited without script. */
  editAt?: string | undefined;
  children: ReactNode;
}

/** One part of the request, read-only, with a button to edit it. */
export function ReviewPart({ title, note, editText, editLabel, onEdit, editAt, children }: ReviewPartProps) {
  const look = '-me-2 min-h-11 shrink-0 px-2 text-accent underline underline-offset-4';
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <div className="mb-4 flex items-start justify-between gap-4">
        <h3 className="min-w-0 pt-2.5 text-lg">
          <bdi className="break-words">{title}</bdi>
          {note && <span className="block font-normal text-ink-soft text-sm">{note}</span>}
        </h3>
        <button type="button" aria-label={editLabel} onClick={onEdit} className={`${look} noscript:hidden`}>
          {editText}
        </button>
        {editAt && (
          <a href={editAt} aria-label={editLabel} className={`${look} hidden items-center noscript:inline-flex`}>
            {editText}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

interface ReviewFactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** One line of a part's description list. */
export function ReviewFact({ label, className = 'min-w-0', children }: ReviewFactProps) {
  return (
    <div className={className}>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}
