import { useTranslations } from 'next-intl';
import { type ComponentProps, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Connection, sensibleMinutes } from '@/lib/flights/multi-city/connections';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { useDurationWords } from '../../../results/card/duration-text';
import { LegOffer } from './leg-offer';

interface TooSoonOffersProps {
  offers: readonly OfferSummary[];
  /** To the leg before. */
  connectionOf: (offer: OfferSummary) => Connection | undefined;
  /** One of them is already selected. */
  isShownFirst: boolean;
  row: (summary: OfferSummary) => Omit<ComponentProps<typeof LegOffer>, 'highlight' | 'warning'>;
}

const batch = 6;

/** The number of offers that leave too soon, and on request the offers with their reasons: another previous leg may make them possible. */
export function TooSoonOffers({ offers, connectionOf, isShownFirst, row }: TooSoonOffersProps) {
  const t = useTranslations('flights.multiCity.results');
  const listId = useId();
  const { short } = useDurationWords();
  const [isShown, setIsShown] = useState(isShownFirst);
  const [limit, setLimit] = useState(batch);

  function reasonOf(offer: OfferSummary, number: number): string {
    const connection = connectionOf(offer);
    if (!connection || connection.minutes <= 0) return t('tooSoon.overlap', { number });
    return t('tooSoon.short', {
      number,
      duration: short(connection.minutes),
      advised: short(sensibleMinutes[connection.change]),
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isShown}
        aria-controls={listId}
        onClick={() => setIsShown(!isShown)}
        className="self-start text-start text-sm print:hidden"
      >
        <Icon name="down" className={`size-4 shrink-0 transition-transform duration-150 ${isShown ? 'rotate-180' : ''}`} />
        <span>{t('tooSoon.count', { count: offers.length })}</span>
      </Button>
      <ul id={listId} hidden={!isShown} className="flex flex-col gap-2 [&[hidden]]:hidden">
        {isShown &&
          offers.slice(0, limit).map((summary) => {
            const props = row(summary);
            return <LegOffer key={summary.id} {...props} highlight={null} warning={reasonOf(summary, props.number - 1)} />;
          })}
      </ul>
      {isShown && offers.length > limit && (
        <Button variant="secondary" onClick={() => setLimit(limit + batch)} className="self-center print:hidden">
          {t('more', { count: Math.min(batch, offers.length - limit) })}
        </Button>
      )}
    </>
  );
}
