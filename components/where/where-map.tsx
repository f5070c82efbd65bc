import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { formatMinutes } from '@/lib/destinations/facts';
import type { Point } from '@/lib/geography/line';
import { dohaMap, unitsOf } from '@/lib/geography/maps/doha-map';
import { type LabelSide, labelAnchors, labelsWithRoom } from '@/lib/geography/place-labels';
import { intlTag } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
import { flightHours, type WhereChoices } from '@/lib/where/choices';
import { estimatedKilometres, type FoundPlace, type FoundPlaces } from '@/lib/where/find-places';
import { awayFrom, extra, isFitting, marksOf, pointOf } from './map-marks';
import { SeveralPlaces } from './several-places';

interface WhereMapProps {
  found: FoundPlaces;
  /** Null where nothing was chosen. */
  choices: WhereChoices | null;
}

const { width, height, doha } = dohaMap;
/** Units shrink with the map: a phone has room for fewer names. */
const phone = { width, height, fontSize: 34, gap: 17, clear: 6 };
const wide = { width, height, fontSize: 21, gap: 13, clear: 6 };

/** Towards the south-east, where there is most water. */
const ringPoint = (hours: number): Point => {
  const reach = unitsOf(estimatedKilometres(hours * 60)) * Math.SQRT1_2;
  return [Math.round(doha[0] + reach), Math.round(doha[1] + reach)];
};

