import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';

interface SwapButtonProps {
  label: string;
  /** Between two fields, also on a phone. */
  isBetween: boolean;
  onSwap: () => void;
}

/** Exchanges departure and arrival. */
export function SwapButton({ label, isBetween, onSwap }: SwapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onSwap}
      className={clsx(
        'relative z-10 inline-flex size-8 items-center justify-center justify-self-center rounded-pill border border-line bg-raised hover:bg-sunken md:mt-7 md:size-11',
        'max-md:after:absolute max-md:after:-inset-1.5',
        isBetween && 'min-[22rem]:max-md:absolute min-[22rem]:max-md:top-8 min-[22rem]:max-md:start-[calc(50%-1rem)]',
      )}
    >
      <Icon name="swap" className={clsx('size-5 max-md:size-4', isBetween ? 'max-[22rem]:rotate-90' : 'max-md:rotate-90')} />
    </button>
  );
}
