import { useTranslations } from 'next-intl';
import { StepList as Steps } from '@/components/ui/forms/step-list';

const steps = ['flight', 'passengers', 'review'] as const;
export type Step = Exclude<(typeof steps)[number], 'flight'>;

/** Where the visitor stands on the way; choosing the flight lies behind them. */
export function StepList({ current }: { current: Step }) {
  const t = useTranslations('bookings.flow.steps');
  return <Steps label={t('label')} steps={steps.map((key) => ({ key, label: t(key) }))} current={current} done={t('done')} />;
}
