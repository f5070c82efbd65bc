import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { intlTag } from '@/lib/i18n/locales';

/** How far the aircraft is, along the line of reading; a broken line for a flight that does not arrive. */
export function ProgressLine({ progress }: { progress: number | null }) {
  const locale = useLocale();
  const t = useTranslations('flightStatus.card');
  if (progress === null) {
    return (
      <div aria-hidden="true" className="flex h-6 items-center">
        <span className="grow border-line-strong border-t-2 border-dashed" />
      </div>
    );
  }
  const percent = new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(progress);
  return (
    <div role="img" aria-label={t('progress', { percent })} className="relative mx-3 h-6">
      <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded-pill bg-line" />
      <span
        className="absolute start-0 top-1/2 h-0.5 -translate-y-1/2 rounded-pill bg-accent"
        style={{ width: `${progress * 100}%` }}
      />
      <span className="-ms-3 absolute top-0 bg-raised text-accent" style={{ insetInlineStart: `${progress * 100}%` }}>
        <Icon name="plane" className="size-6 rotate-[38deg] rtl:-rotate-[38deg]" />
      </span>
    </div>
  );
}
