import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type ExtrasOnSale, lineOf, sumOf } from '@/lib/bookings/model/order-extras';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { drawSeatMap } from '@/lib/self-service/seat-map';
import { sitTogether } from '@/lib/self-service/sit-together';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import type { ChoiceProps } from './bag-choice';
import { Pills } from './pills';
import { SeatGrid } from './seat-grid';
import { SeatLegend } from './seat-legend';

const adultsOf = ({ passengers }: ExtrasOnSale) => passengers.filter(({ type }) => type === 'adult').length;

/** A flight, a traveller, and the seats that this traveller can have on it. */
export function SeatChoice({ onSale, selected, onChoose }: ChoiceProps) {
  const t = useTranslations('extras.seats');
  const locale = useLocale();
  const id = useId();
  const { seatMaps, flights, passengers } = onSale;
  const maps = seatMaps ?? [];
  const [segment, setSegment] = useState(maps[0]?.segmentId ?? '');
  const [passenger, setPassenger] = useState(1);
  const map = maps.find(({ segmentId }) => segmentId === segment);
  const flight = flights.find((each) => each.id === segment);
  const seats = selected.flatMap((each) => {
    const line = lineOf(onSale, each);
    return line?.kind === 'seat' ? [line] : [];
  });
  const seatOf = (who: number, where: string) =>
    seats.find((line) => line.passenger === who && line.segmentIds[0] === where)?.designator ?? null;
  const seated = passengers.flatMap(({ type, name }, index) => (type === 'infant' ? [] : [{ name, place: index + 1 }]));
  const others = new Map(
    seated.flatMap(({ name, place }) => {
      const seat = place === passenger ? null : seatOf(place, segment);
      return seat ? [[seat, name] as const] : [];
    }),
  );
  const own = seats.find((line) => line.passenger === passenger && line.segmentIds[0] === segment);
  const name = passengers[passenger - 1]?.name ?? '';
  const isParty = seated.length > 1;
  const together = isParty
    ? maps.map((each) =>
        sitTogether(
          each,
          seated.map(({ place }) => place),
          adultsOf(onSale),
        ),
      )
    : [];
  const togetherSeats = together.flatMap((seats) => seats ?? []);
  const togetherPrice = sumOf(togetherSeats.flatMap((each) => lineOf(onSale, each) ?? []));
  const [isPartly, setIsPartly] = useState(false);

  function seatTogether() {
    const others = selected.filter((each) => !seats.some((line) => line.selected === each));
    onChoose([...others, ...togetherSeats]);
    setIsPartly(together.includes(null));
  }

  function take(offer: string | null) {
    const rest = selected.filter((each) => each !== own?.selected);
    onChoose(offer ? [...rest, { id: offer, passenger, quantity: 1 }] : rest);
  }

  return (
    <section>
      <h4 className="font-semibold text-lg">{t('title')}</h4>
      {seatMaps === null && <p className="mt-1 text-ink-soft">{t('byAgent')}</p>}
      {seatMaps?.length === 0 && <p className="mt-1 text-ink-soft">{t('none')}</p>}
      {map && flight && (
        <div className="mt-3 space-y-4">
          {togetherSeats.length > 0 && (
            <div>
              <Button variant="secondary" className="max-sm:w-full" onClick={seatTogether}>
                {t(togetherPrice === 0 ? 'togetherFree' : 'together', {
                  price: isolated(formatQarExactly(togetherPrice / 100, intlTag(locale))),
                })}
              </Button>
              <p aria-live="polite" className="mt-1 text-ink-soft text-sm empty:hidden">
                {isPartly && t('partly')}
              </p>
            </div>
          )}
          <Pills
            id={`${id}-flight`}
            label={t('flight')}
            value={segment}
            options={maps.flatMap(({ segmentId }) => {
              const one = flights.find((each) => each.id === segmentId);
              if (!one) return [];
              const places = [one.from, one.to].map((code) => isolated(cityName(code, locale))).join(' – ');
              return [
                { value: segmentId, label: places, detail: `${isolated(one.flight)} · ${isolated(formatDay(one.departs))}` },
              ];
            })}
            onChange={setSegment}
          />
          {isParty && (
            <Pills
              id={`${id}-who`}
              label={t('who')}
              value={String(passenger)}
              options={seated.map(({ name: label, place }) => {
                const seat = seatOf(place, segment);
                return { value: String(place), label: isolated(label), detail: seat ? isolated(seat) : t('noSeat') };
              })}
              onChange={(value) => setPassenger(Number(value))}
            />
          )}
          <SeatLegend hasOthers={isParty} />
          <SeatGrid
            key={`${segment} ${passenger}`}
            cabins={drawSeatMap(map, passenger)}
            label={t('map', { flight: isolated(flight.flight), name: isolated(name) })}
            own={own?.designator ?? null}
            others={others}
            onTake={take}
          />
        </div>
      )}
    </section>
  );
}
