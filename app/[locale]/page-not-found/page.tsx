import { notFound } from 'next/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';

/** Where unknown addresses are led (next.config.mjs): prerendered once per language, answered with status 404. */
export default async function UnknownAddressPage({ params }: { params: Promise<{ locale: string }> }) {
  await pageLocale(params);
  notFound();
}
