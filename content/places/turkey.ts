import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Europe/Istanbul');

/** Entry rule: public index of 17 February 2026. Temperatures: the climate of content/destinations. */
export const turkey: Place = {
  slug: 'turkey',
  name: { en: 'Turkey', ar: 'تركيا' },
  airport: 'IST',
  gateway: { en: 'Istanbul', ar: 'إسطنبول' },
  art: 'turkey',
  map: {
    country: '792',
    places: [
      { name: { en: 'Istanbul', ar: 'إسطنبول' }, at: [41.01, 28.98] },
      { name: { en: 'Cappadocia', ar: 'كبادوكيا' }, at: [38.64, 34.83] },
      { name: { en: 'Trabzon', ar: 'طرابزون' }, at: [41, 39.72] },
      { name: { en: 'Antalya', ar: 'أنطاليا' }, at: [36.9, 30.71] },
    ],
  },
  en: {
    title: 'Turkey holidays from Doha',
    description:
      'Istanbul, Cappadocia and the Black Sea from Doha: when to go where, how many days to give each, entry rules and guide prices.',
    heading: 'Turkey: two seas, one strait and the best breakfast',
    lead: 'Istanbul alone is worth the four and a half hours. Add balloons over Cappadocia or cool green hills by the Black Sea.',
    facts: [
      { term: 'Best months', text: 'April to June, September, October' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Turkish lira' },
      { term: 'Language', text: 'Turkish; English in tourist areas' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Four places, four holidays',
        paragraphs: [],
        points: [
          {
            term: 'Istanbul',
            text: 'Ayasofya, the Blue Mosque and Topkapı in the morning; a ferry to Üsküdar, tea and the lights of the strait at night. Four days.',
          },
          {
            term: 'Cappadocia',
            text: 'Rock valleys and houses cut into stone. Balloons rise at dawn when the wind allows, so keep a second morning free.',
          },
          {
            term: 'Trabzon and Uzungöl',
            text: 'Mist, tea gardens and a lake between forests: where Gulf families go to forget August.',
          },
          { term: 'Antalya', text: 'Long beaches, Roman theatres, and resorts where the children are busy all day.' },
        ],
      },
      {
        id: 'when',
        heading: 'When to go',
        paragraphs: [],
        points: [
          { term: 'April to June', text: 'Tulips in April, then long days. Istanbul climbs from about 16 to 26 degrees.' },
          {
            term: 'July and August',
            text: 'About 28 in Istanbul and hotter in Antalya. The Black Sea stays mild and sends rain now and then.',
          },
          { term: 'September, October', text: 'Warm sea, thinner crowds: the best weeks for Cappadocia.' },
          {
            term: 'Winter',
            text: 'About nine degrees in Istanbul in January, snow on Uludağ near Bursa, and the lowest prices.',
          },
        ],
      },
      {
        id: 'plan',
        heading: 'A week that works',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Four nights in Istanbul', text: 'One of the days on the Asian side, or by ferry to Bursa.' },
          {
            term: 'A short flight to Kayseri or Nevşehir',
            text: 'Two nights in a cave hotel, the balloon on the first clear morning.',
          },
          { term: 'Back to Istanbul for the last night', text: 'A hammam, a slow dinner on the Bosphorus, and home.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'Flights to whichever of Istanbul’s two airports lies nearer to your hotel, domestic flights with enough baggage, airport transfers, the cruise on the Bosphorus and the balloon. Food is halal nearly everywhere; where a hotel serves alcohol and you would rather it did not, say so and we look for another.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do residents of Qatar need a visa?',
        answer:
          'It depends on the passport: some enter freely, some apply online, some at the consulate. Ask us, and confirm with the consulate before paying.',
      },
      {
        question: 'Is Cappadocia right for small children?',
        answer: 'The valleys are. Balloons have a minimum age and height, usually about six years.',
      },
      {
        question: 'One hotel or two in Istanbul?',
        answer: 'One. Sultanahmet to walk to the mosques, Taksim for shopping, the Bosphorus for the view.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Turkey. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلات تركيا من الدوحة',
    description:
      'إسطنبول وكبادوكيا والبحر الأسود من الدوحة: متى تسافر وإلى أين، وكم يومًا لكل مدينة، وشروط الدخول وأسعار استرشادية.',
    heading: 'تركيا: بحران ومضيق وأطيب فطور',
    lead: 'إسطنبول وحدها تستحق الساعات الأربع والنصف. وزِد عليها مناطيد كبادوكيا أو تلال البحر الأسود الخضراء الباردة.',
    facts: [
      { term: 'أنسب الأشهر', text: 'أبريل إلى يونيو، وسبتمبر وأكتوبر' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'الليرة التركية' },
      { term: 'اللغة', text: 'التركية، والإنجليزية حيث يكثر الزوار' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'أربعة أماكن وأربع عطلات',
        paragraphs: [],
        points: [
          {
            term: 'إسطنبول',
            text: 'آيا صوفيا والمسجد الأزرق وتوب كابي صباحًا، ثم عبّارة إلى أسكدار وكأس شاي وأضواء المضيق ليلًا. وتكفيها أربعة أيام.',
          },
          { term: 'كبادوكيا', text: 'وديان وبيوت منحوتة في الصخر. تصعد المناطيد فجرًا إن سمحت الريح، فاترك لها صباحًا احتياطيًا.' },
          { term: 'طرابزون وأوزنغول', text: 'ضباب ومزارع شاي وبحيرة بين الغابات: مصيف العائلات الخليجية.' },
          { term: 'أنطاليا', text: 'شواطئ طويلة ومسارح رومانية ومنتجعات يجد فيها الأطفال كل ما يريدون.' },
        ],
      },
      {
        id: 'when',
        heading: 'متى تسافر؟',
        paragraphs: [],
        points: [
          { term: 'أبريل إلى يونيو', text: 'موسم التوليب في أبريل ثم نهار طويل، وترتفع حرارة إسطنبول من نحو 16 إلى 26 درجة.' },
          { term: 'يوليو وأغسطس', text: 'نحو 28 درجة في إسطنبول، وأشد في أنطاليا. أما البحر الأسود فمعتدل وقد يمطر.' },
          { term: 'سبتمبر وأكتوبر', text: 'بحر دافئ وزحام أخف، وهي أنسب الأسابيع لكبادوكيا.' },
          { term: 'الشتاء', text: 'نحو تسع درجات في إسطنبول في يناير، وثلج على جبل أولوداغ قرب بورصة، وأقل الأسعار.' },
        ],
      },
      {
        id: 'plan',
        heading: 'برنامج لأسبوع',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'أربع ليالٍ في إسطنبول', text: 'يوم منها في الجانب الآسيوي، أو بالعبّارة إلى بورصة.' },
          { term: 'رحلة قصيرة إلى قيصري أو نوشهير', text: 'ليلتان في فندق منحوت في الصخر، والمنطاد في أول صباح صافٍ.' },
          { term: 'الليلة الأخيرة في إسطنبول', text: 'حمّام تركي وعشاء هادئ على البوسفور، ثم إلى البيت.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران إلى المطار الأقرب إلى فندقك من مطاري إسطنبول، والرحلات الداخلية بأمتعة كافية، والتوصيل من المطار وإليه، وجولة البوسفور والمنطاد. والطعام حلال في كل مكان تقريبًا، وإن كنت تفضّل فندقًا لا يقدم الكحول فأخبرنا لنبحث لك عنه.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل يحتاج المقيم في قطر إلى تأشيرة؟',
        answer:
          'بحسب جوازه: فمنهم من يدخل مباشرة، ومنهم من يطلبها إلكترونيًا أو من القنصلية. اسألنا، وتأكد من القنصلية قبل الدفع.',
      },
      {
        question: 'هل تناسب كبادوكيا الصغار؟',
        answer: 'الوديان نعم. أما المناطيد فلها حد أدنى للعمر والطول، وهو في العادة نحو ست سنوات.',
      },
      {
        question: 'فندق واحد أم فندقان في إسطنبول؟',
        answer: 'واحد. السلطان أحمد لمن يريد المشي إلى المساجد، وتقسيم للتسوق، والبوسفور للإطلالة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن تركيا. التواريخ:  عدد المسافرين:',
  },
};
