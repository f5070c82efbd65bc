'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { company } from '@/lib/company/company';
import { regionNames } from '@/lib/i18n/region-name';
import type { FoundVisa } from '@/lib/self-service/found';
import { visaStages } from '@/lib/self-service/progress';
import { visaLookUp } from '@/lib/self-service/requests';
import { calledName } from '@/lib/text/machine-letters';
import { formatDay } from '@/lib/time/dates';
import { Facts, FoundCard } from './found-card';
import { LookUpForm, lastNameField, referenceField } from './look-up-form';
import { ProgressSteps } from './progress-steps';
import { useLookUp } from './use-look-up';

/** The progress of a visa application, found by its reference and the applicant's last name. */
export function TrackVisa({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('selfService');
  const state = useLookUp<FoundVisa>('visa');
  if (state.found) return <VisaFound visa={state.found} onAgain={() => state.setFound(null)} />;
  return (
    <>
      <p className="mb-4 max-w-2xl text-ink-soft">{t('visa.lead')}</p>
      <LookUpForm
        name="visa"
        labelledBy={labelledBy}
        state={state}
        schema={visaLookUp}
        fields={[referenceField(t, 'visa'), lastNameField(t, t('form.errors.applicant'))]}
      />
    </>
  );
}

/** The current stage, the next one, and the contact. */
export function VisaFound({ visa, onAgain }: { visa: FoundVisa; onAgain: () => void }) {
  const t = useTranslations('selfService.visa');
  const locale = useLocale();
  const { reference, applicant, destination, travelDate, stage, steps } = visa;
  const country = regionNames(locale)(destination);
  // Shown only when the consulate asked for more papers, which is rare.
  const stages = visaStages.filter((one) => one !== 'papers' || stage === one || steps.some((step) => step.stage === one));
  return (
    <FoundCard
      title={country ? t('heading', { country }) : t('headingUnknown')}
      onAgain={onAgain}
      help={
        <WhatsAppLink number={company.whatsapp.number} message={t('message', { reference })} className={buttonClass('secondary')}>
          {t('ask')}
        </WhatsAppLink>
      }
    >
      <Facts
        facts={[
          [t('reference'), reference],
          [t('applicant'), calledName(applicant)],
          travelDate ? [t('travel'), formatDay(travelDate)] : null,
        ]}
      />
      <ProgressSteps
        stages={stages}
        stage={stage}
        noted={steps}
        wordsOf={(key) => ({ label: t(`stages.${key}`), next: t(`next.${key}`) })}
        comesNext={t('comesNext')}
        withdrawnNotice={t('withdrawn')}
      />
    </FoundCard>
  );
}
