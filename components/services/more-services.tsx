import { useLocale, useTranslations } from 'next-intl';
import { moreServices } from '@/content/services';
import { Link } from '@/lib/i18n/navigation';

export function MoreServices() {
  const locale = useLocale();
  const t = useTranslations('services.index');
  return (
    <section aria-labelledby="more" className="mt-12">
      <h2 id="more" className="text-2xl md:text-3xl">
        {t('more')}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {moreServices.map(({ name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-5 font-medium hover:border-accent hover:bg-accent-soft"
            >
              {name[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
