import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Country } from '@/lib/bookings/country-names';
import { passportValidUntil } from '@/lib/bookings/people';
import type { SavedTraveller } from '@/lib/bookings/saved-travellers';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface TravellerCardProps {
  traveller: SavedTraveller;
  countries: readonly Country[];
  onEdit: () => void;
  onRemove: () => void;
}

/** One saved traveller, with a warning while there is time to renew the passport. */
export function TravellerCard({ traveller, countries, onEdit, onRemove }: TravellerCardProps) {
  const t = useTranslations('account.travellers');
  const [today] = useState(() => todayInQatar());
  const name = `${traveller.given_names} ${traveller.surname}`;
  const expiry = traveller.passport_expiry;
  const country = countries.find(({ code }) => code === traveller.nationality)?.name ?? traveller.nationality;
  const isReadable = [traveller.date_of_birth, expiry].every((day) => isDay(day));
  const isShort = expiry < passportValidUntil(today);
  const warning = !isReadable ? t('checkDays') : expiry < today ? t('expired') : isShort && t('expiresSoon');
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 className="wrap-anywhere text-lg">
        <bdi>{name}</bdi>
      </h2>
      <dl className="mt-3 mb-4 grid grow grid-cols-2 content-start gap-x-4 gap-y-3">
        <Fact label={t('born')}>
          <bdi className="tabular-nums">{shownDay(traveller.date_of_birth)}</bdi>
        </Fact>
        <Fact label={t('nationality')}>{country}</Fact>
        <Fact label={t('passport')}>
          <bdi className="tabular-nums">{traveller.passport_number}</bdi>
        </Fact>
        <Fact label={t('validUntil')}>
          <bdi className="tabular-nums">{shownDay(expiry)}</bdi>
        </Fact>
        {traveller.loyalty_number && (
          <Fact label={t('loyalty')}>
            <bdi className="tabular-nums">
              {traveller.loyalty_airline} {traveller.loyalty_number}
            </bdi>
          </Fact>
        )}
      </dl>
      {warning && (
        <p className="mb-4">
          <Badge tone={expiry < today ? 'danger' : 'sun'}>{warning}</Badge>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={t('editOf', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="quiet" aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </article>
  );
}

/** Postgres knows infinite days and other eras; rows from before such values were refused still render. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const shownDay = (text: string) => (isDay(text) ? formatDay(text) : '–');

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex flex-col items-start break-words font-medium">{children}</dd>
    </div>
  );
}
