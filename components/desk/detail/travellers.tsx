import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCountryName } from '@/components/desk/use-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { documentWarning } from '@/lib/bookings/documents';
import { sensitiveRows } from '@/lib/bookings/model/passenger-fields';
import { unnamedIn } from '@/lib/bookings/people';
import { type DeskBooking, type PrivateFacts, readPrivateFacts } from '@/lib/desk/details/details';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** The travellers; names only where no documents are needed, as in a hotel. Numbers of documents and frequent flyers load on demand and are cleared when hidden again. */
export function Travellers({ booking }: { booking: DeskBooking }) {
  const t = useTranslations('desk.travellers');
  const [privateFacts, setPrivateFacts] = useState<PrivateFacts[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const hasDocuments = booking.offer.needsDocuments;
  const unnamed = unnamedIn(booking);

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
          .map((traveller) => (
            <Traveller
              key={traveller.position}
              booking={booking}
              traveller={traveller}
              facts={privateFacts?.find(({ position }) => position === traveller.position)}
            />
          ))}
      </ul>
      {unnamed > 0 && <Badge tone="danger">{t('unnamed', { count: unnamed })}</Badge>}
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

interface TravellerProps {
  booking: DeskBooking;
  traveller: DeskBooking['booking_passengers'][number];
  /** What is sensitive, once it was read. */
  facts: PrivateFacts | undefined;
}

/** A line of the document's number is always there: it says too that it is hidden. */
const otherSensitive = sensitiveRows.filter(({ name, within }) => name !== 'passportNumber' && !within);

export function Traveller({ booking, traveller, facts }: TravellerProps) {
  const t = useTranslations('desk.travellers');
  const words = useTranslations('bookings.passengers');
  const countryOf = useCountryName();
  const [today] = useState(() => todayInQatar());
  const { type, title, gender, travel_document, given_names, surname, date_of_birth, nationality, has_document } = traveller;
  const hasDocuments = booking.offer.needsDocuments;
  // Documents are deleted when they are no longer needed.
  const isOver = booking.last_travel_date < today;
  const warning = documentWarning(travel_document, facts?.passport_expiry ?? undefined, { lastDay: booking.last_travel_date });
  return (
    <li className="py-3 first:pt-0">
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
        {facts &&
          otherSensitive.map(({ name, kind, column }) => {
            const value = facts[column];
            if (!value) return null;
            const label = t.has(name as 'loyaltyNumber') ? t(name as 'loyaltyNumber') : words(name as 'surname');
            const said = kind === 'day' ? formatDay(value) : kind === 'choice' ? words(`${name}s.${value}` as 'title') : value;
            const before = sensitiveRows.flatMap(({ within, column: other }) => (within === name ? [facts[other]] : []));
            return (
              <span key={name}>
                <span>{label} </span>
                <bdi className={`${kind === 'code' ? 'font-medium ' : ''}text-ink tabular-nums`}>
                  {[...before, said].join(' ')}
                </bdi>
              </span>
            );
          })}
        {warning && (
          <Badge tone={warning === 'passportTooShort' ? 'sun' : 'danger'}>
            {t(warning === 'passportTooShort' ? 'expiresSoon' : 'endsBefore')}
          </Badge>
        )}
      </p>
    </li>
  );
}
