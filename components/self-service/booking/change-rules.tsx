import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useTripRule } from '@/components/flights/terms/use-fare-rules';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { CancellationCost as Cost, Tickets } from '@/lib/bookings/model/order-row';
import { factsOf } from '@/lib/bookings/products/kinds';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { lookUp } from '@/lib/self-service/ask';
import type { FoundBooking } from '@/lib/self-service/found';
import type { ChangeKind } from '@/lib/self-service/requests';
import { formatDay } from '@/lib/time/dates';

const cancellation = z.object({
  cancellation: z.object({ freeUntil: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) }),
});

/** In these states, the supplier has money to refund or seats to release. */
const standing: readonly Tickets['status'][] = ['held', 'paid', 'ticketed'];

/** A booking as far as its terms are concerned. */
interface BookingTerms extends Pick<FoundBooking, 'reference' | 'kind' | 'status' | 'orders'> {
  offer: { flights: FoundBooking['offer']['flights']; stored: unknown };
}

interface ChangeRulesProps {
  booking: BookingTerms;
  /** The surname of a traveller. */
  lastName: string;
  kind: ChangeKind;
  /** yyyy-MM-dd; empty while not known. */
  today: string;
}

/** The terms of a change, shown before it is requested: those of this booking, or the usual ones. */
export function ChangeRules({ booking, lastName, kind, today }: ChangeRulesProps) {
  const t = useTranslations('selfService.change');
  const own = useOwnRules(booking, kind, today);
  const { words } = factsOf(booking.kind);
  const isRequested = booking.status === 'requested';
  const ordered = kind === 'cancellation' ? booking.orders.find(({ status }) => standing.includes(status)) : undefined;
  if (ordered) {
    return (
      <Notice announce="status">
        <p className="font-semibold">{t('cost.title')}</p>
        {ordered.status === 'held' ? (
          <p className="mt-1">{t('cost.held')}</p>
        ) : (
          <CancellationCost kind={booking.kind} reference={booking.reference} lastName={lastName} rule={own} />
        )}
      </Notice>
    );
  }
  return (
    <Notice announce="status">
      <p className="font-semibold">{t('rules')}</p>
      {isRequested && <p className="mt-1">{t('free')}</p>}
      {isRequested && own && <p className="mt-2">{t('onceConfirmed')}</p>}
      {booking.status === 'confirmed' && kind === 'cancellation' && booking.kind === 'flight' && (
        <p className="mt-1">{t('unpaid')}</p>
      )}
      {own && <p className="mt-1">{own}</p>}
      {!isRequested && !own && <p className="mt-1">{words ? t(`${words}Rules.${kind}`) : t('unknownRules')}</p>}
    </Notice>
  );
}

function useOwnRules({ offer }: BookingTerms, kind: ChangeKind, today: string): ReactNode {
  const t = useTranslations('selfService.change');
  const stays = useTranslations('hotels.results.card');
  const tripRule = useTripRule();
  if (kind === 'date') return tripRule(offer.flights, 'change');
  if (kind !== 'cancellation') return null;
  if (offer.flights.length > 0) return tripRule(offer.flights, 'refund');
  const freeUntil = freeUntilOf(offer.stored);
  if (freeUntil === undefined) return null;
  if (freeUntil === null) return stays('noFree');
  const day = () => <bdi className="tabular-nums">{formatDay(freeUntil)}</bdi>;
  return freeUntil < today ? t.rich('freeEnded', { day }) : stays.rich('freeUntil', { day });
}

/**
 * The last day (yyyy-MM-dd, at the hotel) of free cancellation, as stored with the booking; null when cancelling always costs,
 * `undefined` when unknown.
 */
function freeUntilOf(stored: unknown): string | null | undefined {
  return cancellation.safeParse(stored).data?.cancellation.freeUntil;
}

interface CancellationCostProps {
  /** The kind of the booking. */
  kind: string;
  reference: string;
  lastName: string;
  /** The terms of the fare, or null; shown when the airline does not answer. */
  rule: ReactNode;
}

/** The current refund by the supplier. */
function CancellationCost({ kind, reference, lastName, rule }: CancellationCostProps) {
  const t = useTranslations('selfService.change.cost');
  const [cost, setCost] = useState<Cost | null>(null);

  useEffect(() => {
    let hasLeft = false;
    void lookUp<Cost>('cancellation-cost', { reference, lastName }).then((answer) => {
      if (!hasLeft) setCost((answer.ok && answer.found) || { is: 'noAnswer' });
    });
    return () => {
      hasLeft = true;
    };
  }, [reference, lastName]);

  return (
    <div aria-live="polite" className="mt-1">
      {cost === null && (
        <p className="flex items-center gap-2">
          <Spinner className="size-5 text-accent" />
          {t('asking', { kind })}
        </p>
      )}
      {cost?.is === 'quoted' && <Quoted kind={kind} {...cost} />}
      {(cost?.is === 'byAgent' || cost?.is === 'noAnswer') && (
        <>
          <p>{t(cost.is, { kind })}</p>
          {rule && (
            <p className="mt-1">
              {t('fareSays', { kind })} {rule}
            </p>
          )}
        </>
      )}
      {cost && <p className="mt-2 text-ink-soft">{t('agentConfirms')}</p>}
    </div>
  );
}

function Quoted({ kind, back, deducted, until }: { kind: string } & Extract<Cost, { is: 'quoted' }>) {
  const t = useTranslations('selfService.change.cost');
  const locale = useLocale();
  const inRiyals = (dirhams: number) => <bdi className="tabular-nums">{formatQarExactly(dirhams / 100, intlTag(locale))}</bdi>;
  return (
    <>
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt className="font-medium">{t('back')}</dt>
        <dd className="font-semibold">{inRiyals(back)}</dd>
        <dt className="text-ink-soft">{t('deducted')}</dt>
        <dd>{inRiyals(deducted)}</dd>
      </dl>
      {until && (
        <p className="mt-2">
          {t.rich('until', { kind, moment: () => <bdi className="tabular-nums">{momentInQatar(new Date(until), locale)}</bdi> })}
        </p>
      )}
    </>
  );
}
