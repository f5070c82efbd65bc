import type { Place } from '../guide.ts';

export const spainPlan: Place = {
  slug: 'spain',
  name: { en: 'Spain', ar: 'إسبانيا' },
  airport: 'MAD',
  gateway: { en: 'Madrid', ar: 'مدريد' },
  art: 'spain',
  map: {
    country: '724',
    places: [
      { name: { en: 'Seville', ar: 'إشبيلية' }, at: [37.39, -5.98] },
      { name: { en: 'Córdoba', ar: 'قرطبة' }, at: [37.88, -4.78] },
      { name: { en: 'Granada', ar: 'غرناطة' }, at: [37.18, -3.6] },
      { name: { en: 'Barcelona', ar: 'برشلونة' }, at: [41.39, 2.17] },
      { name: { en: 'Madrid', ar: 'مدريد' }, at: [40.42, -3.7] },
    ],
    hasLines: true,
  },
  en: {
    title: 'Spain, a tailor-made holiday',
    description:
      'No fixed package for Spain: we plan yours. Three routes to begin with, from Andalusia to Barcelona, with nights, trains and the visa in time.',
    heading: 'Spain, planned around you',
    lead: 'We have no ready package for Spain, because no two families want the same one. Here are three to start from.',
    facts: [
      { term: 'Good length', text: 'Seven to ten nights' },
      { term: 'Between cities', text: 'Fast trains' },
      { term: 'Best months', text: 'April to June, September, October' },
      { term: 'Visa', text: 'Schengen: begin two months ahead or earlier' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How we plan it with you',
        paragraphs: [
          'Tell us three things: how many of you are travelling, in which weeks, and whether you would rather see a lot or move around little. We answer with a route, hotels and one price in riyals, and change it until it fits.',
          'Spain is large, and its fast trains make it smaller: Madrid to Seville and Madrid to Barcelona take about three hours each. So we let you arrive in one city and fly home from another where we can.',
        ],
      },
      {
        id: 'ideas',
        heading: 'Three routes to begin with',
        paragraphs: [],
        points: [
          {
            term: 'Andalusia, seven nights',
            text: 'Seville, Córdoba and Granada by train: the great mosque, the Alhambra at its opening hour, and evenings under orange trees.',
          },
          {
            term: 'Barcelona and the coast, six nights',
            text: 'Four nights for Gaudí, the old town and the beach, two in a quiet bay of the Costa Brava.',
          },
          {
            term: 'Madrid and Marbella, eight nights',
            text: 'Museums, Toledo and shopping first, then the sea and a resort where the children stay in the pool.',
          },
        ],
      },
    ],
    questions: [
      {
        question: 'When must the Alhambra be booked?',
        answer:
          'Tickets are sold with a name and an hour, and the best slots go weeks ahead. We book them as soon as your dates are fixed.',
      },
      {
        question: 'Is August a good idea?',
        answer: 'On the coast, yes. Seville and Córdoba are fiercely hot: choose the north, or Barcelona and the sea.',
      },
    ],
    greeting: 'Hello Karam Travel, please plan a holiday in Spain for us. Dates:  Travellers:',
  },
  ar: {
    title: 'إسبانيا: عطلة على مقاسك',
    description:
      'لا باقة جاهزة لإسبانيا، بل نرتّب خطتك: ثلاثة برامج للبداية من الأندلس إلى برشلونة، بالليالي والقطارات والتأشيرة في وقتها.',
    heading: 'إسبانيا كما تريدها',
    lead: 'ليست لدينا باقة جاهزة لإسبانيا، فلكل عائلة ما تريده منها. وهذه ثلاثة برامج تبدأ منها.',
    facts: [
      { term: 'المدة المناسبة', text: 'من سبع ليالٍ إلى عشر' },
      { term: 'بين المدن', text: 'قطارات سريعة' },
      { term: 'أنسب الأشهر', text: 'من أبريل إلى يونيو، وسبتمبر وأكتوبر' },
      { term: 'التأشيرة', text: 'شنغن: ابدأ قبل شهرين أو أكثر' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف نخطط لها معك؟',
        paragraphs: [
          'أخبرنا بثلاثة أمور: كم عدد المسافرين، وفي أي أسابيع، وهل تحب كثرة المدن أم قلة التنقل. ونجيبك ببرنامج وفنادق وسعر واحد بالريال، ثم نعدّله حتى يناسبك.',
          'إسبانيا واسعة وقطاراتها السريعة تقرّبها: من مدريد إلى إشبيلية أو إلى برشلونة نحو ثلاث ساعات. لذلك نجعل وصولك إلى مدينة وعودتك من أخرى حيث أمكن.',
        ],
      },
      {
        id: 'ideas',
        heading: 'ثلاثة برامج للبداية',
        paragraphs: [],
        points: [
          {
            term: 'الأندلس، سبع ليالٍ',
            text: 'إشبيلية وقرطبة وغرناطة بالقطار: الجامع الكبير، وقصر الحمراء مع أول ساعة، وأمسيات تحت أشجار النارنج.',
          },
          {
            term: 'برشلونة والساحل، ست ليالٍ',
            text: 'أربع ليالٍ لمباني غاودي والمدينة القديمة والشاطئ، وليلتان في خليج هادئ من كوستا برافا.',
          },
          {
            term: 'مدريد وماربيا، ثماني ليالٍ',
            text: 'المتاحف وطليطلة والتسوق أولًا، ثم البحر ومنتجع لا يغادر فيه الأطفال المسبح.',
          },
        ],
      },
    ],
    questions: [
      {
        question: 'متى تُحجز تذاكر قصر الحمراء؟',
        answer: 'تُباع باسم الزائر وبساعة محددة، وأفضل الساعات تنفد قبل أسابيع، فنحجزها حالما تتحدد تواريخك.',
      },
      {
        question: 'هل أغسطس مناسب؟',
        answer: 'على الساحل نعم. أما إشبيلية وقرطبة فحرّهما شديد، فاختر الشمال أو برشلونة والبحر.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو ترتيب عطلة لنا في إسبانيا. التواريخ:  عدد المسافرين:',
  },
};
