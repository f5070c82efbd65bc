import { useTranslations } from 'next-intl';
import { StepList as Steps } from '@/components/ui/forms/step-list';

const steps = ['hotel', 'guests', 'review'] as const;
export type Step = Exclude<(typeof steps)[number], 'hotel'>;

/** Where the visitor stands on the way; choosing the hotel lies behind them. */
export function StepList({ current }: { current: Step }) {
  const t = useTranslations('hotels.stayRequest');
  return (
    <Steps
      label={t('stepsLabel')}
      steps={steps.map((key) => ({ key, label: t(`steps.${key}`) }))}
      current={current}
      done={t('steps.done')}
    />
  );
}
