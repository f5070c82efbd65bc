import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { InsuranceLevel } from '@/content/insurance';
import type { InsuranceContent } from '@/lib/insurance/insurance-content';
import { type IndicativePrice, type InsuredTrip, indicativePrice, isLevel, readTrip } from '@/lib/insurance/price';
import { formatQar } from '@/lib/money';
import { useToday } from '@/lib/time/use-today';

type Line = 'days' | 'perDay' | 'region' | 'level' | 'each' | 'travelers' | 'total';

export interface PricePreviewProps {
  /** For `Intl`. */
  tag: string;
  figures: InsuranceContent;
  levels: readonly { id: InsuranceLevel; name: string }[];
  words: Record<Line | 'title' | 'wait' | 'choose' | 'note', string>;
}

/** Reads the trip in the surrounding form, and shows the price of each level of cover, to select one here, with its calculation. */
export function PricePreview({ tag, figures, levels, words }: PricePreviewProps) {
  const section = useRef<HTMLElement>(null);
  const today = useToday();
  const [trip, setTrip] = useState<InsuredTrip | null>(null);
  const [level, setLevel] = useState<InsuranceLevel | null>(null);

  const hasPrices = trip !== null;

  // The browser scrolled before the prices were there, and keeps the content below in place. After a reload the reader stays where they were.
  useEffect(() => {
    if (!hasPrices) return;
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (window.location.hash === '#price' && arrival?.type === 'navigate') section.current?.scrollIntoView();
  }, [hasPrices]);

  useEffect(() => {
    const form = section.current?.closest('form');
    if (!form || !today) return;
    const read = () => {
      const fields = new FormData(form);
      const selected = String(fields.get('level'));
      setTrip(readTrip((name) => String(fields.get(name) ?? ''), today));
      setLevel(isLevel(selected) ? selected : null);
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [today]);

  function choose(id: InsuranceLevel) {
    const field = section.current?.closest('form')?.elements.namedItem('level');
    if (!(field instanceof HTMLSelectElement)) return;
    field.value = id;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <section ref={section} aria-labelledby="price" className="rounded-card bg-sunken p-4 noscript:hidden md:p-5">
      <h3 id="price" className="text-lg">
        {words.title}
      </h3>
      {trip ? (
        <>
          <ul className="mt-3 grid gap-2 sm:grid-cols-3">
            {levels.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === level}
                  onClick={() => choose(id)}
                  className="flex min-h-12 w-full items-center gap-2 rounded-control border border-line-strong bg-raised px-4 py-3 text-start hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft"
                >
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'inline-flex size-5 shrink-0 items-center justify-center rounded-pill border',
                      id === level ? 'border-accent bg-accent-fill text-on-fill' : 'border-line-strong',
                    )}
                  >
                    {id === level && <Icon name="check" className="size-3.5" />}
                  </span>
                  <span className="grow font-medium">{name}</span>
                  <bdi className="font-semibold tabular-nums">{formatQar(indicativePrice(trip, id, figures).total, tag)}</bdi>
                </button>
              </li>
            ))}
          </ul>
          <div aria-live="polite">
            {level ? (
              <PriceLines price={indicativePrice(trip, level, figures)} tag={tag} words={words} />
            ) : (
              <p className="mt-3">{words.choose}</p>
            )}
          </div>
        </>
      ) : (
        <p className="mt-1">{words.wait}</p>
      )}
      <p className="mt-3 text-ink-soft text-sm">{words.note}</p>
    </section>
  );
}

function PriceLines({ price, tag, words }: { price: IndicativePrice; tag: string; words: Record<Line, string> }) {
  const lines: [Line, string][] = [
    ['days', String(price.chargedDays)],
    ['perDay', `× ${formatQar(price.perDay, tag)}`],
    ['region', `× ${price.regionFactor}`],
    ['level', `× ${price.levelFactor}`],
    ['each', `= ${formatQar(price.each, tag)}`],
    ['travelers', `× ${price.travelers}`],
    ['total', `= ${formatQar(price.total, tag)}`],
  ];
  return (
    <dl className="mt-4 max-w-md">
      {lines.map(([line, amount]) => (
        <div
          key={line}
          className="flex justify-between gap-4 border-line border-t py-1.5 last:border-line-strong last:border-t-2 last:font-semibold"
        >
          <dt>{words[line]}</dt>
          <dd>
            <bdi className="tabular-nums">{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
