import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { BoughtExtras } from '@/lib/bookings/model/order-choice';
import { type ExtrasOnSale, type Line, lineOf, type SelectedExtra, sumOf } from '@/lib/bookings/model/order-extras';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import type { Bags } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { drawSeatMap } from '@/lib/self-service/seat-map';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { ChoiceNotice } from '../choice-notice';
import { useChoice } from '../use-choice';
import { BagChoice, type ChoiceProps } from './bag-choice';
import { Pills } from './pills';
import { SeatGrid } from './seat-grid';
import { SeatLegend } from './seat-legend';

interface ChooseExtrasProps {
  onSale: ExtrasOnSale;
  reference: string;
  lastName: string;
  included: Bags | null;
}

/** Selects and pays bags and seats. A selection that is sent twice is bought once. */
export function ChooseExtras({ onSale: first, reference, lastName, included }: ChooseExtrasProps) {
  const t = useTranslations('extras');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const [onSale, setOnSale] = useState(first);
  const [selected, setSelected] = useState<SelectedExtra[]>([]);
  /** Since it was selected. */
  const [changes, setChanges] = useState<string[]>([]);
  const { result, isSending, renew, send } = useChoice<Extract<BoughtExtras, { is: 'changed' }>>('add-extras');
  const lines = selected.flatMap((each) => lineOf(onSale, each) ?? []);
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(locale)));

  function choose(next: SelectedExtra[]) {
    if (isSending) return;
    renew();
    setSelected(next);
  }

  async function buy() {
    const answer = await send({ reference, lastName, selected, amount: sumOf(lines) });
    setChanges([]);
    if (answer?.is === 'ordered' || answer?.is === 'asked') setSelected([]);
    if (answer?.is === 'changed') takeChanges(answer.now);
  }

  /** Removes what is no longer sold, and reports changed prices. */
  function takeChanges(now: ExtrasOnSale) {
    setChanges(
      lines.flatMap((line) => {
        const renewed = lineOf(now, line.selected);
        const what = `${extraInWords(line, words)}, ${isolated(nameOf(line.passenger))}`;
        if (!renewed) return [t('outcomes.gone', { what })];
        return renewed.dirhams === line.dirhams ? [] : [t('outcomes.dearer', { what, price: inRiyals(renewed.dirhams) })];
      }),
    );
    setOnSale(now);
    setSelected(selected.filter((each) => lineOf(now, each) !== null));
  }

  const nameOf = (passenger: number) => onSale.passengers[passenger - 1]?.name ?? '';
  return (
    <div className="gap-x-8 space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:space-y-0">
      <div className="space-y-8">
        <BagChoice included={included} onSale={onSale} selected={selected} onChoose={choose} />
        <SeatChoice onSale={onSale} selected={selected} onChoose={choose} />
      </div>
      <div className="lg:sticky lg:top-24">
        {result && (
          <ChoiceNotice result={result} text={t(`outcomes.${result.is}`)} toPayment={t('outcomes.toPayment')} className="mb-4">
            {changes.length > 0 && (
              <ul className="mt-2 list-disc ps-5">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </ChoiceNotice>
        )}
        <SelectedLines
          lines={lines}
          takesPayments={onSale.takesPayments}
          nameOf={nameOf}
          isSending={isSending}
          onRemove={(line) => choose(selected.filter((each) => each !== line.selected))}
          onSend={() => void buy()}
        />
      </div>
    </div>
  );
}

interface SelectedLinesProps {
  lines: readonly Line[];
  takesPayments: boolean;
  nameOf: (passenger: number) => string;
  isSending: boolean;
  onRemove: (line: Line) => void;
  onSend: () => void;
}

/** The selected extras, their sum, and the button to continue. */
function SelectedLines({ lines, takesPayments, nameOf, isSending, onRemove, onSend }: SelectedLinesProps) {
  const t = useTranslations('extras.sum');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const total = sumOf(lines);
  const isFree = total < 100;
  const label = isFree ? t('free') : takesPayments ? t('pay', { amount: isolated(inRiyals(total)) }) : t('ask');
  return (
    <section className="rounded-control bg-sunken p-4 sm:p-5">
      <h4 className="font-semibold text-lg">{t('title')}</h4>
      {lines.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('empty')}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line">
            {lines.map((line) => {
              const what = extraInWords(line, words);
              const name = nameOf(line.passenger);
              return (
                <li key={`${line.selected.id} ${line.passenger}`} className="flex items-center gap-2 py-1">
                  <p className="min-w-0 grow py-1">
                    <span className="block font-medium">{what}</span>
                    <span className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
                      <bdi>{name}</bdi> <span>{flownWith(line)}</span>
                    </span>
                  </p>
                  <bdi className="whitespace-nowrap font-medium tabular-nums">{inRiyals(line.dirhams)}</bdi>
                  <button
                    type="button"
                    aria-label={t('remove', { what, name: isolated(name) })}
                    onClick={() => onRemove(line)}
                    className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-raised"
                  >
                    <Icon name="close" className="size-5" />
                  </button>
                </li>
              );
            })}
          </ul>
          <p className="mt-2 flex justify-between gap-4 border-line-strong border-t pt-3 font-semibold text-lg">
            {t('total')}
            <output aria-live="polite">
              <bdi className="whitespace-nowrap tabular-nums">{inRiyals(total)}</bdi>
            </output>
          </p>
          <Button aria-disabled={isSending} className="mt-3 min-h-12 w-full" onClick={() => !isSending && onSend()}>
            {isSending ? <Spinner /> : !isFree && takesPayments && <Icon name="shield" />}
            <span>{isSending ? t('sending') : label}</span>
          </Button>
          {!isFree && <p className="mt-3 max-w-2xl text-ink-soft text-sm">{t(takesPayments ? 'note' : 'askNote')}</p>}
        </>
      )}
    </section>
  );
}

/** A flight, a traveller, and the seats that this traveller can have on it. */
function SeatChoice({ onSale, selected, onChoose }: ChoiceProps) {
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
          {seated.length > 1 && (
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
          <SeatLegend hasOthers={seated.length > 1} />
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
