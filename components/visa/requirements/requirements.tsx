import { useLocale, useTranslations } from 'next-intl';
import { NeedsScript } from '@/components/layout/needs-script';
import type { RuleWords } from '@/components/visa/rule-words';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { company } from '@/lib/company/company';
import { localizePath } from '@/lib/i18n/locales';
import { listPassports, listStays } from '@/lib/visa/rule-choices';
import { visaRulesOf } from '@/lib/visa/rules-of';
import { usualPassport } from '@/lib/visa/saved-passport';
import { WhileRulesHold } from '../while-rules-hold';
import { RequirementsPicker } from './requirements-picker';

const first = { passport: usualPassport, rules: visaRulesOf(usualPassport) ?? null };

/** The picker with its texts and the first passport's rules; those of other passports load on selection. */
export function Requirements() {
  const locale = useLocale();
  const t = useTranslations('visa.rules');
  const stays = listStays();
  const words: RuleWords = {
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
    rule: t('rule'),
    places: t('places'),
  };
  return (
    <WhileRulesHold>
      <NeedsScript />
      <RequirementsPicker
        countries={listPassports(locale)}
        first={first}
        asOf={visaRulesAsOf}
        desk={{ whatsapp: company.whatsapp.number, service: localizePath('/services/visa', locale) }}
        words={words}
      />
    </WhileRulesHold>
  );
}