/** The answer as a map around Doha, which leads to the lines of its list. For eyes: the list says the same. */
export function WhereMap({ found: { fitting, possible, excluded }, choices }: WhereMapProps) {
  const locale = useLocale();
  const t = useTranslations('where.map');
  const tag = intlTag(locale);
  const number = new Intl.NumberFormat(tag);
  const isBudget = Boolean(choices?.budget);
  const priceOf = ({ place, cost }: FoundPlace) => (!isBudget ? place.fare : cost?.isWhole ? cost.total : null);
  const marks = marksOf([...fitting, ...possible], priceOf);
  const named = marks.map(({ ones, point, price }) => {
    const name = ones[0]?.place.name[locale] ?? '';
    const text = ones.length > 1 ? `${name} ${isolated(`+${number.format(ones.length - 1)}`)}` : name;
    return {
      point,
      name: text,
      texts: price === null ? [text] : [`${text} ${number.format(price)}`, text],
      extra: ones.length > 1 ? extra : 0,
    };
  });
  const home = { point: doha, texts: [t('doha')], side: 'below' } as const;
  const rings = flightHours.map((hours) => ({
    point: ringPoint(hours),
    texts: [isolated(formatMinutes(hours * 60, tag))],
    side: 'above' as const,
  }));
  const [, ...labels] = labelsWithRoom([home, ...named, ...rings], wide);
  const hasPrices = named.some(({ name }, index) => labels[index] && labels[index].text !== name);
  const onPhones = labelsWithRoom(
    [
      home,
      ...named.map(({ point, name, extra }, index) => {
        // What fits may stand on another side on a phone; of the rest one element serves both.
        const side = isFitting(marks[index]?.ones) ? undefined : labels[index]?.side;
        return { point, texts: [name], side, extra };
      }),
    ],
    phone,
  ).slice(1);

  return (
    <figure>
      <div className="relative overflow-hidden rounded-card bg-night">
        {/* biome-ignore lint/performance/noImgElement: a vector file. */}
        <img src="/maps/doha.svg" alt={t('alt')} loading="lazy" width={width} height={height} className="w-full" />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="absolute inset-0 size-full font-medium [direction:ltr] [&_text]:fill-on-night [&_text]:stroke-night [&_text]:[paint-order:stroke] [&_text]:[stroke-linejoin:round] [&_text]:[stroke-width:0.2em]"
        >
          {choices?.hours && (
            <circle
              cx={doha[0]}
              cy={doha[1]}
              r={unitsOf(estimatedKilometres(choices.hours * 60))}
              strokeWidth="3"
              className="fill-none stroke-sun"
            />
          )}
          <path
            d={marks
              .filter(({ ones }) => isFitting(ones))
              .map(({ point }) => `M${doha.join(' ')}L${point.join(' ')}`)
              .join('')}
            className="fill-none stroke-sun opacity-25 [stroke-width:2]"
          />
          <path
            d={excluded.map((place) => `M${pointOf(place).join(' ')}h0`).join('')}
            strokeLinecap="round"
            className="fill-none stroke-on-night opacity-45 [stroke-width:14] md:[stroke-width:9]"
          />
          <g className="text-[18px] opacity-70 max-md:hidden">
            {rings.map(
              ({ point, texts: [text] }, index) =>
                labels[named.length + index] && (
                  <Name key={text} point={point} side="above">
                    {text}
                  </Name>
                ),
            )}
          </g>
          <g className="stroke-sun text-[34px] [stroke-width:3] md:text-[21px] [&_circle]:[r:11px] md:[&_circle]:[r:8px]">
            {marks.map(({ ones: [one, ...others], point, price }, index) => {
              const { name = '' } = named[index] ?? {};
              const [onWide, onPhone] = [labels[index], onPhones[index]];
              const label = onWide ?? onPhone;
              const isMoved = onWide && onPhone && onWide.side !== onPhone.side;
              const isSeveral = others.length > 0;
              const names = label && (
                <>
                  <Name
                    point={isSeveral ? awayFrom(point, label.side) : point}
                    side={label.side}
                    className={isMoved ? 'max-md:hidden' : placeOfName(onWide, onPhone)}
                  >
                    {name}
                    {price !== null && label.text !== name && (
                      <tspan className="fill-sun max-md:hidden"> {number.format(price)}</tspan>
                    )}
                  </Name>
                  {isMoved && (
                    <Name point={isSeveral ? awayFrom(point, onPhone.side) : point} side={onPhone.side} className="md:hidden">
                      {name}
                    </Name>
                  )}
                </>
              );
              if (!one) return null;
              if (isSeveral) return <Fragment key={one.place.airport}>{names}</Fragment>;
              return (
                <a key={one.place.airport} href={`#${one.place.airport}`} tabIndex={-1} className="hover:underline">
                  <circle cx={point[0]} cy={point[1]} className={one.unknown.length > 0 ? 'fill-night' : 'fill-sun'} />
                  {names || <title>{name}</title>}
                </a>
              );
            })}
          </g>
          <circle cx={doha[0]} cy={doha[1]} r="9" strokeWidth="5" className="fill-brand stroke-on-night max-md:[r:13px]" />
          <Name point={doha} side="below" className="text-[36px] font-semibold md:text-[25px]">
            {t('doha')}
          </Name>
        </svg>
        <div aria-hidden="true" dir="ltr">
          {marks.map((mark) => mark.ones.length > 1 && <SeveralPlaces key={mark.ones[0]?.place.airport} {...mark} />)}
        </div>
      </div>
      <figcaption className="mt-2 space-y-1 text-ink-soft text-sm">
        {choices && (
          <p className="flex flex-wrap gap-x-4">
            <Legend look="bg-sun">{t('fitting')}</Legend>
            <Legend look="border-2 border-sun">{t('possible')}</Legend>
            <Legend look="bg-line-strong opacity-60">{t('excluded')}</Legend>
          </p>
        )}
        <p>
          {marks.some(({ ones }) => ones.length > 1) && t('several')} {t('circles')}{' '}
          {hasPrices && <span className="max-md:hidden">{t(isBudget ? 'costs' : 'fares')}</span>}
        </p>
      </figcaption>
    </figure>
  );
}

/** Where a name has room on one kind of screen only. */
function placeOfName(onWide: unknown, onPhone: unknown): string | undefined {
  if (onWide && onPhone) return undefined;
  return onWide ? 'max-md:hidden' : 'md:hidden';
}

interface NameProps {
  children: ReactNode;
  point: Point;
  side: LabelSide;
  className?: string | undefined;
}

function Name({ children, point: [x, y], side, className }: NameProps) {
  return (
    <text x={x} y={y} {...labelAnchors[side]} className={className}>
      {children}
    </text>
  );
}

function Legend({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={clsx('size-2.5 rounded-pill', look)} />
      {children}
    </span>
  );
}
