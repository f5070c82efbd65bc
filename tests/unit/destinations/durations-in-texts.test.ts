import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { destinations } from '@/content/destinations';
import { popularFlights } from '@/content/popular';
import { locales } from '@/lib/i18n/locales';

/** Durations in the texts, in minutes. */
const minutesOf: Record<(typeof locales)[number], Record<string, number>> = {
  en: {
    'an hour': 60,
    'one hour': 60,
    'over an hour': 60,
    'an hour and a quarter': 75,
    'an hour and a half': 90,
    'an hour and three quarters': 105,
    'under two more': 105,
    'two hours': 120,
    'two and a half hours': 150,
    'two and a half': 150,
    'three hours': 180,
    'four hours': 240,
    four: 240,
    'four and a half hours': 270,
    'five hours': 300,
    six: 360,
    'six hours': 360,
    'six and a half hours': 390,
    'under seven hours': 410,
    'seven hours': 420,
    'seven and a half hours': 450,
    'eight hours': 480,
    'nine hours': 540,
    'three to four hours': 210,
    '40 minutes': 40,
    'forty minutes': 40,
  },
  ar: {
    ساعة: 60,
    'ساعة واحدة': 60,
    'ساعة وربع': 75,
    'ساعة ونصف': 90,
    'ساعة وثلاثة أرباع': 105,
    'بأقل من ساعتين': 105,
    ساعتان: 120,
    ساعتين: 120,
    'ساعتين ونصف': 150,
    'ساعتان ونصف': 150,
    'ثلاث ساعات': 180,
    'ثلاث ساعات إلى أربع': 210,
    أربع: 240,
    'أربع ساعات': 240,
    'أربع ساعات ونصف': 270,
    'الساعات الأربع والنصف': 270,
    'خمس ساعات': 300,
    ست: 360,
    'ست ساعات': 360,
    'ست ساعات ونصف': 390,
    'أقل من سبع ساعات': 410,
    'سبع ساعات': 420,
    'سبع ساعات ونصف': 450,
    'ثماني ساعات': 480,
    'تسع ساعات': 540,
    'أربعين دقيقة': 40,
    '40 دقيقة': 40,
    'أربعون دقيقة': 40,
  },
};

/** A file under content/, and the sentence in it, in English and in Arabic, with # for the time. */
type Said = readonly [file: string, en: string, ar: string];

const flightTo = (airport: string) => {
  const minutes = destinations.find(({ gateway }) => gateway.airport === airport)?.gateway.minutes;
  return minutes ?? popularFlights.find(({ code }) => code === airport)?.minutes ?? Number.NaN;
};

