import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReviewPart as Part } from '@/components/ui/forms/review-part';

interface ReviewPartProps {
  title: string;
  note?: string;
  onEdit: () => void;
  children: ReactNode;
}

/** One part of what will be sent, as a list of facts. */
export function ReviewPart({ title, note, onEdit, children }: ReviewPartProps) {
  const t = useTranslations('bookings.review');
  return (
    <Part title={title} note={note} editText={t('edit')} editLabel={t('editLabel', { part: title })} onEdit={onEdit}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
    </Part>
  );
}
