import { describe, expect, it } from 'vitest';
import { stays } from '@/art/scenes/stays/stays';
import { art } from '@/content/art';
import { destinations } from '@/content/destinations';
import { drawings } from '@/content/drawings';
import { hotels } from '@/content/hotels';
import { packageCountries } from '@/content/packages';
import { popularHotels } from '@/content/popular';
import { hotelPlacesRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { amenityCodes, boards } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { hotelCountries } from '@/supabase/functions/_shared/hotel-places/countries';
import { findParts, findPlaces, findPlacesBySound } from '@/supabase/functions/_shared/hotel-places/find-places';
import { distanceBetween } from '@/supabase/functions/_shared/suppliers/sandbox/great-circle';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';

const idsFor = (keyword: string) => findPlaces(keyword, 8).map(({ id }) => id);
const drawn = new Set(stays.map(({ slug }) => slug));
const properties = hotelPlaces.flatMap((place) => [...propertiesIn(place)]);

/** Names of chains and famous hotels, as whole words in either language. */
const brands =
  'accor|adagio|aloft|alila|aman|anantara|andaz|armani|atlantis|avani|banyan|barcelo|belmond|best western|bulgari|burj al arab|canopy|capella|centara|cheval|citadines|clarion|conrad|courtyard|crowne|dorchester|doubletree|dusit|edition|emaar|fairmont|fairfield|four points|four seasons|gran melia|grand hyatt|hampton|hilton|holiday inn|homewood|hyatt|ibis|indigo|intercontinental|jumeirah beach|jw|kempinski|langham|le meridien|lemon tree|mandarin|marriott|melia|mercure|millennium|mondrian|motel one|movenpick|moxy|nh|nobu|novotel|oberoi|one&only|orient express|park inn|peninsula|premier inn|pullman|radisson|raffles|ramada|regent|regis|residence inn|ritz|rixos|rosewood|rotana|savoy|scandic|shangri|sheraton|signiel|sofitel|st regis|staybridge|swissotel|taj|thon|tivoli|travelodge|vida|viceroy|waldorf|westin|wyndham|هيلتون|ماريوت|شيراتون|حياة|ريتز|فورسيزونز|كمبينسكي|سوفيتيل|نوفوتيل|إيبيس|أتلانتس|روتانا|راديسون|بولمان|فيرمونت|ريكسوس|العنوان|إنتركونتيننتال';
const brandWords = new RegExp(`(^|[^\\p{L}])(${brands})([^\\p{L}]|$)`, 'iu');

describe('parts of cities', () => {
  const named = (keyword: string, language: 'en' | 'ar' = 'en') =>
    findParts(keyword, language, findPlaces(keyword, 8)).map(({ id, part, name }) => [id, part, name]);

  it.each([
    ['west bay', 'doha', 'area', 'West Bay'],
    ['burj khal', 'dubai', 'sight', 'Burj Khalifa'],
    ['dubai mar', 'dubai', 'area', 'Dubai Marina'],
    ['hagia', 'istanbul', 'sight', 'Hagia Sophia'],
    ['سلطان احمد', 'istanbul', 'area', 'Sultanahmet'],
  ])('%s is in %s', (keyword, ...found) => {
    expect(named(keyword)).toContainEqual(found);
  });

  it('have names in the language of the page, and are not listed beside their city', () => {
    expect(named('corniche', 'ar').map(([, , name]) => name)).toContain('الكورنيش');
    expect(named('dubai')).toEqual([]);
    expect(named('we')).toEqual([]);
  });
});

describe('the places', () => {
  it('are more than sixty, each with an id for addresses, a country, a zone and districts near its centre', () => {
    expect(hotelPlaces.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hotelPlaces.map(({ id }) => id)).size).toBe(hotelPlaces.length);
    for (const place of hotelPlaces) {
      expect(place.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(hotelCountries[place.country], place.id).toBeDefined();
      expect(() => new Intl.DateTimeFormat('en', { timeZone: place.zone }), place.id).not.toThrow();
      expect(place.size).toBeGreaterThanOrEqual(12);
      expect(place.size).toBeLessThanOrEqual(60);
      expect(place.districts.length).toBeGreaterThanOrEqual(3);
      expect(new Set(place.districts.map(([name]) => name)).size).toBe(place.districts.length);
      for (const [name, arabic, latitude, longitude] of place.districts) {
        expect(arabic, name).toMatch(/^[\p{Script=Arabic}\p{M} ]+$/u);
        expect(distanceBetween(place, { latitude, longitude }), `${place.id} ${name}`).toBeLessThan(25);
      }
    }
  });

  it('have every city of ours first, with its name in both languages', () => {
    const cities = [
      ...hotels.map(({ city }) => city),
      ...popularHotels.map(({ city }) => city),
      ...destinations.map(({ city }) => city.name),
      ...packageCountries.flatMap(({ cities: ours }) => ours.map(({ city }) => city)),
    ];
    for (const { en, ar } of cities) {
      expect(findPlaces(en, 1)[0]?.name.en, en).toBe(en);
      expect(
        findPlaces(ar, 8).map(({ name }) => name.en),
        ar,
      ).toContain(en);
    }
    const ids = new Set(hotelPlaces.map(({ id }) => id));
    expect(popularHotels.filter(({ slug }) => !ids.has(slug))).toEqual([]);
  });
});

describe('a keyword', () => {
  it.each([
    ['doh', 'doha'],
    ['DOHA', 'doha'],
    ['  Doha ', 'doha'],
    ['الدوحة', 'doha'],
    ['الدوحه', 'doha'],
    ['دوحة', 'doha'],
    ['الدَّوْحَة', 'doha'],
    ['اسطنبول', 'istanbul'],
    ['إسطنبول', 'istanbul'],
    ['İstanbul', 'istanbul'],
    ['مكه', 'makkah'],
    ['مكة المكرمة', 'makkah'],
    ['mecca', 'makkah'],
    ['دبى', 'dubai'],
    ['لندن', 'london'],
    ['ابوظبي', 'abu-dhabi'],
    ['أبو ظبي', 'abu-dhabi'],
    ['zurich', 'zurich'],
    ['Zürich', 'zurich'],
    ['malé', 'male'],
    ['new york', 'new-york'],
    ['york', 'new-york'],
    ['پاریس', 'paris'],
    ['طشقند', 'tashkent'],
    ['Istan', 'istanbul'],
    ['istambul', 'istanbul'],
    ['arabia', 'riyadh'],
  ])('%s finds %s first', (keyword, id) => {
    expect(idsFor(keyword)[0]).toBe(id);
  });

  it.each([
    ['dubbay', 'dubai'],
    ['londn', 'london'],
    ['Istanbool', 'istanbul'],
    ['Marakesh', 'marrakech'],
    ['Zurikh', 'zurich'],
    ['الدوحا', 'doha'],
    ['مراكس', 'marrakech'],
  ])('%s sounds like %s, although it is misspelled', (keyword, id) => {
    expect(idsFor(keyword)).toEqual([]);
    expect(findPlacesBySound(keyword, 8).map((place) => place.id)).toContain(id);
  });

  it('that is not a name sounds like no place', () => {
    expect(findPlacesBySound('xqzzt', 8)).toEqual([]);
  });

  it('finds names that begin with it before names that contain it, and at most the requested number', () => {
    expect(idsFor('lon')).toEqual(['london', 'barcelona']);
    expect(findPlaces('ال', 8)).toEqual([]);
    expect(findPlaces('united', 8).length).toBe(8);
    expect(findPlaces('united', 3).length).toBe(3);
  });

  it('does not find the cities of a country by letters in the middle of its name', () => {
    expect(idsFor('istan')).toEqual(['istanbul']);
  });

  it('finds the cities of a country in both languages', () => {
    expect(idsFor('switz')).toEqual(idsFor('سويسرا'));
    expect(idsFor('switz')).toContain('zermatt');
    expect(idsFor('السعودية')).toEqual(['riyadh', 'jeddah', 'makkah', 'madinah', 'alula', 'al-khobar']);
    expect(idsFor('UAE')[0]).toBe('dubai');
  });

  it.each([
    ["doha' OR 1=1; DROP TABLE bookings;--"],
    ['<script>alert(1)</script>'],
    ['\u202Eahod'],
    ['%%%'],
    ['\u0000\u0000\u0000'],
    ['....///'],
    ['😀😀😀'],
    ['(a+)+$'],
    ['x'.repeat(80)],
  ])('%j finds nothing, without an error', (keyword) => {
    expect(findPlaces(keyword, 8)).toEqual([]);
  });

  it('is read without direction marks', () => {
    expect(idsFor('\u202Edo\u200Fha\u202C')).toEqual(['doha']);
  });

  it.each([
    ['ab', 'keywordTooShort'],
    ['  a  ', 'keywordTooShort'],
    ['x'.repeat(81), 'keywordTooLong'],
    ['x'.repeat(10_000), 'keywordTooLong'],
    [7, 'keywordInvalid'],
  ])('%j is refused by the contract', (keyword, message) => {
    const checked = hotelPlacesRequest.safeParse({ keyword, subType: 'CITY' });
    expect(checked.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('the hotels', () => {
  it('have invented names in both languages, unique in a city, and without brands', () => {
    expect(brandWords.test('The Ritz Paris') && brandWords.test('فندق هيلتون الدوحة')).toBe(true);
    for (const place of hotelPlaces) {
      const own = propertiesIn(place);
      expect(new Set(own.map(({ name }) => name.en)).size, place.id).toBe(own.length);
      expect(new Set(own.map(({ name }) => name.ar)).size, place.id).toBe(own.length);
      expect(new Set(own.map(({ id }) => id)).size, place.id).toBe(own.length);
    }
    expect(properties.flatMap(({ name }) => [name.en, name.ar]).filter((name) => brandWords.test(name))).toEqual([]);
    expect(properties.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    const real = new Set(hotels.flatMap(({ name }) => [name.en, name.ar]));
    expect(properties.filter(({ name }) => real.has(name.en) || real.has(name.ar))).toEqual([]);
  });

  it('are within 25 km of the centre, near their district', () => {
    for (const property of properties) {
      expect(distanceBetween(property.place, property), property.id).toBeLessThan(25);
      const district = property.place.districts.find(([name]) => name === property.area.en);
      if (!district) throw new Error(property.id);
      const [, , latitude, longitude, kind] = district;
      expect(distanceBetween(property, { latitude, longitude }), property.id).toBeLessThan(kind === 'island' ? 0.15 : 0.7);
    }
  });

  it('have existing pictures, amenities and boards of the contract, and every number of stars', () => {
    const pictures = new Set(properties.flatMap((property) => property.art));
    expect(
      [...pictures].filter((name) => !Object.hasOwn(art, name) && !Object.hasOwn(drawings, name) && !drawn.has(name)),
    ).toEqual([]);
    const codes = new Set<string>(amenityCodes);
    expect(properties.flatMap(({ amenities }) => amenities.filter((code) => !codes.has(code)))).toEqual([]);
    expect(new Set(properties.flatMap(({ amenities }) => [...amenities]))).toEqual(codes);
    expect(new Set(properties.map(({ board }) => board))).toEqual(new Set(boards));
    expect(new Set(properties.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('fit the place: skis in the mountains, a beach by the sea, the Kaaba only in Makkah', () => {
    const wrong = properties.filter(
      ({ amenities, place, kind, art: pictures }) =>
        (amenities.includes('skiStorage') && place.season !== 'alps') ||
        (amenities.includes('beach') && kind !== 'beach' && kind !== 'island') ||
        (pictures.includes('umrah') && place.id !== 'makkah'),
    );
    expect(wrong).toEqual([]);
    const inDoha = properties.filter(({ place }) => place.id === 'doha');
    expect(inDoha.filter(({ amenities }) => amenities.includes('prayerRoom')).length).toBeGreaterThan(inDoha.length / 2);
  });

  it('have two lines of description in both languages, without superlatives', () => {
    for (const { description, id } of properties) {
      expect(description.en.length, id).toBeGreaterThan(60);
      expect(description.en.length, id).toBeLessThan(260);
      expect(description.ar.length, id).toBeGreaterThan(40);
      expect(`${description.en} ${description.ar}`, id).not.toMatch(
        /undefined|NaN|\b(best|most luxurious|finest|unique|الأفضل|الأفخم)\b/,
      );
    }
    expect(new Set(properties.map(({ description }) => description.en)).size).toBeGreaterThan(properties.length * 0.95);
  });
});
