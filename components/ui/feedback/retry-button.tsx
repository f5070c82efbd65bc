import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '../button';

interface RetryButtonProps {
  /** Seconds before a retry is allowed. */
  waitSeconds: number;
  variant?: ComponentProps<typeof Button>['variant'];
  label: string;
  waitLabel: (seconds: number) => string;
  onRetry: () => void;
}

/** A retry button that counts down the seconds until it can be used. */
export function RetryButton({ waitSeconds, variant = 'primary', label, waitLabel, onRetry }: RetryButtonProps) {
  const secondsLeft = useCountdown(waitSeconds);
  return (
    <Button variant={variant} onClick={onRetry} disabled={secondsLeft > 0}>
      {secondsLeft > 0 ? waitLabel(secondsLeft) : label}
    </Button>
  );
}

/** Whole seconds left of a wait that starts now. Computed from a deadline, because background tabs skip ticks. */
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
