import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from './icon';

interface TextLinkProps {
  /** A path of this site, or a full address: another site opens in a new tab, with a notice. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link in running text. For server components; a client leaf gets a rendered one as its children. */
export function TextLink({ href, className, children }: TextLinkProps) {
  const t = useTranslations('ui');
  const look = clsx(
    'rounded-xs text-accent underline decoration-1 underline-offset-4 transition-colors duration-150 hover:text-accent-strong hover:decoration-2',
    className,
  );
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false} className={look}>
        {children}
      </Link>
    );
  }
  const isOtherSite = /^https?:/.test(href);
  return (
    <a href={href} {...(isOtherSite && { target: '_blank', rel: 'noopener' })} className={look}>
      {children}
      {isOtherSite && (
        <>
          <Icon name="external" className="ms-1 inline size-[1em] align-[-0.125em]" />
          <span className="sr-only"> ({t('newTab')})</span>
        </>
      )}
    </a>
  );
}
