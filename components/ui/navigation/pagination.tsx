import clsx from 'clsx';
import { LocalizedLink } from '@/lib/i18n/localized-link';
import { Icon } from '../icon';

interface PaginationProps {
  current: number;
  count: number;
  /** The address of a page, in the visitor's language. */
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
}

const box = 'inline-flex size-11 items-center justify-center rounded-pill font-medium tabular-nums';

/** Pages of a list as links, so that each has an address and works without script. Nothing for a single page. */
export function Pagination({ current, count, hrefOf, words }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={words.label}>
      <ul className="flex items-center justify-center gap-1">
        <li>
          <Turn label={words.previous} href={current > 1 ? hrefOf(current - 1) : null} backwards />
        </li>
        {pagesToShow(current, count).map((page, index, pages) =>
          page === null ? (
            <li key={`after-${pages[index - 1]}`} aria-hidden="true" className="w-6 text-center text-ink-soft sm:w-8">
              …
            </li>
          ) : (
            // On a phone the neighbours are hidden: the arrows lead to them.
            <li key={page} className={clsx(page !== 1 && page !== count && page !== current && 'hidden sm:block')}>
              <LocalizedLink
                href={hrefOf(page)}
                prefetch={false}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={clsx(box, page === current ? 'bg-accent-fill text-on-fill' : 'hover:bg-sunken')}
              >
                {page}
              </LocalizedLink>
            </li>
          ),
        )}
        <li>
          <Turn label={words.next} href={current < count ? hrefOf(current + 1) : null} />
        </li>
      </ul>
    </nav>
  );
}

/** Disabled at the ends, with its space reserved so that the numbers do not move. */
function Turn({ label, href, backwards = false }: { label: string; href: string | null; backwards?: boolean }) {
  const icon = <Icon name="chevron" className={backwards ? 'size-5 rotate-180' : 'size-5'} />;
  if (href === null) {
    return (
      <span aria-hidden="true" className={clsx(box, 'text-line-strong opacity-50')}>
        {icon}
      </span>
    );
  }
  return (
    <LocalizedLink href={href} prefetch={false} aria-label={label} className={clsx(box, 'hover:bg-sunken')}>
      {icon}
    </LocalizedLink>
  );
}

/** The numbers of a pagination: both ends, the current page and its neighbours. Null stands for several omitted pages. */
export function pagesToShow(current: number, count: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}
