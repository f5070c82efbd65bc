import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

const cards = {
  en: {
    term: 'Money',
    text: 'Visa and Mastercard issued outside Russia have not worked there since March 2022. Bring cash to exchange.',
  },
  ar: {
    term: 'النقود',
    text: 'بطاقات فيزا وماستركارد الصادرة خارج روسيا لا تعمل فيها منذ مارس 2022، فاحمل نقدًا للصرف.',
  },
};

export const moscow: PackageCountry = {
  slug: 'moscow',
  name: { en: 'Russia', ar: 'روسيا' },
  subtitle: {
    en: 'Red Square under snow, white nights on the Neva and the minarets of Kazan',
    ar: 'الساحة الحمراء تحت الثلج، وليالي نيفا البيضاء، ومآذن قازان',
  },
  art: 'moscow',
  gateway: 'SVO',
  cities: [
    {
      id: 'moscow',
      name: { en: 'Moscow, squares and metro palaces', ar: 'موسكو: ساحات ومحطات كالقصور' },
      city: { en: 'Moscow', ar: 'موسكو' },
      art: 'moscow-park',
      nights: 4,
      price: 2900,
      accommodation: { en: 'Four-star hotel near Tverskaya Street', ar: 'فندق أربع نجوم قرب شارع تفيرسكايا' },
      airport: 'SVO',
      latitude: 55.7558,
      longitude: 37.6173,
      themes: ['culture', 'snow', 'family'],
      en: {
        title: 'Moscow, four nights by Red Square',
        description:
          'Four nights in Moscow: a four-star hotel near Tverskaya Street, breakfast, airport transfers and a guided tour of Red Square and the Kremlin.',
        lead: 'A city built to impress, at its mildest in June and at its most beautiful under snow.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer from Sheremetyevo to the centre. A short walk to Red Square, when its towers are lit and it is almost empty.',
          },
          {
            term: 'Red Square and the Kremlin',
            text: 'Your tour: St Basil’s, the cathedrals inside the Kremlin walls and the great bell that never rang. Afterwards tea in the arcades of GUM.',
          },
          {
            term: 'Palaces underground',
            text: 'For the price of one ride, see the metro stations of Mayakovskaya, Komsomolskaya and Novoslobodskaya. Above ground, the Tretyakov Gallery and the floating bridge of Zaryadye Park.',
          },
          {
            term: 'Parks and prayers',
            text: 'The pavilions and fountains of VDNKh with the cosmonauts’ museum, and Moscow Cathedral Mosque with its golden dome. In winter the ponds of Gorky Park become an ice rink.',
          },
          { term: 'Farewell', text: 'Honey cakes from the market for the family, then the transfer to the airport.' },
        ],
        included: [...always.en, 'Half-day tour of Red Square and the Kremlin with a guide and tickets'],
        notIncluded: never.en,
        goodToKnow: [
          {
            term: 'Best months',
            text: 'May to September for mild days; December to February for snow, ten degrees below zero at night.',
          },
          { term: 'Kremlin', text: 'Closed on Thursdays. We arrange your days accordingly.' },
          cards.en,
        ],
      },
      ar: {
        title: 'موسكو، أربع ليالٍ قرب الساحة الحمراء',
        description:
          'أربع ليالٍ في موسكو: فندق أربع نجوم قرب شارع تفيرسكايا مع الفطور والتوصيل من المطار وإليه، وجولة مع مرشد في الساحة الحمراء والكرملين.',
        lead: 'مدينة بُنيت لتُدهش، ألطف ما تكون في يونيو، وأجمل ما تكون تحت الثلج.',
        days: [
          {
            term: 'الوصول',
            text: 'توصيل من مطار شيريميتيفو إلى وسط المدينة، ثم نزهة قصيرة إلى الساحة الحمراء وقد أُضيئت أبراجها وخلت من الزوار.',
          },
          {
            term: 'الساحة الحمراء والكرملين',
            text: 'جولتك: كاتدرائية القديس باسيل، وساحات الكرملين خلف الأسوار، والجرس الضخم الذي لم يُقرع قط. وبعدها شاي في أروقة «غوم».',
          },
          {
            term: 'قصور تحت الأرض',
            text: 'بتذكرة واحدة ترى محطات ماياكوفسكايا وكومسومولسكايا ونوفوسلوبودسكايا. وفوق الأرض معرض تريتياكوف وجسر حديقة زارياديه المعلّق.',
          },
          {
            term: 'حدائق وصلاة',
            text: 'أجنحة «في دي إن خا» ونوافيرها ومتحف روّاد الفضاء، ثم المسجد الجامع بقبته الذهبية. وفي الشتاء تصير حديقة غوركي ساحة للتزلج على الجليد.',
          },
          { term: 'الوداع', text: 'كعك العسل من السوق هدية للأهل، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في الساحة الحمراء والكرملين مع مرشد، تشمل التذاكر'],
        notIncluded: never.ar,
        goodToKnow: [
          {
            term: 'أنسب الأشهر',
            text: 'من مايو إلى سبتمبر للجو المعتدل، ومن ديسمبر إلى فبراير للثلج، وتبلغ الحرارة ليلًا 10 تحت الصفر.',
          },
          { term: 'الكرملين', text: 'مغلق يوم الخميس، فنرتّب أيامك على هذا.' },
          cards.ar,
        ],
      },
    },
    {
      id: 'saint-petersburg',
      name: { en: 'Saint Petersburg and the Neva', ar: 'سانت بطرسبرغ ونهر نيفا' },
      city: { en: 'Saint Petersburg', ar: 'سانت بطرسبرغ' },
      art: 'saint-petersburg',
      nights: 4,
      price: 2750,
      accommodation: { en: 'Four-star hotel off Nevsky Prospekt', ar: 'فندق أربع نجوم قرب شارع نيفسكي' },
      airport: 'LED',
      latitude: 59.9343,
      longitude: 30.3351,
      themes: ['culture', 'couples'],
      en: {
        title: 'Saint Petersburg, four nights',
        description:
          'Four nights in Saint Petersburg: a four-star hotel off Nevsky Prospekt, breakfast, airport transfers and a guided visit to the Hermitage.',
        lead: 'Canals, pastel palaces and, around June, evenings that never quite turn into night.',
        days: [
          {
            term: 'Arrival on Nevsky',
            text: 'Transfer from Pulkovo. Stroll along Nevsky Prospekt to Palace Square before supper.',
          },
          {
            term: 'The Hermitage',
            text: 'Your tour: the state rooms of the Winter Palace and the paintings people cross the world for, with a guide who knows which doors to choose.',
          },
          {
            term: 'Peterhof or the fortress',
            text: 'From May to October the fountains of Peterhof, half an hour by hydrofoil. In winter the Peter and Paul Fortress, and the blue-tiled Saint Petersburg Mosque nearby.',
          },
          {
            term: 'Canals and bridges',
            text: 'An easy day of bookshops, courtyards and a boat under low bridges. In the warm months stay up: after one in the morning the drawbridges rise over the Neva.',
          },
          { term: 'Farewell', text: 'A last view from the colonnade of St Isaac’s if the flight allows, then the transfer.' },
        ],
        included: [...always.en, 'Half-day tour of the Hermitage with a guide and the ticket'],
        notIncluded: never.en,
        goodToKnow: [
          { term: 'Best months', text: 'Late May to early September. The white nights, in June, are the busiest weeks.' },
          { term: 'Hermitage', text: 'Closed on Mondays.' },
          cards.en,
        ],
      },
      ar: {
        title: 'سانت بطرسبرغ، أربع ليالٍ',
        description:
          'أربع ليالٍ في سانت بطرسبرغ: فندق أربع نجوم قرب شارع نيفسكي مع الفطور والتوصيل من المطار وإليه، وزيارة متحف الأرميتاج مع مرشد.',
        lead: 'قنوات وقصور بألوان هادئة، وأمسيات في يونيو لا يكاد يحلّ فيها الليل.',
        days: [
          { term: 'الوصول إلى نيفسكي', text: 'توصيل من مطار بولكوفو، ثم نزهة في شارع نيفسكي إلى ساحة القصر قبل العشاء.' },
          {
            term: 'الأرميتاج',
            text: 'جولتك: قاعات القصر الشتوي ولوحات يقصدها الناس من أنحاء العالم، مع مرشد يعرف أي الأبواب يختار.',
          },
          {
            term: 'بيترهوف أو القلعة',
            text: 'من مايو إلى أكتوبر نوافير بيترهوف، نصف ساعة بالقارب السريع. وفي الشتاء قلعة بطرس وبولس، وقربها جامع سانت بطرسبرغ بقاشانيه الأزرق.',
          },
          {
            term: 'قنوات وجسور',
            text: 'يوم هادئ بين المكتبات والأفنية، وقارب يمر تحت الجسور الواطئة. وفي الشهور الدافئة اسهر: بعد الواحدة ليلًا تُرفع الجسور فوق نهر نيفا.',
          },
          { term: 'الوداع', text: 'إطلالة أخيرة من شرفة كاتدرائية القديس إسحاق إن سمح الوقت، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في الأرميتاج مع مرشد، تشمل التذكرة'],
        notIncluded: never.ar,
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من أواخر مايو إلى أوائل سبتمبر. والليالي البيضاء في يونيو أكثرها ازدحامًا.' },
          { term: 'الأرميتاج', text: 'مغلق يوم الاثنين.' },
          cards.ar,
        ],
      },
    },
    {
      id: 'kazan',
      name: { en: 'Kazan, the Tatar capital', ar: 'قازان عاصمة التتار' },
      city: { en: 'Kazan', ar: 'قازان' },
      art: 'kazan',
      detail: 'pages/kazan-tower',
      nights: 3,
      price: 2200,
      accommodation: { en: 'Four-star hotel near Bauman Street', ar: 'فندق أربع نجوم قرب شارع باومان' },
      airport: 'KZN',
      latitude: 55.7963,
      longitude: 49.1088,
      themes: ['culture', 'family'],
      en: {
        title: 'Kazan, three nights in Tatarstan',
        description:
          'Three nights in Kazan: a four-star hotel near Bauman Street, breakfast, airport transfers and a guided tour of the Kremlin and Kul Sharif Mosque.',
        lead: 'A white fortress on the Volga with a mosque inside it, and a town where halal food is simply food.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer to the hotel. Bauman Street is for walking: musicians, bakeries and the first plate of chak-chak.',
          },
          {
            term: 'The Kremlin and Kul Sharif',
            text: 'Your tour: the World Heritage Kremlin, its blue-domed mosque and the leaning Söyembikä Tower, with the Volga below.',
          },
          {
            term: 'The Tatar quarter',
            text: 'Painted wooden houses, the eighteenth-century Marjani Mosque and lunch by Lake Kaban. Or take a day trip to the island town of Sviyazhsk, about an hour away; we book the car.',
          },
          { term: 'Farewell', text: 'Tea, honey and embroidered slippers from the bazaar, then the transfer.' },
        ],
        included: [...always.en, 'Half-day tour of the Kazan Kremlin and Kul Sharif Mosque with a guide'],
        notIncluded: never.en,
        goodToKnow: [
          { term: 'Best months', text: 'May to September. January stays well below freezing, dry and bright.' },
          { term: 'Getting there', text: 'Usually with one change, in Moscow or Istanbul.' },
          cards.en,
        ],
      },
      ar: {
        title: 'قازان، ثلاث ليالٍ في تتارستان',
        description:
          'ثلاث ليالٍ في قازان: فندق أربع نجوم قرب شارع باومان مع الفطور والتوصيل من المطار وإليه، وجولة مع مرشد في الكرملين ومسجد قول شريف.',
        lead: 'قلعة بيضاء على نهر الفولغا في قلبها مسجد، ومدينة الطعام الحلال فيها هو المألوف.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى الفندق. وشارع باومان للمشاة: عازفون ومخابز وأول طبق من حلوى «تشاك تشاك».' },
          {
            term: 'الكرملين ومسجد قول شريف',
            text: 'جولتك: كرملين قازان المدرج في قائمة التراث العالمي، ومسجده أزرق القباب، وبرج سيويمبيكه المائل، والفولغا تحتك.',
          },
          {
            term: 'حي التتار القديم',
            text: 'بيوت خشبية ملونة وجامع المرجاني من القرن الثامن عشر، وغداء على بحيرة قبان. أو رحلة إلى بلدة سفياجسك في جزيرتها، على بُعد نحو ساعة، ونحجز لك السيارة.',
          },
          { term: 'الوداع', text: 'شاي وعسل وأخفاف مطرزة من السوق، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في كرملين قازان ومسجد قول شريف مع مرشد'],
        notIncluded: never.ar,
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من مايو إلى سبتمبر. أما يناير فتحت الصفر بكثير، جافٌ ومشمس.' },
          { term: 'الوصول', text: 'بتوقف واحد في العادة، في موسكو أو إسطنبول.' },
          cards.ar,
        ],
      },
    },
  ],
};
