import type { Place } from '../guide.ts';

export const greecePlan: Place = {
  slug: 'greece',
  name: { en: 'Greece', ar: 'اليونان' },
  airport: 'ATH',
  gateway: { en: 'Athens', ar: 'أثينا' },
  art: 'greece',
  map: {
    country: '300',
    places: [
      { name: { en: 'Athens', ar: 'أثينا' }, at: [37.98, 23.73] },
      { name: { en: 'Santorini', ar: 'سانتوريني' }, at: [36.42, 25.43] },
      { name: { en: 'Mykonos', ar: 'ميكونوس' }, at: [37.45, 25.33] },
    ],
    hasLines: true,
  },
  en: {
    title: 'Plan a holiday in Greece',
    description:
      'Athens, Santorini and Mykonos from Doha: how to combine city and island, ferry or flight, when hotels open, and our three packages.',
    heading: 'Greece: first the city, then an island',
    lead: 'Every island begins in Athens. Give the city two or three nights and you will enjoy the ferry all the more.',
    facts: [
      { term: 'Athens', text: 'Two or three nights' },
      { term: 'One island', text: 'Four nights' },
      { term: 'Season', text: 'Islands from April to October' },
      { term: 'Visa', text: 'Schengen: begin in spring for summer' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How to put it together',
        paragraphs: [
          'One island is a holiday; two can feel like moving house. From Athens a flight to Santorini or Mykonos takes under an hour. The fast ferries take between two and a half and five hours, and are better for people with a lot of luggage and no fear of waves.',
          'Santorini is for the view, and for couples. Its beaches are dark and narrow, and its hotels are full of stairs. Mykonos has the better sand and the stronger wind. Families who want sand, shade and shallow water should ask us about Crete, Naxos or Corfu: we plan these as well.',
          'In July and August everything costs most and the wind is strongest. The last week of May and the whole of September have the same sea with half the people.',
        ],
      },
    ],
    questions: [
      {
        question: 'Are there hotels with private pools?',
        answer:
          'Many on Santorini and Mykonos. How private they really are varies, because the houses look down on each other: tell us, and we choose one that nobody overlooks.',
      },
      {
        question: 'What if the ferry does not sail?',
        answer: 'In strong wind it stays in port. We never put a ferry on the day of your flight home.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a holiday in Greece. Dates:  Travellers:',
  },
  ar: {
    title: 'خطّط عطلتك في اليونان',
    description:
      'أثينا وسانتوريني وميكونوس من الدوحة: كيف تجمع المدينة والجزيرة، والعبّارة أم الطائرة، ومتى تفتح الفنادق، وباقاتنا.',
    heading: 'اليونان: المدينة أولًا ثم الجزيرة',
    lead: 'الطريق إلى كل جزيرة يبدأ من أثينا. امنح المدينة ليلتين أو ثلاثًا قبل البحر.',
    facts: [
      { term: 'أثينا', text: 'ليلتان أو ثلاث' },
      { term: 'جزيرة واحدة', text: 'أربع ليالٍ' },
      { term: 'الموسم', text: 'الجزر من أبريل إلى أكتوبر' },
      { term: 'التأشيرة', text: 'شنغن: ابدأ من الربيع للصيف' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف ترتّبها؟',
        paragraphs: [
          'جزيرة واحدة عطلة، وجزيرتان تنقّل لا ينتهي. من أثينا إلى سانتوريني أو ميكونوس أقل من ساعة بالطائرة. والعبّارات السريعة من ساعتين ونصف إلى خمس، وهي أنسب لمن كثرت حقائبه ولا يزعجه الموج.',
          'سانتوريني للإطلالة وللزوجين، فشواطئها داكنة ضيقة وفنادقها كثيرة الأدراج. وميكونوس رملها أجمل وريحها أشد. أما العائلة التي تريد رملًا وظلًا وماءً ضحلًا فلتسألنا عن كريت وناكسوس وكورفو، فنحن نرتّبها أيضًا.',
          'في يوليو وأغسطس أعلى الأسعار وأقوى الرياح. وفي الأسبوع الأخير من مايو وطوال سبتمبر البحر نفسه ونصف الزوار.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل هناك فنادق بمسابح خاصة؟',
        answer:
          'كثيرة في سانتوريني وميكونوس، لكن خصوصيتها تتفاوت لأن البيوت يطل بعضها على بعض. أخبرنا فنختار ما لا يطل عليه أحد.',
      },
      {
        question: 'وإن لم تبحر العبّارة؟',
        answer: 'تبقى في الميناء إذا اشتدت الريح، لذلك لا نجعلها أبدًا في يوم عودتك بالطائرة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود التخطيط لعطلة في اليونان. التواريخ:  عدد المسافرين:',
  },
};
