import type { Place } from '../guide.ts';

export const uzbekistanPlan: Place = {
  slug: 'uzbekistan',
  name: { en: 'Uzbekistan', ar: 'أوزبكستان' },
  airport: 'TAS',
  gateway: { en: 'Tashkent', ar: 'طشقند' },
  art: 'uzbekistan',
  map: {
    country: '860',
    places: [
      { name: { en: 'Tashkent', ar: 'طشقند' }, at: [41.3, 69.24] },
      { name: { en: 'Samarkand', ar: 'سمرقند' }, at: [39.65, 66.98] },
      { name: { en: 'Bukhara', ar: 'بخارى' }, at: [39.77, 64.43] },
    ],
    hasLines: true,
  },
  en: {
    title: 'Plan a holiday in Uzbekistan',
    description:
      'Tashkent, Samarkand and Bukhara from Doha: a week on one railway line, the right months, and our three packages with prices.',
    heading: 'Uzbekistan: a week on one railway line',
    lead: 'Tashkent, Samarkand and Bukhara lie on the same fast line. No country on our list gives more for the money.',
    facts: [
      { term: 'One city', text: 'Three nights' },
      { term: 'All three', text: 'Seven nights' },
      { term: 'Tashkent to Samarkand', text: 'A little over two hours by train' },
      { term: 'Best months', text: 'April, May, September, October' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How to put it together',
        paragraphs: [
          'The classic week is one night in Tashkent, three in Samarkand, two in Bukhara and the last in Tashkent again before the flight. The Afrosiyob trains carry you between them, and their seats sell out weeks ahead in spring and autumn: we reserve them with the hotels.',
          'With a long weekend only, choose Samarkand. With small children, choose Tashkent, for its parks and mountains. Bukhara is for those who like to sit in a courtyard and let the day come to them.',
          'Imams al-Bukhari and at-Tirmidhi came from this country, and many families from Qatar come for that reason first. We plan visits to the memorial near Samarkand and, further south, to Termez.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is the food halal?',
        answer: 'As a rule, yes; most people are Muslims. Ask in the modern restaurants of Tashkent, where alcohol is served.',
      },
      {
        question: 'Do we need a guide?',
        answer:
          'For one day in each city we recommend it: the buildings are beautiful without words and better with them. Arabic-speaking guides are available if we know early.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a holiday in Uzbekistan. Dates:  Travellers:',
  },
  ar: {
    title: 'خطّط عطلتك في أوزبكستان',
    description: 'طشقند وسمرقند وبخارى من الدوحة: أسبوع على خط قطار واحد، وأنسب الأشهر، وباقاتنا الثلاث بأسعارها.',
    heading: 'أوزبكستان: أسبوع على خط قطار واحد',
    lead: 'طشقند وسمرقند وبخارى على الخط السريع نفسه. ولا بلد في برنامجنا يعطيك أكثر مما تدفع مثلها.',
    facts: [
      { term: 'مدينة واحدة', text: 'ثلاث ليالٍ' },
      { term: 'المدن الثلاث', text: 'سبع ليالٍ' },
      { term: 'من طشقند إلى سمرقند', text: 'أكثر قليلًا من ساعتين بالقطار' },
      { term: 'أنسب الأشهر', text: 'أبريل ومايو وسبتمبر وأكتوبر' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف ترتّبها؟',
        paragraphs: [
          'الأسبوع المعتاد ليلة في طشقند وثلاث في سمرقند وليلتان في بخارى، والأخيرة في طشقند قبل الطيران. وينقلك بينها قطار «أفراسياب»، ومقاعده تنفد قبل أسابيع في الربيع والخريف، فنحجزها مع الفنادق.',
          'إن لم يكن لديك إلا عطلة نهاية أسبوع طويلة فاختر سمرقند. ومع الأطفال الصغار طشقند، لحدائقها وجبالها. وبخارى لمن يحب أن يجلس في فناء هادئ بلا برنامج.',
          'ومن هذه البلاد خرج الإمامان البخاري والترمذي، ولأجل ذلك تقصدها عائلات كثيرة من قطر. ونرتّب زيارة مجمع الإمام البخاري قرب سمرقند، وترمذ في الجنوب.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل الطعام حلال؟',
        answer: 'في الأصل نعم، فمعظم أهلها مسلمون. واسأل في مطاعم طشقند الحديثة التي تقدّم الكحول.',
      },
      {
        question: 'هل نحتاج إلى مرشد؟',
        answer: 'ننصح به يومًا في كل مدينة، فالمباني جميلة بلا شرح وأجمل به. ونجد لك مرشدًا يتحدث العربية إن أخبرتنا مبكرًا.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود التخطيط لعطلة في أوزبكستان. التواريخ:  عدد المسافرين:',
  },
};
