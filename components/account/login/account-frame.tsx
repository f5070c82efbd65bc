import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Poster } from '@/components/ui/poster';
import { company } from '@/lib/company/company';

interface AccountFrameProps {
  current: string;
  /** A poster of content/art, beside the form on a wide screen. */
  art: string;
  children: ReactNode;
}

/** A page with one form, and our contact for visitors without script. */
export function AccountFrame({ current, art, children }: AccountFrameProps) {
  const locale = useLocale();
  const t = useTranslations('account.login');
  return (
    // At least as high as the screen, so that a toast covers the empty part and not the footer.
    <div className="page-width min-h-[calc(100dvh-var(--header-height))] pt-4 pb-16">
      <Breadcrumb current={current} />
      <div className="mx-auto mt-4 grid max-w-5xl overflow-hidden rounded-card border border-line bg-raised shadow-card lg:grid-cols-2">
        <div className="p-5 sm:p-8 lg:min-h-160 lg:p-10">
          <noscript>
            <p className="mb-6 rounded-card bg-sun-soft p-4 text-on-sun-soft">
              {t.rich('noScript', {
                phone: () => (
                  <a href={company.phone.href} className="underline underline-offset-4">
                    <bdi dir="ltr">{company.phone.display}</bdi>
                  </a>
                ),
              })}
            </p>
          </noscript>
          {children}
        </div>
        <div className="relative max-lg:hidden">
          <Poster slug={art} crop="card" locale={locale} decorative className="absolute inset-0 size-full object-cover" />
        </div>
      </div>
    </div>
  );
}
