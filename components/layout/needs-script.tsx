import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/company';

/** A notice for visitors without JavaScript, with contact details. */
export function NeedsScript() {
  const t = useTranslations('layout');
  const link = 'underline underline-offset-4';
  return (
    <noscript>
      <p className="mb-6 rounded-card bg-sun-soft p-4 text-on-sun-soft sm:p-5">
        {t.rich('noScript', {
          phone: () => (
            <a href={company.phone.href} className={link}>
              <bdi dir="ltr">{company.phone.display}</bdi>
            </a>
          ),
          whatsapp: (name) => (
            <a href={`https://wa.me/${company.whatsapp.number}`} className={link}>
              {name}
            </a>
          ),
        })}
      </p>
    </noscript>
  );
}

/** The same above a search form. */
export function SearchNeedsScript() {
  const t = useTranslations('layout');
  return (
    <noscript>
      <p className="mb-4 rounded-control bg-sun-soft p-4 text-on-sun-soft">
        {t.rich('searchNoScript', {
          phone: (text) => <a href={company.phone.href}>{text}</a>,
          number: () => <bdi dir="ltr">{company.phone.display}</bdi>,
          whatsapp: (text) => <a href={`https://wa.me/${company.whatsapp.number}`}>{text}</a>,
        })}
      </p>
    </noscript>
  );
}
