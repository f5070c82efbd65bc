import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { HolidayPackage } from '@/content/package';
import { keepTogether } from '@/lib/i18n/no-break';

export function Inclusions({ holiday }: { holiday: HolidayPackage }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { nights, accommodation } = holiday;
  const { included, notIncluded } = holiday[locale];
  const room = t('package.room', { accommodation: accommodation[locale], nights });
  return (
    <section aria-labelledby="included" className="grid gap-8 rounded-card border border-line bg-sunken p-6 sm:grid-cols-2">
      <div>
        <h2 id="included" className="text-xl">
          {t('package.included')}
        </h2>
        <Lines lines={[room, ...included]} icon="check" tone="text-success" />
      </div>
      <div>
        <h2 className="text-xl">{t('package.notIncluded')}</h2>
        <Lines lines={notIncluded} icon="minus" tone="text-ink-soft" />
      </div>
    </section>
  );
}

interface LinesProps {
  lines: readonly string[];
  icon: 'check' | 'minus';
  tone: string;
}

function Lines({ lines, icon, tone }: LinesProps) {
  return (
    <ul className="mt-4 space-y-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon name={icon} className={`mt-0.5 size-5 ${tone}`} />
          {keepTogether(line)}
        </li>
      ))}
    </ul>
  );
}
