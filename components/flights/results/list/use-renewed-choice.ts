import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { renewChoice } from '@/lib/flights/results/renewed-choice';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar, isSameInRiyals } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { useFareName } from '../details/use-fare-facts';

export interface Renewal {
  /** Id of the open offer; null when it is gone. */
  id: string | null;
  text: string;
}

/** Keeps the open offer open when prices are refreshed, in its fare or the nearest, and reports what has changed. */
export function useRenewedChoice(
  offers: readonly OfferSummary[],
  openOffer: string | null,
  onOpen: (id: string | null) => void,
): Renewal | null {
  const t = useTranslations('flights.results.expired');
  const nameOf = useFareName();
  const tag = intlTag(useLocale());
  const opened = useRef<OfferSummary>(undefined);
  const [renewal, setRenewal] = useState<Renewal | null>(null);

  const renew = useEffectEvent(() => {
    const was = opened.current;
    opened.current = offers.flatMap(({ fares }) => fares).find(({ id }) => id === openOffer);
    if (was === undefined || was.id !== openOffer) return;
    const { now, change } = renewChoice(was, offers);
    const id = now?.id ?? null;
    if (change === 'gone') setRenewal({ id, text: t('gone') });
    else if (now && change === 'stricter') {
      const price = t('price', { was: isolated(formatQar(was.adultPrice, tag)), now: isolated(formatQar(now.adultPrice, tag)) });
      setRenewal({ id, text: [t('stricter'), ...(isSameInRiyals(now.adultPrice, was.adultPrice) ? [] : [price])].join(' ') });
    } else if (now && change) {
      const named = (one: OfferSummary) => isolated(change === 'fareGone' ? nameOf(one) : formatQar(one.adultPrice, tag));
      setRenewal({ id, text: t(change, { was: named(was), now: named(now) }) });
    } else setRenewal(null);
    if (id !== openOffer) onOpen(id);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: at other offers, and when another one is open.
  useEffect(() => renew(), [offers, openOffer]);

  return renewal?.id === openOffer ? renewal : null;
}
