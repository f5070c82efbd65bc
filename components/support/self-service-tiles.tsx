import { useLocale, useTranslations } from 'next-intl';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { MenuIcon } from '@/components/ui/menu-icon';
import { selfService } from '@/content/support/self-service';
import { Link } from '@/lib/i18n/navigation';

export function SelfServiceTiles() {
  const locale = useLocale();
  const t = useTranslations('support.index');
  return (
    <section aria-labelledby="pages">
      <h2 id="pages" className="text-2xl md:text-3xl">
        {t('pages')}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {selfService.map(({ href, icon, name, line }) => (
          <li key={href} className={cardClass({ isLink: true }, 'flex gap-4 p-4 md:p-5')}>
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill bg-accent-soft text-accent">
              <MenuIcon name={icon} className="size-6" />
            </span>
            <div>
              <h3 className="text-lg">
                <Link href={href} prefetch={false} className={cardLinkClass}>
                  {name[locale]}
                </Link>
              </h3>
              <p className="mt-1 text-ink-soft">{line[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
