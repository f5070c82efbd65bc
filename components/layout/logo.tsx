import type { Locale } from '@/lib/i18n/locales';

/** A dhow's sail that is also a tail fin, and the name in the script of the page. */
export function Logo({ name }: { name: string; locale?: Locale }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9">
        <rect width="40" height="40" rx="11" fill="var(--color-accent)" />
        <path d="M11 27.5C15.5 20 21 13 29.5 8.5c-.8 7-2.6 13-5 19H11Z" fill="var(--color-on-accent)" />
        <path
          d="M8.5 31.5c4.5 1.6 9.5 1.8 14.5.6 3-.7 5.7-1.8 8-3.4"
          fill="none"
          stroke="var(--color-sun)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-semibold text-lg tracking-tight">{name}</span>
    </span>
  );
}
