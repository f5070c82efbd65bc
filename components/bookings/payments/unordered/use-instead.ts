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
  | { is: 'unasked' | 'looking' | 'none' | 'failed' }
  | { is: 'found'; instead: Instead; View: typeof InsteadView; messages: Messages };

/** Looks once for what is on sale in place of what was sold out, if `isWanted`. */
export function useInstead(linkKey: string, isWanted: boolean): Found {
  const locale = useLocale();
  const [found, setFound] = useState<Found>({ is: 'looking' });

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const look = async (): Promise<Found> => {
      const answer = await askInstead(linkKey, locale);
      if (!answer.ok || !answer.found) return { is: 'failed' };
      if (answer.found.outcome !== 'found') return { is: answer.found.outcome };
      const [{ InsteadView: View }, messages] = await loadView(locale);
      return { is: 'found', instead: answer.found.instead, View, messages };
    };
    look().then(
      (known) => !isOver && setFound(known),
      // The parts of the page did not load.
      () => !isOver && setFound({ is: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [linkKey, locale, isWanted]);

  return isWanted ? found : { is: 'unasked' };
}
