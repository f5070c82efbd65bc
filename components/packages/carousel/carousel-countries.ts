import { directionOf, intlTag, type Locale, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { carouselOf, programme } from '@/lib/packages/find-package';
import { mailtoPackages } from '@/lib/packages/mailto-packages';
import { pictureAddress, pictureOf } from '@/lib/state/photos';

export interface CarouselCity {
  id: string;
  name: string;
  /** Address of its poster or photograph. */
  picture: string;
  duration: string;
  price: string;
  accommodation: string;
  included: readonly string[];
  /** First words of an e-mail or a WhatsApp message about it. */
  message: string;
  mailto: string;
}

export interface CarouselCountry {
  slug: string;
  title: string;
  subtitle: string;
  /** Addresses of its poster: wide, and for a phone. */
  picture: { wide: string; small: string };
  learnMore: string;
  cities: readonly CarouselCity[];
}

interface CarouselTexts {
  duration: (nights: number) => string;
  message: (holiday: { name: string; duration: string; price: string }) => string;
  subject: (name: string) => string;
}

/** The countries of the programme with texts in one language, small enough to be part of the page. One without a card is left out. */
export function carouselCountries(locale: Locale, { duration, message, subject }: CarouselTexts): CarouselCountry[] {
  const reading = directionOf(locale);
  const shown = programme().map((country) => ({ ...country, cities: carouselOf(country.cities) }));
  const countries = shown.filter(({ cities }) => cities.length > 0);
  return countries.map(({ slug, name, subtitle, art, cities }) => ({
    slug,
    title: name[locale],
    subtitle: subtitle[locale],
    picture: { wide: pictureAddress(art, 'hero', reading), small: pictureAddress(art, 'card', reading) },
    learnMore: localizePath(`/explore/destinations/${slug}`, locale),
    cities: cities.map((holiday) => {
      const known = {
        name: holiday.name[locale],
        duration: duration(holiday.nights),
        price: formatQar(holiday.price, intlTag(locale)),
      };
      return {
        ...known,
        id: holiday.id,
        picture: pictureAddress(pictureOf(holiday), 'card', reading),
        accommodation: holiday.accommodation[locale],
        included: holiday[locale].included,
        message: message(known),
        mailto: mailtoPackages(subject(known.name), message(known)),
      };
    }),
  }));
}
