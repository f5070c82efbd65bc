export type ArtCrop = 'card' | 'hero' | 'share';

export interface ArtPiece {
  /** What the picture shows, for those who do not see it. */
  alt: { en: string; ar: string };
  crops: readonly ArtCrop[];
}

/** Pixels of each crop; the files are vectors of these proportions. */
export const artSizes = {
  card: { width: 800, height: 600 },
  hero: { width: 1680, height: 720 },
  share: { width: 1200, height: 630 },
} as const satisfies Record<ArtCrop, { width: number; height: number }>;

const every: readonly ArtCrop[] = ['card', 'hero', 'share'];
const cardAndHero: readonly ArtCrop[] = ['card', 'hero'];
const cardOnly: readonly ArtCrop[] = ['card'];

/** The travel posters in public/art, named `{slug}-{crop}-{ltr|rtl}.svg`. */
export const art = {
  doha: {
    alt: {
      en: 'Doha at dusk: the towers of West Bay across the bay, the Museum of Islamic Art and a dhow under sail.',
      ar: 'الدوحة عند الغروب: أبراج الخليج الغربي على ضفة الخليج، ومتحف الفن الإسلامي، ومحمل شراعي عائد.',
    },
    crops: every,
  },
  london: {
    alt: {
      en: 'London on a golden morning: the Elizabeth Tower and Westminster above the Thames, a red bus on the bridge.',
      ar: 'لندن في صباح ذهبي: برج إليزابيث وقصر وستمنستر فوق نهر التايمز، وحافلة حمراء على الجسر.',
    },
    crops: every,
  },
  paris: {
    alt: {
      en: 'Paris in the morning: the Eiffel Tower above grey zinc roofs and chimney pots.',
      ar: 'باريس صباحًا: برج إيفل فوق أسطح الزنك الرمادية والمداخن.',
    },
    crops: every,
  },
  istanbul: {
    alt: {
      en: 'Istanbul at sunset: a domed mosque and its minarets above the Bosphorus, a ferry coming in.',
      ar: 'إسطنبول عند الغروب: مسجد بقبابه ومآذنه فوق مضيق البوسفور، وعبّارة تقترب من المرسى.',
    },
    crops: every,
  },
  dubai: {
    alt: {
      en: 'Dubai at sunrise: Burj Khalifa rising out of the haze behind red dunes, a string of camels in front.',
      ar: 'دبي عند الشروق: برج خليفة يعلو الضباب خلف الكثبان الحمراء، وقافلة من الجمال في المقدمة.',
    },
    crops: every,
  },
  cairo: {
    alt: {
      en: 'Cairo in the late afternoon: the pyramids of Giza above palm groves, a felucca on the Nile.',
      ar: 'القاهرة عصرًا: أهرامات الجيزة خلف بساتين النخيل، وفلوكة في النيل.',
    },
    crops: every,
  },
  bangkok: {
    alt: {
      en: 'Bangkok at dusk: Wat Arun, the Temple of Dawn, above the Chao Phraya and a long-tail boat.',
      ar: 'بانكوك عند الغسق: معبد الفجر «وات آرون» على نهر تشاو برايا، وقارب طويل الذيل.',
    },
    crops: every,
  },
  mumbai: {
    alt: {
      en: 'Mumbai from the harbour: the Gateway of India, and the Taj Mahal Palace hotel behind it.',
      ar: 'مومباي من الميناء: بوابة الهند، وخلفها فندق تاج محل بالاس.',
    },
    crops: every,
  },
  manila: {
    alt: {
      en: 'Manila at sunset: the towers of the boulevard on the bay, a jeepney on the promenade under palms.',
      ar: 'مانيلا عند الغروب: أبراج الكورنيش على الخليج، وسيارة جيبني ملوّنة تحت النخيل.',
    },
    crops: every,
  },
  maldives: {
    alt: {
      en: 'The Maldives: thatched villas over a clear lagoon, palms leaning over white sand.',
      ar: 'المالديف: فلل مسقوفة بالقش فوق بحيرة صافية، ونخيل يميل فوق رمال بيضاء.',
    },
    crops: every,
  },
  switzerland: {
    alt: {
      en: 'Switzerland: the Matterhorn above a village of chalets, a red train crossing a viaduct.',
      ar: 'سويسرا: جبل ماترهورن فوق قرية من الشاليهات، وقطار أحمر يعبر الجسر.',
    },
    crops: every,
  },
  greece: {
    alt: {
      en: 'Santorini at dusk: white houses and blue domes stepping down towards the caldera.',
      ar: 'سانتوريني عند الغروب: بيوت بيضاء وقباب زرقاء تنحدر نحو البحر.',
    },
    crops: every,
  },
  'saudi-arabia': {
    alt: {
      en: 'AlUla at first light: Elephant Rock above the sand, two camels passing below it.',
      ar: 'العُلا مع أول الضوء: جبل الفيل فوق الرمال، وجملان يمران تحته.',
    },
    crops: every,
  },
  'south-korea': {
    alt: {
      en: 'Seoul in spring: the throne hall of Gyeongbokgung below the mountains, framed by cherry blossom.',
      ar: 'سيول في الربيع: قاعة العرش في قصر غيونغبوك تحت الجبال، تحيط بها أزهار الكرز.',
    },
    crops: every,
  },
  france: {
    alt: {
      en: 'Paris at the blue hour: the Eiffel Tower alight above the Seine and the Pont Alexandre III.',
      ar: 'باريس ساعة الغسق: برج إيفل مضاءً فوق نهر السين وجسر ألكسندر الثالث.',
    },
    crops: every,
  },
  spain: {
    alt: {
      en: 'Barcelona in evening light: the towers of the Sagrada Família, the mosaic bench of Park Güell in front.',
      ar: 'برشلونة في ضوء المساء: أبراج ساغرادا فاميليا، وأمامها مقعد الفسيفساء في حديقة غويل.',
    },
    crops: every,
  },
  turkey: {
    alt: {
      en: 'Istanbul on a spring morning: the Galata Tower, a mosque across the water, the Maiden’s Tower and a bed of tulips.',
      ar: 'إسطنبول في صباح ربيعي: برج غلطة ومسجد على الضفة الأخرى وبرج الفتاة، وأزهار التوليب في المقدمة.',
    },
    crops: every,
  },
  uzbekistan: {
    alt: {
      en: 'Samarkand: the three tiled madrasas of the Registan around their square.',
      ar: 'سمرقند: مدارس ريغستان الثلاث بقاشانيها الأزرق حول ساحتها.',
    },
    crops: every,
  },
  moscow: {
    alt: {
      en: 'Moscow on a snowy evening: the coloured domes of St Basil’s and the Spasskaya Tower.',
      ar: 'موسكو في مساء مثلج: قباب كاتدرائية القديس باسيل الملونة وبرج سباسكايا.',
    },
    crops: every,
  },
  'ras-al-khaimah': {
    alt: {
      en: 'Ras Al Khaimah at sunrise: the road winding up Jebel Jais, a flyer on the zipline above it.',
      ar: 'رأس الخيمة عند الشروق: طريق جبل جيس يتلوّى صاعدًا، وفوقه راكب زيبلاين.',
    },
    crops: every,
  },
  morocco: {
    alt: {
      en: 'Marrakech towards evening: the Koutoubia minaret over red walls, the Atlas mountains behind.',
      ar: 'مراكش قبيل المساء: صومعة الكتبية فوق الأسوار الحمراء، وخلفها جبال الأطلس.',
    },
    crops: every,
  },
  visa: {
    alt: {
      en: 'A desk by a window over the sea: a passport, a stamped visa page and a glass of tea.',
      ar: 'مكتب أمام نافذة تطل على البحر: جواز سفر وصفحة تأشيرة مختومة وكأس شاي.',
    },
    crops: cardOnly,
  },
  packages: {
    alt: {
      en: 'A packed suitcase and a sun hat on a balcony above a white seaside town.',
      ar: 'حقيبة سفر جاهزة وقبعة شمس على شرفة تطل على بلدة بيضاء والبحر.',
    },
    crops: cardOnly,
  },
  cruises: {
    alt: {
      en: 'A cruise ship with a dark blue hull and a red funnel heading out to sea at first light, small sails around it.',
      ar: 'سفينة سياحية كحلية الهيكل بمدخنة حمراء تشق البحر مع أول الضوء، وحولها أشرعة صغيرة.',
    },
    crops: cardOnly,
  },
  umrah: {
    alt: {
      en: 'The Kaaba and the Grand Mosque of Makkah at dawn, seen from afar through an arch.',
      ar: 'الكعبة المشرفة والمسجد الحرام عند الفجر، كما يُرى من بعيد خلال رواق.',
    },
    crops: cardOnly,
  },
  'meet-assist': {
    alt: {
      en: 'An airport hall in morning light: a traveller with his case and a luggage cart made ready.',
      ar: 'قاعة مطار في ضوء الصباح: مسافر مع حقيبته وعربة أمتعة جاهزة.',
    },
    crops: cardOnly,
  },
  'airport-transfers': {
    alt: {
      en: 'A car on the palm-lined road to the airport, a flight coming in above it.',
      ar: 'سيارة على طريق المطار بين النخيل، وطائرة تهبط فوقها.',
    },
    crops: cardOnly,
  },
  'car-rental': {
    alt: {
      en: 'A red open car on a coast road above the sea.',
      ar: 'سيارة حمراء مكشوفة على طريق ساحلي يطل على البحر.',
    },
    crops: cardOnly,
  },
  'private-jets': {
    alt: {
      en: 'A small jet on the apron at dusk, its stairs lowered to a carpet.',
      ar: 'طائرة خاصة على ساحة المطار عند الغروب، وسلّمها ممدود إلى سجادة.',
    },
    crops: cardOnly,
  },
  insurance: {
    alt: {
      en: 'A striped umbrella over a quayside table; rain passes out at sea, the boats lie safe in the harbour.',
      ar: 'مظلة مخططة فوق طاولة على الرصيف، والمطر بعيد في البحر والقوارب آمنة في الميناء.',
    },
    crops: cardOnly,
  },
  'hotel-city': {
    alt: {
      en: 'A city hotel at nightfall: lit rooms above a roof pool with parasols, the skyline behind.',
      ar: 'فندق في المدينة عند حلول الليل: غرف مضاءة فوق مسبح تحيط به المظلات، والأبراج خلفه.',
    },
    crops: every,
  },
  'hotel-beach': {
    alt: {
      en: 'A beach resort of white arcades and red roofs, straw parasols on the sand.',
      ar: 'منتجع شاطئي بأروقة بيضاء وأسقف حمراء، ومظلات من القش على الرمال.',
    },
    crops: every,
  },
  'hotel-overwater': {
    alt: {
      en: 'Villas over a lagoon at sunset, lamps just lit along the jetty.',
      ar: 'فلل فوق الماء عند الغروب، وقد أُضيئت المصابيح على امتداد الممشى.',
    },
    crops: every,
  },
  'hotel-desert': {
    alt: {
      en: 'A desert camp under the stars: canvas tents among the dunes, a fire, two camels.',
      ar: 'مخيم في الصحراء تحت النجوم: خيام بين الكثبان ونار وجملان.',
    },
    crops: every,
  },
  'hotel-alpine': {
    alt: {
      en: 'A timber lodge in deep snow, every window lit, high peaks behind.',
      ar: 'نُزل خشبي وسط الثلوج، نوافذه مضاءة وخلفه قمم عالية.',
    },
    crops: every,
  },
  'hotel-riad': {
    alt: {
      en: 'The courtyard of an old-town riad: arches, lanterns, a tiled pool and a fountain.',
      ar: 'فناء رياض في المدينة القديمة: أقواس وفوانيس وبركة مكسوة بالزليج ونافورة.',
    },
    crops: every,
  },
  'mandarin-oriental-doha': {
    alt: {
      en: 'Pale limestone blocks with carved screens round a shaded square in Doha, a tram before them.',
      ar: 'كتل من الحجر الجيري الفاتح بمشربيات حول ساحة مظللة في الدوحة، وأمامها ترام.',
    },
    crops: cardOnly,
  },
  'sharq-village-spa': {
    alt: {
      en: 'A low village of sand-coloured houses and wind towers on a beach, the towers of West Bay across the water.',
      ar: 'قرية من بيوت منخفضة بلون الرمل وأبراج هواء على شاطئ، وأبراج الخليج الغربي عبر الماء.',
    },
    crops: cardOnly,
  },
  'ritz-carlton-al-wadi-desert': {
    alt: {
      en: 'A tented villa with its own pool among ghaf trees, two oryx on the sand, the Hajar mountains behind.',
      ar: 'فيلا على هيئة خيمة بمسبحها الخاص بين أشجار الغاف، ومهاتان على الرمل، وخلفها جبال الحجر.',
    },
    crops: cardOnly,
  },
  'conrad-maldives-rangali': {
    alt: {
      en: 'Two islands joined by a footbridge; below the water, tables under a clear vault among fish and a manta ray.',
      ar: 'جزيرتان يصلهما جسر للمشاة، وفي قاع البحيرة طاولات تحت قبة شفافة بين الأسماك وسمكة مانتا.',
    },
    crops: cardOnly,
  },
  'souq-waqif-boutique-hotels': {
    alt: {
      en: 'Two houses of clay and wooden beams in a lane of Souq Waqif at dusk, the spiral tower of Fanar behind.',
      ar: 'بيتان من الطين وعوارض الخشب في زقاق بسوق واقف عند الغروب، وخلفهما منارة فنار الحلزونية.',
    },
    crops: cardOnly,
  },
  'signiel-seoul': {
    alt: {
      en: 'The Lotte World Tower above a lake at dusk, cherry trees in blossom round it.',
      ar: 'برج لوتي العالمي فوق البحيرة عند الغسق، وحوله أشجار الكرز المزهرة.',
    },
    crops: cardOnly,
  },
  'burgenstock-resort': {
    alt: {
      en: 'Hotels on a ridge high above Lake Lucerne, a red funicular climbing from the steamer.',
      ar: 'فنادق على حافة جبل فوق بحيرة لوسيرن، وقطار جبلي أحمر يصعد من مرسى الباخرة.',
    },
    crops: cardOnly,
  },
  'banyan-tree-alula': {
    alt: {
      en: 'Tented villas and a pool between sandstone cliffs under the stars.',
      ar: 'فلل من الخيام ومسبح بين جبال رملية تحت النجوم.',
    },
    crops: cardOnly,
  },
  'atlantis-the-palm': {
    alt: {
      en: 'Atlantis, The Palm at noon from the water: a family in a boat before the great arch, fish over the reef below.',
      ar: 'أتلانتس النخلة ظهرًا من جهة الماء: عائلة في قارب قبالة القوس الكبير، وتحتها أسماك ملونة فوق الشعاب.',
    },
    crops: cardOnly,
  },
  'royal-mansour-marrakech': {
    alt: {
      en: 'A roof terrace in Marrakech with a tiled pool, the Koutoubia and the snow of the Atlas behind.',
      ar: 'سطح رياض في مراكش بمسبح من الزليج، وخلفه الكتبية وثلوج الأطلس.',
    },
    crops: cardOnly,
  },
  'metropol-moscow': {
    alt: {
      en: 'The Metropol in Moscow on a snowy evening, its windows lit under gables of mosaic.',
      ar: 'فندق متروبول في موسكو في مساء ثلجي، ونوافذه مضاءة تحت جملونات الفسيفساء.',
    },
    crops: cardOnly,
  },
  'sheraton-grand-doha': {
    alt: {
      en: 'The pyramid of the Sheraton on the bay of Doha in the early morning, the towers of West Bay behind it.',
      ar: 'هرم الشيراتون على خليج الدوحة في الصباح الباكر، وخلفه أبراج الخليج الغربي.',
    },
    crops: cardOnly,
  },
  'ciragan-palace-kempinski': {
    alt: {
      en: 'A white palace with two sea gates on the Bosphorus, a wood above it and the bridge beyond.',
      ar: 'قصر أبيض على البوسفور ببوابتين على البحر، فوقه أشجار كثيفة ووراءه الجسر.',
    },
    crops: cardOnly,
  },
  'rixos-premium-belek': {
    alt: {
      en: 'The beach of Belek from its pier: umbrella pines, parasols and a water slide before the hotel.',
      ar: 'شاطئ بيليك من رصيفه: أشجار صنوبر ومظلات ومنزلق مائي أمام الفندق.',
    },
    crops: cardOnly,
  },
  'hyatt-regency-tashkent': {
    alt: {
      en: 'A city hotel in Tashkent at dusk, its windows lit behind a row of fountains.',
      ar: 'فندق في طشقند عند الغسق، نوافذه مضاءة وأمامه صف من النوافير.',
    },
    crops: cardOnly,
  },
  'four-seasons-george-v': {
    alt: {
      en: 'A marble courtyard in Paris with tall vases of flowers, red awnings and the Eiffel Tower above the roofs.',
      ar: 'فناء من الرخام في باريس فيه مزهريات عالية ومظلات حمراء، وبرج إيفل فوق الأسطح.',
    },
    crops: cardOnly,
  },
  'grande-bretagne-athens': {
    alt: {
      en: 'A table for two on a roof terrace at dusk, facing the lit Acropolis.',
      ar: 'طاولة لشخصين على سطح فندق عند الغسق، قبالة الأكروبوليس المضاء.',
    },
    crops: cardOnly,
  },
  'hotel-arts-barcelona': {
    alt: {
      en: 'A tower in a white steel frame and a great golden fish, seen from the beach of Barcelona.',
      ar: 'برج بهيكل أبيض من الفولاذ وسمكة ذهبية ضخمة، كما يُريان من شاطئ برشلونة.',
    },
    crops: cardOnly,
  },
  'le-negresco-nice': {
    alt: {
      en: 'A white hotel with a pink dome, seen from the blue chairs of the promenade in Nice.',
      ar: 'فندق أبيض بقبة وردية، كما يُرى من الكراسي الزرقاء على ممشى نيس.',
    },
    crops: cardOnly,
  },
  'dubai-creek': {
    alt: {
      en: 'Dubai Creek on a bright morning: a family in an abra before the wind towers of Al Fahidi.',
      ar: 'خور دبي في صباح مشرق: عائلة في عبرة أمام بيوت الفهيدي وبراجيلها.',
    },
    crops: cardAndHero,
  },
  'maldives-beach': {
    alt: {
      en: 'A thatched villa on a white beach in the Maldives, its door open to the sand, a hammock between two palms.',
      ar: 'فيلا مسقوفة بالقش على شاطئ أبيض في المالديف، بابها مفتوح على الرمل، وأرجوحة بين نخلتين.',
    },
    crops: cardAndHero,
  },
  'makkah-clock-royal-tower': {
    alt: {
      en: 'The clock tower of Makkah at dusk above its hotels, the minarets of the Grand Mosque in front.',
      ar: 'برج الساعة في مكة المكرمة عند الغروب فوق فنادقه، وأمامه مآذن المسجد الحرام.',
    },
    crops: cardOnly,
  },
  cappadocia: {
    alt: {
      en: 'Cappadocia at first light: hot-air balloons over the fairy chimneys.',
      ar: 'كبادوكيا مع أول الضوء: مناطيد فوق المداخن الصخرية.',
    },
    crops: every,
  },
  riyadh: {
    alt: {
      en: 'Riyadh: a mud-brick fort in front, Kingdom Centre and Al Faisaliah tower behind it.',
      ar: 'الرياض: حصن من الطين في المقدمة، وخلفه برج المملكة وبرج الفيصلية.',
    },
    crops: every,
  },
  jeddah: {
    alt: {
      en: 'Old Jeddah in the afternoon: the tall houses of Al-Balad with their carved wooden bays.',
      ar: 'جدة القديمة عصرًا: بيوت البلد العالية برواشينها الخشبية المنقوشة.',
    },
    crops: every,
  },
  athens: {
    alt: {
      en: 'Athens in gold light: the Parthenon on the rock of the Acropolis above the city.',
      ar: 'أثينا في ضوء ذهبي: البارثينون على صخرة الأكروبوليس فوق المدينة.',
    },
    crops: every,
  },
  mykonos: {
    alt: {
      en: 'Mykonos: three windmills above white houses and a deep blue harbour.',
      ar: 'ميكونوس: ثلاث طواحين هواء فوق بيوت بيضاء ومرفأ أزرق عميق.',
    },
    crops: every,
  },
  bukhara: {
    alt: {
      en: 'Bukhara in the evening: the Kalyan minaret beside a mosque with a turquoise dome.',
      ar: 'بخارى مساءً: مئذنة كاليان بجوار مسجد بقبة فيروزية.',
    },
    crops: every,
  },
  tashkent: {
    alt: {
      en: 'Tashkent in spring: the Hazrati Imam mosque, two turquoise domes between its minarets.',
      ar: 'طشقند في الربيع: مسجد حضرة الإمام بقبتيه الفيروزيتين بين مئذنتيه.',
    },
    crops: every,
  },
  'saint-petersburg': {
    alt: {
      en: 'Saint Petersburg on a white night: a raised drawbridge over the Neva, the gilded spire of the fortress behind.',
      ar: 'سانت بطرسبرغ في ليلة بيضاء: جسر مرفوع فوق نهر نيفا، وخلفه برج القلعة المذهّب.',
    },
    crops: every,
  },
  kazan: {
    alt: {
      en: 'Kazan in autumn: the blue-domed Kul Sharif mosque above the white Kremlin wall.',
      ar: 'قازان في الخريف: مسجد قول شريف بقبته الزرقاء فوق سور الكرملين الأبيض.',
    },
    crops: every,
  },
  lucerne: {
    alt: {
      en: 'Lucerne in summer: the covered Chapel Bridge and its water tower, swans on the Reuss.',
      ar: 'لوسيرن صيفًا: جسر الكنيسة المسقوف وبرجه، وبجعات على نهر رويس.',
    },
    crops: every,
  },
  zurich: {
    alt: {
      en: 'Zurich on a clear morning: the twin towers of the Grossmünster above the river and the old town.',
      ar: 'زيورخ في صباح صافٍ: برجا غروسمونستر فوق النهر والمدينة القديمة.',
    },
    crops: every,
  },
  interlaken: {
    alt: {
      en: 'Interlaken: snow peaks above a turquoise lake, a paraglider over a village of chalets.',
      ar: 'إنترلاكن: قمم ثلجية فوق بحيرة فيروزية، ومظلي يحلق فوق قرية من الشاليهات.',
    },
    crops: every,
  },
  nice: {
    alt: {
      en: 'Nice: the palm-lined promenade along the Bay of Angels and a grand hotel with a pink dome.',
      ar: 'نيس: ممشى تحفّه أشجار النخيل على خليج الملائكة، وفندق فخم بقبة وردية.',
    },
    crops: every,
  },
  lyon: {
    alt: {
      en: 'Lyon in the morning: the basilica of Fourvière above old façades and the Saône.',
      ar: 'ليون صباحًا: كنيسة فورفيير فوق واجهات قديمة ونهر السون.',
    },
    crops: every,
  },
  casablanca: {
    alt: {
      en: 'Casablanca at sunset: the Hassan II mosque and its minaret over the Atlantic.',
      ar: 'الدار البيضاء عند الغروب: مسجد الحسن الثاني ومئذنته على المحيط الأطلسي.',
    },
    crops: every,
  },
  fes: {
    alt: {
      en: 'Fes: the blue-tiled gate of Bab Bou Jeloud, two minarets seen through its arch.',
      ar: 'فاس: باب بوجلود المكسو بالزليج الأزرق، وتظهر من قوسه مئذنتان.',
    },
    crops: every,
  },
  busan: {
    alt: {
      en: 'Busan at nightfall: the lit Gwangan bridge before the towers of the shore.',
      ar: 'بوسان عند حلول الليل: جسر غوانغان المضاء أمام أبراج الشاطئ.',
    },
    crops: every,
  },
  jeju: {
    alt: {
      en: 'Jeju in spring: the green crater of Seongsan over fields of yellow canola and a stone figure.',
      ar: 'جيجو في الربيع: فوهة سونغسان الخضراء فوق حقول صفراء وتمثال حجري.',
    },
    crops: every,
  },
  antalya: {
    alt: {
      en: 'Antalya: the old harbour below its cliffs, a wooden gulet under sail, mountains across the bay.',
      ar: 'أنطاليا: المرفأ القديم تحت المنحدرات، ومركب خشبي شراعي، وجبال عبر الخليج.',
    },
    crops: every,
  },
  mostar: {
    alt: {
      en: 'Mostar on a summer morning: the Old Bridge and its towers above the green Neretva, a diver on the parapet and people on the bank.',
      ar: 'موستار في صباح صيفي: الجسر القديم وبرجاه فوق نهر نيريتفا الأخضر، وغطّاس على حافة الجسر وناس على الضفة.',
    },
    crops: every,
  },
  'sri-lanka': {
    alt: {
      en: 'Morning mist in the hills near Ella: a blue train on the Nine Arch Bridge, tea pickers and palms in front.',
      ar: 'ضباب الصباح في تلال إيلا بسريلانكا: قطار أزرق على جسر الأقواس التسعة، وقاطفات شاي ونخيل في المقدمة.',
    },
    crops: every,
  },
  tbilisi: {
    alt: {
      en: 'Tbilisi in autumn from a carved balcony: bath domes, old wooden galleries, a cable car over Narikala fortress.',
      ar: 'تبليسي في الخريف من شرفة خشبية منقوشة: قباب الحمّامات القديمة وبيوت بشرفاتها، وتلفريك فوق قلعة ناريكالا.',
    },
    crops: every,
  },
  baku: {
    alt: {
      en: 'Baku at dusk: a family on the windy boulevard by the Maiden Tower, the Flame Towers lit above the bay.',
      ar: 'باكو ساعة الغسق: عائلة على الكورنيش والريح تهبّ، وبرج العذراء، وأبراج اللهب مضاءة فوق الخليج.',
    },
    crops: every,
  },
  alula: {
    alt: {
      en: 'AlUla by night: the lone tomb of Hegra lit from below under the stars, lanterns along the sand to it.',
      ar: 'العُلا ليلًا: قصر الفريد في الحِجر تضيئه المصابيح تحت النجوم، والفوانيس على الرمل في الطريق إليه.',
    },
    crops: cardAndHero,
  },
  marrakech: {
    alt: {
      en: 'A lane of the souk in Marrakech: sun through the reeds of its roof, lamps, cloth, and a boy with bread on his head.',
      ar: 'زقاق في سوق مراكش: الشمس من بين قصب السقف، وفوانيس وأقمشة، وصبي يحمل الخبز على رأسه.',
    },
    crops: cardAndHero,
  },
  'moscow-park': {
    alt: {
      en: 'A gold October day in Moscow: two people on a bench between birches, St Basil’s behind the leaves.',
      ar: 'يوم ذهبي من أكتوبر في موسكو: اثنان على مقعد بين أشجار البتولا، وكاتدرائية القديس باسيل خلف الأوراق.',
    },
    crops: cardAndHero,
  },
  samarkand: {
    alt: {
      en: 'Samarkand after an April shower: the blue dome of Gur-e-Amir through a tiled gate, umbrellas between puddles.',
      ar: 'سمرقند بعد مطر أبريل: قبة ضريح تيمور الزرقاء من خلال بوابة مزخرفة، ومظلات بين برك الماء.',
    },
    crops: cardAndHero,
  },
  santorini: {
    alt: {
      en: 'Santorini at noon from a sailing boat: a white village along the edge of its dark red cliff.',
      ar: 'سانتوريني ظهرًا من مركب شراعي: قرية بيضاء على حافة جرفها الأحمر الداكن.',
    },
    crops: cardAndHero,
  },
  seoul: {
    alt: {
      en: 'Seoul on a winter morning through the window of a train: snow over the Han and a child kneeling to see it.',
      ar: 'سيول في صباح شتوي من نافذة القطار: ثلج فوق نهر هان وطفل جثا على مقعده ليراه.',
    },
    crops: cardAndHero,
  },
} as const satisfies Record<string, ArtPiece>;

export type ArtSlug = keyof typeof art;
