import { directionOf, intlTag, type Locale, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { programme } from '@/lib/packages/find-package';
import { mailtoPackages } from '@/lib/packages/mailto-packages';

export interface CarouselCity {
  id: string;
  name: string;
  /** Address of its poster. */
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

/** The nine countries of the programme with texts in one language, small enough to be part of the page. */
export function carouselCountries(locale: Locale, { duration, message, subject }: CarouselTexts): CarouselCountry[] {
  const picture = (art: string, crop: string) => `/art/${art}-${crop}-${directionOf(locale)}.svg`;
  return programme().map(({ slug, name, subtitle, art, cities }) => ({
    slug,
    title: name[locale],
    subtitle: subtitle[locale],
    picture: { wide: picture(art, 'hero'), small: picture(art, 'card') },
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
        picture: picture(holiday.art, 'card'),
        accommodation: holiday.accommodation[locale],
        included: holiday[locale].included,
        message: message(known),
        mailto: mailtoPackages(subject(known.name), message(known)),
      };
    }),
  }));
}
