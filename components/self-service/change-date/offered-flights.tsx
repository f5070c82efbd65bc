import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OfferedChange } from '@/lib/bookings/model/order-choice';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { FlightTimes } from '../flight-times';

const shownAtFirst = 4;

/** The airline's offers, the cheapest first. */
export function OfferedFlights({ offers, onSelect }: { offers: readonly OfferedChange[]; onSelect: (id: string) => void }) {
  const t = useTranslations('changeDate.offers');
  const words = useTranslations('changeDate');
  const locale = useLocale();
  const sumInWords = useSumInWords();
  const [isWhole, setIsWhole] = useState(false);
  const sorted = offers.toSorted((one, other) => one.due - one.back - (other.due - other.back));
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst);
  const [until] = offers.flatMap((each) => each.until ?? []).toSorted();
  return (
    <section>
      <h4 className="font-semibold text-lg">{t('title')}</h4>
      <p className="text-ink-soft">
        {t('note')}
        {until && (
          <>
            {' '}
            <span>
              {words.rich('choice.until', {
                moment: () => <bdi className="tabular-nums">{momentInQatar(new Date(until), locale)}</bdi>,
              })}
            </span>
          </>
        )}
      </p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {shown.map((offer) => (
          <li key={offer.id} className="flex flex-col gap-3 rounded-control border border-line bg-raised p-4">
            <div className="-mt-2 grow">
              {offer.flights.map((flights) => (
                <FlightTimes key={flights[0]?.departs} flights={flights} />
              ))}
            </div>
            <p className="font-semibold text-lg">{sumInWords(offer)}</p>
            <Button variant="secondary" className="w-full" onClick={() => onSelect(offer.id)}>
              {t('choose')}
            </Button>
          </li>
        ))}
      </ul>
      {sorted.length > shown.length && (
        <Button variant="quiet" className="mt-3" onClick={() => setIsWhole(true)}>
          {t('more', { count: sorted.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function useSumInWords() {
  const t = useTranslations('changeDate.offers');
  const tag = intlTag(useLocale());
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, tag));
  return ({ due, back }: OfferedChange) =>
    due > 0 ? t('due', { amount: inRiyals(due) }) : back > 0 ? t('back', { amount: inRiyals(back) }) : t('free');
}
