import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { JsonLd } from './json-ld';
import { Share } from './share/share';

export interface Crumb {
  label: string;
  /** English path. */
  href: string;
}

interface BreadcrumbProps {
  /** Pages between the home page and this one. */
  trail?: readonly Crumb[];
  current: string;
  /** Whether the page has a share button: a place, a hotel, a package, an article. */
  isShareable?: boolean;
}

export function Breadcrumb({ trail = [], current, isShareable = false }: BreadcrumbProps) {
  const t = useTranslations('guides');
  const way = [{ label: t('home'), href: '/' }, ...trail];
  const crumbs = (
    <nav aria-label={t('breadcrumb')} className="text-sm">
      <JsonLd crumbs={[...way, { label: current }]} />
      <ol className="flex flex-wrap items-center gap-x-1">
        {/* A name that wraps takes its arrow to the next line. */}
        {way.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron" className="size-4 text-line-strong" />}
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-accent hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
        {/* On a phone a long name would take a second line, right above the heading that says it again. */}
        <li
          aria-current="page"
          className={clsx('flex items-center gap-1 py-2 font-medium', trail.length > 0 && 'max-sm:sr-only')}
        >
          <Icon name="chevron" className="size-4 shrink-0 text-line-strong" />
          {current}
        </li>
      </ol>
    </nav>
  );
  if (!isShareable) return crumbs;
  return (
    <div className="flex items-start justify-between gap-x-4 max-[18rem]:flex-wrap">
      {crumbs}
      <Share title={current} />
    </div>
  );
}
