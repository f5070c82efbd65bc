import { Link } from '@/lib/i18n/navigation';

/** A small link in a row of its kind; `href` is an English path or an anchor on the page. */
export function ChipLink({ href, children }: { href: string; children: string }) {
  const look =
    'inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-4 text-sm font-medium hover:border-accent hover:text-accent';
  if (href.startsWith('#'))
    return (
      <a href={href} className={look}>
        {children}
      </a>
    );
  return (
    <Link href={href} prefetch={false} className={look}>
      {children}
    </Link>
  );
}
