import { useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { NextPage } from '@/content/company-pages/page-words';
import { Link } from '@/lib/i18n/navigation';

interface NextPagesProps {
  pages: readonly NextPage[];
  /** Replaces the default heading. */
  heading?: string;
}

/** Links to related pages. */
export function NextPages({ pages, heading }: NextPagesProps) {
  const t = useTranslations('company');
  return (
    <PageSection id="next" title={heading ?? t('next')}>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {pages.map(({ href, label, text }) => (
          <li key={href} className={cardClass({ isLink: true }, 'flex flex-col p-5')}>
            <h3 className="flex items-center justify-between gap-3 text-lg">
              <Link href={href} prefetch={false} className={cardLinkClass}>
                {label}
              </Link>
              <Icon name="arrow" className="size-5 text-accent" />
            </h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
