import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

export const uzbekistan: PackageCountry = {
  slug: 'uzbekistan',
  name: { en: 'Uzbekistan', ar: 'أوزبكستان' },
  subtitle: {
    en: 'Blue domes of the Silk Road, and trains fast enough to see them all',
    ar: 'قباب طريق الحرير الزرقاء، وقطارات سريعة تجمعها',
  },
  art: 'uzbekistan',
  gateway: 'TAS',
  cities: [
    {
      id: 'samarkand',
      name: { en: 'Samarkand and the Registan', ar: 'سمرقند وساحة ريغستان' },
      city: { en: 'Samarkand', ar: 'سمرقند' },
      art: 'samarkand',
      detail: 'sights/uzbekistan-2',
      nights: 3,
      price: 1750,
      accommodation: { en: 'Four-star hotel near the Registan', ar: 'فندق أربع نجوم قرب ريغستان' },
      airport: 'SKD',
      latitude: 39.6542,
      longitude: 66.9597,
      themes: ['culture', 'couples'],
      en: {
        title: 'Samarkand and the Registan, three nights',
        description:
          'Three nights in Samarkand: a four-star hotel near the Registan, breakfast, airport transfers and a guided day among the tiled madrasas of Timur’s city.',
        lead: 'Three madrasas around one square, and a blue that no photograph quite brings home.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer to the hotel. See the Registan lit at night first; tomorrow you will see how it is made.',
          },
          {
            term: 'Timur’s city',
            text: 'Your tour: the Registan, the Bibi-Khanym Mosque, the bread of Siab bazaar and Gur-e-Amir, where Timur lies under jade.',
          },
          {
            term: 'Stars, tiles and a scholar',
            text: 'The avenue of tombs of Shah-i-Zinda and the observatory of Ulugh Beg. In the afternoon the memorial of Imam al-Bukhari, half an hour out of town; we book the car.',
          },
          { term: 'Paper and farewell', text: 'The mulberry-paper mill of Konigil by its stream, then the transfer.' },
        ],
        included: [...always.en, 'Day tour of Samarkand with a guide and tickets'],
        notIncluded: never.en,
        goodToKnow: [
          { term: 'Best months', text: 'April to early June, September and October. July often tops 35 degrees.' },
          {
            term: 'Getting there',
            text: 'If you land in Tashkent, the fast Afrosiyob train takes a little over two hours. We book it with the flight.',
          },
          { term: 'Dress', text: 'Shoulders and knees covered at shrines, a scarf for women at the tombs.' },
        ],
      },
      ar: {
        title: 'سمرقند وساحة ريغستان، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في سمرقند: فندق أربع نجوم قرب ريغستان مع الفطور والتوصيل من المطار وإليه، ويوم مع مرشد بين مدارس مدينة تيمور.',
        lead: 'ثلاث مدارس حول ساحة واحدة، وزرقة لا تنقلها صورة.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى الفندق. شاهد ريغستان أولًا مضاءة في الليل، وغدًا ترى كيف صُنعت.' },
          {
            term: 'مدينة تيمور',
            text: 'جولتك: ريغستان ومسجد بيبي خانم وخبز سوق سياب، وضريح «غور أمير» حيث يرقد تيمور تحت حجر اليشم.',
          },
          {
            term: 'نجوم وقاشاني وإمام المحدّثين',
            text: 'صف الأضرحة في شاه زنده ومرصد أولغ بيك. وبعد الظهر مجمع الإمام البخاري على بُعد نصف ساعة من المدينة، ونحجز لك السيارة.',
          },
          { term: 'الورق ثم الوداع', text: 'طاحونة ورق التوت في قرية كونيغيل على جدولها، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة يوم في سمرقند مع مرشد، تشمل التذاكر'],
        notIncluded: never.ar,
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من أبريل إلى أوائل يونيو، وسبتمبر وأكتوبر. أما يوليو فكثيرًا ما يتجاوز 35 درجة.' },
          { term: 'الوصول', text: 'إن هبطت في طشقند فقطار «أفراسياب» السريع يصل في أكثر قليلًا من ساعتين، ونحجزه مع الطيران.' },
          { term: 'اللباس', text: 'محتشم في المساجد والأضرحة، مع حجاب للنساء.' },
        ],
      },
    },
    {
      id: 'tashkent',
      name: { en: 'Tashkent and the mountains', ar: 'طشقند والجبال' },
      city: { en: 'Tashkent', ar: 'طشقند' },
      art: 'tashkent',
      detail: 'sights/uzbekistan-6',
      nights: 3,
      price: 1500,
      accommodation: { en: 'Four-star hotel near Amir Timur Square', ar: 'فندق أربع نجوم قرب ساحة الأمير تيمور' },
      airport: 'TAS',
      latitude: 41.2995,
      longitude: 69.2401,
      themes: ['family', 'culture', 'nature'],
      en: {
        title: 'Tashkent and the mountains, three nights',
        description:
          'Three nights in Tashkent: a four-star hotel in the centre, breakfast, airport transfers and a guided tour of Hazrati Imam and Chorsu bazaar.',
        lead: 'Wide avenues under plane trees, a bazaar beneath a turquoise dome, and snow-topped mountains on the horizon.',
        days: [
          { term: 'Arrival', text: 'Transfer to the hotel, and an evening among the fountains of the city park.' },
          {
            term: 'The old city',
            text: 'Your tour: the Hazrati Imam complex, long the home of one of the world’s oldest Qurans, the spices of Chorsu and the metro stations that look like palaces. Lunch is plov, from a cauldron wider than a table.',
          },
          {
            term: 'Chimgan and Lake Charvak',
            text: 'A free day. We will gladly book the car: about two hours to green slopes in summer and to ski lifts in winter.',
          },
          { term: 'Farewell', text: 'The white Minor Mosque by its canal, dried apricots for home, and the transfer.' },
        ],
        included: [...always.en, 'Half-day tour of the old city with a guide'],
        notIncluded: [...never.en, 'Car to the mountains'],
        goodToKnow: [
          { term: 'Best months', text: 'April to June, September and October. January nights are below zero.' },
          { term: 'Food', text: 'Halal is the rule. Plov is a lunch dish: the best places have none left by two.' },
          { term: 'Money', text: 'Som in cash for bazaars, cards in hotels and larger restaurants.' },
        ],
      },
      ar: {
        title: 'طشقند والجبال، ثلاث ليالٍ',
        description:
          'ثلاث ليالٍ في طشقند: فندق أربع نجوم في وسط المدينة مع الفطور والتوصيل من المطار وإليه، وجولة مع مرشد في حضرة الإمام وسوق تشورسو.',
        lead: 'شوارع واسعة تظللها أشجار الدلب، وسوق تحت قبة فيروزية، وجبال في الأفق تعلوها الثلوج.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى الفندق، ثم أمسية بين نوافير حديقة المدينة.' },
          {
            term: 'المدينة القديمة',
            text: 'جولتك: مجمع حضرة الإمام الذي ضمّ طويلًا أحد أقدم المصاحف في العالم، وتوابل سوق تشورسو، ومحطات مترو كأنها قصور. والغداء «بلوف» من قدر أوسع من المائدة.',
          },
          {
            term: 'تشيمغان وبحيرة تشارفاك',
            text: 'يوم حر. نحجز لك السيارة إن أحببت: نحو ساعتين إلى سفوح خضراء صيفًا وتزلج شتاءً.',
          },
          { term: 'الوداع', text: 'جامع مينور الأبيض على قناته، ومشمش مجفف للأهل، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في المدينة القديمة مع مرشد'],
        notIncluded: [...never.ar, 'السيارة إلى الجبال'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من أبريل إلى يونيو، وسبتمبر وأكتوبر. وليالي يناير تحت الصفر.' },
          { term: 'الطعام', text: 'حلال في الأصل. و«البلوف» طبق الغداء، وينفد في أفضل المطاعم قبل الثانية ظهرًا.' },
          { term: 'النقود', text: 'السوم نقدًا في الأسواق، والبطاقات في الفنادق والمطاعم الكبيرة.' },
        ],
      },
    },
    {
      id: 'bukhara',
      name: { en: 'Bukhara, the noble city', ar: 'بخارى الشريفة' },
      city: { en: 'Bukhara', ar: 'بخارى' },
      art: 'bukhara',
      detail: 'sights/uzbekistan-4',
      nights: 3,
      price: 1650,
      accommodation: { en: 'Small hotel in a merchant’s house, three stars', ar: 'فندق صغير ثلاث نجوم في بيت تاجر قديم' },
      airport: 'BHK',
      latitude: 39.7681,
      longitude: 64.4556,
      themes: ['culture', 'couples'],
      en: {
        title: 'Bukhara, three nights in the old town',
        description:
          'Three nights in Bukhara: a small hotel in a merchant’s house, breakfast in its courtyard, airport transfers and a guided walk from the Ark to Lyabi-Hauz.',
        lead: 'A whole old town still in use: you sleep, eat and buy saffron under roofs five centuries old.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer to your courtyard in the old town. Dinner under the mulberry trees of Lyabi-Hauz, ten minutes on foot.',
          },
          {
            term: 'The minaret and the Ark',
            text: 'Your tour: the Kalyan minaret, standing since 1127, the mosque and madrasa beside it, the fortress of the emirs and the small brick tomb of Ismail Samani.',
          },
          {
            term: 'Domes and crafts',
            text: 'The trading domes with their smiths, puppet makers and carpet sellers. Later the four little towers of Chor Minor, and a hammam from the sixteenth century if you like.',
          },
          {
            term: 'Farewell',
            text: 'The summer palace of the last emir, or the shrine of Bahauddin Naqshband, on the way to the airport.',
          },
        ],
        included: [...always.en, 'Half-day walk through the old town with a guide and tickets'],
        notIncluded: never.en,
        goodToKnow: [
          { term: 'Best months', text: 'April, May, September and October. Desert summers are fiercely hot.' },
          {
            term: 'Getting there',
            text: 'Few flights go straight to Bukhara. Trains from Tashkent take about four hours via Samarkand: the two make a fine week.',
          },
          {
            term: 'The hotel',
            text: 'Merchants’ houses have steep stairs and small rooms. Ask us for a newer hotel with a lift.',
          },
        ],
      },
      ar: {
        title: 'بخارى، ثلاث ليالٍ في المدينة القديمة',
        description:
          'ثلاث ليالٍ في بخارى: فندق صغير في بيت تاجر قديم، وفطور في فنائه، والتوصيل من المطار وإليه، وجولة مشي مع مرشد من القلعة إلى لب حوض.',
        lead: 'مدينة قديمة ما زالت حيّة: تنام وتأكل وتشتري الزعفران تحت سقوف عمرها خمسة قرون.',
        days: [
          {
            term: 'الوصول',
            text: 'توصيل إلى بيتك ذي الفناء في المدينة القديمة. والعشاء تحت أشجار التوت في لب حوض، على بُعد عشر دقائق مشيًا.',
          },
          {
            term: 'المئذنة والقلعة',
            text: 'جولتك: مئذنة كاليان القائمة منذ عام 1127 والمسجد والمدرسة بجوارها، وقلعة الأمراء «الأرك»، وضريح إسماعيل الساماني الصغير بآجرّه البديع.',
          },
          {
            term: 'قباب وحِرف',
            text: 'قباب السوق بحدّاديها وصنّاع دماها وباعة سجادها. ثم أبراج «تشور مينور» الأربعة الصغيرة، وحمّام من القرن السادس عشر لمن شاء.',
          },
          { term: 'الوداع', text: 'القصر الصيفي لآخر الأمراء، أو مجمع بهاء الدين نقشبند، في الطريق إلى المطار.' },
        ],
        included: [...always.ar, 'جولة مشي نصف يوم في المدينة القديمة مع مرشد، تشمل التذاكر'],
        notIncluded: never.ar,
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'أبريل ومايو وسبتمبر وأكتوبر. وصيف الصحراء شديد الحر.' },
          {
            term: 'الوصول',
            text: 'الرحلات المباشرة إلى بخارى قليلة. والقطار من طشقند نحو أربع ساعات مرورًا بسمرقند، وفي المدينتين معًا أسبوع جميل.',
          },
          { term: 'الفندق', text: 'في بيوت التجار أدراج حادة وغرف صغيرة. وإن أردت فندقًا أحدث بمصعد فأخبرنا.' },
        ],
      },
    },
  ],
};
