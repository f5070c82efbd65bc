import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import type { BusinessEntry } from '@/content/business/pages';
import { Link } from '@/lib/i18n/navigation';

/** One business page as a wide row: who it is for comes first. */
export function BusinessRow({ page }: { page: BusinessEntry }) {
  const locale = useLocale();
  const t = useTranslations('business.index');
  const { name, reader, line, href, art } = page;
  return (
    <li className="group relative grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 py-5 sm:grid-cols-[14rem_minmax(0,1fr)_auto] sm:gap-8">
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        decorative
        className="aspect-4/3 w-full rounded-card object-cover shadow-card"
      />
      <div>
        <p className="text-accent text-sm">{reader[locale]}</p>
        <h2 className="mt-1 text-xl md:text-2xl">
          <Link href={href} prefetch={false} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
            {name[locale]}
          </Link>
        </h2>
        <p className="mt-1 text-ink-soft max-sm:text-sm">{line[locale]}</p>
      </div>
      <span aria-hidden="true" className="hidden items-center gap-2 font-medium text-accent sm:inline-flex">
        {t('open')}
        <Icon name="arrow" />
      </span>
    </li>
  );
}
