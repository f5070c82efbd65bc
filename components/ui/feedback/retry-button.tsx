import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';

interface RetryButtonProps {
  /** How long to leave the service alone first. */
  waitSeconds: number;
  variant?: ComponentProps<typeof Button>['variant'];
  label: string;
  waitLabel: (seconds: number) => string;
  onRetry: () => void;
}

/** Tries again, as soon as that is welcome: until then it counts the seconds. */
export function RetryButton({ waitSeconds, variant = 'primary', label, waitLabel, onRetry }: RetryButtonProps) {
  const secondsLeft = useCountdown(waitSeconds);
  return (
    <Button variant={variant} onClick={onRetry} disabled={secondsLeft > 0}>
      {secondsLeft > 0 ? waitLabel(secondsLeft) : label}
    </Button>
  );
}

/** Whole seconds left of a wait that begins now. Counted to a deadline: a tab in the background skips ticks. */
function useCountdown(seconds: number): number {
  const [deadline] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const isOver = left <= 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((deadline - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isOver, deadline]);

  return left;
}

/** Says that results are incomplete, and offers a retry as soon as one can help. */
export function PartialNotice({ text, ...retry }: { text: string } & Omit<ComponentProps<typeof RetryButton>, 'variant'>) {
  return (
    <Notice announce="status">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-[min(100%,13rem)] grow basis-0">{text}</p>
        <RetryButton variant="secondary" {...retry} />
      </div>
    </Notice>
  );
}
