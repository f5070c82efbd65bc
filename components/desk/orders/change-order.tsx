import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { OrderActions } from '@/components/desk/use-desk-action';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import type { DeskOrder } from '@/lib/desk/orders';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { dayError, formatClock, formatDay, isDay, lastDayToAsk, readDay } from '@/lib/time/dates';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { Question } from '../payments/question';

interface ChangeOrderProps extends OrderActions {
  order: DeskOrder;
}

/** Moves the flights of one direction to another day: first requests the supplier's offers, then selects one. */
export function ChangeOrder({ order, isSaving, act }: ChangeOrderProps) {
  const t = useTranslations('desk.orders.day');
  const locale = useLocale();
  const dateWords = useDateWords();
  const [direction, setDirection] = useState('1');
  const [day, setDay] = useState('');
  const [error, setError] = useState('');
  const [today] = useState(() => todayInQatar());
  const { id, itineraries, order_terms: terms } = order;
  const [isOpen, setIsOpen] = useState(terms.change_offers !== null);

  function ask(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wrong = dayError(readDay(day), today);
    setError(wrong ? dateWords.errors[wrong] : isDay(readDay(day)) ? '' : t('needsDay'));
    if (wrong || !isDay(readDay(day))) return;
    void act({ type: 'quoteChange', order: id, direction: Number(direction), day: readDay(day) });
  }

  return (
    <details
      className="group/day mt-4 border-line border-t pt-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="down" className="size-4 transition-transform group-open/day:rotate-180" />
        {t('open')}
      </summary>
      <form onSubmit={ask} noValidate className="mt-2 flex flex-wrap items-end gap-3">
        {itineraries.length > 1 && (
          <Select
            id={`${id}-direction`}
            label={t('direction')}
            value={direction}
            onChange={(event) => setDirection(event.target.value)}
          >
            {itineraries.map((flights, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: directions are told apart by their place.
              <option key={index} value={index + 1}>
                {cityName(flights[0]?.from ?? '', locale)} – {cityName(flights.at(-1)?.to ?? '', locale)}
              </option>
            ))}
          </Select>
        )}
        <DateField
          id={`${id}-day`}
          label={t('day')}
          error={error || undefined}
          words={dateWords}
          earliest={today}
          latest={lastDayToAsk(today)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" className="max-sm:w-full" aria-disabled={isSaving}>
          {t('ask')}
        </Button>
      </form>
      {terms.change_offers && <Offers order={id} offered={terms.change_offers} isSaving={isSaving} act={act} />}
    </details>
  );
}

type Offered = NonNullable<DeskOrder['order_terms']['change_offers']>;

function Offers({ order, offered, isSaving, act }: OrderActions & { order: string; offered: Offered }) {
  const t = useTranslations('desk.orders.day');
  const locale = useLocale();
  const [asking, setAsking] = useState<Offered['offers'][number] | null>(null);
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(locale)));
  const [firstEnd] = offered.offers.flatMap(({ expiresAt }) => expiresAt ?? []).toSorted();
  const isOver = useHasPassed(firstEnd);
  if (isOver) return null;
  const day = offered.moves.map((move) => isolated(formatDay(move.day))).join(' · ');
  return (
    <div className="mt-3" role="status">
      <p>{t(offered.offers.length > 0 ? 'offers' : 'none', { day })}</p>
      <ul className="mt-2 space-y-2">
        {offered.offers.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken p-3">
            <span>
              {t('leaves', { time: isolated(formatClock(offer.departsAt)) })}
              {' · '}
              <span className="font-medium">
                {offer.price.dirhams > 0
                  ? t('more', { amount: inRiyals(offer.price.dirhams) })
                  : offer.refund
                    ? t('less', { amount: inRiyals(offer.refund.dirhams) })
                    : t('free')}
              </span>
            </span>
            <Button aria-disabled={isSaving} className="max-sm:w-full" onClick={() => !isSaving && setAsking(offer)}>
              {t('choose')}
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <Question
          title={t('title')}
          yes={t('yes')}
          onClose={() => setAsking(null)}
          onYes={() => void act({ type: 'change', order, offer: asking.id, agreed: asking.price.dirhams })}
        >
          <p>
            {asking.price.dirhams > 0
              ? t('text', { amount: inRiyals(asking.price.dirhams) })
              : asking.refund
                ? t('textBack', { amount: inRiyals(asking.refund.dirhams) })
                : t('textFree')}
          </p>
        </Question>
      )}
    </div>
  );
}
