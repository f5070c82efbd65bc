import type { ReactNode } from 'react';
import { Button } from '../button';
import { Sheet } from '../overlays/sheet';

interface FilterSheetProps {
  words: { title: string; close: string; clearAll: string; show: string };
  onClose: () => void;
  onClearAll: () => void;
  children: ReactNode;
}

/** The filters on narrow screens. */
export function FilterSheet({ words, onClose, onClearAll, children }: FilterSheetProps) {
  return (
    <Sheet
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <div className="flex items-center justify-between gap-3">
          <Button variant="quiet" onClick={onClearAll} className="px-1">
            {words.clearAll}
          </Button>
          <Button onClick={onClose} className="shrink-0 whitespace-nowrap">
            {words.show}
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  );
}

/** The number of filters that are set, beside the word "Filters"; `text` says it to screen readers. */
export function ActiveCount({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{text}</span>
      <span
        aria-hidden="true"
        className="inline-flex size-6 items-center justify-center rounded-pill bg-accent-fill text-on-fill text-sm tabular-nums"
      >
        {count}
      </span>
    </>
  );
}
