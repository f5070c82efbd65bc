import type { Place } from '../guide.ts';

export const saudiArabiaPlan: Place = {
  slug: 'saudi-arabia',
  name: { en: 'Saudi Arabia', ar: 'السعودية' },
  airport: 'RUH',
  gateway: { en: 'Riyadh', ar: 'الرياض' },
  art: 'saudi-arabia',
  map: {
    country: '682',
    places: [
      { name: { en: 'Riyadh', ar: 'الرياض' }, at: [24.71, 46.68] },
      { name: { en: 'Jeddah', ar: 'جدة' }, at: [21.49, 39.19] },
      { name: { en: 'AlUla', ar: 'العُلا' }, at: [26.61, 37.92] },
      { name: { en: 'Makkah', ar: 'مكة المكرمة' }, at: [21.42, 39.83] },
    ],
  },
  en: {
    title: 'Plan a holiday in Saudi Arabia',
    description:
      'Riyadh, Jeddah or AlUla from Doha: how many nights each needs, when to travel, how to combine Umrah with a holiday, and our three packages with prices.',
    heading: 'Saudi Arabia, planned from Doha',
    lead: 'The nearest of our nine countries, and the one that has changed most. A weekend is enough for one city.',
    facts: [
      { term: 'One city', text: 'Three nights' },
      { term: 'Two cities', text: 'Six nights, one domestic flight' },
      { term: 'Book ahead', text: 'Six weeks for AlUla in winter' },
      { term: 'Busy weeks', text: 'Ramadan, Hajj, Saudi school holidays' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How to put it together',
        paragraphs: [
          'Choose by mood. Riyadh is for families and for anyone curious about how fast a city can grow around a clay fort. Jeddah has the sea and the old merchants’ houses. AlUla is the journey people talk about for years, and the only one of the three where you should book tickets before you book the flight.',
          'Riyadh and AlUla make a good pair: three nights each and a domestic flight of about an hour and a half. Jeddah pairs with Makkah. Tell us early if Umrah is part of the plan, because the permit sets the day and the rest follows from it.',
          'By road it is about six hours from Doha to Riyadh through Salwa. With children and suitcases many still prefer the car; then we book hotels and the tour only.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do residents of Qatar need a visa?',
        answer:
          'Citizens of the Gulf states enter with their identity card. For other passports it depends on nationality and residence permit: ask us, and confirm with the embassy.',
      },
      {
        question: 'Can we change the tour for another?',
        answer: 'Yes. In Riyadh, for example, Edge of the World instead of Diriyah, for a supplement that we quote first.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a holiday in Saudi Arabia. Dates:  Travellers:',
  },
  ar: {
    title: 'خطّط عطلتك في السعودية',
    description:
      'الرياض أو جدة أو العُلا من الدوحة: كم ليلة لكل منها، ومتى تسافر، وكيف تجمع العمرة والعطلة، وباقاتنا الثلاث بأسعارها.',
    heading: 'السعودية: خطة تبدأ من الدوحة',
    lead: 'أقرب بلداننا التسعة وأكثرها تغيّرًا. وعطلة نهاية أسبوع تكفي لمدينة واحدة.',
    facts: [
      { term: 'مدينة واحدة', text: 'ثلاث ليالٍ' },
      { term: 'مدينتان', text: 'ست ليالٍ ورحلة داخلية' },
      { term: 'الحجز المبكر', text: 'ستة أسابيع للعُلا شتاءً' },
      { term: 'أسابيع الزحام', text: 'رمضان والحج والإجازات المدرسية السعودية' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف ترتّبها؟',
        paragraphs: [
          'اختر بحسب مزاجك. الرياض للعائلات ولمن يريد أن يرى كيف نمت مدينة كاملة حول حصن من الطين. وجدة للبحر وبيوت التجار القديمة. أما العُلا فرحلة تبقى في الحديث سنوات، وهي وحدها التي تُحجز تذاكر مواقعها قبل الطيران.',
          'الرياض والعُلا معًا خطة موفقة: ثلاث ليالٍ لكل منهما ورحلة داخلية نحو ساعة ونصف. وجدة تُجمع مع مكة المكرمة. وأخبرنا مبكرًا إن كانت العمرة في خطتك، فموعد التصريح يحدد ما بعده.',
          'والطريق البري من الدوحة إلى الرياض عبر سلوى نحو ست ساعات. وكثير من العائلات تفضّل السيارة، فنحجز لها الفندق والجولة فقط.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل يحتاج المقيم في قطر إلى تأشيرة؟',
        answer: 'مواطنو دول الخليج يدخلون ببطاقة الهوية. ولغيرهم بحسب الجنسية والإقامة: اسألنا، وتأكد من السفارة.',
      },
      {
        question: 'هل نستطيع استبدال الجولة؟',
        answer: 'نعم. ففي الرياض مثلًا تختار حافة العالم بدل الدرعية، بفارق نخبرك به أولًا.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود التخطيط لعطلة في السعودية. التواريخ:  عدد المسافرين:',
  },
};
