import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCancellationWords } from '@/components/hotels/results/card/cancellation';
import { useHotelWords } from '@/components/hotels/results/card/use-hotel-words';
import { PriceChangeNotice } from '@/components/ui/forms/price-change-notice';
import { cancellationTerms } from '@/lib/hotels/cancellation';
import type { SelectedStay } from '@/lib/hotels/selected-stay';
import { isSameInRiyals } from '@/lib/money';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { isSameRooms } from '@/supabase/functions/_shared/contracts/hotels/rate-terms';
import { totalOf } from './use-selected-stay';

interface ChangedRateProps {
  /** As the visitor saw it. */
  before: SelectedStay;
  /** As sold now. */
  stay: SelectedStay;
  onAccept: () => void;
}

/** The rate has another price or other terms, or was replaced because it is sold out. Shows every difference, before and after. */
export function ChangedRate({ before, stay, onAccept }: ChangedRateProps) {
  const t = useTranslations('hotels.stayRequest.priceChange');
  const factsOf = useFacts();
  const [was, now] = [totalOf(before), totalOf(stay)];
  const isStill = isSameInRiyals(was, now);
  const change = isStill ? 'samePrice' : now > was ? 'dearer' : 'cheaper';
  const isOther = before.hotel.board !== stay.hotel.board || !isSameRooms(before.hotel, stay.hotel);
  const facts = factsOf(before, stay, isStill).filter((fact) => fact.was !== fact.now);
  return (
    <PriceChangeNotice
      key={`${now} ${stay.hotel.signature}`}
      before={was}
      now={now}
      title={t(isOther ? 'rateTitle' : isStill ? 'termsTitle' : 'title')}
      accept={t(isOther ? 'acceptRate' : isStill ? 'acceptTerms' : 'accept')}
      onAccept={onAccept}
    >
      {(amounts) => (
        <>
          <span key={change}>{t.rich(change, amounts)}</span>
          {facts.map((fact) => (
            <span key={fact.term} className="mt-1 block">
              {t.rich('part', {
                term: fact.term,
                was: () => <FactValue>{fact.was}</FactValue>,
                now: () => <FactValue>{fact.now}</FactValue>,
              })}
            </span>
          ))}
        </>
      )}
    </PriceChangeNotice>
  );
}

function FactValue({ children }: { children: ReactNode }) {
  return <bdi className="font-medium">{children}</bdi>;
}

interface Fact {
  term: string;
  was: string;
  now: string;
}

/** The properties of a rate besides its price. Cancellation fees follow the price, so they are compared only while that is the same. */
function useFacts(): (before: SelectedStay, stay: SelectedStay, isStill: boolean) => Fact[] {
  const t = useTranslations('hotels');
  const { riyals } = useHotelWords();
  const cancellation = useCancellationWords();
  const linesOf = ({ hotel }: SelectedStay) => cancellation.linesOf(cancellationTerms(hotel.cancellation, todayInQatar()));
  const dueOf = ({ hotel }: SelectedStay) => Number(hotel.price.dueAtProperty);
  return (before, stay, isStill) => {
    const isFirst = !isStill || linesOf(before)[0] !== linesOf(stay)[0];
    const fact = (term: string, textOf: (one: SelectedStay) => string) => ({ term, was: textOf(before), now: textOf(stay) });
    return [
      fact(t('compare.rows.rooms'), ({ hotel }) => hotel.rooms.map(({ name }) => name).join(' · ')),
      fact(t('compare.rows.board'), ({ hotel }) => t(`results.boards.${hotel.board}`)),
      fact(t('compare.rows.cancellation'), (one) => (isFirst ? linesOf(one).slice(0, 1) : linesOf(one)).join(' · ')),
      fact(t('compare.rows.due'), (one) => (dueOf(one) > 0 ? riyals(dueOf(one)) : t('compare.nothingDue'))),
    ];
  };
}
