import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/overlays/sheet';

interface FilterSheetProps {
  shownCount: number;
  onClose: () => void;
  onClearAll: () => void;
  children: ReactNode;
}

/** The filters on a phone. Escape closes the sheet alone: it must not reach the dialog below. */
export function FilterSheet({ shownCount, onClose, onClearAll, children }: FilterSheetProps) {
  const t = useTranslations('flights.results.filters');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops a key on its way out.
    <div onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}>
      <Sheet
        title={t('title')}
        closeLabel={t('close')}
        onClose={onClose}
        footer={
          <div className="flex items-center justify-between gap-3">
            <Button variant="quiet" onClick={onClearAll} className="px-1">
              {t('clearAll')}
            </Button>
            <Button onClick={onClose} className="shrink-0 whitespace-nowrap">
              {t('show', { count: shownCount })}
            </Button>
          </div>
        }
      >
        {children}
      </Sheet>
    </div>
  );
}
