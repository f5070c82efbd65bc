import clsx from 'clsx';
import { Icon } from '../icon';

interface StepListProps {
  label: string;
  steps: readonly { key: string; label: string }[];
  current: string;
  /** For screen readers, after a completed step. */
  done: string;
}

/**
 * The progress in a form with several steps. On a phone, four or more steps have their names below the numbers; fewer, or steps in very large
 * letters, show the name of the current step.
 */
export function StepList({ label, steps, current, done }: StepListProps) {
  const position = steps.findIndex(({ key }) => key === current);
  const isLong = steps.length > 3;
  return (
    <ol
      aria-label={label}
      className={clsx(
        'mb-6 flex gap-2 text-sm sm:items-center',
        isLong ? 'max-sm:gap-1 max-sm:text-xs sm:gap-3' : 'items-center sm:gap-4',
      )}
    >
      {steps.map(({ key, label: name }, index) => (
        <li
          key={key}
          aria-current={key === current ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2 before:h-px before:bg-line-strong first:before:hidden',
            isLong
              ? 'max-sm:min-w-0 min-[18rem]:max-sm:flex-1 min-[18rem]:max-sm:flex-col max-sm:gap-1 max-sm:text-center max-sm:before:hidden sm:before:w-4 xl:before:w-8'
              : 'before:w-4 sm:before:w-10',
          )}
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
          <span
            className={clsx(
              key === current ? 'font-medium' : 'text-ink-soft',
              isLong && 'min-[18rem]:max-sm:w-full min-[18rem]:max-sm:wrap-anywhere',
              key !== current && (isLong ? 'max-[18rem]:sr-only' : 'max-sm:sr-only'),
            )}
          >
            {name}
          </span>
          {index < position && <span className="sr-only">{done}</span>}
        </li>
      ))}
    </ol>
  );
}
