import type { Place } from '../guide.ts';

export const moroccoPlan: Place = {
  slug: 'morocco',
  name: { en: 'Morocco', ar: 'المغرب' },
  airport: 'CMN',
  gateway: { en: 'Casablanca', ar: 'الدار البيضاء' },
  art: 'morocco',
  map: {
    country: '504',
    places: [
      { name: { en: 'Marrakech', ar: 'مراكش' }, at: [31.63, -7.98] },
      { name: { en: 'Fes', ar: 'فاس' }, at: [34.03, -5] },
      { name: { en: 'Casablanca', ar: 'الدار البيضاء' }, at: [33.57, -7.59] },
      { name: { en: 'Merzouga', ar: 'مرزوكة' }, at: [31.1, -4.01] },
      { name: { en: 'Tangier', ar: 'طنجة' }, at: [35.78, -5.81] },
    ],
  },
  en: {
    title: 'Plan a holiday in Morocco',
    description:
      'Marrakech, Fes and Casablanca from Doha: riad or hotel, trains between the cities, the right months, and our three packages with prices.',
    heading: 'Morocco: imperial cities by train',
    lead: 'The flight is long, the language is yours, and the trains run along the coast and into the past.',
    facts: [
      { term: 'One city', text: 'Three or four nights' },
      { term: 'Three cities', text: 'Nine nights' },
      { term: 'Casablanca to Marrakech', text: 'Under three hours by train' },
      { term: 'Best months', text: 'March to May, October, November' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How to put it together',
        paragraphs: [
          'Most flights from Doha land in Casablanca, and it deserves more than a change of trains: see the mosque on the water, sleep a night or two, then travel on. Marrakech is under three hours south, Fes about four hours east, and both lines are comfortable.',
          'A riad is an old house around a courtyard, with six or eight rooms. It is the most beautiful way to stay in Marrakech and Fes, and for some families the wrong one: stairs, voices that carry across the courtyard, a car that stops ten minutes away. A hotel in the new town has a pool and a lift. Many choose two nights of each.',
          'With a week to spare after the cities, we plan the Atlas valleys, the dunes of Merzouga or the breezy walls of Essaouira, with a driver who knows where to stop for tea.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is Marrakech bearable in summer?',
        answer:
          'With a pool and a plan, yes; it is dry heat of 37 degrees and more. In August we would suggest Casablanca, Essaouira or Tangier by the ocean.',
      },
      {
        question: 'Do residents of Qatar need a visa?',
        answer:
          'It depends on the passport: some enter freely, some need an e-visa. Look under travel requirements and confirm with the embassy.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a holiday in Morocco. Dates:  Travellers:',
  },
  ar: {
    title: 'خطّط عطلتك في المغرب',
    description:
      'مراكش وفاس والدار البيضاء من الدوحة: رياض أم فندق، والقطارات بين المدن، وأنسب الأشهر، وباقاتنا الثلاث بأسعارها.',
    heading: 'المغرب: المدن العتيقة بالقطار',
    lead: 'الرحلة طويلة لكن اللغة لغتك، والقطارات تمضي بك مع الساحل وإلى التاريخ.',
    facts: [
      { term: 'مدينة واحدة', text: 'ثلاث ليالٍ أو أربع' },
      { term: 'ثلاث مدن', text: 'تسع ليالٍ' },
      { term: 'من الدار البيضاء إلى مراكش', text: 'أقل من ثلاث ساعات بالقطار' },
      { term: 'أنسب الأشهر', text: 'من مارس إلى مايو، وأكتوبر ونوفمبر' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف ترتّبها؟',
        paragraphs: [
          'تهبط معظم الرحلات من الدوحة في الدار البيضاء، وهي أكثر من محطة عبور: زُر المسجد على الماء وبِت ليلة أو ليلتين ثم واصل. مراكش أقل من ثلاث ساعات جنوبًا، وفاس نحو أربع شرقًا، والقطاران مريحان.',
          'الرياض بيت قديم حول فناء، فيه ست غرف أو ثمانٍ. وهو أجمل إقامة في مراكش وفاس، لكنه لا يناسب كل عائلة: أدراج، وأصوات يحملها الفناء، وسيارة تقف على بُعد عشر دقائق. وفي فندق المدينة الجديدة مسبح ومصعد. وكثيرون يجمعون ليلتين هنا وليلتين هناك.',
          'وإن بقي لديك أسبوع بعد المدن رتّبنا لك وديان الأطلس أو كثبان مرزوكة أو أسوار الصويرة ونسيمها، مع سائق يعرف أين تُشرب كأس الشاي.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل تُحتمل مراكش في الصيف؟',
        answer:
          'مع مسبح وبرنامج خفيف نعم، فحرّها جاف يبلغ 37 درجة وأكثر. وفي أغسطس نقترح الدار البيضاء أو الصويرة أو طنجة على البحر.',
      },
      {
        question: 'هل يحتاج المقيم في قطر إلى تأشيرة؟',
        answer: 'بحسب جوازه: فمنهم من يدخل مباشرة، ومنهم من يحتاج إلى تأشيرة إلكترونية. اطّلع على متطلبات السفر وتأكد من السفارة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود التخطيط لعطلة في المغرب. التواريخ:  عدد المسافرين:',
  },
};
