import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Stepper } from '@/components/ui/fields/stepper';
import type { ExtrasOnSale, SelectedExtra } from '@/lib/bookings/model/order-extras';
import type { Bags } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import type { BagOnSale } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import { Pills } from './pills';

export interface ChoiceProps {
  onSale: ExtrasOnSale;
  selected: readonly SelectedExtra[];
  onChoose: (selected: SelectedExtra[]) => void;
}

interface BagChoiceProps extends ChoiceProps {
  /** Checked bags in the fare of an adult; null when the airline does not state them. */
  included: Bags | null;
}

/** A traveller, and the bags that this traveller can have, direction by direction. */
export function BagChoice({ onSale: { bags, flights, passengers }, selected, included, onChoose }: BagChoiceProps) {
  const t = useTranslations('extras.bags');
  const locale = useLocale();
  const id = useId();
  const all = bags ?? [];
  const carrying = passengers.flatMap(({ name }, index) =>
    all.some((bag) => bag.passengers.includes(index + 1)) ? [{ name, place: index + 1 }] : [],
  );
  const [picked, setPicked] = useState(carrying[0]?.place ?? 1);
  const passenger = carrying.some(({ place }) => place === picked) ? picked : (carrying[0]?.place ?? 1);
  const name = isolated(passengers[passenger - 1]?.name ?? '');
  const sold = all.filter((bag) => bag.passengers.includes(passenger));
  const directions = [...new Set(sold.map(({ segmentIds }) => segmentIds.join()))];

  const countOf = (bag: string, who: number) => selected.find((each) => each.id === bag && each.passenger === who)?.quantity ?? 0;
  function take(bag: string, quantity: number) {
    const others = selected.filter((each) => each.id !== bag || each.passenger !== passenger);
    onChoose(quantity > 0 ? [...others, { id: bag, passenger, quantity }] : others);
  }
  /** The route of the bag. */
  function routeOf(segments: string) {
    const flown = flights.filter((flight) => segments.split(',').includes(flight.id));
    const arrow = locale === 'ar' ? ' ← ' : ' → ';
    return [flown[0]?.from, flown.at(-1)?.to].map((code) => isolated(cityName(code ?? '', locale))).join(arrow);
  }
  const inFare = ({ quantity = 0, weight, weightUnit = 'KG' }: Bags) =>
    weight ? t('inFareWeight', { weight: isolated(String(weight)), unit: weightUnit }) : t('inFare', { count: quantity });
  const inWords = ({ type, weightKg }: BagOnSale) =>
    weightKg ? t('weight', { bag: t(`kind.${type}`), kg: weightKg }) : t(`kind.${type}`);

  return (
    <section>
      <h4 className="font-semibold text-lg">{t('title')}</h4>
      {included && <p className="mt-1 text-ink-soft">{inFare(included)}</p>}
      {bags === null && <p className="mt-1 text-ink-soft">{t('byAgent')}</p>}
      {bags?.length === 0 && <p className="mt-1 text-ink-soft">{t('none')}</p>}
      {carrying.length > 1 && (
        <div className="mt-3">
          <Pills
            id={`${id}-who`}
            label={t('who')}
            value={String(passenger)}
            options={carrying.map(({ name: label, place }) => {
              const count = all.reduce((sum, bag) => sum + countOf(bag.id, place), 0);
              return { value: String(place), label: isolated(label), detail: count > 0 ? t('count', { count }) : t('noBag') };
            })}
            onChange={(value) => setPicked(Number(value))}
          />
        </div>
      )}
      <div className={directions.length > 1 ? 'grid gap-x-10 sm:grid-cols-2' : 'max-w-sm'}>
        {directions.map((segments) => (
          <div key={segments} className="mt-3">
            <h5 className="font-medium">{routeOf(segments)}</h5>
            <ul className="mt-1 divide-y divide-line">
              {sold
                .filter(({ segmentIds }) => segmentIds.join() === segments)
                .map((bag) => {
                  const spoken = { bag: inWords(bag), name, route: routeOf(segments) };
                  const price = isolated(formatQarExactly(Number(bag.price.total), intlTag(locale)));
                  return (
                    <li key={bag.id} className="py-1.5">
                      <Stepper
                        label={inWords(bag)}
                        hint={t('each', { price })}
                        value={countOf(bag.id, passenger)}
                        min={0}
                        max={bag.maximumQuantity}
                        words={{ more: t('more', spoken), fewer: t('fewer', spoken) }}
                        onChange={(quantity) => take(bag.id, quantity)}
                      />
                    </li>
                  );
                })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
