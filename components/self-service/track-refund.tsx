'use client';

import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import type { FoundRefunds } from '@/lib/self-service/found';
import { refundStages, withdrawn } from '@/lib/self-service/progress';
import { refundLookUp } from '@/lib/self-service/requests';
import { Facts, FoundCard } from './found-card';
import { LookUpForm, referenceField } from './look-up-form';
import { ProgressSteps } from './progress-steps';
import { useLookUp } from './use-look-up';

/** The progress of a refund, found by the reference of booking or refund and the e-mail address of the booking. */
export function TrackRefund({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('selfService');
  const state = useLookUp<FoundRefunds>('refund');
  if (state.found) return <RefundsFound found={state.found} onAgain={() => state.setFound(null)} />;
  return (
    <>
      <p className="mb-4 max-w-2xl text-ink-soft">{t('refund.lead')}</p>
      <LookUpForm
        name="refund"
        labelledBy={labelledBy}
        state={state}
        miss={t('refund.miss')}
        schema={refundLookUp}
        fields={[
          referenceField(t, 'refund'),
          {
            name: 'email',
            label: t('form.email'),
            error: t('form.errors.email'),
            input: { type: 'email', autoComplete: 'email', dir: 'ltr' },
          },
        ]}
      />
    </>
  );
}

/** The state of the booking, and each refund with its amount and progress; one made by mistake only with that notice. */
export function RefundsFound({ found, onAgain }: { found: FoundRefunds; onAgain: () => void }) {
  const t = useTranslations('selfService.refund');
  const states = useTranslations('states.sentences');
  const tag = intlTag(useLocale());
  const { reference: of, kind, state, refunds } = found;
  const sentence = <p className="mt-2 max-w-2xl">{states(state, { kind })}</p>;
  if (refunds.length === 0) {
    return (
      <FoundCard title={t.rich('heading', { reference: () => <bdi className="tabular-nums">{of}</bdi> })} onAgain={onAgain}>
        {sentence}
      </FoundCard>
    );
  }
  return (
    <div className="space-y-10">
      {refunds.map(({ reference, booking, amount, deducted, to, stage, steps }, index) => (
        <FoundCard
          // Those of one payment have one reference.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
          key={index}
          title={t.rich('heading', { reference: () => <bdi className="tabular-nums">{reference}</bdi> })}
          isFocused={index === 0}
          {...(index === refunds.length - 1 && { onAgain })}
        >
          {index === 0 && sentence}
          <Facts
            facts={[
              stage !== withdrawn ? [t('amount'), formatQarExactly(amount, tag)] : null,
              stage !== withdrawn && deducted > 0 ? [t('deducted'), formatQarExactly(deducted, tag)] : null,
              [t('booking'), booking],
            ]}
          />
          <ProgressSteps
            stages={refundStages}
            stage={stage}
            noted={steps}
            wordsOf={(key) => {
              const isBack = key === 'paid' && to !== 'account';
              return isBack
                ? { label: t(`back.${to}.label`), next: t(`back.${to}.next`) }
                : { label: t(`stages.${key}`), next: t(`next.${key}`) };
            }}
            comesNext={t('comesNext')}
            withdrawnNotice={t('withdrawn')}
          />
        </FoundCard>
      ))}
    </div>
  );
}
