import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { brandOf, leastBags, leastCabinBags } from '@/lib/flights/fare';
import { bagsInWords, conditionWord } from '@/lib/flights/fare-words';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import type { FareRule } from '@/lib/flights/use-fare-rules';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface FareChoicesProps {
  chosen: OfferSummary;
  onChoose: (id: string) => void;
}

/** The fares of the same flights side by side, cheapest first; each is one label, so that it is read in one go. */
export function FareChoices({ chosen, onChoose }: FareChoicesProps) {
  const t = useTranslations('flights.results.fares');
  const name = useId();
  return (
    <fieldset className="min-w-0 px-3 pt-3 sm:px-6 sm:pt-5">
      <legend className="float-start w-full font-semibold">{t('title')}</legend>
      <p className="clear-both text-ink-soft text-sm">{t('note')}</p>
      <div className="mt-2 grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {chosen.fares.map((fare, index) => (
          <label
            key={fare.id}
            className="flex cursor-pointer flex-col gap-1 rounded-control border border-line px-3 py-2 text-sm has-checked:border-accent has-checked:bg-accent-soft/40 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <FareName fare={fare} index={index}>
              <input
                type="radio"
                name={name}
                value={fare.id}
                checked={fare.id === chosen.id}
                onChange={() => onChoose(fare.id)}
                className="size-5 shrink-0 accent-accent outline-none"
              />
            </FareName>
            <FareTerms fare={fare} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FareName({ fare, index, children }: { fare: OfferSummary; index: number; children: ReactNode }) {
  const t = useTranslations('flights.results.fares');
  const tag = intlTag(useLocale());
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {children}
      <bdi className="min-w-0 flex-1 basis-28 font-medium leading-5">
        {brandOf(fare.offer) || t('unnamed', { number: index + 1 })}
      </bdi>
      <bdi className="whitespace-nowrap font-semibold tabular-nums">{formatQar(fare.adultPrice, tag)}</bdi>
    </span>
  );
}

/** What it includes, and what a change of mind costs; what the airline does not say is told as such. */
function FareTerms({ fare: { offer, travellers } }: { fare: OfferSummary }) {
  const t = useTranslations('flights.results.fares');
  const card = useTranslations('flights.results.card');
  const chips = useTranslations('flights.results.chips');
  const rules = useTranslations('flights.results.terms');
  const tag = intlTag(useLocale());
  const ruleOf = (rule: FareRule) => {
    const condition = offer.conditions?.[rule];
    const word = condition ? conditionWord(condition) : 'unknown';
    if (word === 'unknown') return rules(`${rule}.unknown`);
    const fee = () => <bdi>{formatQar(Number(condition?.penalty), tag)}</bdi>;
    return chips.rich(`${rule}.${word}`, { fee, count: travellers });
  };
  const [checked, cabin] = [leastBags(offer), leastCabinBags(offer)];
  const terms: [IconName, ReactNode][] = [
    ['suitcase', checked ? bagsInWords(checked, card) : chips('bagsUnknown')],
    ['bag', cabin?.quantity === undefined ? null : t('cabinBags', { count: cabin.quantity })],
    ['swap', ruleOf('change')],
    ['shield', ruleOf('refund')],
  ];
  return (
    <span className="flex flex-col gap-0.5 text-ink-soft text-xs">
      {terms.map(
        ([icon, text]) =>
          text && (
            <span key={icon} className="flex items-start gap-1.5">
              <Icon name={icon} className="mt-0.5 size-3.5 shrink-0" />
              <span>{text}</span>
              <span className="sr-only">{'. '}</span>
            </span>
          ),
      )}
    </span>
  );
}
