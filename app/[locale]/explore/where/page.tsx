import type { Metadata } from 'next';
import { WherePage } from '@/components/where/where-page';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { whereMetadata } from './metadata';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  return whereMetadata(await pageLocale(params));
}

/** Without choices. With them, the server draws the answer (app/[locale]/where-results). */
export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return <WherePage asked={null} />;
}
