import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Asia/Colombo');

export const sriLanka: Place = {
  slug: 'sri-lanka',
  name: { en: 'Sri Lanka', ar: 'سريلانكا' },
  airport: 'CMB',
  gateway: { en: 'Colombo', ar: 'كولومبو' },
  art: 'sri-lanka',
  map: {
    country: '144',
    places: [
      { name: { en: 'Sigiriya', ar: 'سيغيريا' }, at: [7.96, 80.76] },
      { name: { en: 'Kandy', ar: 'كاندي' }, at: [7.29, 80.64] },
      { name: { en: 'Nuwara Eliya', ar: 'نوارا إيليا' }, at: [6.95, 80.79] },
      { name: { en: 'Ella', ar: 'إيلا' }, at: [6.87, 81.05] },
      { name: { en: 'Yala', ar: 'يالا' }, at: [6.37, 81.52] },
      { name: { en: 'Galle', ar: 'غالي' }, at: [6.03, 80.22] },
    ],
  },
  en: {
    title: 'Sri Lanka holidays from Doha',
    description:
      'Kandy, Ella, Sigiriya, Galle and the beaches of Sri Lanka from Doha: which coast in which month, ten days with a driver, halal food, visa and train.',
    heading: 'Sri Lanka: tea hills, a rock in the jungle, two coasts',
    lead: 'A small island with a lot in it. Roads are slow, so fewer stops make a better journey.',
    facts: [
      { term: 'Best months', text: 'December to March; May to September in the east' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Sri Lankan rupee' },
      { term: 'Language', text: 'Sinhala and Tamil; English nearly everywhere' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Five places',
        paragraphs: [],
        points: [
          {
            term: 'Sigiriya',
            text: 'A palace on a rock that stands 180 metres above the forest, 1,200 steps up. Begin at seven, before the sun, and see the painted caves of Dambulla after it.',
          },
          {
            term: 'Kandy',
            text: 'A lake among hills, drums in the evening, and the palm avenues of the botanical garden at Peradeniya.',
          },
          {
            term: 'Ella and Nuwara Eliya',
            text: 'Tea to the horizon, the Nine Arch Bridge, waterfalls, and nights cool enough for a jacket.',
          },
          {
            term: 'Yala',
            text: 'Leopards, elephants and peacocks from an open jeep. Many gates close in September for the dry weeks.',
          },
          {
            term: 'Galle and the south',
            text: 'Ramparts above the sea, a white mosque beside the lighthouse, calm bays at Unawatuna and whales off Mirissa.',
          },
        ],
      },
      {
        id: 'when',
        heading: 'Which coast in which month',
        paragraphs: [],
        points: [
          {
            term: 'December to March',
            text: 'The south and west are dry and the sea is calm. The best months for the hills as well.',
          },
          {
            term: 'April',
            text: 'Hot and still. Around the middle of the month the whole island celebrates New Year and shops close.',
          },
          {
            term: 'May to September',
            text: 'Rain in the south-west. Trincomalee and Pasikudah in the east have their summer now.',
          },
          { term: 'October and November', text: 'Rain nearly everywhere, most of it in the afternoon. Prices are low.' },
        ],
      },
      {
        id: 'plan',
        heading: 'Ten days with a driver',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'Two nights near Sigiriya',
            text: 'Go straight there from the airport: four hours, and you need not come back.',
          },
          { term: 'Two nights in Kandy', text: 'The garden, the lake, a tea factory on the way up.' },
          { term: 'Two nights in Ella', text: 'By train for one stretch, while the driver takes your bags.' },
          { term: 'Three nights by the sea', text: 'Galle, Unawatuna or Bentota, and the motorway back to Colombo.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'Flights, a driver and guide with a car that fits your bags, seats on the train, family rooms, the electronic travel authorisation, and hotels whose kitchen is halal.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is the train from Kandy to Ella running?',
        answer:
          'The cyclone of November 2025 washed out parts of the line. We check which stretch is open on your day and book your seats: they go on sale thirty days ahead and sell out fast.',
      },
      {
        question: 'What must we do before we fly?',
        answer:
          'Apply for the electronic travel authorisation on the government’s own site, eta.gov.lk. Other sites look like it and cost more. Or leave it to us.',
      },
      {
        question: 'Is halal food easy to find?',
        answer:
          'Yes: about one in ten of the islanders is Muslim, and Colombo, Kandy, Galle and the east have halal restaurants of their own. Chicken in large hotels is mostly certified; ask for the certificate.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Sri Lanka. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلات سريلانكا من الدوحة',
    description:
      'كاندي وإيلا وسيغيريا وغالي وشواطئ سريلانكا من الدوحة: أي ساحل في أي شهر، وعشرة أيام مع سائق، والمطاعم الحلال، والتأشيرة والقطار.',
    heading: 'سريلانكا: تلال الشاي، وصخرة في الغابة، وساحلان',
    lead: 'جزيرة صغيرة فيها الكثير. والطرق بطيئة، فكلما قلّت المحطات طابت الرحلة.',
    facts: [
      { term: 'أنسب الأشهر', text: 'من ديسمبر إلى مارس، ومن مايو إلى سبتمبر في الشرق' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'الروبية السريلانكية' },
      { term: 'اللغة', text: 'السنهالية والتاميلية، والإنجليزية في كل مكان تقريبًا' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'خمسة أماكن',
        paragraphs: [],
        points: [
          {
            term: 'سيغيريا',
            text: 'قصر على صخرة تعلو الغابة 180 مترًا، ويُصعد إليه 1,200 درجة. ابدأ في السابعة قبل اشتداد الشمس، ثم زر كهوف دامبولا المرسومة.',
          },
          { term: 'كاندي', text: 'بحيرة بين التلال، وطبول في المساء، وممرات النخيل في حديقة بيرادينيا النباتية.' },
          { term: 'إيلا ونوارا إيليا', text: 'شاي إلى الأفق، وجسر الأقواس التسعة، وشلالات، وليالٍ تحتاج إلى سترة.' },
          { term: 'يالا', text: 'نمور مرقطة وفيلة وطواويس من سيارة مكشوفة. وتغلق بوابات كثيرة في سبتمبر لشدة الجفاف.' },
          {
            term: 'غالي والجنوب',
            text: 'أسوار على البحر، ومسجد أبيض بجانب المنارة، وخلجان هادئة في أوناواتونا، وحيتان قبالة ميريسا.',
          },
        ],
      },
      {
        id: 'when',
        heading: 'أي ساحل في أي شهر؟',
        paragraphs: [],
        points: [
          { term: 'ديسمبر إلى مارس', text: 'الجنوب والغرب جافان والبحر هادئ. وهي أنسب الأشهر للتلال أيضًا.' },
          { term: 'أبريل', text: 'حر وسكون. وفي منتصف الشهر تحتفل الجزيرة كلها برأس السنة وتغلق المتاجر.' },
          { term: 'مايو إلى سبتمبر', text: 'مطر في الجنوب الغربي. وهذا صيف ترينكومالي وباسيكودا في الشرق.' },
          { term: 'أكتوبر ونوفمبر', text: 'مطر في أكثر الأماكن، ومعظمه بعد الظهر. والأسعار منخفضة.' },
        ],
      },
      {
        id: 'plan',
        heading: 'عشرة أيام مع سائق',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ليلتان قرب سيغيريا', text: 'اذهب إليها من المطار مباشرة: أربع ساعات، ولا حاجة إلى العودة.' },
          { term: 'ليلتان في كاندي', text: 'الحديقة والبحيرة، ومصنع شاي في الطريق صعودًا.' },
          { term: 'ليلتان في إيلا', text: 'بالقطار في جزء من الطريق، والسائق يحمل حقائبك.' },
          { term: 'ثلاث ليالٍ على البحر', text: 'غالي أو أوناواتونا أو بنتوتا، ثم الطريق السريع إلى كولومبو.' },
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران، وسائق مرشد بسيارة تسع حقائبك، ومقاعد القطار، وغرف عائلية، وتصريح السفر الإلكتروني، وفنادق مطابخها حلال.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل يعمل القطار بين كاندي وإيلا؟',
        answer:
          'جرف إعصار نوفمبر 2025 أجزاء من الخط. ونحن نتحقق من الجزء العامل منه في يوم سفرك ونحجز مقاعدك، فهي تُطرح قبل ثلاثين يومًا وتنفد سريعًا.',
      },
      {
        question: 'ما المطلوب قبل السفر؟',
        answer: 'طلب تصريح السفر الإلكتروني في صفحة الحكومة نفسها، eta.gov.lk. وتشبهها صفحات أخرى أغلى منها، أو اتركه لنا.',
      },
      {
        question: 'هل يسهل العثور على طعام حلال؟',
        answer:
          'نعم: نحو واحد من كل عشرة من أهل الجزيرة مسلم، وفي كولومبو وكاندي وغالي والشرق مطاعم لهم. ودجاج الفنادق الكبيرة معتمد في الغالب، فاطلب الشهادة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن سريلانكا. التواريخ:  عدد المسافرين:',
  },
};
