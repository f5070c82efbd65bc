import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const steps = ['hotel', 'guests', 'review'] as const;
export type Step = Exclude<(typeof steps)[number], 'hotel'>;

/** Where the visitor stands on the way; choosing the hotel lies behind them. */
export function StepList({ current }: { current: Step }) {
  const t = useTranslations('hotels.stayRequest');
  const position = steps.indexOf(current);
  return (
    <ol aria-label={t('stepsLabel')} className="mb-6 flex items-center gap-2 text-sm sm:gap-4">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={clsx('flex items-center gap-2', index > 0 && 'before:h-px before:w-4 before:bg-line-strong sm:before:w-10')}
        >
          <span
            className={clsx(
              'inline-flex size-7 shrink-0 items-center justify-center rounded-pill font-medium',
              index < position && 'bg-success-soft text-success',
              index === position && 'bg-accent-fill text-on-fill',
              index > position && 'border border-line-strong text-ink-soft',
            )}
          >
            {index < position ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          <span className={step === current ? 'font-medium' : 'text-ink-soft max-sm:sr-only'}>{t(`steps.${step}`)}</span>
          {index < position && <span className="sr-only">{t('steps.done')}</span>}
        </li>
      ))}
    </ol>
  );
}
