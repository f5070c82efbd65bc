import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { documentWarning } from '@/lib/bookings/documents';
import { type DeskBooking, type PrivateFacts, readPrivateFacts } from '@/lib/desk/details';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { useCountryName } from '../use-kind-word';

/** The travellers; names only where no documents are needed, as in a hotel. Numbers of documents and frequent flyers load on demand and are cleared when hidden again. */
export function Travellers({ booking }: { booking: DeskBooking }) {
  const t = useTranslations('desk.travellers');
  const countryOf = useCountryName();
  const [privateFacts, setPrivateFacts] = useState<PrivateFacts[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const hasDocuments = booking.offer.needsDocuments;
  const [today] = useState(() => todayInQatar());
  // Documents are deleted when they are no longer needed.
  const isOver = booking.last_travel_date < today;

  async function toggle() {
    setHasFailed(false);
    if (privateFacts) return setPrivateFacts(null);
    setIsReading(true);
    try {
      setPrivateFacts(await readPrivateFacts(await loadBrowserClient(), booking.id));
    } catch {
      setHasFailed(true);
    }
    setIsReading(false);
  }

  return (
    <div>
      <ul className="divide-y divide-line">
        {booking.booking_passengers
          .toSorted((a, b) => a.position - b.position)
          .map(
            ({
              position,
              type,
              title,
              gender,
              travel_document,
              given_names,
              surname,
              date_of_birth,
              nationality,
              has_document,
            }) => {
              const facts = privateFacts?.find((one) => one.position === position);
              return (
                <li key={position} className="py-3 first:pt-0">
                  <p className="break-words font-medium">
                    <bdi>
                      {surname}, {given_names} {title}
                    </bdi>
                  </p>
                  <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
                    <span>{t(type)}</span>
                    {gender && <span>{t(gender)}</span>}
                    {nationality && <span>{countryOf(nationality)}</span>}
                    {date_of_birth && (
                      <span>
                        {t('born')} <bdi className="tabular-nums">{formatDay(date_of_birth)}</bdi>
                      </span>
                    )}
                    {hasDocuments && (
                      <span>
                        {t(travel_document)}{' '}
                        {facts ? (
                          <bdi className="font-medium text-ink tabular-nums">{facts.passport_number ?? t('none')}</bdi>
                        ) : (
                          has_document && <span>{t('hidden')}</span>
                        )}
                      </span>
                    )}
                    {hasDocuments && !has_document && !isOver && <Badge tone="danger">{t('missing')}</Badge>}
                    {facts?.passport_expiry && (
                      <span>
                        {t('expiry')} <bdi className="text-ink tabular-nums">{formatDay(facts.passport_expiry)}</bdi>
                      </span>
                    )}
                    {facts?.loyalty_number && (
                      <span>
                        {t('loyalty')}{' '}
                        <bdi className="font-medium text-ink tabular-nums">
                          {facts.loyalty_airline} {facts.loyalty_number}
                        </bdi>
                      </span>
                    )}
                    {facts?.passport_expiry &&
                      documentWarning(travel_document, facts.passport_expiry, { lastDay: booking.last_travel_date }) && (
                        <Badge tone="sun">{t('expiresSoon')}</Badge>
                      )}
                  </p>
                </li>
              );
            },
          )}
      </ul>
      {hasFailed && (
        <Notice tone="danger" announce="alert" className="mt-2">
          {t('failed')}
        </Notice>
      )}
      {hasDocuments && (
        <Button variant="secondary" className="mt-2" aria-busy={isReading} onClick={() => void (isReading || toggle())}>
          {privateFacts ? t('hide') : t('show')}
        </Button>
      )}
    </div>
  );
}
