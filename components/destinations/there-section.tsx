import { useLocale } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { CardPoster } from '@/components/ui/poster';
import { Link } from '@/lib/i18n/navigation';

interface ThereSectionProps {
  title: string;
  text?: string;
  /** List items. */
  children: ReactNode;
}

/** A section with cards of another feature about this place. */
export function ThereSection({ title, text, children }: ThereSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  );
}

interface ThereCardProps {
  /** English path. */
  href: string;
  /** Name in content/art. */
  art: string;
  title: string;
}

/** Another page about the place. On a phone without its picture, as there may be several. */
export function ThereCard({ href, art, title }: ThereCardProps) {
  const locale = useLocale();
  return (
    <li className={cardClass({ isLink: true }, 'group flex flex-col overflow-hidden')}>
      <div className="max-md:hidden">
        <CardPoster slug={art} locale={locale} className="aspect-2/1 w-full" />
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
