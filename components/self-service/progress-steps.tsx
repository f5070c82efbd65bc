import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { stepsOf, withdrawn } from '@/lib/self-service/progress';
import { formatDay } from '@/lib/time/dates';

interface ProgressStepsProps<Stage extends string> {
  /** In their order. */
  stages: readonly Stage[];
  stage: Stage | typeof withdrawn;
  /** The days, yyyy-MM-dd, of the stages that were reached. */
  noted: readonly { stage: string; day: string }[];
  /** The name of a stage, and what happens after it. */
  wordsOf: (stage: Stage) => { label: string; next: string };
  /** Above the text of the current stage. */
  comesNext: string;
  /** The only text for an entry made by mistake. */
  withdrawnNotice: string;
}

const marks = {
  done: 'bg-success-soft text-success',
  now: 'bg-accent-fill text-on-fill',
  next: 'border border-line-strong bg-raised text-ink-soft',
};

/** Stages from top to bottom: past ones with their days, the current one, and those to come. */
export function ProgressSteps<Stage extends string>(props: ProgressStepsProps<Stage>) {
  const { stages, stage, noted, wordsOf, comesNext, withdrawnNotice } = props;
  const t = useTranslations('selfService.steps');
  if (stage === withdrawn) {
    return (
      <Notice tone="warning" className="mt-6">
        {withdrawnNotice}
      </Notice>
    );
  }
  return (
    <ol aria-label={t('label')} className="mt-6">
      {stepsOf(stages, stage, noted).map(({ key, day, state }, index) => (
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
              <span className={state === 'next' ? 'text-ink-soft' : 'font-semibold'}>{wordsOf(key).label}</span>
              {day && <bdi className="text-ink-soft text-sm tabular-nums">{formatDay(day)}</bdi>}
              <span className={state === 'now' ? 'font-medium text-accent text-sm' : 'sr-only'}>{t(state)}</span>
            </p>
            {state === 'now' && (
              <div className="mt-2 max-w-xl rounded-control bg-sunken p-4">
                <p className="font-medium text-sm">{comesNext}</p>
                <p className="mt-1">{wordsOf(key).next}</p>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
