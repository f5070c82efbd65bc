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
