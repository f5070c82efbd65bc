import type { ReactNode } from 'react';

interface ReviewSectionProps {
  title: string;
  /** A quiet line beside the title. */
  note?: string;
  editLabel: string;
  editText: string;
  onEdit: () => void;
  children: ReactNode;
}

/** One part of the form, read-only, with the way back to it. */
export function ReviewSection({ title, note, editLabel, editText, onEdit, children }: ReviewSectionProps) {
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <div className="mb-4 flex items-start justify-between gap-4">
        <h3 className="min-w-0 pt-2.5 text-lg">
          <bdi className="break-words">{title}</bdi>
          {note && <span className="block font-normal text-ink-soft text-sm">{note}</span>}
        </h3>
        <button
          type="button"
          aria-label={editLabel}
          onClick={onEdit}
          className="-me-2 min-h-11 shrink-0 px-2 text-accent underline underline-offset-4"
        >
          {editText}
        </button>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">{children}</dl>
    </section>
  );
}

interface FactProps {
  label: string;
  /** Long text takes the whole line on a phone. */
  isLong?: boolean;
  children: ReactNode;
}

export function Fact({ label, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? 'col-span-2 min-w-0 sm:col-span-1' : 'min-w-0'}>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}
