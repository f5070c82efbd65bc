import type { PackageCountry } from '../package.ts';
import { always, never } from './always.ts';

export const turkey: PackageCountry = {
  slug: 'turkey',
  name: { en: 'Turkey', ar: 'تركيا' },
  subtitle: {
    en: 'The Bosphorus, balloons over Cappadocia and a warm southern coast',
    ar: 'البوسفور ومناطيد كبادوكيا وساحل جنوبي دافئ',
  },
  art: 'turkey',
  gateway: 'IST',
  cities: [
    {
      id: 'istanbul',
      name: { en: 'Istanbul and the Bosphorus', ar: 'إسطنبول والبوسفور' },
      city: { en: 'Istanbul', ar: 'إسطنبول' },
      art: 'istanbul',
      detail: 'food/turkey-table',
      nights: 4,
      price: 1800,
      accommodation: { en: 'Four-star hotel in Sultanahmet or Taksim', ar: 'فندق أربع نجوم في السلطان أحمد أو تقسيم' },
      airport: 'IST',
      latitude: 41.0082,
      longitude: 28.9784,
      themes: ['culture', 'family', 'couples'],
      en: {
        title: 'Istanbul and the Bosphorus, four nights',
        description:
          'Four nights in Istanbul: a four-star hotel in Sultanahmet or Taksim, breakfast, airport transfers and a half-day tour with a Bosphorus cruise.',
        lead: 'Mosques in the morning, ferries at noon, two continents before dinner.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer to the hotel. Tea and simit on the Galata Bridge, with the fishermen, as the first minarets light up.',
          },
          {
            term: 'The Bosphorus',
            text: 'Your tour: the Spice Bazaar and a cruise between Europe and Asia, past palaces, wooden mansions and the fortress of Rumeli.',
          },
          {
            term: 'Sultanahmet',
            text: 'The Blue Mosque, Ayasofya, the Basilica Cistern and Topkapı Palace, closed on Tuesdays. Visit the mosques between the prayers.',
          },
          {
            term: 'The Asian side',
            text: 'The ferry to Üsküdar and Kadıköy for breakfast, markets and the Maiden’s Tower. In the evening İstiklal Street.',
          },
          { term: 'Farewell', text: 'The Grand Bazaar, closed on Sundays, for lokum and lamps, and the transfer.' },
        ],
        included: [...always.en, 'Half-day tour with the Spice Bazaar and a Bosphorus cruise'],
        notIncluded: never.en,
        goodToKnow: [
          { term: 'Best months', text: 'April to June, September and October.' },
          {
            term: 'Airports',
            text: 'Transfers are from Istanbul Airport; from Sabiha Gökçen on the Asian side we arrange them too.',
          },
          { term: 'Go further', text: 'Cappadocia is an hour and a quarter by air: many book the two together.' },
        ],
      },
      ar: {
        title: 'إسطنبول والبوسفور، أربع ليالٍ',
        description:
          'أربع ليالٍ في إسطنبول: فندق أربع نجوم في السلطان أحمد أو تقسيم مع الفطور والتوصيل من المطار وإليه، وجولة نصف يوم مع رحلة في البوسفور.',
        lead: 'مساجد في الصباح وعبّارات عند الظهر، وقارتان قبل العشاء.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى الفندق، ثم شاي وسميط عند جسر غلطة بين الصيادين وأول المآذن المضاءة.' },
          {
            term: 'البوسفور',
            text: 'جولتك: السوق المصري ثم رحلة بحرية بين أوروبا وآسيا، تمر بالقصور والبيوت الخشبية وقلعة روملي.',
          },
          {
            term: 'السلطان أحمد',
            text: 'المسجد الأزرق وآيا صوفيا وصهريج البازيليك وقصر توب كابي، وهو مغلق يوم الثلاثاء. وزيارة المساجد بين الصلوات.',
          },
          { term: 'الجانب الآسيوي', text: 'العبّارة إلى أسكدار وقاضي كوي: فطور وأسواق وبرج الفتاة. والمساء في شارع الاستقلال.' },
          { term: 'الوداع', text: 'البازار الكبير، وهو مغلق يوم الأحد، للحلقوم والمصابيح، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في السوق المصري مع رحلة بحرية في البوسفور'],
        notIncluded: never.ar,
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من أبريل إلى يونيو، وسبتمبر وأكتوبر.' },
          { term: 'المطاران', text: 'التوصيل من مطار إسطنبول، ونرتّبه أيضًا من صبيحة كوكجن في الجانب الآسيوي.' },
          { term: 'أبعد من ذلك', text: 'كبادوكيا ساعة وربع بالطائرة، وكثيرون يحجزون الاثنتين معًا.' },
        ],
      },
    },
    {
      id: 'cappadocia',
      name: { en: 'Cappadocia, valleys and balloons', ar: 'كبادوكيا: وديان ومناطيد' },
      city: { en: 'Cappadocia', ar: 'كبادوكيا' },
      art: 'cappadocia',
      detail: 'sights/turkey-3',
      nights: 3,
      price: 2400,
      accommodation: {
        en: 'Four-star cave hotel in Göreme or Uçhisar',
        ar: 'فندق أربع نجوم منحوت في الصخر في غوريمه أو أوتشهيسار',
      },
      airport: 'NAV',
      latitude: 38.6431,
      longitude: 34.8289,
      themes: ['nature', 'couples', 'snow'],
      en: {
        title: 'Cappadocia, three nights in a cave hotel',
        description:
          'Three nights in Cappadocia: a cave hotel in Göreme or Uçhisar, breakfast, airport transfers and a guided day through valleys and rock churches.',
        lead: 'Stone chimneys, houses carved into cliffs, and a sky full of balloons at dawn.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer from Nevşehir or Kayseri airport to your cave room. Sunset from the castle rock of Uçhisar.',
          },
          {
            term: 'The valleys',
            text: 'Your tour: the open-air museum of Göreme, the fairy chimneys of Paşabağ, the potters of Avanos and a walk through Red Valley.',
          },
          {
            term: 'A balloon, or a sleep-in',
            text: 'Balloons rise at dawn when the wind allows; we book you a place and keep the next morning free. Later the underground city of Kaymaklı.',
          },
          { term: 'Farewell', text: 'Breakfast on the terrace, perhaps with balloons overhead, and the transfer.' },
        ],
        included: [...always.en, 'Day tour of the valleys and the Göreme museum with a guide and tickets'],
        notIncluded: [...never.en, 'Balloon flight: its price changes with the season'],
        goodToKnow: [
          {
            term: 'Best months',
            text: 'April to June, September to early November. January brings snow and the quietest valleys.',
          },
          { term: 'Balloons', text: 'Usually from six years of age. Flights called off for wind are refunded or moved.' },
          {
            term: 'Getting there',
            text: 'An hour and a quarter from Istanbul. We connect the domestic flight to the one from Doha.',
          },
        ],
      },
      ar: {
        title: 'كبادوكيا، ثلاث ليالٍ في فندق صخري',
        description:
          'ثلاث ليالٍ في كبادوكيا: فندق منحوت في الصخر مع الفطور والتوصيل من المطار وإليه، ويوم مع مرشد بين الوديان والبيوت الصخرية.',
        lead: 'مداخن من حجر وبيوت محفورة في الجروف، وسماء تمتلئ بالمناطيد عند الفجر.',
        days: [
          { term: 'الوصول', text: 'توصيل من مطار نوشهير أو قيصري إلى غرفتك الصخرية. والغروب من قلعة أوتشهيسار.' },
          { term: 'الوديان', text: 'جولتك: متحف غوريمه المفتوح، ومداخن باشاباغ، وخزّافو أفانوس، ومشي في الوادي الأحمر.' },
          {
            term: 'المنطاد أو نوم هانئ',
            text: 'تصعد المناطيد فجرًا إن سمحت الريح، فنحجز لك مكانًا ونترك الصباح التالي احتياطًا. ثم مدينة كايماكلي تحت الأرض.',
          },
          { term: 'الوداع', text: 'فطور على الشرفة وربما المناطيد فوقك، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة يوم في الوديان ومتحف غوريمه مع مرشد، تشمل التذاكر'],
        notIncluded: [...never.ar, 'رحلة المنطاد، ويتغير سعرها بحسب الموسم'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من أبريل إلى يونيو، ومن سبتمبر إلى أوائل نوفمبر. وفي يناير ثلج ووديان هادئة.' },
          { term: 'المناطيد', text: 'من عمر ست سنوات في العادة. وما يُلغى بسبب الريح يُؤجَّل أو يُعاد ثمنه.' },
          { term: 'الوصول', text: 'ساعة وربع من إسطنبول، ونصل الرحلة الداخلية برحلتك من الدوحة.' },
        ],
      },
    },
    {
      id: 'antalya',
      name: { en: 'Antalya and the coast', ar: 'أنطاليا والساحل' },
      city: { en: 'Antalya', ar: 'أنطاليا' },
      art: 'antalya',
      nights: 5,
      price: 2600,
      accommodation: { en: 'Five-star beach resort', ar: 'منتجع شاطئي خمس نجوم' },
      airport: 'AYT',
      latitude: 36.8969,
      longitude: 30.7133,
      themes: ['beach', 'family'],
      en: {
        title: 'Antalya and the coast, five nights',
        description:
          'Five nights in Antalya: a five-star beach resort, breakfast, airport transfers and a day tour to Perge, Aspendos and the Düden Falls.',
        lead: 'The easiest family week we know: pools, warm sea, and a Roman theatre when the children need a story.',
        days: [
          { term: 'Arrival', text: 'Transfer to the resort. The sea is still warm after dinner.' },
          { term: 'Nothing at all', text: 'Beach, slides, kids’ club. Tomorrow is soon enough.' },
          {
            term: 'Perge, Aspendos and the falls',
            text: 'Your tour: a Roman city, a theatre where every whisper carries, and the Düden waterfall on the way back.',
          },
          {
            term: 'The old harbour',
            text: 'Hadrian’s Gate and the wooden houses of Kaleiçi, an hour by boat below the cliffs, ice cream that stretches like toffee.',
          },
          {
            term: 'Up or down',
            text: 'The cable car to the top of Tahtalı, 2,365 metres up: it starts in the forest at about 725, so we book the car there. Or one more day by the pool.',
          },
          { term: 'Farewell', text: 'A last swim, and the transfer.' },
        ],
        included: [...always.en, 'Day tour to Perge, Aspendos and the Düden Falls with tickets'],
        notIncluded: [...never.en, 'All-inclusive board: ask us for its price'],
        goodToKnow: [
          { term: 'Best months', text: 'May, June, September and October. July and August top 33 degrees.' },
          {
            term: 'The resort',
            text: 'Say so if you prefer one that serves no alcohol or has separate pools for women: there are several.',
          },
          { term: 'Getting there', text: 'Without a change in some seasons, otherwise via Istanbul.' },
        ],
      },
      ar: {
        title: 'أنطاليا والساحل، خمس ليالٍ',
        description:
          'خمس ليالٍ في أنطاليا: منتجع شاطئي خمس نجوم مع الفطور والتوصيل من المطار وإليه، وجولة يوم إلى بيرغه وأسبندوس وشلالات دودان.',
        lead: 'أسهل أسبوع عائلي نعرفه: مسابح وبحر دافئ، ومسرح روماني حين يطلب الأطفال حكاية.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى المنتجع، والبحر ما زال دافئًا بعد العشاء.' },
          { term: 'راحة تامة', text: 'شاطئ وزلاقات ونادي أطفال، ولا شيء غير ذلك.' },
          {
            term: 'بيرغه وأسبندوس والشلال',
            text: 'جولتك: مدينة رومانية، ومسرح يصل فيه الهمس إلى آخر صف، وشلال دودان في طريق العودة.',
          },
          {
            term: 'المرفأ القديم',
            text: 'بوابة هادريان وبيوت كالايتشي الخشبية، وساعة بالقارب تحت الجروف، ومثلجات تتمدد كالعلك.',
          },
          {
            term: 'الجبل أو المسبح',
            text: 'التلفريك إلى قمة طاهتالي على ارتفاع 2,365 مترًا، ومحطتها الأولى في الغابة على نحو 725 مترًا، فنحجز لك السيارة إليها. أو يوم آخر عند المسبح.',
          },
          { term: 'الوداع', text: 'سباحة أخيرة، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة يوم إلى بيرغه وأسبندوس وشلالات دودان، تشمل التذاكر'],
        notIncluded: [...never.ar, 'الإقامة الشاملة لكل الوجبات: اسألنا عن سعرها'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'مايو ويونيو وسبتمبر وأكتوبر. أما يوليو وأغسطس فيتجاوزان 33 درجة.' },
          { term: 'المنتجع', text: 'إن فضّلت منتجعًا لا يقدم الكحول أو فيه مسبح خاص للنساء فأخبرنا، فهي متوفرة.' },
          { term: 'الوصول', text: 'من دون توقف في بعض المواسم، وإلا فعبر إسطنبول.' },
        ],
      },
    },
  ],
};
