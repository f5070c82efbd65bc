import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { fewSeats, leastBags } from '@/lib/flights/fare';
import { bagsInWords, conditionWord } from '@/lib/flights/fare-words';
import { comparedEmissions } from '@/lib/flights/results/emissions';
import { pointsFor } from '@/lib/flights/results/points';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

const looks = {
  plain: 'bg-sunken text-ink-soft',
  good: 'bg-success-soft text-success',
  caution: 'bg-sun-soft text-on-sun-soft',
};

interface FareChipsProps {
  summary: OfferSummary;
  averageEmissions: number | null;
  /** What stands before them on the line. */
  children: ReactNode;
}

/**
 * The conditions of a fare in a few words each, those a traveller must know first. Nothing is said that the supplier does not say. Those
 * for which a row has no room are counted: "+2". The details have them all.
 */
export function FareChips({ summary, averageEmissions, children }: FareChipsProps) {
  const { offer, itineraries, totalPrice, travellers } = summary;
  const t = useTranslations('flights.results.chips');
  const card = useTranslations('flights.results.card');
  const tag = intlTag(useLocale());
  const chips: { name: string; look: keyof typeof looks; text: ReactNode }[] = [];
  const add = (name: string, text: ReactNode, look: keyof typeof looks = 'plain') => chips.push({ name, look, text });

  const warnings = new Set(itineraries.flatMap(({ layovers }) => layovers.flatMap((layover) => layover.warnings)));
  for (const warning of warnings) add(warning, card(warning), 'caution');
  const bags = leastBags(offer);
  add('bags', bags ? bagsInWords(bags, card) : t('bagsUnknown'));
  const addRule = (rule: 'refund' | 'change') => {
    const condition = offer.conditions?.[rule];
    const word = condition && conditionWord(condition);
    if (!word || word === 'unknown') return;
    const fee = () => <bdi>{formatQar(Number(condition.penalty), tag)}</bdi>;
    add(rule, t.rich(`${rule}.${word}`, { fee, count: travellers }), word === 'free' ? 'good' : 'plain');
  };
  addRule('refund');
  const percent = comparedEmissions(offer.emissionsKg, averageEmissions);
  if (percent !== 0) {
    const values = { percent: String(Math.abs(percent)) };
    add('emissions', percent < 0 ? t('lessCarbon', values) : t('moreCarbon', values), percent < 0 ? 'good' : 'plain');
  }
  addRule('change');
  if (offer.numberOfBookableSeats > 0 && offer.numberOfBookableSeats <= fewSeats)
    add('seats', t('seats', { count: offer.numberOfBookableSeats }), 'caution');
  add('points', t('points', { count: pointsFor(totalPrice) }));

  const line = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLSpanElement>(null);

  // Not before the row is laid out: a list has rows far below the screen. In the page itself, because drawing the row anew would come after the cut was seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chips have other widths.
  useEffect(() => {
    const [area, chipList, sign] = [line.current, list.current, more.current];
    if (!area || !chipList || !sign) return;
    const observer = new ResizeObserver(() => countCutChips(area, [...chipList.children] as HTMLElement[], sign));
    observer.observe(area);
    return () => observer.disconnect();
  }, [summary]);

  return (
    <div
      ref={line}
      className="relative flex max-h-16 min-h-4.5 flex-wrap gap-1 overflow-hidden text-xs leading-4.5 lg:col-span-2 lg:max-h-5"
    >
      {children}
      <ul ref={list} className="contents">
        {chips.map(({ name, look, text }) => (
          <li key={name} className={`whitespace-nowrap rounded-sm px-1.5 ${looks[look]}`}>
            {text}
          </li>
        ))}
      </ul>
      <span ref={more} aria-hidden="true" data-testid="more-chips" hidden className="absolute font-medium text-ink-soft" />
    </div>
  );
}

/** "+2", also between words that run to the left. */
const moreText = (count: number) => `\u2066+${count}\u2069`;

/** Hides the chips that do not fit into `area` to those who see, and says in `sign` how many they are. */
function countCutChips(area: HTMLElement, chips: readonly HTMLElement[], sign: HTMLElement): void {
  const gap = 4;
  const isRightToLeft = getComputedStyle(area).direction === 'rtl';
  const bottom = (chip: HTMLElement) => chip.offsetTop + chip.offsetHeight;
  const endOf = (chip: Element | undefined) => {
    if (!(chip instanceof HTMLElement)) return 0;
    return isRightToLeft ? area.clientWidth - chip.offsetLeft : chip.offsetLeft + chip.offsetWidth;
  };
  let fitting = chips.filter((chip) => bottom(chip) <= area.clientHeight + 1).length;
  sign.hidden = fitting === chips.length;
  if (!sign.hidden) {
    sign.textContent = moreText(chips.length);
    if (fitting > 0 && endOf(chips[fitting - 1]) + gap + sign.offsetWidth > area.clientWidth) fitting -= 1;
    const before = chips[fitting - 1] ?? (area.firstElementChild as HTMLElement);
    sign.textContent = moreText(chips.length - fitting);
    sign.style.insetInlineStart = `${endOf(before) + gap}px`;
    sign.style.top = `${before.offsetTop}px`;
  }
  for (const [index, chip] of chips.entries()) chip.style.opacity = index < fitting ? '' : '0';
}
