import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { pricesSeen, type SeenPrice, type SelectedOffer, totalOf } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** The totals this tab has shown for a selection, each with its time in Qatar; nothing while there was only one. */
export function PriceRecord({ selected }: { selected: SelectedOffer }) {
  const t = useTranslations('bookings.summary.record');
  const tag = intlTag(useLocale());
  const [prices, setPrices] = useState<readonly SeenPrice[]>([]);
  const total = totalOf(selected);

  // The page saves a new price before this runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at another total.
  useEffect(() => setPrices(pricesSeen(selected)), [total]);

  if (prices.length < 2) return null;
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Qatar' });
  return (
    <div data-testid="price-record" className="mt-3 rounded-control bg-sunken px-3 py-2 text-sm">
      <p className="font-medium">{t('title')}</p>
      <ol>
        {prices.map(({ total: amount, at }, index) => (
          <li key={at} className="flex justify-between gap-4 text-ink-soft">
            <span>
              {t(index === 0 ? 'selected' : 'since')} <bdi>{clock.format(new Date(at))}</bdi>
            </span>
            <bdi className="tabular-nums">{formatQar(amount, tag)}</bdi>
          </li>
        ))}
      </ol>
    </div>
  );
}
