import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { cabinsOf, fewSeats, leastBags, leastCabinBags } from '@/lib/flights/fare';
import { bagsInWords, cabinBagsInWords, conditionWord } from '@/lib/flights/fare-words';
import type { Bags } from '@/lib/flights/offer';
import { distinctAirportName } from '@/lib/flights/place-names';
import { comparedEmissions } from '@/lib/flights/results/emissions';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { airportChangesOf } from '@/lib/flights/round-trip';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { useCabins, useFareName } from '../details/use-fare-facts';

const looks = {
  plain: 'bg-sunken text-ink-soft',
  good: 'bg-success-soft text-success',
  caution: 'bg-sun-soft text-on-sun-soft',
};

interface FareChipsProps {
  summary: OfferSummary;
  averageEmissions: number | null;
  isExpired?: boolean;
  /** Shown before the chips on a wide screen. */
  children: ReactNode;
}

/**
 * The conditions of a fare in a few words each, the most important first. Conditions that the supplier does not state are left out. Chips that do
 * not fit are counted ("+2"); the details show all.
 */
export function FareChips({ summary, averageEmissions, isExpired = false, children }: FareChipsProps) {
  const { offer, itineraries, otherAirport, travellers } = summary;
  const t = useTranslations('flights.results.chips');
  const card = useTranslations('flights.results.card');
  const fares = useTranslations('flights.results.fares');
  const locale = useLocale();
  const tag = intlTag(locale);
  const nameOf = useFareName();
  const cabins = useCabins();
  const chips: { name: string; look: keyof typeof looks; text: ReactNode }[] = [];
  const add = (name: string, text: ReactNode, look: keyof typeof looks = 'plain') => chips.push({ name, look, text });

  if (isExpired) add('expired', t('expired'), 'caution');
  // Shown only for other fares than the cheapest: it explains their price.
  if (summary !== summary.fares[0]) add('fare', <bdi>{nameOf(summary)}</bdi>);
  if (offer.companyCode) add('company', t('companyFare'), 'good');
  const { away, home } = otherAirport;
  if (away) add('away', t('returnFrom', { airport: distinctAirportName(away.leaves, locale) }), 'caution');
  if (home) add('home', t('returnTo', { airport: distinctAirportName(home.lands, locale) }), 'caution');
  const warnings = new Set(itineraries.flatMap(({ layovers }) => layovers.flatMap((layover) => layover.warnings)));
  if (airportChangesOf([offer]).length > 0) warnings.add('airportChange');
  for (const warning of warnings) add(warning, card(warning), 'caution');
  const vehicles = new Set(itineraries.flatMap(({ segments }) => segments.flatMap(({ vehicle }) => vehicle ?? [])));
  for (const vehicle of vehicles) add(vehicle, t(`partly.${vehicle}`), 'caution');
  if (cabinsOf(offer).length > 1) add('cabins', cabins(summary), 'caution');
  if (offer.numberOfBookableSeats > 0 && offer.numberOfBookableSeats <= fewSeats)
    add('seats', t('seats', { count: offer.numberOfBookableSeats }), 'caution');
  const bags = leastBags(offer);
  const cabinBags = leastCabinBags(offer);
  const hasNoBag = [bags, cabinBags].every((each) => each && !each.weight && !each.quantity);
  add(
    'bags',
    hasNoBag ? (
      t('noBags')
    ) : (
      <span className="inline-flex gap-1.5 align-top">
        {bags ? <BagFigure icon="bag" bags={bags} words={bagsInWords(bags, card)} /> : <span>{t('bagsUnknown')}</span>}
        {cabinBags && <BagFigure icon="suitcase" bags={cabinBags} words={cabinBagsInWords(cabinBags, fares)} />}
      </span>
    ),
  );
  // Beside the bags, where it fits on a phone; the fees need lines of their own.
  const percent = comparedEmissions(offer.emissionsKg, averageEmissions);
  if (percent !== 0) {
    const values = { percent: String(Math.abs(percent)) };
    add('emissions', percent < 0 ? t('lessCarbon', values) : t('moreCarbon', values), percent < 0 ? 'good' : 'plain');
  }
  const addRule = (rule: 'refund' | 'change') => {
    const condition = offer.conditions?.[rule];
    const word = condition && conditionWord(condition);
    if (!word || word === 'unknown') return;
    const fee = () => <bdi>{formatQar(Number(condition.penalty), tag)}</bdi>;
    const text = <span key={word}>{t.rich(`${rule}.${word}`, { fee, count: travellers })}</span>;
    add(rule, text, word === 'free' ? 'good' : 'plain');
  };
  addRule('refund');
  addRule('change');
  const line = useRef<HTMLDivElement>(null);

  // After every render, because the chips and the text before them may have other widths.
  useEffect(() => (line.current ? countCutChipsOf(line.current) : undefined));

  return (
    <div
      ref={line}
      className={`relative flex max-h-18 max-[23rem]:max-h-none min-h-4.5 flex-wrap gap-x-1 gap-y-0.5 overflow-hidden text-xs leading-4 lg:col-span-2 lg:leading-4.5 print:max-h-none! ${itineraries.length > 1 ? 'lg:max-h-5' : 'lg:max-h-9.5'}`}
    >
      {children}
      <ul className="contents">
        {chips.map(({ name, look, text }) => (
          <li key={name} className={`relative min-w-0 rounded-sm px-1 lg:whitespace-nowrap print:opacity-100! ${looks[look]}`}>
            {text}
          </li>
        ))}
      </ul>
      <span aria-hidden="true" data-testid="more-chips" className="absolute w-6 font-medium text-ink-soft print:hidden" />
    </div>
  );
}

