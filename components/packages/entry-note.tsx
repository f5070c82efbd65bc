import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

/** Entry rules differ by passport: where to look them up, and who helps. */
export function EntryNote() {
  const t = useTranslations('packages.package');
  return (
    <section aria-labelledby="entry">
      <h2 id="entry" className="text-2xl md:text-3xl">
        {t('visa')}
      </h2>
      <p className="mt-4">{t('visaText')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <NoteLink href="/support/travel-requirements">{t('requirements')}</NoteLink>
        </li>
        <li>
          <NoteLink href="/services/visa">{t('visaService')}</NoteLink>
        </li>
      </ul>
    </section>
  );
}

function NoteLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  );
}
