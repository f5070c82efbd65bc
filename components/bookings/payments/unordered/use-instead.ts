import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { askInstead } from '@/lib/bookings/payments/ask-payment';
import type { Instead } from '@/lib/bookings/products/instead';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { InsteadView } from '../../products/instead';

const loadView = (locale: Locale) =>
  Promise.all([import('../../products/instead'), loadMessages(locale, ['bookings', 'flights', 'hotels'])] as const);

type Messages = Awaited<ReturnType<typeof loadView>>[1];

type Found =
  | { type: 'unasked' | 'looking' | 'none' | 'failed' }
  | { type: 'found'; instead: Instead; View: typeof InsteadView; messages: Messages };

/** Looks once for what is on sale in place of what was sold out, if `isWanted`. */
export function useInstead(linkKey: string, isWanted: boolean): Found {
  const locale = useLocale();
  const [found, setFound] = useState<Found>({ type: 'looking' });

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const look = async (): Promise<Found> => {
      const answer = await askInstead(linkKey, locale);
      if (!answer.ok || !answer.found) return { type: 'failed' };
      if (answer.found.outcome !== 'found') return { type: answer.found.outcome };
      const [{ InsteadView: View }, messages] = await loadView(locale);
      return { type: 'found', instead: answer.found.instead, View, messages };
    };
    look().then(
      (known) => !isOver && setFound(known),
      // The parts of the page did not load.
      () => !isOver && setFound({ type: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [linkKey, locale, isWanted]);

  return isWanted ? found : { type: 'unasked' };
}
