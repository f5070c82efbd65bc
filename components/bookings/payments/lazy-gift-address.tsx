import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { giftDraftKey } from '@/lib/bookings/model/gift-card';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { removeTab } from '@/lib/storage/tab-storage';
import type { GiftAddress } from './gift-address';

const loadParts = (locale: Locale) => Promise.all([import('./gift-address'), loadMessages(locale, ['giftCards'])] as const);

type Parts = { View: typeof GiftAddress; messages: Awaited<ReturnType<typeof loadParts>>[1] };

/** A gift card that is paid: with the signed token of the receipt's link, where it goes. Loads only then. */
export function LazyGiftAddress({ gift }: { gift: string | null }) {
  const locale = useLocale();
  const [parts, setParts] = useState<Parts | null>(null);

  useEffect(() => removeTab(giftDraftKey), []);
  useEffect(() => {
    if (!gift) return;
    loadParts(locale).then(
      ([{ GiftAddress: View }, messages]) => setParts({ View, messages }),
      () => undefined,
    );
  }, [locale, gift]);

  return parts && gift && <parts.View gift={gift} messages={parts.messages} />;
}
