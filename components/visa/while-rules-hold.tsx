import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OnDays } from '@/components/ui/dates/on-days';
import { visaRulesOldFrom, visaRulesOver, visaRulesUntil } from '@/lib/visa/rules-age';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** Entry rules on a prerendered page, with a sentence once the index is old; once it is too old, another in their place. */
export function WhileRulesHold({ children }: { children: ReactNode }) {
  const t = useTranslations('visa.rules');
  const built = todayInQatar();
  return (
    <>
      <OnDays from={visaRulesOldFrom} until={visaRulesUntil} built={built}>
        <p className="mt-3 mb-3 text-sm">{t('old')}</p>
      </OnDays>
      <OnDays until={visaRulesUntil} built={built}>
        {children}
      </OnDays>
      <OnDays from={visaRulesOver} built={built}>
        <p className="mt-3">{t('tooOld')}</p>
      </OnDays>
    </>
  );
}
