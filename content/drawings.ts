import type { Bilingual } from './bilingual.ts';
import { dayDrawings } from './day-drawings.ts';
import type { DestinationSlug } from './destination.ts';
import { foodPictures } from './food-pictures.ts';
import { placeDrawings } from './place-drawings.ts';
import { sightPictures } from './sight-pictures.ts';
import { stayDrawings } from './stay-drawings.ts';

/** A drawing below public/art with one file for both directions of reading, in the shape of a card. */
export type Drawing =
  | keyof typeof own
  | keyof typeof dayDrawings
  | keyof typeof placeDrawings
  | `sights/${DestinationSlug}-${1 | 2 | 3 | 4 | 5 | 6}`
  | `food/${DestinationSlug}-table`;

/** Those that only pages and articles about no place have. */
const own = {
  ...stayDrawings,
  'articles/visa-file': {
    en: 'A folder with a ticked list and two photographs, a maroon passport, a pen and a cup of tea.',
    ar: 'ملف فيه قائمة مؤشَّر على بنودها وصورتان شخصيتان، وجواز سفر عنابي وقلم وكوب شاي.',
  },
  'articles/two-pages': {
    en: 'Two printed pages with a line marked in red, a calendar with a day ringed, a phone and coffee.',
    ar: 'صفحتان مطبوعتان فيهما سطر معلَّم بالأحمر، وتقويم أُحيط فيه يوم بدائرة، وهاتف وفنجان قهوة.',
  },
  'articles/cabin-bag': {
    en: 'An open rucksack, a striped blanket, a child’s headphones, a bottle of milk and four small wrapped parcels.',
    ar: 'حقيبة ظهر مفتوحة وبطانية مخططة وسماعات أطفال وزجاجة حليب وأربع هدايا صغيرة مغلّفة.',
  },
  'articles/connection': {
    en: 'A traveller with a rucksack and a case on a moving walkway, a board of departures and a clock above.',
    ar: 'مسافرة بحقيبة ظهر وحقيبة سفر على ممر متحرك، وفوقها لوحة المغادرة وساعة.',
  },
  'articles/hanbok': {
    en: 'A mother, a girl and a boy in Korean dress walking to the gate of a palace, cherry blossom above.',
    ar: 'أم وبنت وولد بالزي الكوري يمشون إلى بوابة قصر، وفوقهم أزهار الكرز.',
  },
  'pages/skating': {
    en: 'Skaters on a rink at night, one pushing a small child, strings of light above and St Basil’s behind.',
    ar: 'متزلجون على الجليد ليلًا، وأحدهم يدفع طفلًا أمامه، وفوقهم عقود الأنوار وخلفهم قباب القديس باسيل.',
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
    en: 'A small child kneeling at the window of an aircraft, holding up a toy rabbit to see the clouds.',
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
  'pages/club-evening': {
    en: 'Three member cards and a brass coffee pot at a window, the towers of Doha at dusk and an aircraft behind.',
    ar: 'ثلاث بطاقات عضوية ودلة قهوة عند نافذة، وخلفها أبراج الدوحة وطائرة وقت الغروب.',
  },
  'pages/loyalty': {
    en: 'Four membership cards in a fan, a boarding pass, a luggage tag and a key card on blue cloth.',
    ar: 'أربع بطاقات عضوية وبطاقة صعود وبطاقة حقيبة ومفتاح غرفة على قماش أزرق.',
  },
  'pages/fleet': {
    en: 'A chauffeur holding the door of a dark saloon, an SUV and a van behind, the towers of Doha in evening light.',
    ar: 'سائق يفتح باب سيارة صالون داكنة، وخلفها سيارة دفع رباعي وفان، وأبراج الدوحة في ضوء المساء.',
  },
  'pages/reef': {
    en: 'A sea turtle above a reef, with parrotfish and corals.',
    ar: 'سلحفاة بحرية فوق شعاب مرجانية، وحولها أسماك ببغاء ومرجان.',
  },
  'pages/drawbridge': {
    en: 'A drawbridge raised over the river at dusk, a golden spire between its wings and a boat passing.',
    ar: 'جسر متحرك مرفوع فوق النهر عند الغسق، وبين جناحيه برج مدبّب ذهبي وقارب يعبر.',
  },
  'pages/kazan-tower': {
    en: 'Kazan in winter light: the leaning brick tower of seven tiers above the white walls of the kremlin.',
    ar: 'قازان في ضوء الشتاء: البرج المائل بطبقاته السبع فوق أسوار الكرملين البيضاء.',
  },
  'pages/branch-al-sadd': {
    en: 'A travel agency with a red awning below a white block of flats, palms and a metro stop beside it.',
    ar: 'مكتب سفر بمظلة حمراء أسفل عمارة بيضاء، وبجانبه نخيل ومحطة مترو.',
  },
  'pages/branch-west-bay': {
    en: 'A travel agency with a red awning at the foot of a glass building, the towers of West Bay above it.',
    ar: 'مكتب سفر بمظلة حمراء أسفل مبنى زجاجي، تعلوه أبراج الخليج الغربي.',
  },
  'pages/branch-al-rayyan': {
    en: 'A travel agency in a sand-coloured house with arched windows, tall palms on both sides.',
    ar: 'مكتب سفر في بيت بلون الرمل ونوافذ مقوسة، وعلى جانبيه نخيل عالٍ.',
  },
  'pages/branch-umm-salal': {
    en: 'A travel agency in a mud-coloured house, an old watchtower behind it in evening light.',
    ar: 'مكتب سفر في بيت بلون الطين، وخلفه برج مراقبة قديم في ضوء المساء.',
  },
  'pages/branch-al-khor': {
    en: 'A travel agency on the waterfront at sunset, two dhows on the sea beside it.',
    ar: 'مكتب سفر على الواجهة البحرية عند الغروب، وبجانبه سفينتان شراعيتان في البحر.',
  },
  'pages/career': {
    en: 'A job application letter, a staff badge on a maroon ribbon, a pen and two cups of coffee.',
    ar: 'رسالة متقدم إلى وظيفة وبطاقة موظف بشريط عنابي وقلم وفنجانا قهوة.',
  },
  'pages/contact': {
    en: 'A city map with a pin, an envelope, a phone with messages and the receiver of a telephone.',
    ar: 'خريطة مدينة عليها علامة موقع، ومظروف، وهاتف فيه رسائل، وسماعة هاتف مكتبي.',
  },
  'pages/feedback': {
    en: 'A postcard with five stars under its picture, a pen, an envelope, coffee and three dates.',
    ar: 'بطاقة بريدية تحت صورتها خمس نجوم، وقلم ومظروف وفنجان قهوة وثلاث تمرات.',
  },
  'pages/lifebuoy': {
    en: 'A red and white lifebuoy on a quay, a turquoise cabin case beside it, sails on the sea.',
    ar: 'طوق نجاة أحمر وأبيض على رصيف، وبجانبه حقيبة سفر فيروزية، وأشرعة في البحر.',
  },
  'pages/currency': {
    en: 'Banknotes in a fan above a maroon purse, gold and silver coins and a calculator.',
    ar: 'أوراق نقدية مرتبة فوق محفظة عنابية، وقطع ذهبية وفضية وآلة حاسبة.',
  },
  'pages/departures': {
    en: 'Travellers with their cases below a board of departures, an aircraft beyond the glass.',
    ar: 'مسافرون بحقائبهم أسفل لوحة المغادرة، وطائرة خلف الزجاج.',
  },
  'pages/lower-fares': {
    en: 'A red tag with a percent sign on a string beside a white aircraft, two coloured tails behind it.',
    ar: 'بطاقة حمراء معلقة بخيط وعليها علامة النسبة المئوية، وبجانبها طائرة بيضاء وخلفها ذيلان ملونان.',
  },
  'pages/four-skies': {
    en: 'Four kinds of weather side by side: sun on a dune, rain on a city, snow in the mountains, a clear night by the sea.',
    ar: 'أربعة أجواء جنبًا إلى جنب: شمس على كثيب، ومطر على مدينة، وثلج في الجبال، وليلة صافية على البحر.',
  },
  'pages/privacy': {
    en: 'Two letters, the upper one sealed with red wax, a shut brass padlock and a key on a ribbon.',
    ar: 'رسالتان، العليا مختومة بالشمع الأحمر، وقفل نحاسي مغلق، ومفتاح بشريط.',
  },
  'pages/lost-road': {
    en: 'A road that ends in the sand, a signpost with three arms and a suitcase beside it.',
    ar: 'طريق ينتهي في الرمال، وعمود إشارة بثلاث لوحات، وبجانبه حقيبة سفر.',
  },
  'pages/fleet-saloon': {
    en: 'A silver saloon from the side, the towers of Doha behind it in the morning.',
    ar: 'سيارة صالون فضية من الجانب، وخلفها أبراج الدوحة في الصباح.',
  },
  'pages/fleet-executive': {
    en: 'A long dark saloon at the lit entrance of a hotel at dusk.',
    ar: 'سيارة صالون طويلة داكنة عند مدخل فندق مضاء وقت الغروب.',
  },
  'pages/fleet-suv': {
    en: 'A large white SUV with three rows of windows in the dunes.',
    ar: 'سيارة دفع رباعي بيضاء كبيرة بين الكثبان.',
  },
  'pages/fleet-van': {
    en: 'A dark van before the curved roof of an airport.',
    ar: 'سيارة فان داكنة أمام سقف مطار متموج.',
  },
  'pages/fleet-minibus': {
    en: 'A white minibus with a high roof before houses with wind towers.',
    ar: 'حافلة صغيرة بيضاء عالية السقف أمام بيوت بأبراج هواء.',
  },
  'pages/fleet-coach': {
    en: 'A cream coach with a maroon band, a stone museum on the water behind it.',
    ar: 'حافلة كبيرة بلون القشدة وشريط عنابي، وخلفها متحف حجري على الماء.',
  },
  'pages/gift-card': {
    en: 'A maroon gift card coming out of its envelope, a box with a golden bow beside it.',
    ar: 'بطاقة هدية عنابية تخرج من مظروفها، وبجانبها علبة بشريط ذهبي.',
  },
  'pages/congress': {
    en: 'A congress hall: a speaker beside the screen on the stage, rows of guests, badges on ribbons.',
    ar: 'قاعة مؤتمرات: متحدث بجانب الشاشة على المسرح، وصفوف من الضيوف، وبطاقات بأشرطة.',
  },
  'pages/manage-booking': {
    en: 'A maroon folder with a ticked list and a boarding pass, the key card of a room beside it.',
    ar: 'ملف عنابي فيه قائمة مؤشَّر على بنودها وبطاقة صعود، وبجانبه بطاقة مفتاح غرفة.',
  },
  'pages/multi-city': {
    en: 'Three cities on islands, joined by dotted lines with an aircraft on each.',
    ar: 'ثلاث مدن على جزر تصل بينها خطوط منقّطة، وعلى كل خط طائرة.',
  },
  'pages/opened-letter': {
    en: 'An opened letter with pictures of a beach, a mosque and a mountain coming out of it.',
    ar: 'رسالة مفتوحة تخرج منها صور شاطئ ومسجد وجبل.',
  },
  'pages/prayer-sun': {
    en: 'The outline of a mosque, the path of the sun above it from dawn to the moon of night.',
    ar: 'مسجد يعلوه مسار الشمس من الفجر إلى قمر الليل.',
  },
  'pages/track-refund': {
    en: 'Coins travelling along a curve from a returned ticket to a bank card.',
    ar: 'قطع نقدية تنتقل في خط منحنٍ من تذكرة مُعادة إلى بطاقة بنكية.',
  },
  'pages/track-visa': {
    en: 'An open passport with stamps, four stages below it, two of them done.',
    ar: 'جواز سفر مفتوح فيه أختام، وتحته أربع مراحل اكتملت اثنتان منها.',
  },
  'pages/no-trips': {
    en: 'An open suitcase with nothing in it yet, a passport and a rolled map beside it.',
    ar: 'حقيبة مفتوحة ما زالت فارغة، وبجانبها جواز سفر وخريطة ملفوفة.',
  },
  'pages/torn-ticket': {
    en: 'A boarding pass torn in two, and a luggage tag on its string beside it.',
    ar: 'بطاقة صعود ممزقة إلى نصفين، وبجانبها بطاقة أمتعة بخيطها.',
  },
  'pages/past-day': {
    en: 'A wall calendar with days crossed out, and a torn page falling to the floor.',
    ar: 'تقويم جداري شُطبت أيام منه، وورقة ممزقة تسقط إلى الأرض.',
  },
  'pages/no-flights': {
    en: 'An empty runway in the evening, a windsock hanging beside it and gulls above.',
    ar: 'مدرج خالٍ عند المساء، وكُمّ ريح متدلٍّ بجانبه، وفوقه نوارس.',
  },
  'pages/no-results': {
    en: 'A telescope on a terrace, turned to an empty sea.',
    ar: 'منظار على شرفة موجَّه إلى بحر خالٍ.',
  },
  'pages/weather-away': {
    en: 'A weathercock on a roof in the mist.',
    ar: 'ديك الرياح على سقف وسط الضباب.',
  },
} as const satisfies Record<string, Bilingual>;

const ofPlaces = Object.fromEntries([
  ...Object.entries(sightPictures).flatMap(([slug, sights]) => sights.map((alt, i) => [`sights/${slug}-${i + 1}`, alt])),
  ...Object.entries(foodPictures).map(([slug, alt]) => [`food/${slug}-table`, alt]),
]);

/** What each shows, for those who do not see it. */
export const drawings: Readonly<Record<Drawing, Bilingual>> = { ...ofPlaces, ...dayDrawings, ...placeDrawings, ...own };
