import { getTranslations } from 'next-intl/server';
import { company } from '@/content/company';
import type { Locale } from '@/lib/i18n/locales';

/** The contact for visitors whose browser cannot run the form. */
export async function NoScriptLine({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hotels.search' });
  return (
    <noscript>
      <p className="mb-4 rounded-control bg-sun-soft p-4 text-on-sun-soft">
        {t.rich('noScript', {
          phone: (text) => <a href={company.phone.href}>{text}</a>,
          number: () => <bdi dir="ltr">{company.phone.display}</bdi>,
          whatsapp: (text) => <a href={`https://wa.me/${company.whatsapp.number}`}>{text}</a>,
        })}
      </p>
    </noscript>
  );
}
