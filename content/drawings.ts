import type { Bilingual } from './bilingual.ts';
import type { DestinationSlug } from './destination.ts';
import { foodPictures } from './food-pictures.ts';
import { sightPictures } from './sight-pictures.ts';

/** A drawing below public/art with one file for both directions of reading, in the shape of a card. */
export type Drawing = keyof typeof own | `sights/${DestinationSlug}-${1 | 2 | 3 | 4 | 5 | 6}` | `food/${DestinationSlug}-table`;

/** Those that only pages and articles about no place have. */
const own = {
  'articles/visa-file': {
    en: 'A folder with a ticked list and two photographs, a maroon passport, a pen and a cup of tea.',
    ar: 'ملف فيه قائمة مؤشَّر على بنودها وصورتان شخصيتان، وجواز سفر عنابي وقلم وكوب شاي.',
  },
  'articles/two-pages': {
    en: 'Two printed pages with a line marked in red, a calendar with a day ringed, a phone and coffee.',
    ar: 'صفحتان مطبوعتان فيهما سطر معلَّم بالأحمر، وتقويم دُوِّر فيه يوم، وهاتف وفنجان قهوة.',
  },
  'articles/cabin-bag': {
    en: 'An open rucksack, a striped blanket, a child’s headphones, a bottle of milk and four small wrapped parcels.',
    ar: 'حقيبة ظهر مفتوحة وبطانية مخططة وسماعات أطفال وزجاجة حليب وأربع هدايا صغيرة مغلّفة.',
  },
  'stays/stay-room-sea': {
    en: 'A hotel room with a wide bed, its curtains open to the sea.',
    ar: 'غرفة فندق بسرير واسع، وستائرها مفتوحة على البحر.',
  },
  'stays/stay-white-1': {
    en: 'White island houses with blue domes at noon, bare hills behind.',
    ar: 'بيوت بيضاء بقباب زرقاء وقت الظهيرة، وخلفها تلال جرداء.',
  },
  'stays/stay-terrace-1': {
    en: 'A terrace of red brick and white houses round a hotel, trees before it.',
    ar: 'صف بيوت من الطوب الأحمر والأبيض حول فندق، وأمامه أشجار.',
  },
  'stays/stay-minarets-1': {
    en: 'A long house with red roofs above the street, two minarets behind it.',
    ar: 'قصر طويل بأسقف حمراء فوق الشارع، وخلفه مئذنتان.',
  },
  'stays/stay-palace-1': {
    en: 'A grand hotel with a grey mansard roof on a boulevard in the morning.',
    ar: 'فندق فخم بسقف رمادي على جادة في الصباح.',
  },
  'stays/stay-gulf-beach-1': {
    en: 'A white beach resort between palms, towers far behind.',
    ar: 'منتجع أبيض على الشاطئ بين النخيل، والأبراج خلفه من بعيد.',
  },
  'stays/stay-alps-1': {
    en: 'A timber lodge in the snow, a white peak above its roof.',
    ar: 'نُزل خشبي وسط الثلج، تعلو سقفه قمة بيضاء.',
  },
  'stays/stay-tropics-1': {
    en: 'A low resort under palms on a green lawn, the sun just up.',
    ar: 'منتجع منخفض تحت النخيل على عشب أخضر، والشمس تشرق.',
  },
  'stays/stay-gulf-2': {
    en: 'A pale hotel of five floors in a garden of palms.',
    ar: 'فندق فاتح من خمسة طوابق وسط حديقة نخيل.',
  },
  'pages/skating': {
    en: 'Skaters on a rink by night, one pushing a small child, strings of light above and St Basil’s behind.',
    ar: 'متزلجون على الجليد ليلًا، ومن يدفع طفلًا أمامه، وفوقهم عقود الأنوار وخلفهم قباب القديس باسيل.',
  },
  'pages/haramain-train': {
    en: 'A white fast train crossing the desert on a viaduct, bare mountains behind.',
    ar: 'قطار أبيض سريع يعبر الصحراء على جسر، وخلفه جبال جرداء.',
  },
  'pages/ramadan': {
    en: 'Dates, water and a lit lantern on a window sill at sunset, the crescent above a minaret and the bay.',
    ar: 'تمر وماء وفانوس مضاء على حافة نافذة عند المغرب، والهلال فوق مئذنة والخليج.',
  },
  'pages/window-seat': {
    en: 'A small child on its knees at the window of an aircraft, a toy rabbit held up to see the clouds.',
    ar: 'طفل صغير على ركبتيه عند نافذة الطائرة، يرفع أرنبه اللعبة ليرى الغيوم.',
  },
  'pages/ihram': {
    en: 'Two white cloths folded, sandals, a waist bag, prayer beads and a bottle of water on a rug.',
    ar: 'إحرام أبيض مطوي ونعال وحزام ومسبحة وقارورة ماء على بساط.',
  },
  'pages/corporate': {
    en: 'An office above the bay of Doha: a chart on the screen, a cabin case packed beside the chair.',
    ar: 'مكتب يطل على خليج الدوحة: رسم بياني على الشاشة وحقيبة سفر جاهزة بجوار الكرسي.',
  },
  'pages/trade-desk': {
    en: 'The desk of a ticket agent from above: headset, keyboard, tickets in a fan, a list and coffee.',
    ar: 'مكتب موظف حجوزات من أعلى: سماعة ولوحة مفاتيح وتذاكر مرتبة وقائمة وفنجان قهوة.',
  },
  'pages/loyalty': {
    en: 'Four membership cards in a fan, a boarding pass, a luggage tag and a key card on blue cloth.',
    ar: 'أربع بطاقات عضوية وبطاقة صعود وبطاقة حقيبة ومفتاح غرفة على قماش أزرق.',
  },
  'pages/fleet': {
    en: 'A chauffeur holding the door of a dark saloon, an SUV and a van behind, the towers of Doha in evening light.',
    ar: 'سائق يفتح باب سيارة صالون داكنة، وخلفها سيارة دفع رباعي وفان، وأبراج الدوحة في ضوء المساء.',
  },
  'pages/kazan-tower': {
    en: 'Kazan in winter light: the leaning brick tower of seven tiers above the white walls of the kremlin.',
    ar: 'قازان في ضوء الشتاء: البرج المائل بطبقاته السبع فوق أسوار الكرملين البيضاء.',
  },
} as const satisfies Record<string, Bilingual>;

const ofPlaces = Object.fromEntries([
  ...Object.entries(sightPictures).flatMap(([slug, sights]) => sights.map((alt, i) => [`sights/${slug}-${i + 1}`, alt])),
  ...Object.entries(foodPictures).map(([slug, alt]) => [`food/${slug}-table`, alt]),
]);

/** What each shows, for those who do not see it. */
export const drawings: Readonly<Record<Drawing, Bilingual>> = { ...ofPlaces, ...own };
