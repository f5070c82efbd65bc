import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { useAnswerFocus } from '@/components/ui/feedback/use-answer-focus';
import type { ChangeResponse, OfferedChange, OfferedChanges } from '@/lib/bookings/model/order-choice';
import { extrasOf, type Tickets } from '@/lib/bookings/model/order-row';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { lookUp } from '@/lib/self-service/ask';
import { isolated } from '@/lib/text/isolate';
import { useToday } from '@/lib/time/use-today';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { OrderMove } from '@/supabase/functions/_shared/contracts/orders';
import { ChoiceNotice } from '../choice-notice';
import { FlightTimes } from '../flight-times';
import { useChoice } from '../use-choice';
import { AgentDay } from './agent-day';
import { DayForm } from './day-form';
import { OfferedChoice } from './offered-choice';

export interface MovableBooking {
  reference: string;
  kind: string;
  /** As currently booked; one for a flight, none for a stay. */
  flights: readonly SignedFlightOffer[];
  orders: readonly Tickets[];
}

interface ChangeDatePanelProps {
  booking: MovableBooking;
  lastName: string;
  locale: Locale;
  messages: Partial<Messages>;
}

export function ChangeDatePanel({ locale, messages, ...booked }: ChangeDatePanelProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <Panel {...booked} />
    </NextIntlClientProvider>
  );
}

/** Why no airline can be asked about a booking; null when one can. */
function whyNot({ flights, orders }: MovableBooking) {
  if (flights.length === 0) return 'stay';
  const order = orders.find(({ status }) => status === 'ticketed');
  if (!order) return orders.some(({ status }) => status === 'paid') ? 'notTicketed' : 'notOrdered';
  if (order.airline_change) return 'airlineChange';
  return order.order_choices.some(({ status }) => status === 'due' || status === 'unknown') ? 'changing' : null;
}

type Failure = Exclude<ChangeResponse['type'], 'offers'> | 'miss' | 'tooMany' | 'offline' | 'failed' | 'none';

/**
 * First the days, then the airline's offers, then the selected offer with its cost. When no airline can be asked, gives the reason and sends the
 * request to an agent.
 */
function Panel({ booking, lastName }: Pick<ChangeDatePanelProps, 'booking' | 'lastName'>) {
  const t = useTranslations('changeDate');
  const today = useToday();
  const { reference } = booking;
  const [isLoading, setIsLoading] = useState(false);
  const [moves, setMoves] = useState<OrderMove[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [offered, setOffered] = useState<OfferedChanges | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const choice = useChoice('change-date');
  const why = whyNot(booking);
  const offer = offered?.offers.find(({ id }) => id === selected);

  async function ask(wanted: OrderMove[]) {
    if (isLoading) return;
    setIsLoading(true);
    setFailure(null);
    setOffered(null);
    setMoves(wanted);
    choice.renew();
    const answer = await lookUp<ChangeResponse>('change-offers', { reference, lastName, moves: wanted });
    setIsLoading(false);
    if (!answer.ok) return setFailure(answer.reason);
    if (answer.found?.type !== 'offers') return setFailure(answer.found?.type ?? 'miss');
    if (answer.found.offers.length === 0) return setFailure('none');
    setOffered(answer.found);
  }

  async function confirm() {
    if (!offer) return;
    const answer = await choice.send({ reference, lastName, offer: offer.id, amount: offer.due });
    // Requests expired offers again.
    if (answer?.type === 'stale' || answer?.type === 'ordered' || answer?.type === 'asked') setOffered(null);
  }

  const { result } = choice;
  const isDone = result?.type === 'ordered' || result?.type === 'asked';
  return (
    <div className="mt-1 max-w-3xl space-y-5 pb-3">
      {why ? <p>{t(`why.${why}`)}</p> : !isDone && <p className="text-ink-soft">{t('lead')}</p>}
      {(why === 'stay' || why === 'notOrdered') && <AgentDay reference={reference} lastName={lastName} moves={null} />}
      {!why && !offer && !isDone && (
        <DayForm
          flights={booking.flights[0]?.itineraries ?? []}
          reference={reference}
          lastName={lastName}
          today={today}
          isLoading={isLoading}
          onSearch={(wanted) => void ask(wanted)}
          onChange={() => {
            setFailure(null);
            setOffered(null);
          }}
        />
      )}
      {failure && (
        <AnswerNotice key={failure} tone="warning">
          {t(`why.${failure}`)}
        </AnswerNotice>
      )}
      <div aria-live="polite" className="space-y-5 empty:hidden">
        {offered && !offer && (
          <OfferedFlights
            offers={offered.offers}
            onSelect={(id) => {
              choice.renew();
              setSelected(id);
            }}
          />
        )}
      </div>
      {(failure === 'byAgent' || failure === 'ages' || failure === 'noAnswer' || failure === 'none') && (
        <AgentDay reference={reference} lastName={lastName} moves={moves} />
      )}
      {offered && offer && (
        <OfferedChoice
          offer={offer}
          moves={offered.moves}
          takesPayments={offered.takesPayments}
          flights={booking.flights[0]?.itineraries ?? []}
          extras={booking.orders.flatMap(({ order_choices: all }) => extrasOf(all, 'done'))}
          isSending={choice.isSending}
          onBack={() => setSelected(null)}
          onConfirm={() => void confirm()}
        />
      )}
      {result && <ChoiceNotice result={result} text={t(`outcomes.${result.type}`)} toPayment={t('outcomes.toPayment')} />}
    </div>
  );
}

const shownAtFirst = 4;

/** The airline's offers, the cheapest first. */
function OfferedFlights({ offers, onSelect }: { offers: readonly OfferedChange[]; onSelect: (id: string) => void }) {
  const t = useTranslations('changeDate.offers');
  const words = useTranslations('changeDate');
  const locale = useLocale();
  const sumInWords = useSumInWords();
  const [isWhole, setIsWhole] = useState(false);
  const sorted = offers.toSorted((one, other) => one.due - one.back - (other.due - other.back));
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst);
  const [until] = offers.flatMap((each) => each.until ?? []).toSorted();
  const place = useAnswerFocus<HTMLElement>();
  return (
    <section ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
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
