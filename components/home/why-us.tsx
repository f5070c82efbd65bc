import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';

const reasons = [
  { name: 'experts', icon: 'person' },
  { name: 'price', icon: 'check' },
  { name: 'choice', icon: 'plane' },
  { name: 'trust', icon: 'shield' },
] as const satisfies readonly { name: string; icon: IconName }[];

export function WhyUs() {
  const t = useTranslations('home.why');
  return (
    <section aria-labelledby="why-title" className="page-width mt-20">
      <h2 id="why-title" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ name, icon }) => (
          <li key={name} className="border-accent border-t-2 pt-4">
            <Icon name={icon} className="size-7 text-accent" />
            <h3 className="mt-3 text-lg">{t(`${name}.title`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
