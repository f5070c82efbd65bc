import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceChangeNotice } from '@/components/ui/forms/price-change-notice';
import { isSameInRiyals } from '@/lib/money';

export interface PriceReason {
  sent: 'age' | 'loyalty' | 'both';
  /** The passengers from 12 to 17, with their ages. */
  people: string;
}

export interface PriceSeen {
  /** Totals for the whole party, in QAR; `before` is null when there is nothing to accept. */
  before: number | null;
  now: number;
  /** The parts of the change, if there are several prices. */
  parts?: ReactNode;
  /** With fewer bags or stricter conditions than before. */
  isWorse: boolean;
  /** The traveller data that the airline used for this price. */
  reason?: PriceReason | null;
  /** Names of fares that are no longer sold, and of the nearest replacements. */
  otherFares?: readonly { was: string; now: string }[];
}

interface NewPriceProps extends PriceSeen {
  /** The label of the button when it does more than continue. */
  accept?: string | undefined;
  takesFocus?: boolean;
  form?: string | undefined;
  onAccept: () => void;
}

/** Only the terms have changed; the displayed total is the same. */
export function isSamePrice({ before, now }: Pick<PriceSeen, 'before' | 'now'>): boolean {
  return before !== null && isSameInRiyals(before, now);
}

/** The flights have a new price, or worse terms, that the visitor has not accepted yet; otherwise nothing. */
export function NewPrice({
  before,
  now,
  parts,
  isWorse,
  otherFares = [],
  reason,
  accept,
  takesFocus = true,
  form,
  onAccept,
}: NewPriceProps) {
  const t = useTranslations('bookings.flow.priceChange');
  if (before === null) return null;
  const isStill = isSamePrice({ before, now });
  const said = isStill ? 'samePrice' : 'text';
  return (
    <PriceChangeNotice
      key={`${now} ${isWorse}`}
      before={before}
      now={now}
      title={otherFares.length > 0 ? t('fareTitle') : isStill ? t('termsTitle') : t('title')}
      accept={accept ?? t(isStill ? 'acceptTerms' : 'accept')}
      takesFocus={takesFocus}
      form={form}
      onAccept={onAccept}
    >
      {(amounts) => (
        <>
          {otherFares.map((fare) => (
            <span key={`${fare.was} ${fare.now}`} className="block">
              {t.rich('fareGone', { was: () => <bdi>{fare.was}</bdi>, now: () => <bdi>{fare.now}</bdi> })}
            </span>
          ))}
          <span key={said}>{t.rich(said, { direction: now > before ? 'more' : 'less', ...amounts })}</span>
          {parts}
          {isWorse && <span className="block">{t('terms')}</span>}
          <span className="block">{reason ? t('asked', { ...reason }) : t('why')}</span>
        </>
      )}
    </PriceChangeNotice>
  );
}
