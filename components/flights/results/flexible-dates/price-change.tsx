import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { priceChange } from '@/lib/flights/calendar/calendar-fares';
import { recallShownPrice } from '@/lib/flights/calendar/fare-cache';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { searchKey } from '@/lib/flights/search/answer-cache';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** Says so when a day that was tapped for its price turns out to cost another. `now` is the price for one adult, if any is left. */
export function PriceChange({ search, now }: { search: FlightSearchRequest; now: number | undefined }) {
  const t = useTranslations('flights.calendar.change');
  const tag = intlTag(useLocale());
  const shown = recallShownPrice(searchKey(search));
  const change = shown === null ? null : priceChange(shown, now);
  if (shown === null || !change) return null;
  const amount = (riyals: number) => () => <bdi className="font-semibold">{formatQar(riyals, tag)}</bdi>;
  return (
    <p role="status" className="mb-3 flex gap-3 rounded-card bg-sun-soft p-4 text-on-sun-soft">
      <Icon name="info" className="mt-0.5 size-5 shrink-0" />
      <span>
        {change.kind === 'gone' && t.rich('gone', { before: amount(shown) })}
        {change.kind === 'higher' && t.rich('higher', { now: amount(now ?? 0), by: amount(change.by), before: amount(shown) })}
        {change.kind === 'lower' && t.rich('lower', { now: amount(now ?? 0), by: amount(change.by), before: amount(shown) })}
      </span>
    </p>
  );
}
