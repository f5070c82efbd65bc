import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OnDays } from '@/components/ui/dates/on-days';
import { visaRulesOver, visaRulesUntil } from '@/lib/visa/rules-age';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** Entry rules on a prerendered page; once the index is too old, a sentence in their place. */
export function WhileRulesHold({ children }: { children: ReactNode }) {
  const t = useTranslations('visa.rules');
  const built = todayInQatar();
  return (
    <>
      <OnDays until={visaRulesUntil} built={built}>
        {children}
      </OnDays>
      <OnDays from={visaRulesOver} built={built}>
        <p className="mt-3">{t('tooOld')}</p>
      </OnDays>
    </>
  );
}
