import type { Bilingual } from '../bilingual.ts';
import type { Drawing } from '../drawings.ts';
import type { Guide } from '../guide.ts';

export const victoriaFleets: Guide = {
  name: { en: 'Victoria Fleets', ar: 'أسطول فيكتوريا' },
  art: 'pages/fleet',
  en: {
    title: 'Victoria Fleets: cars with a driver',
    description:
      'Chauffeured cars in Qatar for companies, guests and events: classes from saloon to coach, by the hour, the day or the month, and how an order works.',
    heading: 'Cars with a driver, for a day or a delegation',
    lead: 'Victoria Fleets is our service of chauffeured cars in Qatar: for the director who works on the way, the guest who lands at midnight and the wedding with forty relatives.',
    facts: [
      { term: 'Where', text: 'All over Qatar' },
      { term: 'Booked by', text: 'The hour, the day, the event or the month' },
      { term: 'Included', text: 'The driver and the fuel' },
      { term: 'Order', text: 'A day ahead; two weeks for an event fleet' },
    ],
    sections: [
      {
        id: 'ways',
        heading: 'Four ways to order',
        paragraphs: [],
        points: [
          { term: 'From here to there', text: 'One journey at a fixed price, such as hotel to hall or office to airport.' },
          {
            term: 'By the hour',
            text: 'The car stays with you, usually from three or four hours. Right for a morning of meetings.',
          },
          { term: 'For an event', text: 'Several classes, one coordinator on site and a plan of who is picked up when.' },
          {
            term: 'By the month',
            text: 'A car and a driver for a guest, a project or an executive, with a spare when it is serviced.',
          },
        ],
      },
      {
        id: 'driver',
        heading: 'What to expect of the driver',
        paragraphs: [
          'There ten minutes early, in plain dark clothes, with a licence for passenger transport. He knows the gates of the ministries, the halls and the stadiums, speaks English and often Arabic, keeps water in the car and his telephone in his pocket. If you want silence, he keeps it; if your guest wants to see the Corniche, he knows the slower way.',
        ],
      },
      {
        id: 'how',
        heading: 'How an order works',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'You tell us the day', text: 'Times, addresses, passengers, bags and who signs for it.' },
          { term: 'We answer with class and price', text: 'In riyals, with the hours and kilometres included.' },
          { term: 'You confirm', text: 'By message or with a purchase order, for companies on account.' },
          { term: 'The evening before', text: 'Name and number of the driver, and the plate of the car.' },
          { term: 'Afterwards', text: 'One invoice with journeys, hours and cost centres.' },
        ],
      },
    ],
    questions: [
      {
        question: 'Can we choose the make of the car?',
        answer:
          'You choose the class. If a certain make matters, for a wedding or a delegation, tell us early and we will say honestly whether we can get it that day.',
      },
      {
        question: 'What if a meeting runs late?',
        answer:
          'The driver waits, and time is counted by the half hour at the agreed rate. If he is needed elsewhere we send another car in time.',
      },
      {
        question: 'Do you drive to Saudi Arabia?',
        answer:
          'Journeys across Abu Samra are possible with documents for car, driver and passengers. Please ask three working days ahead.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like cars with a driver from Victoria Fleets. Date:  From and to:  Passengers:',
  },
  ar: {
    title: 'أسطول فيكتوريا: سيارات مع سائق',
    description:
      'سيارات مع سائق في قطر للشركات والضيوف والمناسبات: فئات من الصالون إلى الحافلة، بالساعة أو اليوم أو الشهر، وكيف يتم الطلب.',
    heading: 'سيارات مع سائق، ليوم أو لوفد كامل',
    lead: 'أسطول فيكتوريا خدمتنا للسيارات مع سائق في قطر: لمدير يعمل في الطريق، ولضيف يصل في منتصف الليل، ولعرس فيه أربعون من الأقارب.',
    facts: [
      { term: 'أين؟', text: 'في أنحاء قطر كلها' },
      { term: 'المدة', text: 'بالساعة أو اليوم أو المناسبة أو الشهر' },
      { term: 'يشمل السعر', text: 'السائق والوقود' },
      { term: 'الطلب', text: 'قبل يوم، ولأسطول المناسبات قبل أسبوعين' },
    ],
    sections: [
      {
        id: 'ways',
        heading: 'أربع طرق للطلب',
        paragraphs: [],
        points: [
          { term: 'من مكان إلى مكان', text: 'مشوار واحد بسعر ثابت، من الفندق إلى القاعة مثلًا أو من المكتب إلى المطار.' },
          { term: 'بالساعة', text: 'تبقى السيارة معك، من ثلاث ساعات أو أربع عادةً، وتناسب صباحًا مليئًا بالاجتماعات.' },
          { term: 'للمناسبات', text: 'فئات عدة ومنسّق واحد في الموقع، وخطة تبيّن من يُستقبل ومتى.' },
          { term: 'بالشهر', text: 'سيارة وسائق لضيف أو مشروع أو مسؤول، وبديل حين تدخل السيارة الصيانة.' },
        ],
      },
      {
        id: 'driver',
        heading: 'ماذا تنتظر من السائق؟',
        paragraphs: [
          'يحضر قبل الموعد بعشر دقائق، بملابس داكنة بسيطة ورخصة لنقل الركاب. يعرف بوابات الوزارات والقاعات والملاعب، ويتحدث الإنجليزية وكثيرًا ما يتحدث العربية، وفي السيارة ماء، وهاتفه في جيبه. إن أردت الهدوء صمت، وإن أراد ضيفك أن يرى الكورنيش عرف الطريق الأجمل.',
        ],
      },
      {
        id: 'how',
        heading: 'كيف يتم الطلب؟',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'تخبرنا ببرنامج اليوم', text: 'الأوقات والعناوين والركاب والحقائب ومن يوقّع عليه.' },
          { term: 'نجيبك بالفئة والسعر', text: 'بالريال القطري، مع الساعات والكيلومترات المشمولة.' },
          { term: 'تؤكد الطلب', text: 'برسالة، أو بأمر شراء للشركات ذات الحساب.' },
          { term: 'مساء اليوم السابق', text: 'اسم السائق ورقمه ولوحة السيارة.' },
          { term: 'بعد الخدمة', text: 'فاتورة واحدة فيها المشاوير والساعات ومراكز التكلفة.' },
        ],
      },
    ],
    questions: [
      {
        question: 'هل نختار نوع السيارة؟',
        answer: 'تختار أنت الفئة. وإن كان النوع مهمًا لعرس أو وفد فأخبرنا مبكرًا، ونقول لك بصراحة هل يتوفر في ذلك اليوم.',
      },
      {
        question: 'ماذا لو طال الاجتماع؟',
        answer:
          'ينتظر السائق، ويُحسب الوقت بنصف الساعة بالسعر المتفق عليه. وإن كان مرتبطًا بموعد آخر أرسلنا غيره في الوقت المناسب.',
      },
      {
        question: 'هل تصلون إلى السعودية؟',
        answer: 'السفر عبر أبو سمرة ممكن بأوراق السيارة والسائق والركاب. نرجو السؤال قبل ثلاثة أيام عمل.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أرغب في سيارات مع سائق من أسطول فيكتوريا. التاريخ:  من وإلى:  عدد الركاب:',
  },
};

