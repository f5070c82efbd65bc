import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { documentDueBy, documentValidUntil, documentWarning } from '@/lib/bookings/documents';
import type { TravelDocument } from '@/lib/bookings/people';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface DocumentNoticeProps {
  document?: TravelDocument;
  /** yyyy-MM-dd */
  expiry: string | undefined;
  trip: { departureDate: string; lastDay: string; today?: string; needsDocuments?: boolean };
}

/** What a document that ends before the trip, or sooner than most countries allow, means and what to do; nothing for a valid one. */
export function DocumentNotice({ document = 'passport', expiry, trip }: DocumentNoticeProps) {
  const t = useTranslations('bookings.passengers.warnings');
  const warning = documentWarning(document, expiry, trip);
  if (!warning) return null;
  const validUntil = formatDay(documentValidUntil(document, trip));
  const day = formatDay(documentDueBy(trip.departureDate, trip.today ?? todayInQatar()));
  return (
    <Notice tone={warning === 'passportTooShort' ? 'warning' : 'danger'} className="mt-4">
      {t(warning, { validUntil, day, lastDay: formatDay(trip.lastDay), sold: trip.needsDocuments ? 'yes' : 'no' })}
    </Notice>
  );
}
