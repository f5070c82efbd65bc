import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';

type SharedKey = keyof Messages['bookings']['errors'];
const own = ['passportExpired', 'passportKept', 'tooOld'] as const;

/** Says what is wrong with a traveller: in the words of the passenger form, or in ours. */
export function useTravellerErrors(): (key: string) => string {
  const t = useTranslations('account.travellers');
  const shared = useTranslations('bookings.errors');
  return (key) => {
    const ours = own.find((one) => one === key);
    if (ours) return t(ours);
    return shared.has(key as SharedKey) ? shared(key as SharedKey, { validUntil: '' }) : shared('unknown');
  };
}
