import { useLocale } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { PageSection } from '@/components/layout/guide/page-section';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { CardPoster } from '@/components/ui/poster';
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
  /** Name in content/art, or of a vignette: `sights/…`. */
  art: string;
  /** What the picture shows. */
  alt: string;
  title: string;
}

/** Another page about the place. On a phone it has no picture, as there may be several. */
export function RelatedCard({ href, art, alt, title }: RelatedCardProps) {
  const locale = useLocale();
  return (
    <li className={cardClass({ isLink: true }, 'group flex flex-col overflow-hidden')}>
      <div className="max-md:hidden">
        <CardPoster slug={art} locale={locale} alt={alt} className="aspect-2/1 w-full" />
      </div>
      <div className="p-5">
        <h3 className="text-lg leading-snug">
          <Link href={href} prefetch={false} className={cardLinkClass}>
            {title}
          </Link>
        </h3>
      </div>
    </li>
  );
}