const facts: Record<string, { minutes: number; said: readonly Said[] }> = {
  'Doha to Paris': { minutes: flightTo('CDG'), said: [['destinations/france.ts', 'A little # to Paris', '# بقليل إلى باريس']] },
  'Doha to Athens': {
    minutes: flightTo('ATH'),
    said: [
      ['destinations/greece.ts', '# to Athens', '# إلى أثينا'],
      ['posts/santorini-and-mykonos-unhurried/*.md', 'Athens, about # and then', 'أثينا، نحو # ثم'],
    ],
  },
  'Doha to Casablanca': { minutes: flightTo('CMN'), said: [['destinations/morocco.ts', 'nearly #', 'والرحلة نحو #']] },
  'Doha to Istanbul': {
    minutes: flightTo('IST'),
    said: [
      ['places/turkey.ts', 'worth the #', 'تستحق #'],
      ['posts/travelling-in-ramadan/*.md', 'To Istanbul, about #', 'إلى إسطنبول، نحو #'],
    ],
  },
  'Doha to London': {
    minutes: flightTo('LHR'),
    said: [['posts/travelling-in-ramadan/*.md', 'To London, about #', 'إلى لندن، نحو #']],
  },
  'Doha to Madrid': { minutes: flightTo('MAD'), said: [['destinations/spain.ts', '# to Madrid', '# إلى مدريد']] },
  'Doha to Zurich': { minutes: flightTo('ZRH'), said: [['places/switzerland.ts', '# to Zurich', '# إلى زيورخ']] },
  'Doha to Tashkent': {
    minutes: flightTo('TAS'),
    said: [
      ['destinations/uzbekistan.ts', 'Under # from Doha', 'أقل من # من الدوحة'],
      ['posts/samarkand-by-fast-train/*.md', 'Less than # from Doha', 'أقل من # من الدوحة'],
    ],
  },
  'Doha to Seoul': {
    minutes: flightTo('ICN'),
    said: [
      ['destinations/south-korea.ts', 'About # to Seoul', 'نحو # إلى سيول'],
      ['planned-places/south-korea.ts', 'about # in the air', 'نحو # في الجو'],
      ['posts/travelling-in-ramadan/*.md', 'To Seoul, about #', 'إلى سيول، نحو #'],
    ],
  },
  'Doha to Riyadh by air': {
    minutes: flightTo('RUH'),
    said: [
      ['destinations/saudi-arabia.ts', '# to Riyadh by air', '# بالطائرة إلى الرياض'],
      ['packages/saudi-arabia.ts', '# in the air', '# في الجو'],
    ],
  },
  'Doha to Ras Al Khaimah by air': {
    minutes: flightTo('RKT'),
    said: [['destinations/ras-al-khaimah.ts', 'A hop of #', '# في الجو']],
  },
  'Doha to Dubai': {
    minutes: flightTo('DXB'),
    said: [
      ['places/dubai.ts', '# in the air', '# في الجو'],
      ['packages/dubai.ts', '# in the air', '# في الجو'],
      ['hotels/atlantis-the-palm.ts', '# in the air from Doha', '# في الجو من الدوحة'],
    ],
  },
  'Doha to Jeddah and Madinah': {
    minutes: 150,
    said: [
      ['services/umrah.ts', 'About # to Jeddah or Madinah', 'نحو # إلى جدة أو المدينة'],
      ['posts/travelling-in-ramadan/*.md', 'To Jeddah, #', 'إلى جدة، #'],
      ['posts/first-umrah-from-doha/*.md', 'Madinah itself, about #', 'المدينة نفسه في نحو #'],
    ],
  },
  'Doha to Riyadh by road': {
    minutes: 360,
    said: [
      ['destinations/saudi-arabia.ts', 'Riyadh about #', 'والرياض على نحو #'],
      ['planned-places/saudi-arabia.ts', 'By road it is about # from', 'عبر سلوى نحو #'],
    ],
  },
  'Dubai to Ras Al Khaimah by road': {
    minutes: 60,
    said: [
      ['destinations/ras-al-khaimah.ts', 'from there it is # by car', 'ومنها # بالسيارة'],
      ['planned-places/ras-al-khaimah.ts', 'About # by road', 'نحو # بالسيارة'],
      ['hotels/ritz-carlton-al-wadi-desert.ts', 'about # by road', 'نحو # بالسيارة'],
      ['posts/ras-al-khaimah-long-weekend/*.md', 'about # from the airport', 'ومنها نحو # على شارع'],
    ],
  },
  'Makkah to Madinah by train': {
    minutes: 150,
    said: [
      ['services/umrah.ts', 'cities in under #', 'المدينتين في أقل من #'],
      ['posts/first-umrah-from-doha/*.md', 'takes under #', 'المنورة في أقل من #'],
      ['experiences.ts', 'Under #; stay', 'أقل من #، وأقم'],
    ],
  },
  'Jeddah to Makkah': {
    minutes: 60,
    said: [
      ['packages/saudi-arabia.ts', 'Makkah is about # away', 'بُعد نحو #'],
      ['posts/first-umrah-from-doha/*.md', 'a car takes a little #', 'إلى مكة #'],
    ],
  },
  'Tashkent to Samarkand by train': {
    minutes: 130,
    said: [
      ['destinations/uzbekistan.ts', 'in a little over #', 'سمرقند في # ونيّف'],
      ['planned-places/uzbekistan.ts', 'over # by train', 'قليلًا من # بالقطار'],
      ['packages/uzbekistan.ts', 'train needs a little over #', 'أفراسياب[^.]*?#'],
      ['hotels/hyatt-regency-tashkent.ts', 'takes a little over #', 'قليلًا من #'],
      ['posts/samarkand-by-fast-train/*.md', 'A little over # later', 'وبعد # ونيّف'],
    ],
  },
  'Samarkand to Bukhara by train': {
    minutes: 105,
    said: [
      ['destinations/uzbekistan.ts', 'still pool, is #', 'وبعدها # بخارى'],
      ['posts/samarkand-by-fast-train/*.md', 'Bukhara in about #', 'بخارى في نحو #'],
    ],
  },
  'Tashkent to Bukhara by train': {
    minutes: 240,
    said: [
      ['packages/uzbekistan.ts', 'Tashkent take about #', 'طشقند نحو #'],
      ['posts/samarkand-by-fast-train/*.md', 'About # to Tashkent', 'نحو # إلى طشقند'],
    ],
  },
  'Moscow to Saint Petersburg by train': {
    minutes: 240,
    said: [
      ['destinations/moscow.ts', '# away by fast train', 'على # بالقطار'],
      ['planned-places/moscow.ts', 'Fast train, about #', 'سريع، نحو #'],
      ['planned-places/moscow.ts', 'Petersburg in about #', 'بطرسبرغ في نحو #'],
    ],
  },
  'Casablanca to Marrakech by train': {
    minutes: 180,
    said: [
      ['planned-places/morocco.ts', 'Under # by train', 'أقل من # بالقطار'],
      ['planned-places/morocco.ts', 'Marrakech is under # south', 'مراكش أقل من # جنوبًا'],
      ['packages/morocco.ts', 'Marrakech is under # away', 'مراكش أقل من #'],
    ],
  },
  'Casablanca to Fes by train': {
    minutes: 240,
    said: [
      ['planned-places/morocco.ts', 'Fes about #', 'وفاس نحو #'],
      ['packages/morocco.ts', 'and Fes about #', 'وفاس نحو #'],
      ['packages/morocco.ts', 'Casablanca it is about #', 'الدار البيضاء نحو #'],
    ],
  },
  'Seoul to Busan by train': {
    minutes: 180,
    said: [
      ['destinations/south-korea.ts', 'under # you are in Busan', 'أقل من # إلى بوسان'],
      ['planned-places/south-korea.ts', 'Under # by fast train', 'أقل من # بالقطار'],
      ['packages/south-korea.ts', 'fast train, under #', 'أقل من #، ونضيف'],
    ],
  },
  'Seoul to Jeju by air': {
    minutes: 60,
    said: [
      ['destinations/south-korea.ts', 'A little # by air', 'وعلى # ونيّف بالطائرة'],
      ['packages/south-korea.ts', 'A little # by air', 'قليلًا من # بالطائرة'],
    ],
  },
  'Madrid to Seville and Barcelona by train': {
    minutes: 180,
    said: [
      ['destinations/spain.ts', 'Barcelona in about #', 'وبرشلونة في نحو #'],
      ['planned-places/spain.ts', 'Barcelona take about #', 'برشلونة نحو #'],
    ],
  },
  'Paris to Lyon by train': {
    minutes: 120,
    said: [
      ['planned-places/france.ts', '# by TGV', '# بالقطار السريع'],
      ['planned-places/france.ts', 'It lies # from Paris', 'بُعد # من باريس'],
    ],
  },
  'Zurich to Lucerne by train': {
    minutes: 60,
    said: [
      ['places/switzerland.ts', '# from Zurich by train', '# من زيورخ'],
      ['packages/switzerland.ts', 'About # from Zurich airport. Cross', 'نحو # من مطار زيورخ'],
    ],
  },
  'Fira to Oia on foot': {
    minutes: 210,
    said: [
      ['destinations/greece.ts', '# along the rim', 'باكرًا: # على الحافة'],
      ['packages/greece.ts', 'edge takes #', 'على الحافة #'],
    ],
  },
  'Istanbul to Cappadocia by air': {
    minutes: 75,
    said: [
      ['packages/turkey.ts', 'Cappadocia is # by air', 'كبادوكيا # بالطائرة'],
      ['packages/turkey.ts', '# from Istanbul. We', '# من إسطنبول'],
    ],
  },
  'Jamsil to the palaces': {
    minutes: 40,
    said: [
      ['hotels/signiel-seoul.ts', 'palaces are about #', 'القصور[^.]*?#'],
      ['posts/seoul-with-children/*.md', 'palaces are # away', 'القصور #'],
    ],
  },
};

const cases = Object.entries(facts).flatMap(([fact, { minutes, said }]) =>
  said.flatMap(([file, en, ar]) => locales.map((locale) => ({ fact, minutes, file, locale, text: { en, ar }[locale] }))),
);

describe('a duration is the same in every text', () => {
  it.each(cases)('$fact: $file ($locale)', ({ minutes, file, locale, text }) => {
    const longestFirst = Object.keys(minutesOf[locale]).sort((one, other) => other.length - one.length);
    const pattern = new RegExp(text.replace('#', `(${longestFirst.join('|')})`), 'i');
    const [, said] = pattern.exec(readFileSync(`content/${file.replace('*', locale)}`, 'utf8')) ?? [];
    expect(said).toBeDefined();
    expect(Math.abs((minutesOf[locale][said?.toLowerCase() ?? ''] ?? Number.NaN) - minutes)).toBeLessThanOrEqual(15);
  });
});
