import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useAnswerFocus } from '@/components/ui/feedback/use-answer-focus';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { OfferedChange } from '@/lib/bookings/model/order-choice';
import type { ExtraItem } from '@/lib/bookings/model/order-extras';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import type { FlightItinerary } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { OrderMove } from '@/supabase/functions/_shared/contracts/orders';
import { FlightTimes } from '../flight-times';

interface OfferedChoiceProps {
  offer: OfferedChange;
  moves: readonly OrderMove[];
  takesPayments: boolean;
  /** Direction by direction, as booked now. */
  flights: readonly FlightItinerary[];
  /** Bags and seats that were bought, on any flight. */
  extras: readonly ExtraItem[];
  isSending: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** An offer: the old flights and the new ones, the full cost, and the button to continue. */
export function OfferedChoice(props: OfferedChoiceProps) {
  const { offer, moves, takesPayments, flights, extras, isSending, onBack, onConfirm } = props;
  const t = useTranslations('changeDate.choice');
  const locale = useLocale();
  const section = useAnswerFocus<HTMLElement>();
  const { due, back, fee, until } = offer;
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const was = moves.flatMap(({ direction }) => flights[direction - 1]?.segments ?? []).map(toFlight);
  const hasExtras = extras.some((item) => item.flights.some(({ flight }) => was.some((moved) => moved.flight === flight)));
  const way = due === 0 ? 'now' : takesPayments ? 'pay' : 'agent';
  return (
    <section ref={section} tabIndex={-1} className="rounded-control bg-sunken p-4 sm:p-5">
      <h4 className="font-semibold text-lg">{t('title')}</h4>
      <dl className="mt-2 grid gap-4 sm:grid-cols-2 sm:gap-8">
        <div>
          <dt className="text-ink-soft text-sm">{t('was')}</dt>
          <dd className="text-ink-soft">
            <FlightTimes flights={was} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t('becomes')}</dt>
          <dd className="font-semibold">
            <FlightTimes flights={offer.flights.flat()} />
          </dd>
        </div>
      </dl>
      <dl className="mt-4 grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-line-strong border-t pt-3 tabular-nums">
        {fee !== null && (
          <>
            <Sum term={t('fare')} sum={inRiyals(due - back - fee)} />
            <Sum term={t('fee')} sum={inRiyals(fee)} />
          </>
        )}
        <Sum term={t('ours')} sum={t('none')} />
        <dt className="font-semibold">{t(back > 0 ? 'back' : 'due')}</dt>
        <dd className="text-end font-semibold">
          <bdi>{inRiyals(back > 0 ? back : due)}</bdi>
        </dd>
      </dl>
      {until && (
        <p className="mt-3">
          {t.rich('until', { moment: () => <bdi className="tabular-nums">{momentInQatar(new Date(until), locale)}</bdi> })}
        </p>
      )}
      {hasExtras && <p className="mt-2">{t('extras')}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={isSending} className="min-h-12 max-sm:w-full" onClick={() => !isSending && onConfirm()}>
          {isSending ? <Spinner /> : way === 'pay' && <Icon name="shield" />}
          <span>{isSending ? t('sending') : t(`way.${way}`, { amount: isolated(inRiyals(due)) })}</span>
        </Button>
        <Button variant="quiet" aria-disabled={isSending} className="max-sm:w-full" onClick={() => !isSending && onBack()}>
          {t('other')}
        </Button>
      </div>
      <p className="mt-3 text-ink-soft text-sm">{t(back > 0 ? 'note.back' : `note.${way}`)}</p>
    </section>
  );
}

function Sum({ term, sum }: { term: string; sum: string }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-end">
        <bdi>{sum}</bdi>
      </dd>
    </>
  );
}

const toFlight = ({ carrierCode, number, departure, arrival }: FlightItinerary['segments'][number]) => ({
  flight: `${carrierCode} ${number}`,
  from: departure.iataCode,
  to: arrival.iataCode,
  departs: departure.at,
  arrives: arrival.at,
});
