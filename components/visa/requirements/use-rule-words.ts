import { useLocale, useTranslations } from 'next-intl';
import { comma } from '@/lib/i18n/locales';
import { listStays } from '@/lib/visa/rule-choices';
import type { RuleWords } from '../rule-words';

/** The texts of the rules of entry, with those of all lengths of stay. */
export function useRuleWords(): RuleWords {
  const locale = useLocale();
  const t = useTranslations('visa.rules');
  const stays = listStays();
  return {
    kinds: {
      free: { name: t('free'), meaning: t('freeMeaning') },
      eta: { name: t('eta'), meaning: t('etaMeaning') },
      onArrival: { name: t('onArrival'), meaning: t('onArrivalMeaning') },
      eVisa: { name: t('eVisa'), meaning: t('eVisaMeaning') },
      required: { name: t('required'), meaning: t('requiredMeaning') },
      noAdmission: { name: t('noAdmission'), meaning: t('noAdmissionMeaning') },
    },
    stays: Object.fromEntries(stays.map((days) => [days, t('stay', { days })])),
    limits: Object.fromEntries(stays.map((days) => [days, t('limit', { days })])),
    passport: t('passport'),
    passportHint: t('passportHint'),
    unknownPassport: t('unknownPassport'),
    unknownDestination: t('unknownDestination'),
    destination: t('destination'),
    choose: t('choose'),
    chooseHint: t('chooseHint'),
    loading: t('loading'),
    unavailable: t('unavailable'),
    retry: t('retry'),
    unknown: t('unknown'),
    homeName: t('homeName'),
    homeMeaning: t('homeMeaning'),
    idCard: t('idCard'),
    source: t('source', { day: '{day}' }),
    confirm: t('confirm'),
    service: t('service'),
    ask: t('ask'),
    message: t('message', { passport: '{passport}', destination: '{destination}' }),
    table: t('table', { passport: '{passport}' }),
    noStay: t('noStay'),
    comma: comma[locale],
  };
}
