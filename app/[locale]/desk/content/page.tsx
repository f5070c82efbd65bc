import { NextIntlClientProvider } from 'next-intl';
import { ContentBoard } from '@/components/desk/content/content-board';
import { NeedsScript } from '@/components/layout/needs-script';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('desk.content.meta');

/** Pages with a gallery. Here, so that the browser of the desk need not load what stands on them. */
const owners = [...destinations, ...places, ...plannedPlaces, ...hotels]
  .map(({ slug, name }) => ({ key: slug, name }))
  .filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index);

/** For editors and publishers: the database returns drafts to nobody else. */
export default async function ContentPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { desk, home, packages } = await loadMessages(locale, ['desk', 'home', 'packages']);
  const { title, state, refused, editing } = desk;
  // As the pages call them.
  const choices = { offer: { ...desk.content.choices.offer, ...home.offers.badges }, themes: packages.themes };
  const content = { ...desk.content, choices };
  return (
    <div data-desk className="page-width pt-6 pb-12 lg:pt-10 lg:pb-16">
      <NeedsScript />
      <NextIntlClientProvider
        locale={locale}
        messages={{ desk: { title, state, refused, editing, content } }}
        timeZone="Asia/Qatar"
      >
        <ContentBoard owners={owners} />
      </NextIntlClientProvider>
    </div>
  );
}
