import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Asia/Dubai');

/** The entry rule named here follows a public index of 17 February 2026, not an official statement; the page says so. */
export const dubai: Place = {
  slug: 'dubai',
  name: { en: 'Dubai', ar: 'دبي' },
  airport: 'DXB',
  gateway: { en: 'Dubai', ar: 'دبي' },
  art: 'dubai',
  map: {
    town: 'dubai',
    places: [
      { name: { en: 'The Creek', ar: 'الخور' }, at: [25.2635, 55.2972] },
      { name: { en: 'Deira', ar: 'ديرة' }, at: [25.2705, 55.315] },
      { name: { en: 'Burj Khalifa', ar: 'برج خليفة' }, at: [25.1972, 55.2744] },
      { name: { en: 'Jumeirah', ar: 'جميرا' }, at: [25.195, 55.2345] },
      { name: { en: 'The Palm', ar: 'النخلة' }, at: [25.115, 55.137] },
    ],
  },
  en: {
    title: 'Dubai weekends from Doha',
    description:
      'A weekend in Dubai from Doha: old town and towers, beaches and parks for children, when the weather is best, entry rules and guide prices.',
    heading: 'Dubai: a weekend that feels like a week',
    lead: 'An hour and a quarter in the air, and everything from a one-dirham boat across the Creek to the tallest tower on earth.',
    facts: [
      { term: 'Best months', text: 'November to March' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Emirati dirham' },
      { term: 'Language', text: 'Arabic; English almost everywhere' },
    ],
    sections: [
      {
        id: 'do',
        heading: 'Things to do',
        paragraphs: ['Two days are enough for the best of it, if you don’t spend them queuing.'],
        points: [
          {
            term: 'The Creek',
            text: 'Al Fahidi’s lanes and wind towers, an abra across the water, then the gold and spice souqs of Deira.',
          },
          {
            term: 'Burj Khalifa',
            text: 'Sunset tickets sell out days ahead. The fountains below dance in the evening and cost nothing.',
          },
          {
            term: 'With children',
            text: 'Water parks on the Palm, the aquarium in Dubai Mall, and Global Village from autumn to spring.',
          },
          {
            term: 'The desert',
            text: 'Dunes in late afternoon, dinner under the stars. Choose a camp without quad bikes if you want the silence.',
          },
        ],
      },
      {
        id: 'when',
        heading: 'When to go',
        paragraphs: [],
        points: [
          {
            term: 'November to March',
            text: 'Days for the beach and evenings outdoors. Prices rise around New Year and school holidays.',
          },
          { term: 'April, May, October', text: 'Warm, quieter, and good value at the big resorts.' },
          {
            term: 'June to September',
            text: 'Above forty degrees at noon. The city moves indoors, and rooms cost least of all.',
          },
        ],
      },
      {
        id: 'stay',
        heading: 'Where to stay',
        paragraphs: [
          'The Palm is for those who mean to swim: every resort has its beach, and the city is a taxi away. Downtown is for shopping and the tower. Jumeirah lies between the two and suits families; Deira and Bur Dubai keep the old town and the lower prices. Tell us the ages of your children and we will say which suits you.',
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'Flights that leave after work on Thursday and come back on Saturday night, a room with breakfast, a driver at both ends, timed tickets, and a city tour with a guide. Driving instead? The road runs through Saudi Arabia, so each traveller and the car need documents for both borders. Ask us which.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do residents of Qatar need a visa?',
        answer:
          'It depends on the passport; for many an e-visa is issued before the flight. Tell us the nationality and we will look it up; please confirm with the authorities.',
      },
      {
        question: 'Is one room enough for four?',
        answer: 'Many rooms take two adults and two children. Tell us their ages, and we will ask about the beds too.',
      },
      {
        question: 'Can we book the tour on its own?',
        answer: 'Yes. The city tour is an offer of its own, with or without a flight.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about Dubai. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلة نهاية الأسبوع في دبي من الدوحة',
    description:
      'عطلة في دبي من الدوحة: المدينة القديمة والأبراج، وشواطئ ومدن ألعاب للأطفال، ومتى يلطف الجو، وشروط الدخول وأسعار استرشادية.',
    heading: 'دبي: يومان يعادلان أسبوعًا',
    lead: 'ساعة وربع في الجو، ثم كل شيء: من عبرة بدرهم واحد في الخور إلى أعلى برج في العالم.',
    facts: [
      { term: 'أنسب الأشهر', text: 'من نوفمبر إلى مارس' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'الدرهم الإماراتي' },
      { term: 'اللغة', text: 'العربية، والإنجليزية في كل مكان تقريبًا' },
    ],
    sections: [
      {
        id: 'do',
        heading: 'ماذا تفعل هناك؟',
        paragraphs: ['يكفي يومان لأجمل ما فيها، بشرط ألا يضيعا في طوابير الانتظار.'],
        points: [
          { term: 'الخور', text: 'أزقة الفهيدي وبراجيلها، ثم عبرة إلى الضفة الأخرى حيث سوق الذهب وسوق البهارات في ديرة.' },
          { term: 'برج خليفة', text: 'تذاكر الغروب تنفد قبل أيام، أما نافورة دبي عند أسفله فعروضها المسائية مجانية.' },
          {
            term: 'مع الأطفال',
            text: 'الألعاب المائية في النخلة، والأكواريوم في دبي مول، والقرية العالمية من الخريف إلى الربيع.',
          },
          { term: 'الصحراء', text: 'كثبان عند العصر وعشاء تحت النجوم. ومن أراد السكون فليختر مخيمًا بلا دراجات رباعية.' },
        ],
      },
      {
        id: 'when',
        heading: 'متى تسافر؟',
        paragraphs: [],
        points: [
          { term: 'نوفمبر إلى مارس', text: 'نهار للبحر ومساء في الهواء الطلق. وترتفع الأسعار في رأس السنة وإجازات المدارس.' },
          { term: 'أبريل ومايو وأكتوبر', text: 'دفء وهدوء وأسعار أنسب في المنتجعات الكبيرة.' },
          { term: 'يونيو إلى سبتمبر', text: 'حرارة فوق الأربعين ظهرًا، والحياة في الأماكن المكيفة، والغرف بأرخص أسعارها.' },
        ],
      },
      {
        id: 'stay',
        heading: 'أين تقيم؟',
        paragraphs: [
          'النخلة لمن ينوي السباحة، فلكل منتجع شاطئه، والمدينة قريبة بسيارة الأجرة. ووسط المدينة للتسوق والبرج. وجميرا بينهما تناسب العائلات، وفي ديرة وبر دبي عبق المدينة القديمة وأسعار أرفق. أخبرنا بأعمار أطفالك ونقترح عليك أنسبها.',
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'رحلة بعد دوام الخميس وعودة مساء السبت، وغرفة مع الفطور، وسائق في الذهاب والإياب، وتذاكر دخول محددة التوقيت، وجولة في المدينة مع مرشد. وإن أردت السفر بسيارتك فالطريق يمر بالسعودية، وتحتاج السيارة وكل مسافر فيها إلى أوراق لعبور المنفذين، فاسألنا عنها.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل يحتاج المقيم في قطر إلى تأشيرة؟',
        answer:
          'بحسب جوازه، ولكثير من الجنسيات تأشيرة إلكترونية تصدر قبل السفر. أخبرنا بالجنسية لنبحث لك عن الشروط، وتأكد من الجهات الرسمية.',
      },
      {
        question: 'هل تكفي غرفة واحدة لأربعة؟',
        answer: 'كثير من الغرف يتسع لبالغين وطفلين. أخبرنا بأعمارهم لنسأل عن الأسرّة أيضًا.',
      },
      { question: 'هل يمكن حجز الجولة وحدها؟', answer: 'نعم، جولة المدينة عرض مستقل، مع الطيران أو من دونه.' },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن دبي. التواريخ:  عدد المسافرين:',
  },
};
