import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { PageSection } from '@/components/layout/guide/page-section';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';

interface RelatedSectionProps {
  title: string;
  text?: string;
  /** List items. */
  children: ReactNode;
}

/** A section with cards of another feature about this place. */
export function RelatedSection({ title, text, children }: RelatedSectionProps) {
  return (
    <PageSection id={useId()} title={title} text={text}>
      <ul className="card-row mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </PageSection>
  );
}

interface RelatedCardProps {
  /** English path. */
  href: string;
  /** What one does with it. */
  kind: 'read' | 'do' | 'plan';
  title: string;
}

/** Another page about the place. Without a picture: the drawings of the place are on this page already. */
export function RelatedCard({ href, kind, title }: RelatedCardProps) {
  const t = useTranslations('destinations.there.kinds');
  return (
    <li className={cardClass({ isLink: true }, 'flex items-center gap-4 p-5')}>
      <div className="grow">
        <p className="text-ink-soft text-sm">{t(kind)}</p>
        <h3 className="mt-0.5 text-lg leading-snug">
          <Link href={href} prefetch={false} className={cardLinkClass}>
            {title}
          </Link>
        </h3>
      </div>
      <Icon name="arrow" className="size-5 text-accent" />
    </li>
  );
}
