import { useLocale } from 'next-intl';
import { NeedsScript } from '@/components/layout/needs-script';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { company } from '@/lib/company/company';
import { localizePath } from '@/lib/i18n/locales';
import { listPassports } from '@/lib/visa/rule-choices';
import { visaRulesOf } from '@/lib/visa/rules-of';
import { usualPassport } from '@/lib/visa/saved-passport';
import { WhileRulesHold } from '../while-rules-hold';
import { RequirementsPicker } from './requirements-picker';
import { useRuleWords } from './use-rule-words';

const first = { passport: usualPassport, rules: visaRulesOf(usualPassport) ?? null };

/** The picker with its texts and the first passport's rules; those of other passports load on selection. */
export function Requirements() {
  const locale = useLocale();
  const words = useRuleWords();
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
