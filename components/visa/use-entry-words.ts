import { useTranslations } from 'next-intl';
import type { EntryWords } from '@/lib/visa/describe-entry';

/** The texts of a note, for all possible lengths of stay. */
export function useEntryWords(stays: readonly number[]): EntryWords {
  const t = useTranslations('visa.rules');
  return {
    kinds: {
      free: { name: t('free'), detail: t('freeShort') },
      eta: { name: t('eta'), detail: t('etaShort') },
      onArrival: { name: t('onArrival'), detail: t('onArrivalShort') },
      eVisa: { name: t('eVisa'), detail: t('eVisaShort') },
      required: { name: t('required'), detail: t('requiredShort') },
      noAdmission: { name: t('noAdmission'), detail: t('noAdmissionShort') },
    },
    limits: Object.fromEntries(stays.map((days) => [days, t('limit', { days })])),
    home: { name: t('homeName'), detail: t('homeShort') },
    unknown: { name: t('unknownName'), detail: t('unknownShort') },
  };
}
