import 'server-only';
import { brandOf, cabinAndBrand, cabinsOf, leastBags, leastCabinBags, partyOf } from '@/lib/flights/fare';
import { conditionWord, serviceWords } from '@/lib/flights/fare-words';
import type { Bags, FlightOffer } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import type { BookingInWords } from '../../product';

const kindWords = { ADULT: 'adults', CHILD: 'children', HELD_INFANT: 'infants' } as const;

/** What each type of passenger pays for all flights; empty where an airline prices only the party as a whole. */
export async function personRows(flights: readonly FlightOffer[], language: Locale): Promise<BookingInWords['details']> {
  if (flights.length === 0 || flights.some(({ pricedAsParty }) => pricedAsParty)) return [];
  const t = await wordsIn(language, ['mail', 'bookings']);
  const [mail, summary] = [t('mail.trip'), t('bookings.summary')];
  const riyals = (amount: number) => isolated(formatQar(amount, intlTag(language)));
  const lines = Object.entries(kindWords).flatMap(([type, word]) => {
    const fares = flights.flatMap(({ travelerPricings }) => travelerPricings.filter(({ travelerType }) => travelerType === type));
    const count = fares[0]?.quantity ?? 0;
    if (count === 0) return [];
    const each = fares.reduce((sum, { price }) => sum + Number(price.total), 0);
    const who = summary(word, { count });
    return mail(count > 1 ? 'each' : 'alone', { who, each: riyals(each), sum: riyals(each * count) });
  });
  return [{ term: mail('perPerson'), text: lines.join('\n') }];
}

/** Cabin, name of the fare, what it includes, and rules. Where several flights differ, each is listed under its route. */
export async function fareRows(flights: readonly FlightOffer[], language: Locale): Promise<BookingInWords['details']> {
  const t = await wordsIn(language, ['mail', 'flights']);
  const [mail, form, terms] = [t('mail.trip'), t('flights.form'), t('flights.results.terms')];
  const fares = t('flights.results.fares');
  const tag = intlTag(language);
  const list = new Intl.ListFormat(tag);
  const cabins = inWords((offer) => {
    const cabin = list.format(cabinsOf(offer).map((each) => form(each.toLowerCase() as 'economy')));
    const [first, ...names] = cabinAndBrand(cabin, brandOf(offer));
    return [first, ...names.map(isolated)].join(' · ');
  });
  const rules = [inWords((offer) => ruleOf(offer, 'change')), inWords((offer) => ruleOf(offer, 'refund'))].join('\n');
  return [
    { term: form('cabin'), text: cabins },
    { term: mail('bags'), text: inWords((offer) => bagsOf(leastBags(offer))) },
    { term: mail('cabinBags'), text: inWords((offer) => bagsOf(leastCabinBags(offer))) },
    { term: mail('services'), text: inWords(servicesOf) },
    { term: mail('rules'), text: rules },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));

  /** The term already names them. */
  function bagsOf(bags: Bags | null): string | null {
    if (!bags) return null;
    const { quantity = 0, weight, weightUnit = 'KG' } = bags;
    return weight ? mail('bagWeight', { weight: String(weight), unit: weightUnit }) : mail('bagCount', { count: quantity });
  }

  function servicesOf(offer: FlightOffer): string {
    const { seat, meal, priority } = serviceWords(offer);
    return [
      fares(`seat.${seat}`),
      fares(`meal.${meal}`),
      ...(priority === 'unknown' ? [] : [fares(`priority.${priority}`)]),
    ].join(' · ');
  }

  function ruleOf({ conditions, travelerPricings }: FlightOffer, rule: 'change' | 'refund'): string {
    if (!conditions) return terms(`${rule}.unknown`);
    const { penalty } = conditions[rule];
    const fee = () => isolated(formatQar(Number(penalty), tag));
    return terms.markup(`${rule}.${conditionWord(conditions[rule])}`, { fee, count: partyOf(travelerPricings) });
  }

  /** Null when nothing is known of any flight. */
  function inWords(textOf: (offer: FlightOffer) => string | null): string | null {
    const texts = flights.map(textOf);
    if (new Set(texts).size < 2) return texts[0] ?? null;
    return flights.map((offer, index) => `${wayOf(offer)}: ${texts[index] ?? mail('ask')}`).join('\n');
  }

  function wayOf({ itineraries: [way] }: FlightOffer): string {
    const ends = [way?.segments[0]?.departure, way?.segments.at(-1)?.arrival];
    return isolated(ends.flatMap((end) => (end ? [cityName(end.iataCode, language)] : [])).join(' – '));
  }
}
