'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/feedback/toast';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { Locale } from '@/lib/i18n/locales';

const words = {
  en: {
    openSheet: 'Open the sheet',
    openDialog: 'Open the dialog',
    sheet: 'Filters',
    sheetText: 'From the lower edge of a phone, in the middle of a larger screen. Escape and a click beside it close it.',
    dialog: 'Remove this room?',
    dialogText: 'Its two guests are taken out of the search.',
    apply: 'Show 24 flights',
    remove: 'Remove room',
    keep: 'Keep it',
    close: 'Close',
    success: 'It worked',
    error: 'It failed',
    info: 'It goes on',
    successText: 'Your request has been sent.',
    errorText: 'Failed to search flights. Please try again.',
    infoText: 'Searching flights...',
  },
  ar: {
    openSheet: 'افتح اللوحة',
    openDialog: 'افتح مربع الحوار',
    sheet: 'عوامل التصفية',
    sheetText: 'تظهر من أسفل شاشة الهاتف، وفي وسط الشاشات الأكبر. يغلقها مفتاح Escape أو النقر بجانبها.',
    dialog: 'هل تريد إزالة هذه الغرفة؟',
    dialogText: 'سيُحذف نزيلاها من البحث.',
    apply: 'عرض 24 رحلة',
    remove: 'إزالة الغرفة',
    keep: 'إبقاؤها',
    close: 'إغلاق',
    success: 'نجح الطلب',
    error: 'تعذّر الطلب',
    info: 'جارٍ العمل',
    successText: 'أُرسل طلبك.',
    errorText: 'تعذّر البحث عن الرحلات. حاول مرة أخرى.',
    infoText: 'جارٍ البحث عن رحلات...',
  },
};

export function OverlayDemos({ locale }: { locale: Locale }) {
  const t = words[locale];
  const [open, setOpen] = useState<'sheet' | 'dialog'>();
  const close = () => setOpen(undefined);

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('sheet')}>
        {t.openSheet}
      </Button>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
        {t.openDialog}
      </Button>
      {open === 'sheet' && (
        <Sheet
          title={t.sheet}
          closeLabel={t.close}
          onClose={close}
          footer={
            <Button className="w-full" onClick={close}>
              {t.apply}
            </Button>
          }
        >
          <p>{t.sheetText}</p>
        </Sheet>
      )}
      {open === 'dialog' && (
        <Sheet shape="dialog" title={t.dialog} closeLabel={t.close} onClose={close}>
          <p>{t.dialogText}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={close}>{t.remove}</Button>
            <Button variant="secondary" onClick={close}>
              {t.keep}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  );
}

const kinds = ['success', 'error', 'info'] as const;

export function ToastDemo({ locale }: { locale: Locale }) {
  const t = words[locale];
  return (
    <div className="flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => void showToast(kind, t[`${kind}Text`])}>
          {t[kind]}
        </Button>
      ))}
    </div>
  );
}
