import type { Hotel } from '../hotel.ts';

export const signielSeoul: Hotel = {
  slug: 'signiel-seoul',
  name: { en: 'Signiel Seoul', ar: 'سيغنيل سيول' },
  destination: 'south-korea',
  country: { en: 'South Korea', ar: 'كوريا الجنوبية' },
  city: { en: 'Seoul', ar: 'سيول' },
  district: { en: 'Jamsil', ar: 'جامسيل' },
  place: 'seoul',
  position: { latitude: 37.5126, longitude: 127.1025 },
  nearbyAt: [[37.511, 127.105], [37.511, 127.098], null, [37.5206, 127.1214]],
  stars: 5,
  setting: 'city',
  art: 'signiel-seoul',
  scenes: ['city', 'pool-city'],
  airport: 'ICN',
  en: {
    title: 'Signiel Seoul, Lotte World Tower',
    description:
      'A hotel on floors 76 to 101 of Lotte World Tower in Seoul: who it suits, what is at its foot, and where to eat halal.',
    lead: 'A hotel on floors 76 to 101 of Lotte World Tower, the tallest building in Korea.',
    about: [
      'Lotte World Tower is 555 metres high and has 123 floors; the hotel opened in it in 2017. Its windows run from floor to ceiling, and on a clear day Seoul and the Han River lie below like a map.',
      'The tower stands in Jamsil, in the south-east of the city. At its foot are a lake, a mall, an aquarium and a theme park, which makes it the easy choice with children.',
    ],
    goodFor: [
      { term: 'Families', text: 'Lotte World and the aquarium are reached without a taxi.' },
      { term: 'The view', text: 'The city from your bed, by day and by night.' },
      { term: 'Shopping', text: 'Lotte World Mall, one of the largest in the city, is at the foot of the tower.' },
    ],
    nearby: [
      { term: 'Seokchon Lake', text: 'A circular walk under cherry trees, in bloom in early April.' },
      { term: 'Lotte World', text: 'The theme park, much of it under a roof.' },
      { term: 'Seoul Sky', text: 'The observatory on top of the tower.' },
      { term: 'Olympic Park', text: 'Lawns and sculptures from the 1988 Olympics.' },
    ],
    goodToKnow: [
      { term: 'Metro', text: 'Jamsil station, lines 2 and 8, lies below the tower; the palaces are about 40 minutes away.' },
      { term: 'Halal food', text: 'Itaewon, around the Seoul Central Mosque, has most of it.' },
      { term: 'Airport', text: 'Incheon is over an hour away by airport bus or car.' },
    ],
  },
  ar: {
    title: 'سيغنيل سيول، برج لوتي العالمي',
    description:
      'فندق في الطوابق 76 إلى 101 من برج لوتي العالمي في سيول: لمن يناسب، وماذا عند قدميه، وأين الطعام الحلال، وكيف تسأل عنه.',
    lead: 'فندق في الطوابق 76 إلى 101 من برج لوتي العالمي، أعلى مبنى في كوريا.',
    about: [
      'يبلغ ارتفاع برج لوتي العالمي 555 مترًا، وفيه 123 طابقًا، وقد افتُتح الفندق فيه عام 2017. تمتد نوافذه من الأرض إلى السقف، وفي يوم صافٍ ترى سيول ونهر هان تحتك كأنهما خريطة.',
      'يقع البرج في حي جامسيل جنوب شرقي المدينة، وعند قدميه بحيرة ومجمّع تجاري وحوض أسماك ومدينة ملاهٍ، ولهذا يسهل اختياره لمن معه أطفال.',
    ],
    goodFor: [
      { term: 'العائلات', text: 'تصل إلى لوتي وورلد وحوض الأسماك بلا سيارة أجرة.' },
      { term: 'الإطلالة', text: 'المدينة أمام سريرك ليلًا ونهارًا.' },
      { term: 'التسوق', text: 'لوتي وورلد مول، من أكبر مجمّعات المدينة، عند قدمي البرج.' },
    ],
    nearby: [
      { term: 'بحيرة سوكتشون', text: 'ممشى دائري تحت أشجار الكرز التي تزهر أوائل أبريل.' },
      { term: 'لوتي وورلد', text: 'مدينة ملاهٍ جزء كبير منها مسقوف.' },
      { term: 'سيول سكاي', text: 'منصة المشاهدة في أعلى البرج.' },
      { term: 'الحديقة الأولمبية', text: 'مروج ومنحوتات من دورة عام 1988.' },
    ],
    goodToKnow: [
      { term: 'المترو', text: 'محطة جامسيل على الخطين 2 و8 أسفل البرج، والقصور على بُعد نحو 40 دقيقة.' },
      { term: 'الطعام الحلال', text: 'معظمه في إيتايون حول مسجد سيول المركزي.' },
      { term: 'المطار', text: 'يبعد مطار إنتشون أكثر من ساعة بحافلة المطار أو السيارة.' },
    ],
  },
};
