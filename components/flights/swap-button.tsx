'use client';

import { Icon } from '@/components/ui/icon';

export function SwapButton({ label, onSwap }: { label: string; onSwap: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onSwap}
      className="-my-2 inline-flex size-11 items-center justify-center justify-self-center rounded-pill border border-line bg-raised hover:bg-sunken md:col-span-2 lg:col-span-1 lg:mt-7 lg:mb-0"
    >
      <Icon name="swap" className="size-5 rotate-90 lg:rotate-0" />
    </button>
  );
}
