import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { whoPays } from '../card/offer-price';
import { type FareFact, useFareFacts, useFareName } from './use-fare-facts';

interface FareChoicesProps {
  selected: OfferSummary;
  onChoose: (id: string) => void;
}

const looks: Record<FareFact['look'], string> = { plain: '', good: 'text-success', quiet: 'text-ink-soft' };

/**
 * The fares of the same flights side by side, cheapest first; on a phone they scroll sideways, so that they stay comparable. Screen readers get
 * one sentence per fare.
 */
export function FareChoices({ selected, onChoose }: FareChoicesProps) {
  const t = useTranslations('flights.results.fares');
  const name = useId();
  const { factsOf } = useFareFacts();
  const strip = useRef<HTMLDivElement>(null);
  // After a reload, or on the way back, the selected fare may be beside the screen. The page itself stays where it is.
  useEffect(() => {
    const card = strip.current?.querySelector(':checked')?.closest('label');
    if (!strip.current || !card) return;
    const [view, place] = [strip.current.getBoundingClientRect(), card.getBoundingClientRect()];
    const isBeside = place.left < view.left || place.right > view.right;
    if (isBeside) strip.current.scrollBy({ left: (place.left + place.right - view.left - view.right) / 2 });
  }, []);
  const isUnsaid = selected.fares.some((fare) => factsOf(fare).some(({ look }) => look === 'quiet'));
  return (
    <fieldset className="min-w-0 pt-3 sm:pt-5">
      <legend className="float-start w-full px-3 font-semibold sm:px-6">{t('title')}</legend>
      <p className="clear-both px-3 text-ink-soft text-sm sm:px-6">{t('note', { count: selected.fares.length })}</p>
      <div
        ref={strip}
        className="mt-2 grid auto-cols-[minmax(8.75rem,1fr)] grid-flow-col grid-rows-[repeat(11,auto)] gap-x-2 overflow-x-auto overscroll-x-contain px-3 pb-1 sm:px-6"
      >
        {selected.fares.map((fare) => (
          <FareChoice key={fare.id} name={name} fare={fare} isSelected={fare.id === selected.id} onChoose={onChoose} />
        ))}
      </div>
      {isUnsaid && <p className="px-3 text-ink-soft text-xs sm:px-6">{t('unsaid.rest')}</p>}
    </fieldset>
  );
}

interface FareChoiceProps extends Pick<FareChoicesProps, 'onChoose'> {
  name: string;
  fare: OfferSummary;
  isSelected: boolean;
}

function FareChoice({ name, fare, isSelected, onChoose }: FareChoiceProps) {
  const t = useTranslations('flights.results');
  const tag = intlTag(useLocale());
  const nameOf = useFareName();
  const { factsOf, sentenceOf } = useFareFacts();
  const isExpired = useHasPassed(fare.offer.expiresAt);
  return (
    <label className="relative row-span-11 grid cursor-pointer grid-rows-subgrid content-start gap-y-0 rounded-control border border-line p-2.5 text-xs leading-4 has-checked:border-accent has-checked:bg-accent-soft/40 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus sm:p-3">
      <span className="flex items-start gap-2">
        <input
          type="radio"
          name={name}
          value={fare.id}
          checked={isSelected}
          onChange={() => onChoose(fare.id)}
          className="size-5 shrink-0 accent-accent outline-none"
        />
        <span className="sr-only">{isExpired ? `${sentenceOf(fare)} ${t('chips.expired')}` : sentenceOf(fare)}</span>
        <span aria-hidden="true" className="min-w-0 font-medium text-sm leading-5">
          <bdi>{nameOf(fare)}</bdi>
          {fare.offer.companyCode && <span className="block text-success text-xs">{t('chips.companyFare')}</span>}
        </span>
      </span>
      <span aria-hidden="true" className="pt-1 text-ink-soft">
        <bdi
          className={`block whitespace-nowrap font-semibold text-base tabular-nums ${isExpired ? 'line-through' : 'text-ink'}`}
        >
          {formatQar(fare.adultPrice, tag)}
        </bdi>
        {t(`card.${whoPays(fare)}`)}
        {fare.travellers > 1 && (
          <span className="block">
            {t.rich('card.total', {
              count: fare.travellers,
              price: () => <bdi className="whitespace-nowrap font-medium text-ink">{formatQar(fare.totalPrice, tag)}</bdi>,
            })}
          </span>
        )}
        {isExpired && <span className="block text-on-sun-soft">{t('chips.expired')}</span>}
      </span>
      {factsOf(fare).map(({ icon, text, look }) => (
        <span key={icon} aria-hidden="true" className={`flex items-start gap-1.5 pt-1 ${looks[look]}`}>
          <Icon name={icon} className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </span>
      ))}
    </label>
  );
}
