import type { Bilingual } from '../bilingual.ts';

/** What the drawings of places in Arabia, Asia, Turkey and Morocco show. */
export const easternDays = {
  'days/riyadh-olaya': {
    en: 'The towers of Olaya at night, café tables on the pavement before them.',
    ar: 'أبراج العليا ليلًا، وأمامها طاولات مقاهٍ على الرصيف.',
  },
  'days/jeddah-fish': {
    en: 'Red, silver and striped fish on ice with prawns and lemons.',
    ar: 'أسماك حمراء وفضية ومخططة على الثلج، وروبيان وليمون.',
  },
  'days/dubai-souq': {
    en: 'Sacks of spices at both sides of a lane in Deira, a wind tower at its end.',
    ar: 'أكياس بهارات على جانبي زقاق في ديرة، وفي آخره برج هواء.',
  },
  'days/alula-old-town': {
    en: 'Lamps in a lane between mud houses at dusk, two people walking.',
    ar: 'فوانيس في زقاق بين بيوت الطين عند الغروب، وشخصان يمشيان.',
  },
  'days/alula-palms': {
    en: 'A path between mud walls and palms, red cliffs behind.',
    ar: 'درب بين جدران الطين والنخيل، وخلفه جبال حمراء.',
  },
  'days/alula-sunrise': {
    en: 'Breakfast on a terrace while the cliffs turn orange.',
    ar: 'فطور على شرفة والجبال تصطبغ بالبرتقالي.',
  },
  'days/samarkand-paper': {
    en: 'A water wheel beside a mill of clay, sheets of paper on a line.',
    ar: 'ناعورة بجانب مطحنة من الطين، وأوراق منشورة على حبل.',
  },
  'days/tashkent-fountains': {
    en: 'A round fountain of many jets at dusk, a hall with a turquoise dome behind.',
    ar: 'نافورة مستديرة كثيرة النوافير عند الغروب، وخلفها قاعة بقبة فيروزية.',
  },
  'days/tashkent-charvak': {
    en: 'A turquoise lake below snow peaks, a picnic rug on its shore.',
    ar: 'بحيرة فيروزية تحت قمم ثلجية، وبساط نزهة على شاطئها.',
  },
  'days/tashkent-minor': {
    en: 'A white mosque with a turquoise dome and two minarets by a canal.',
    ar: 'مسجد أبيض بقبة فيروزية ومئذنتين على قناة ماء.',
  },
  'days/bukhara-ark': {
    en: 'The bulging clay walls of a fortress and its gate between two towers.',
    ar: 'أسوار طينية منتفخة لقلعة وبوابتها بين برجين.',
  },
  'days/bukhara-palace': {
    en: 'A white summer palace with coloured glass, a peacock on the path.',
    ar: 'قصر صيفي أبيض بزجاج ملون، وطاووس على الممر.',
  },
  'days/seoul-stalls': {
    en: 'Food stalls with striped awnings under lamps and bright signs at night.',
    ar: 'بسطات طعام بمظلات مخططة تحت المصابيح واللافتات المضيئة ليلًا.',
  },
  'days/seoul-tower': {
    en: 'An orange cable car rising to a tower on a wooded hill.',
    ar: 'تلفريك برتقالي يصعد إلى برج على تل مشجر.',
  },
  'days/seoul-han': {
    en: 'Three cyclists by a wide river, a bridge and towers behind.',
    ar: 'ثلاثة على دراجات بجانب نهر عريض، وخلفهم جسر وأبراج.',
  },
  'days/seoul-presents': {
    en: 'Two people with a case before a lit shop of presents: fans, wrapped boxes and celadon, the tower of Seoul behind.',
    ar: 'شخصان معهما حقيبة أمام محل هدايا مضاء: مراوح وعلب ملفوفة بالقماش وخزف أخضر، وخلفه برج سيول.',
  },
  'days/busan-gwangalli': {
    en: 'A long bridge alight in many colours above the bay, people on the sand and a child with a sparkler.',
    ar: 'جسر طويل مضاء بألوان كثيرة فوق الخليج، وناس على الرمل وطفل يمسك عود ألعاب نارية.',
  },
  'days/busan-breakfast': {
    en: 'Breakfast on a terrace above a beach, three towers across the bay.',
    ar: 'فطور على شرفة فوق الشاطئ، وثلاثة أبراج عبر الخليج.',
  },
  'days/jeju-jeongbang': {
    en: 'A waterfall dropping from dark cliffs at the edge of the sea.',
    ar: 'شلال يهبط من جرف داكن على حافة البحر.',
  },
  'days/jeju-hallasan': {
    en: 'Two walkers on a wooden trail among azaleas, a broad mountain ahead.',
    ar: 'شخصان على درب خشبي بين أزهار الأزالية، وأمامهما جبل عريض.',
  },
  'days/jeju-tangerines': {
    en: 'A box of tangerines, one beside it peeled like a flower.',
    ar: 'صندوق يوسفي، وبجانبه حبة مقشرة كالزهرة.',
  },
  'days/marrakech-bahia': {
    en: 'The court of a palace: painted beams, horseshoe arches and a small fountain.',
    ar: 'فناء قصر: عوارض ملونة وأقواس حدوة ونافورة صغيرة.',
  },
  'days/marrakech-hammam': {
    en: 'A brass bowl with rose petals, a scrubbing glove and black soap on tiles.',
    ar: 'طاسة نحاس فيها بتلات ورد، وليفة وصابون أسود على الزليج.',
  },
  'days/casablanca-ain-diab': {
    en: 'Two people on a promenade above the ocean at sunset, a lighthouse behind.',
    ar: 'شخصان على ممشى فوق المحيط عند الغروب، وخلفهما منارة.',
  },
  'days/casablanca-rabat': {
    en: 'The unfinished Hassan Tower among rows of broken columns.',
    ar: 'صومعة حسان غير المكتملة بين صفوف من الأعمدة.',
  },
  'days/casablanca-port': {
    en: 'Blue and red fishing boats in a harbour, nets on the quay.',
    ar: 'مراكب صيد زرقاء وحمراء في ميناء، وشباك على الرصيف.',
  },
  'days/fes-sunrise': {
    en: 'Sunrise over roofs and minarets, seen from a broken arch on a hill.',
    ar: 'شروق الشمس فوق السطوح والمآذن كما يُرى من قوس متهدم على تل.',
  },
  'days/istanbul-tea': {
    en: 'Tea and simit on the rail of a bridge, fishing rods and minarets at dusk.',
    ar: 'شاي وسميت على سور الجسر، وصنارات صيد ومآذن عند الغروب.',
  },
  'days/istanbul-sultanahmet': {
    en: 'The Blue Mosque with six minarets behind a fountain and tulips.',
    ar: 'المسجد الأزرق بمآذنه الست خلف نافورة وأزهار التوليب.',
  },
  'days/istanbul-bazaar': {
    en: 'The painted vault of the Grand Bazaar on ribs of red and cream, with carpets, spices and lamps of coloured glass below.',
    ar: 'سقف البازار الكبير المقبّب بزخارفه وأقواسه الحمراء والبيضاء، وتحته سجاد وبهارات ومصابيح من الزجاج الملون.',
  },
  'days/istanbul-uskudar': {
    en: 'Two people on steps by the water, a small white tower and the domes across the strait.',
    ar: 'شخصان على درج عند الماء، وبرج أبيض صغير وقباب عبر المضيق.',
  },
  'days/cappadocia-uchisar': {
    en: 'A castle of rock full of openings above small houses at sunset.',
    ar: 'قلعة صخرية كثيرة الفتحات فوق بيوت صغيرة عند الغروب.',
  },
  'days/cappadocia-breakfast': {
    en: 'Breakfast on a terrace at dawn, balloons over the fairy chimneys.',
    ar: 'فطور على شرفة عند الفجر، ومناطيد فوق المداخن الصخرية.',
  },
  'days/antalya-evening': {
    en: 'Two people on a lamplit jetty, the moon on a dark sea.',
    ar: 'شخصان على رصيف مضاء، والقمر فوق بحر داكن.',
  },
  'days/antalya-slides': {
    en: 'Red, yellow and blue water slides winding into a pool.',
    ar: 'زحاليق مائية حمراء وصفراء وزرقاء تلتف إلى مسبح.',
  },
  'days/antalya-tahtali': {
    en: 'A cable car rising to a station on a bare peak, the coast far below.',
    ar: 'تلفريك يصعد إلى محطة على قمة جرداء، والساحل بعيد تحته.',
  },
  'days/antalya-swim': {
    en: 'Two swimmers by a wooden jetty under a pine, a case and a straw hat on its boards, mountains across the bay.',
    ar: 'سبّاحان قرب رصيف خشبي تحت شجرة صنوبر، وعلى الرصيف حقيبة وقبعة قش، وجبال عبر الخليج.',
  },
  'days/maldives-pier': {
    en: 'A white speedboat at a wooden pier, two cases and an island beyond.',
    ar: 'قارب سريع أبيض عند رصيف خشبي، وحقيبتان وجزيرة في البعيد.',
  },
  'days/maldives-breakfast': {
    en: 'Breakfast by a lagoon, thatched villas over the water.',
    ar: 'فطور على بحيرة شاطئية، وفلل من القش فوق الماء.',
  },
} as const satisfies Record<string, Bilingual>;