/** Classes, not makes: seats for guests beside the driver's, and large cases that fit with all of them. */
export const fleetClasses: readonly { art: Drawing; name: Bilingual; seats: string; bags: string; text: Bilingual }[] = [
  {
    art: 'pages/fleet-saloon',
    name: { en: 'Saloon', ar: 'صالون' },
    seats: '3',
    bags: '2',
    text: { en: 'Daily errands, staff on business, one guest.', ar: 'لمشاوير اليوم وموظفي الشركة والضيف الواحد.' },
  },
  {
    art: 'pages/fleet-executive',
    name: { en: 'Executive saloon', ar: 'سيارة صالون تنفيذية' },
    seats: '3',
    bags: '2',
    text: {
      en: 'More room in the back and a quiet cabin, for a guest of honour.',
      ar: 'مقعد خلفي أوسع وهدوء أكثر، لضيف تود إكرامه.',
    },
  },
  {
    art: 'pages/fleet-suv',
    name: { en: 'Large SUV', ar: 'سيارة دفع رباعي كبيرة' },
    seats: '5',
    bags: '4',
    text: {
      en: 'Families, older guests who prefer a high seat, trips outside the city.',
      ar: 'للعائلات ومن يريحه المقعد العالي، وللرحلات خارج المدينة.',
    },
  },
  {
    art: 'pages/fleet-van',
    name: { en: 'Executive van', ar: 'سيارة فان تنفيذية' },
    seats: '6',
    bags: '6',
    text: { en: 'Seats that face each other: the meeting begins on the way.', ar: 'مقاعد متقابلة، فيبدأ الاجتماع في الطريق.' },
  },
  {
    art: 'pages/fleet-minibus',
    name: { en: 'Minibus', ar: 'حافلة صغيرة' },
    seats: '10–20',
    bags: '10–20',
    text: { en: 'Teams, delegations, wedding guests from the hotel.', ar: 'للفرق والوفود وضيوف الأعراس من الفندق.' },
  },
  {
    art: 'pages/fleet-coach',
    name: { en: 'Coach', ar: 'حافلة كبيرة' },
    seats: '30–50',
    bags: '30–50',
    text: {
      en: 'Conferences, schools and fans, with a hold for the bags.',
      ar: 'للمؤتمرات والمدارس والمشجعين، وفيها مخزن للحقائب.',
    },
  },
];
