import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/prayer-times/route';
import { airportPositions } from '@/content/airport-positions';
import { airports } from '@/content/airports';
import { destinations } from '@/content/destinations';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { prayerConventions } from '@/content/prayer-conventions';
import { type PrayerPlace, prayerPlaces } from '@/content/prayer-times';
import { wherePlaces } from '@/content/where';
import { sunAt } from '@/lib/geography/sun';
import { prayerForm } from '@/lib/prayer-times/asked';
import { prayerDay } from '@/lib/prayer-times/calculate';
import { conventionOf, findPrayerPlace, halalAt, isFallback, programmePlaces } from '@/lib/prayer-times/places';
import { isNextDay, type Prayer, prayers, qiblaFrom } from '@/lib/prayer-times/prayer-day';
import { prayerTimesPath } from '@/lib/routes/prayer-times-path';
import { isFastForbidden } from '@/lib/time/gulf/occasions';
import { airportFacts } from '@/supabase/functions/_shared/airports';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';

describe('calculate', () => {
  const minute = 60_000;

  function placeOf(slug: string): PrayerPlace {
    const place = findPrayerPlace(slug);
    if (!place) throw new Error(`No place ${slug}`);
    return place;
  }

  /** The hours of a place with the convention of its country, at noon UTC of a day. */
  function dayAt(place: PrayerPlace, day: string, time = '09:00') {
    return prayerDay(place, conventionOf(place), new Date(`${day}T${time}:00Z`));
  }

  const clocksOf = (place: PrayerPlace, day: string) => dayAt(place, day).times.map(({ clock }) => clock);

  /** Moments by prayer, in milliseconds. */
  function momentsOf(place: PrayerPlace, day: string): Record<Prayer, number> {
    const times = dayAt(place, day).times.map(({ prayer, at }) => [prayer, Date.parse(at)]);
    return Object.fromEntries(times);
  }

  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

  const rabat: PrayerPlace = { ...placeOf('morocco'), latitude: 34.0209, longitude: -6.8416, timeZone: 'Etc/GMT' };

  /** As published, in the order of the day; `-` where the source has nothing. */
  const published: [name: string, place: PrayerPlace, day: string, clocks: string][] = [
    // Diyanet, by way of Hürriyet (hurriyet.com.tr, İstanbul imsakiye 2025).
    ['Istanbul', placeOf('turkey'), '2025-03-01', '06:07 07:32 13:21 16:28 19:01 20:20'],
    ['Istanbul', placeOf('turkey'), '2025-03-10', '05:53 07:17 13:19 16:35 19:12 20:31'],
    // Umm al-Qura, by way of yemen-press.net of 1 December 2025 and almowaten.net of 2 Ramadan 1442.
    ['Riyadh', placeOf('saudi-arabia'), '2025-12-01', '04:57 - 11:42 14:43 17:04 18:34'],
    ['Riyadh', placeOf('saudi-arabia'), '2021-04-14', '04:12 - - - 18:15 -'],
    ['Makkah', placeOf('makkah'), '2021-04-14', '04:45 06:03 - - 18:40 -'],
    ['Madinah', placeOf('madinah'), '2021-04-14', '04:41 - - - 18:43 -'],
    // The Muslim Board of Uzbekistan (muslim.uz), as read on the day.
    ['Tashkent', placeOf('uzbekistan'), '2026-10-07', '05:07 06:26 12:11 16:10 17:59 19:14'],
    ['Tashkent', placeOf('uzbekistan'), '2025-07-11', '03:18 05:00 - 17:41 20:01 -'],
    // The Spiritual Administration of Muslims of Russia (dumrf.ru), as read on the day.
    ['Moscow', placeOf('moscow'), '2025-12-04', '06:21 08:35 12:25 13:44 16:04 17:56'],
    ['Moscow', placeOf('moscow'), '2026-03-18', '04:31 06:32 12:43 15:47 18:44 20:23'],
    ['Moscow', placeOf('moscow'), '2026-06-21', '01:49 03:40 12:36 17:03 21:23 -'],
    ['Moscow', placeOf('moscow'), '2026-10-08', '04:43 06:41 12:22 15:04 17:52 19:28'],
    // Morocco's Ministry of Habous (habous.gov.ma), in UTC.
    ['Rabat', rabat, '2026-10-07', '04:58 06:23 12:20 15:33 18:07 19:22'],
    ['Rabat', rabat, '2026-06-15', '03:24 05:12 12:33 16:13 19:44 21:18'],
    // The Caucasus Muslims' Office (shimal.news), and the local timetable by way of az.irna.ir.
    ['Baku', placeOf('azerbaijan'), '2026-03-10', '05:40 - 12:51 16:57 18:56 19:57'],
    ['Baku', placeOf('azerbaijan'), '2025-04-01', '05:01 06:24 12:44 17:14 19:20 20:22'],
    ['Baku', placeOf('azerbaijan'), '2025-04-15', '04:36 06:02 12:41 17:23 19:34 20:40'],
    // The takvim of the Islamic Community of Bosnia and Herzegovina (2014 and 2018).
    ['Sarajevo', placeOf('bosnia'), '2018-01-01', '05:31 07:15 11:51 14:01 16:25 17:57'],
    ['Sarajevo', placeOf('bosnia'), '2018-01-31', '05:21 07:00 12:01 14:32 17:01 18:28'],
    // The Maldives' Ministry of Islamic Affairs, by way of psmnews.mv.
    ['Malé', placeOf('maldives'), '2018-07-28', '04:41 - - - - -'],
    // Dubai's Islamic Affairs, by way of omnesmedia.com; the Korea Muslim Federation, by way of thecekodok.com.
    ['Dubai', placeOf('dubai'), '2023-03-23', '05:02 - - - 18:35 -'],
    ['Seoul', placeOf('south-korea'), '2022-04-02', '04:48 - - - - -'],
    // Oman's Ministry of Endowments, by way of omanobserver.om (2018) and the newspaper Oman (2026).
    ['Muscat', placeOf('MCT'), '2018-05-17', '04:01 - - - 18:47 -'],
    ['Muscat', placeOf('MCT'), '2018-05-31', '03:54 - - - 18:54 -'],
    ['Muscat', placeOf('MCT'), '2026-02-19', '05:21 - - - 18:10 -'],
    ['Muscat', placeOf('MCT'), '2026-03-19', '04:57 - - - 18:23 -'],
    // The Egyptian General Authority of Survey, by way of alraeesnews.com.
    ['Cairo', placeOf('CAI'), '2023-03-29', '04:21 05:48 12:00 15:30 - -'],
    // The first and last day of Ramadan in Jordan, by way of sarayanews.com.
    ['Amman', placeOf('AMM'), '2024-03-12', '05:29 - - - 18:49 -'],
    ['Amman', placeOf('AMM'), '2024-04-09', '04:50 - - - 19:08 -'],
    // Tunisia's National Institute of Meteorology, by way of elwatannews.com.
    ['Tunis', placeOf('TUN'), '2025-03-13', '05:06 - 12:36 15:50 18:27 19:52'],
    // JAKIM, e-solat.gov.my, zone WLY01.
    ['Kuala Lumpur', placeOf('KUL'), '2026-01-01', '06:06 07:18 13:19 16:42 19:17 20:31'],
  ];

  describe('the hours of prayer', () => {
    it.each(published)('are those of the published timetable, to the minute: %s, %3$s', (_name, place, day, clocks) => {
      const ours = clocksOf(place, day);
      clocks.split(' ').forEach((clock, index) => {
        if (clock !== '-')
          expect(Math.abs(minutes(ours[index] ?? '') - minutes(clock)), `${prayers[index]} ${ours}`).toBeLessThanOrEqual(1);
      });
    });

    it.each(
      [...prayerPlaces, ...wherePlaces.map(({ airport }) => placeOf(airport))].flatMap((place) =>
        ['2027-03-20', '2027-06-21', '2027-09-23', '2027-12-21'].map((day) => [place.slug, day, place] as const),
      ),
    )('stand in the order of the day at %s on %s', (_slug, day, place) => {
      const moments = Object.values(momentsOf(place, day));
      expect(moments).toHaveLength(6);
      expect(moments.every(Number.isFinite)).toBe(true);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      // Isha may follow midnight, never tomorrow's Fajr.
      expect((moments[5] ?? 0) - (moments[0] ?? 0)).toBeLessThan(24 * 60 * minute);
      expect(dayAt(place, day).day).toBe(day);
    });
  });

  /** Degrees of the sun above the horizon, by the short formulas of the Astronomical Almanac (to 0.01°, without refraction). */
  function altitude({ latitude, longitude }: PrayerPlace, moment: number): number {
    const rad = Math.PI / 180;
    const days = moment / 86_400_000 - 10_957.5;
    const meanLongitude = 280.46 + 0.985_647_4 * days;
    const anomaly = (357.528 + 0.985_600_3 * days) * rad;
    const ecliptic = (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * rad;
    const tilt = (23.439 - 0.000_000_4 * days) * rad;
    const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
    const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
    const sidereal = (280.460_618 + 360.985_647_37 * days + longitude) * rad;
    const [phi, hourAngle] = [latitude * rad, sidereal - rightAscension];
    const sine = Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
    return Math.asin(sine) / rad;
  }

  const days = ['2027-01-15', '2027-04-10', '2027-07-20', '2027-10-30'];

  describe('by a second calculation', () => {
    // Places whose authority adds no minutes to sunrise and sunset.
    const plain = ['saudi-arabia', 'makkah', 'madinah', 'south-korea', 'france', 'spain', 'switzerland', 'greece'];

    it.each(plain)('Maghrib at %s is sunset, and sunrise the sunrise', (slug) => {
      const place = placeOf(slug);
      for (const day of days) {
        const { sunrise, maghrib } = momentsOf(place, day);
        for (const moment of [sunrise, maghrib]) {
          // The sun sinks by 0.15° to 0.25° a minute; times are rounded to the minute.
          expect(Math.abs(altitude(place, moment) + 0.833), day).toBeLessThan(0.15);
          // The ring of the clock, which is less exact: a degree of the hour angle is four minutes.
          const { hourAngle, halfDay } = sunAt(place, new Date(moment));
          expect(Math.abs(Math.abs(hourAngle) - halfDay), day).toBeLessThan(1.2);
        }
      }
    });

    it.each([
      ['makkah', placeOf('makkah'), 18.5],
      ['rabat', rabat, 19],
      ['south-korea', placeOf('south-korea'), 18],
      ['uzbekistan', placeOf('uzbekistan'), 15.5],
    ])('Fajr at %s is when the sun stands at its angle below the horizon', (_slug, place, degrees) => {
      for (const day of days) expect(Math.abs(altitude(place, momentsOf(place, day).fajr) + degrees), day).toBeLessThan(0.15);
    });

    it.each([
      ['makkah', 1],
      ['france', 1],
      ['uzbekistan', 2],
    ])('the shadow at Asr at %s is longer than that of noon by the height of the object, %i times', (slug, times) => {
      const place = placeOf(slug);
      const shadow = (moment: number) => 1 / Math.tan((altitude(place, moment) * Math.PI) / 180);
      for (const day of days) {
        const { dhuhr, asr } = momentsOf(place, day);
        expect(shadow(asr) - shadow(dhuhr), day).toBeGreaterThan(times - 0.03);
        expect(shadow(asr) - shadow(dhuhr), day).toBeLessThan(times + 0.03);
      }
    });

    it('Isha by Umm al-Qura is 90 minutes after Maghrib, 120 in Ramadan', () => {
      const gap = (day: string) => {
        const { maghrib, isha } = momentsOf(placeOf('makkah'), day);
        return (isha - maghrib) / minute;
      };
      // 1 Ramadan 1447 was 18 February 2026, its last day 19 March.
      expect(['2026-02-17', '2026-02-18', '2026-03-19', '2026-03-20'].map(gap)).toEqual([90, 120, 120, 90]);
    });
  });

  describe('where the nights are short', () => {
    it.each(['moscow', 'france', 'switzerland', 'london'])(
      '%s says in June that Fajr and Isha are estimates, and in winter that they are not',
      (slug) => {
        expect(dayAt(placeOf(slug), '2027-06-21').isEstimate).toBe(true);
        expect(dayAt(placeOf(slug), '2027-12-21').isEstimate).toBe(false);
      },
    );

    it.each(['makkah', 'saudi-arabia', 'spain', 'turkey', 'south-korea', 'dubai', 'maldives', 'azerbaijan'])(
      '%s never needs an estimate',
      (slug) => {
        for (const day of ['2027-06-21', '2027-12-21']) expect(dayAt(placeOf(slug), day).isEstimate).toBe(false);
      },
    );

    it('a midsummer night at the latitude of London is shared out as in Moscow', () => {
      const london: PrayerPlace = { ...placeOf('france'), timeZone: 'Europe/London', latitude: 51.5074, longitude: -0.1278 };
      const { sunrise, maghrib, fajr, isha } = momentsOf(london, '2027-06-21');
      const night = 24 * 60 - (maghrib - sunrise) / minute;
      expect((sunrise - fajr) / minute / night).toBeCloseTo(18 / 60, 2);
      expect((isha - maghrib) / minute / night).toBeCloseTo(17 / 60, 2);
    });
  });

  describe('today', () => {
    it('is the day of the place, not ours', () => {
      expect(dayAt(placeOf('south-korea'), '2026-11-27', '15:30').day).toBe('2026-11-28');
      expect(dayAt(placeOf('morocco'), '2026-11-27', '23:30').day).toBe('2026-11-27');
      expect(dayAt(placeOf('saudi-arabia'), '2026-11-27', '20:59').day).toBe('2026-11-27');
      expect(dayAt(placeOf('saudi-arabia'), '2026-11-27', '21:00').day).toBe('2026-11-28');
    });

    it('ends at midnight there', () => {
      expect(dayAt(placeOf('south-korea'), '2026-11-27', '15:30').until).toBe('2026-11-28T15:00:00.000Z');
      expect(dayAt(placeOf('saudi-arabia'), '2026-11-27', '20:59').until).toBe('2026-11-27T21:00:00.000Z');
    });

    it('has the clock of the place', () => {
      const { times } = dayAt(placeOf('south-korea'), '2026-11-27', '15:30');
      const dhuhr = times.find(({ prayer }) => prayer === 'dhuhr');
      expect(dhuhr).toMatchObject({ clock: '12:21', at: '2026-11-28T03:21:00.000Z' });
    });
  });

  describe('another day', () => {
    it('has its own hours in the zone of the place, and does not end', () => {
      const place = placeOf('london');
      const convention = conventionOf(place);
      const [winter, summer] = ['2027-02-10', '2027-07-10'].map((day) =>
        prayerDay(place, convention, new Date('2026-11-29T09:00Z'), day),
      );
      expect(winter).toMatchObject({ day: '2027-02-10', until: null, isEstimate: false });
      expect(summer).toMatchObject({ day: '2027-07-10', until: null, isEstimate: true });
      const noon = (day: typeof winter) => day?.times.find(({ prayer }) => prayer === 'dhuhr')?.clock.slice(0, 2);
      // Summer time is the clock of the place in July.
      expect([noon(winter), noon(summer)]).toEqual(['12', '13']);
    });
  });

  it('the Qibla is the great circle to the Kaaba, by its nearest point', () => {
    const from = (slug: string) => qiblaFrom(placeOf(slug).latitude, placeOf(slug).longitude);
    // As published by the mosques: Istanbul 151 to 152, London 119, Bangkok 286, Seoul 285.
    expect(Math.abs(from('turkey').degrees - 151.6)).toBeLessThanOrEqual(1);
    expect(from('london')).toEqual({ degrees: 119, point: 'southEast' });
    expect(Math.abs(from('thailand').degrees - 286)).toBeLessThanOrEqual(1);
    expect(from('madinah').point).toBe('south');
    for (const { latitude, longitude } of prayerPlaces) {
      const { degrees } = qiblaFrom(latitude, longitude);
      expect(Number.isInteger(degrees) && degrees >= 0 && degrees < 360).toBe(true);
    }
  });

  it('each page about a place has its hours', () => {
    const slugs = prayerPlaces.map(({ slug }) => slug);
    for (const { slug } of [...destinations, ...places, ...plannedPlaces]) expect(slugs, slug).toContain(slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('every airport has its hours, its city’s position or its own, and its zone', () => {
    const facts = Object.fromEntries(
      [...airportFacts.values()].map(({ code, latitude, longitude }) => [code, [latitude, longitude]]),
    );
    const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
    expect(airportPositions).toEqual(
      Object.fromEntries(Object.entries(facts).map(([code, position]) => [code, position.map(hundredth)])),
    );
    for (const { code, country } of airports) {
      const { timeZone, ...place } = placeOf(code);
      expect([place.country, timeZone], code).toEqual([country, airportFacts.get(code)?.zone]);
      // A city is within an hour's drive of its airport.
      const [latitude = 0, longitude = 0] = facts[code] ?? [];
      expect(Math.hypot(place.latitude - latitude, place.longitude - longitude), code).toBeLessThan(1);
    }
    expect(placeOf('IST')).toMatchObject({ slug: 'IST', latitude: placeOf('turkey').latitude });
    expect(placeOf('istanbul').slug).toBe('IST');
    expect(placeOf('MCT').isAirport).toBe(true);
  });

  it('places are found by code, by name in either language, and in any letters', () => {
    for (const name of ['IST', 'ist', 'Istanbul', ' istanbul ', 'إسطنبول']) expect(findPrayerPlace(name)?.slug, name).toBe('IST');
    expect(['New York', 'الدوحة', 'Atlantis'].map((name) => findPrayerPlace(name)?.name.en)).toEqual([
      'New York',
      'Doha',
      undefined,
    ]);
  });

  it('every city where we have hotels is a place, near where its hotels are', () => {
    for (const { id, latitude, longitude } of hotelPlaces) {
      const found = findPrayerPlace(id);
      expect(Math.abs((found?.latitude ?? 99) - latitude), id).toBeLessThan(0.8);
      expect(Math.abs((found?.longitude ?? 999) - longitude), id).toBeLessThan(0.8);
    }
  });

  it('halal is the rule in the country of a place without a guide, and unknown elsewhere', () => {
    const at = (code: string) =>
      halalAt(
        findPrayerPlace(code) ?? { slug: '', name: { en: '', ar: '' }, country: '', timeZone: '', latitude: 0, longitude: 0 },
      );
    expect(['DOH', 'DAC', 'KHI'].map(at)).toEqual(['easy', 'easy', 'easy']);
    expect(at('LHR')).not.toBe('easy');
  });

  it('a clock past midnight is of the next day, and nobody fasts on Eid', () => {
    const place = findPrayerPlace('HEL');
    if (!place) throw new Error('Helsinki is not known');
    const day = prayerDay(place, conventionOf(place), new Date('2027-06-21T09:00:00Z'), '2027-06-21');
    expect(prayers.filter((prayer) => isNextDay(day, prayer))).toEqual(['isha']);
    const forbidden = ['2027-03-09', '2027-03-10', '2027-05-16', '2027-05-19', '2027-05-20'].map(isFastForbidden);
    expect(forbidden).toEqual([true, false, true, true, false]);
  });

  it('the programme has home, every place of "Where can I go?", and the holy cities', () => {
    const slugs = programmePlaces.map(({ slug }) => slug);
    expect(slugs).toEqual(['DOH', ...wherePlaces.map(({ airport }) => airport), 'makkah', 'madinah']);
  });

  it('each convention is named in both languages, with its source', () => {
    for (const [country, { authority, source }] of Object.entries(prayerConventions)) {
      expect(authority.en, country).toBeTruthy();
      expect(authority.ar, country).toMatch(/\p{Script=Arabic}/u);
      expect(source, country).toMatch(/read \d{4}-\d\d-\d\d$/);
    }
  });

  it('the Muslim World League counts where a country has no convention', () => {
    expect([placeOf('VIE'), placeOf('NBO'), placeOf('france')].every(isFallback)).toBe(true);
    expect(conventionOf(placeOf('VIE'))).toMatchObject({ method: 'MuslimWorldLeague' });
    expect([placeOf('MCT'), placeOf('CAI'), placeOf('saudi-arabia')].some(isFallback)).toBe(false);
  });

  it('halal is what the guide or the rule of the country says', () => {
    expect(['makkah', 'MCT', 'SAW', 'NBO', 'france'].map((slug) => halalAt(placeOf(slug)))).toEqual([
      'easy',
      'easy',
      'easy',
      undefined,
      'ask',
    ]);
  });
});

describe('what a visitor types', () => {
  const read = (day: string, place = 'MCT') => prayerForm('2026-11-30').safeParse({ place, day });
  const errorOf = (day: string) => read(day).error?.issues.map(({ path, message }) => [path[0], message]);

  it.each([
    ['14/1/2027', '2027-01-14'],
    ['٢٠٢٧-٠١-١٤', '2027-01-14'],
    ['', ''],
  ])('"%s" is read as %s', (typed, day) => {
    expect(read(typed).data).toEqual({ place: 'MCT', day });
  });

  it.each([
    ['31/02/2027', 'noSuchDay'],
    ['14/1/27', 'shortYear'],
    ['tomorrow', 'unreadable'],
    ['1/1/2020', 'past'],
    ['1/1/2040', 'tooFar'],
  ])('"%s" is refused as %s', (typed, error) => {
    expect(errorOf(typed)).toEqual([['day', error]]);
  });

  it('an unknown place is refused beside the day', () => {
    expect(read('x', 'atlantis').error?.issues.map(({ message }) => message)).toEqual(['unknownPlace', 'unreadable']);
  });

  it('an address takes the day of an arrival', () => {
    expect(prayerTimesPath('MCT', '2027-01-14T23:50:00')).toBe('/prayer-times?place=MCT&day=2027-01-14');
    expect(prayerTimesPath('MCT')).toBe('/prayer-times?place=MCT');
  });
});

describe('route', () => {
  const ask = (query: string) => GET(new Request(`http://localhost/api/prayer-times${query}`));

  it('each place is answered with six hours, cached for an hour at most', async () => {
    for (const { slug } of programmePlaces) {
      const answer = await ask(`?place=${slug}`);
      expect(answer.status).toBe(200);
      const [, seconds] = /^public, max-age=(\d+)$/.exec(answer.headers.get('cache-control') ?? '') ?? [];
      expect(Number(seconds)).toBeLessThanOrEqual(3600);
      expect((await answer.json()).times.map(({ clock }: { clock: string }) => clock)).toEqual(
        Array(6).fill(expect.stringMatching(/^\d\d:\d\d$/)),
      );
    }
  });

  it.each(['', '?place=', '?place=atlantis', '?place=__proto__', '?place=toString', '?place=makkah%00', '?town=makkah'])(
    '"%s" is not a place, and the answer is JSON that nobody caches',
    async (query) => {
      const answer = await ask(query);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ code: 'unknownPlace' });
    },
  );

  it('another day is answered as that day, and one nobody can plan for is refused', async () => {
    const day = addDays(todayInQatar(), 40);
    expect(await (await ask(`?place=london&day=${day}`)).json()).toMatchObject({ day, until: null });
    for (const wrong of ['2027-02-30', 'tomorrow', '', addDays(todayInQatar(), -9), addDays(todayInQatar(), 900)]) {
      const answer = await ask(`?place=london&day=${wrong}`);
      expect(answer.status, wrong).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'unknownDay' });
    }
  });
});
