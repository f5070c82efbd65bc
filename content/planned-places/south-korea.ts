import { clockFact, clockFromDoha } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Asia/Seoul');
const clock = clockFromDoha('Asia/Seoul');

export const southKoreaPlan: Place = {
  slug: 'south-korea',
  name: { en: 'South Korea', ar: 'كوريا الجنوبية' },
  airport: 'ICN',
  gateway: { en: 'Seoul', ar: 'سيول' },
  art: 'south-korea',
  map: {
    country: '410',
    places: [
      { name: { en: 'Seoul', ar: 'سيول' }, at: [37.57, 126.98] },
      { name: { en: 'Busan', ar: 'بوسان' }, at: [35.18, 129.08] },
      { name: { en: 'Jeju', ar: 'جيجو' }, at: [33.5, 126.53] },
    ],
    hasLines: true,
  },
  en: {
    title: 'Plan a holiday in South Korea',
    description:
      'Seoul, Busan and Jeju from Doha: nights, trains and seasons, halal food, what to know before such a long flight, and our three packages.',
    heading: 'South Korea: far enough to stay longer',
    lead: 'After about nine hours in the air nobody should go home after a weekend. Five nights is the minimum.',
    facts: [
      { term: 'Seoul alone', text: 'Five nights' },
      { term: 'With Busan or Jeju', text: 'Eight or nine nights' },
      { term: 'Seoul to Busan', text: 'Under three hours by fast train' },
      { term: 'Time', text: time.en },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How to put it together',
        paragraphs: [
          `Begin in Seoul, and keep the first morning empty: the clock is ${clock.en}. Then choose one other place. Busan, by fast train, for the beach and the night views. Jeju, by a short flight, for craters, tea and family resorts.`,
          'Spring and autumn are short and much loved. Cherry blossom reaches Seoul in the first half of April, red leaves in late October and early November, and hotels in those weeks are booked three months ahead. Winter is cold, dry and good for skiing an hour or two from the city.',
          'Halal food takes a little planning outside Itaewon. We mark restaurants on a map for you, choose hotels near a halal restaurant or a convenience store, and tell the guide.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is it easy to get about without Korean?',
        answer:
          'Yes. Metro, buses and stations are signed in English. Some foreign map apps work poorly there: we tell you which local ones to use.',
      },
      {
        question: 'Which documents do we need?',
        answer:
          'Depending on your passport, a visa, an electronic authorisation or neither, and the rules have changed several times. Check the travel requirements and confirm with the embassy.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a holiday in South Korea. Dates:  Travellers:',
  },
  ar: {
    title: 'خطّط عطلتك في كوريا الجنوبية',
    description:
      'سيول وبوسان وجيجو من الدوحة: الليالي والقطارات والمواسم والطعام الحلال، وما تعرفه قبل رحلة طويلة، وباقاتنا الثلاث.',
    heading: 'كوريا الجنوبية: بعيدة فأطِل الإقامة',
    lead: 'بعد نحو تسع ساعات في الجو لا تكفي عطلة نهاية أسبوع. خمس ليالٍ أقل ما يُنصح به.',
    facts: [
      { term: 'سيول وحدها', text: 'خمس ليالٍ' },
      { term: 'مع بوسان أو جيجو', text: 'ثماني ليالٍ أو تسع' },
      { term: 'من سيول إلى بوسان', text: 'أقل من ثلاث ساعات بالقطار السريع' },
      { term: 'التوقيت', text: time.ar },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف ترتّبها؟',
        paragraphs: [
          `ابدأ بسيول واترك الصباح الأول بلا برنامج، فتوقيتها ${clock.ar}. ثم اختر مكانًا واحدًا معها: بوسان بالقطار السريع للشاطئ وأضواء الليل، أو جيجو برحلة قصيرة للفوهات والشاي ومنتجعات العائلات.`,
          'الربيع والخريف قصيران ومحبوبان. تزهر سيول بالكرز في النصف الأول من أبريل، وتحمر أوراقها أواخر أكتوبر وأوائل نوفمبر، وفنادق تلك الأسابيع تُحجز قبل ثلاثة أشهر. والشتاء بارد جاف، والتزلج على بُعد ساعة أو ساعتين.',
          'والطعام الحلال يحتاج إلى شيء من الترتيب خارج إيتايون، فنضع لك المطاعم على خريطة، ونختار فندقًا قرب مطعم حلال أو متجر، ونخبر المرشد.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل التنقل سهل بلا لغة كورية؟',
        answer:
          'نعم، فلافتات المترو والحافلات والمحطات بالإنجليزية. وبعض تطبيقات الخرائط الأجنبية لا تعمل هناك جيدًا، فندلّك على المحلي منها.',
      },
      {
        question: 'ما الأوراق المطلوبة؟',
        answer: 'بحسب الجواز: تأشيرة أو تصريح إلكتروني أو لا شيء، وقد تغيّر ذلك مرات. اطّلع على متطلبات السفر وتأكد من السفارة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود التخطيط لعطلة في كوريا الجنوبية. التواريخ:  عدد المسافرين:',
  },
};
