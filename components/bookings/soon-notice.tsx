import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { beginsByAnswer } from '@/lib/bookings/answer-by';
import { formatDay } from '@/lib/time/dates';
import { Reach } from './reach';

interface SoonNoticeProps {
  kind: string;
  /** First day of the trip, yyyy-MM-dd. */
  firstDay: string;
  /** ISO instant; left out before the request is sent. */
  requestedAt?: string | undefined;
}

/** Asks travellers to call when the trip begins before our answer is due. Nothing for any other trip. */
export function SoonNotice({ kind, firstDay, requestedAt }: SoonNoticeProps) {
  const t = useTranslations('bookings.soon');
  const [asked] = useState(() => (requestedAt ? new Date(requestedAt) : new Date()));
  if (!beginsByAnswer(firstDay, asked)) return null;
  return (
    <Notice tone="warning">
      <p>{t('text', { kind })}</p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <Reach label={t('whatsapp')} message={t('message', { day: formatDay(firstDay) })} />
      </div>
    </Notice>
  );
}
