import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/dates';

export interface ProgressStep {
  key: string;
  label: string;
  /** yyyy-MM-dd, once it is reached. */
  day?: string | undefined;
  state: 'done' | 'now' | 'next';
  /** What happens from here; told at the step one is at. */
  text?: string;
}

interface ProgressStepsProps {
  steps: readonly ProgressStep[];
  /** Stands above the text of the current step. */
  comesNext: string;
}

const marks = {
  done: 'bg-success-soft text-success',
  now: 'bg-accent-fill text-on-fill',
  next: 'border border-line-strong bg-raised text-ink-soft',
};

/** A way of several steps from top to bottom: what lies behind with its days, where it stands, what is to come. */
export function ProgressSteps({ steps, comesNext }: ProgressStepsProps) {
  const t = useTranslations('selfService.steps');
  return (
    <ol aria-label={t('label')} className="mt-6">
      {steps.map(({ key, label, day, state, text }, index) => (
        <li
          key={key}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 before:absolute before:start-[0.9375rem] before:top-9 before:bottom-1 before:w-0.5 before:bg-line last:pb-0 last:before:hidden"
        >
          <span className={`inline-flex size-8 shrink-0 items-center justify-center rounded-pill font-medium ${marks[state]}`}>
            {state === 'done' ? <Icon name="check" className="size-4" /> : <bdi>{index + 1}</bdi>}
          </span>
          <div className="min-w-0 pt-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className={state === 'next' ? 'text-ink-soft' : 'font-semibold'}>{label}</span>
              {day && <bdi className="text-ink-soft text-sm tabular-nums">{formatDay(day)}</bdi>}
              <span className={state === 'now' ? 'font-medium text-accent text-sm' : 'sr-only'}>{t(state)}</span>
            </p>
            {text && state === 'now' && (
              <div className="mt-2 max-w-xl rounded-control bg-sunken p-4">
                <p className="font-medium text-sm">{comesNext}</p>
                <p className="mt-1">{text}</p>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