/** An icon and a figure; words where there is no such bag. */
function BagFigure({
  icon,
  bags: { quantity = 0, weight, weightUnit = 'KG' },
  words,
}: {
  icon: 'suitcase' | 'bag';
  bags: Bags;
  words: string;
}) {
  const t = useTranslations('flights.results.chips');
  if (!weight && quantity === 0) return <span>{words}</span>;
  return (
    <span>
      <span aria-hidden="true" className="inline-flex items-center gap-0.5 align-top">
        <Icon name={icon} className="size-3.5" />
        <bdi>
          {weight ? t('bagWeight', { weight: String(weight), unit: weightUnit }) : t('bagCount', { quantity: String(quantity) })}
        </bdi>
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** "+2", in this order inside right-to-left text too. */
const moreText = (count: number) => `\u2066+${count}\u2069`;

let observer: ResizeObserver | undefined;

/**
 * Counts the chips of `line` that do not fit, now and whenever its size changes; returns a function that stops it. Rows are measured only when
 * laid out, because most are far below the screen. All rows are measured before the first is changed, because each change would cause another
 * layout. Changes the DOM directly, because a React render would come after the cut was visible.
 */
function countCutChipsOf(line: HTMLElement) {
  observer ??= new ResizeObserver((entries) => {
    for (const show of entries.map(({ target }) => cutOf(target as HTMLElement))) show();
  });
  observer.observe(line);
  return () => observer?.unobserve(line);
}

/** Measures which chips fit into `line`. The returned function hides the others and shows their number. */
function cutOf(line: HTMLElement): () => void {
  const gap = 4;
  const chips = [...line.querySelectorAll('li')].filter((chip) => chip.offsetParent);
  const sign = line.querySelector<HTMLElement>('[data-testid=more-chips]');
  const isRightToLeft = getComputedStyle(line).direction === 'rtl';
  const width = line.clientWidth;
  const endOf = (chip: HTMLElement) => (isRightToLeft ? width - chip.offsetLeft : chip.offsetLeft + chip.offsetWidth);
  let fitting = chips.filter((chip) => chip.offsetTop + chip.offsetHeight <= line.clientHeight + 1).length;
  const isCut = fitting < chips.length;
  const last = chips[fitting - 1];
  if (isCut && last && sign && endOf(last) + gap + sign.offsetWidth > width) fitting -= 1;
  const before = chips[fitting - 1] ?? (line.firstElementChild as HTMLElement);
  const [end, top] = [endOf(before), before.offsetTop];
  return () => {
    if (!sign) return;
    sign.textContent = isCut ? moreText(chips.length - fitting) : '';
    sign.style.insetInlineStart = `${end + gap}px`;
    sign.style.top = `${top}px`;
    for (const [index, chip] of chips.entries()) chip.style.opacity = index < fitting ? '' : '0';
  };
}
