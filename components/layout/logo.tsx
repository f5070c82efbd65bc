import { useLocale } from 'next-intl';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';

/** A dhow with two sails, and the name. In a narrow bar the dhow is alone. */
export function Logo({ locale }: { locale: Locale }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink max-[22rem]:gap-1.5">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 shrink-0">
        <rect width="40" height="40" rx="11" fill="var(--color-brand)" />
        <path
          d="M17.2 27C20.3 19.6 24.6 12.8 31 7.5c-.3 7-1.5 13.2-3.5 19.5H17.2ZM9.6 27c1.7-4.2 3.8-7.6 6.7-10.7-.1 3.8-.7 7.2-1.7 10.7h-5Z"
          fill="var(--color-on-brand)"
        />
        <path
          d="M8.5 31.2c4.5 1.6 9.7 1.8 14.7.6 3-.7 5.7-1.8 8-3.4"
          fill="none"
          stroke="var(--color-sun)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className="whitespace-nowrap font-semibold text-lg max-[22rem]:text-base lg:max-xl:sr-only">
        {company.name[locale]}
      </span>
    </span>
  );
}

/** Sender and title of a printed page. For print only. */
export function Letterhead({ title }: { title?: string }) {
  const locale = useLocale();
  const { phone, email } = company;
  return (
    <div className="mb-6 hidden border-line border-b pb-4 print:block">
      <div className="flex items-center justify-between gap-6">
        <Logo locale={locale} />
        <p className="text-end text-sm">
          <span className="block">
            <bdi dir="ltr" className="whitespace-nowrap">
              {phone.display}
            </bdi>
          </span>
          <span className="block">
            <bdi className="whitespace-nowrap">{email}</bdi>
          </span>
        </p>
      </div>
      {title && <p className="mt-6 font-semibold text-3xl">{title}</p>}
    </div>
  );
}
