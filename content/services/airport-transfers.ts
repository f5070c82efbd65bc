import type { Bilingual } from '../bilingual.ts';
import type { CallService } from './call-service.ts';

export const airportTransfers: CallService = {
  name: { en: 'Airport transfers', ar: 'التوصيل من المطار وإليه' },
  art: 'airport-transfers',
  ready: {
    en: [
      'Date and flight number',
      'Address, with the building or villa',
      'Travellers and large bags',
      'Child seats, with the child’s age',
    ],
    ar: ['تاريخ الرحلة ورقمها', 'العنوان ورقم المبنى أو الفيلا', 'عدد المسافرين والحقائب الكبيرة', 'مقاعد الأطفال وأعمارهم'],
  },
  en: {
    title: 'Airport transfers in Doha and abroad',
    description:
      'A driver with your name at Hamad International and at the airport you fly to: times on the road in Qatar, which vehicle fits, child seats, waiting and price.',
    heading: 'A driver with your name, at any hour',
    lead: 'Home to the airport at three in the morning, or out of an unfamiliar terminal after a night flight: the car is booked, the price is agreed and the driver knows your flight.',
    facts: [
      { term: 'Price', text: 'Agreed in advance, per car, not per person' },
      { term: 'Hours', text: 'Day and night, Fridays and holidays' },
      { term: 'When to book', text: 'A day ahead in Qatar, three days abroad' },
      { term: 'How to book', text: 'By phone' },
    ],
    sections: [
      {
        id: 'vehicle',
        heading: 'Which vehicle fits',
        paragraphs: ['Count the large suitcases, not only the people: the boot fills first.'],
        points: [
          { term: 'Saloon', text: 'Up to three travellers with two large cases and hand luggage.' },
          {
            term: 'Large SUV',
            text: 'Four or five travellers, four cases. High seats that are easy for older people to get into.',
          },
          { term: 'Van', text: 'Six or seven travellers with a case each and a pram.' },
          { term: 'Minibus', text: 'Families together, teams and wedding guests, with a separate place for bags.' },
        ],
      },
      {
        id: 'leave',
        heading: 'When to leave home',
        paragraphs: [
          'For an international flight from Doha, be at the terminal three hours before departure. Check-in usually closes an hour before, and the walk to the far gates is long. Add the drive from the list above and a quarter of an hour for the lift, the bags and the child who has lost a shoe.',
          'On Thursday evenings, the first days of school holidays and the days before Eid, add half an hour more.',
        ],
      },
      {
        id: 'meeting',
        heading: 'How you find each other',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'The day before', text: 'You receive the meeting point and the number to call.' },
          { term: 'You land', text: 'The flight is tracked, so an early or late landing is known.' },
          { term: 'Passport and bags', text: 'The driver waits an hour after landing, which is enough for most arrivals.' },
          {
            term: 'Arrivals hall',
            text: 'Look for your name on the board. If you do not see it, call; please do not walk out to the taxis.',
          },
        ],
      },
      {
        id: 'abroad',
        heading: 'In other countries',
        paragraphs: [
          'We book cars at the airports people fly to from Doha: Istanbul, London, Paris, Dubai, Jeddah, Bangkok and others. There the car comes from a local company, the price is still agreed in riyals before you leave, and any problem is still ours to solve: you call us, not a stranger.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do you have child seats?',
        answer:
          'Yes, when you ask with the booking. Tell us the age and the weight of each child, since an infant’s seat and a booster are different things.',
      },
      {
        question: 'What if my bag is late?',
        answer:
          'Call the number you were given from the baggage hall. The driver waits as long as he can; longer waiting may cost extra, and we tell you how much.',
      },
      {
        question: 'Can the car stop on the way?',
        answer:
          'A short stop to pick someone up can be agreed when you book. For an afternoon of stops, a car by the hour is the better choice.',
      },
    ],
    greeting: 'Hello Karam Travel, please call me about an airport transfer. From:  To:  Date and flight:  Travellers and bags:',
  },
  ar: {
    title: 'التوصيل من مطار الدوحة وإليه',
    description:
      'سائق يحمل لوحة باسمك في مطار حمد الدولي وفي مطار وجهتك: زمن الطريق داخل قطر، والسيارة المناسبة، ومقاعد الأطفال، ومدة الانتظار، والسعر.',
    heading: 'سائق بانتظارك في أي ساعة',
    lead: 'من بيتك إلى المطار في الثالثة فجرًا، أو من مطار لا تعرفه بعد ليلة في الجو: السيارة محجوزة، والسعر متفق عليه، والسائق يعرف رحلتك.',
    facts: [
      { term: 'السعر', text: 'متفق عليه مسبقًا، للسيارة لا للشخص' },
      { term: 'الأوقات', text: 'ليلًا ونهارًا، وفي الجمع والعطل' },
      { term: 'متى تحجز؟', text: 'قبل يوم في قطر، وقبل 3 أيام خارجها' },
      { term: 'طريقة الحجز', text: 'هاتفيًا' },
    ],
    sections: [
      {
        id: 'vehicle',
        heading: 'أي سيارة تناسبك؟',
        paragraphs: ['احسب الحقائب الكبيرة قبل الأشخاص، فصندوق السيارة أول ما يمتلئ.'],
        points: [
          { term: 'سيارة صالون', text: 'لثلاثة مسافرين مع حقيبتين كبيرتين وحقائب اليد.' },
          { term: 'سيارة دفع رباعي كبيرة', text: 'لأربعة أو خمسة مع أربع حقائب، ومقاعدها عالية يسهل على كبار السن ركوبها.' },
          { term: 'فان', text: 'لستة أو سبعة، لكل منهم حقيبة، مع عربة طفل.' },
          { term: 'حافلة صغيرة', text: 'للعائلات معًا والفرق وضيوف الأعراس، وفيها مكان مستقل للحقائب.' },
        ],
      },
      {
        id: 'leave',
        heading: 'متى تخرج من البيت؟',
        paragraphs: [
          'في الرحلات الدولية من الدوحة كن في المطار قبل الإقلاع بثلاث ساعات، فإنهاء إجراءات السفر يُغلق عادةً قبل الإقلاع بساعة، والمشي إلى البوابات البعيدة ليس قصيرًا. أضف إلى ذلك زمن الطريق من القائمة أعلاه، وربع ساعة للمصعد والحقائب والطفل الذي أضاع حذاءه.',
          'وفي مساء الخميس وأول أيام الإجازات المدرسية والأيام التي تسبق العيد، أضف نصف ساعة أخرى.',
        ],
      },
      {
        id: 'meeting',
        heading: 'كيف تجد السائق؟',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'قبل السفر بيوم', text: 'تصلك نقطة اللقاء والرقم الذي تتصل به.' },
          { term: 'عند الهبوط', text: 'نتابع رحلتك، فنعلم إن وصلت مبكرًا أو متأخرًا.' },
          { term: 'الجوازات والحقائب', text: 'ينتظرك السائق ساعة بعد الهبوط، وهي تكفي في الغالب.' },
          {
            term: 'صالة الوصول',
            text: 'ابحث عن اسمك على اللوحة. وإن لم تجده فاتصل برقم السائق أو رقم المناوبة المكتوب في رسالة التأكيد، ولا تخرج إلى سيارات الأجرة.',
          },
        ],
      },
      {
        id: 'abroad',
        heading: 'خارج قطر',
        paragraphs: [
          'نحجز السيارات في المطارات التي يقصدها المسافرون من الدوحة، كإسطنبول ولندن وباريس ودبي وجدة وبانكوك. السيارة هناك من شركة محلية، لكن السعر يُتفق عليه بالريال قبل سفرك، وإن حدث ما لم يكن في الحسبان فاتصالك بنا نحن لا بغريب.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل لديكم مقاعد أطفال؟',
        answer: 'نعم إذا طُلبت مع الحجز. أخبرنا بعمر كل طفل ووزنه، فمقعد الرضيع غير المقعد الرافع.',
      },
      {
        question: 'ماذا لو تأخرت حقيبتي؟',
        answer: 'اتصل من صالة الحقائب بالرقم الذي وصلك. ينتظرك السائق ما أمكنه، وقد يُضاف مبلغ على الانتظار الطويل ونخبرك به.',
      },
      {
        question: 'هل تتوقف السيارة في الطريق؟',
        answer: 'يمكن الاتفاق عند الحجز على وقفة قصيرة لاصطحاب أحد. أما إن كانت لك عدة مشاوير فالسيارة بالساعة أنسب.',
      },
    ],
    greeting:
      'مرحبًا كرم للسفر، أرجو الاتصال بي بشأن التوصيل من المطار أو إليه. من:  إلى:  التاريخ ورقم الرحلة:  عدد المسافرين والحقائب:',
  },
};

/** Guide times by car from Hamad International Airport, in minutes. */
export const roadTimes: readonly { to: Bilingual; clear: number; busy: number }[] = [
  { to: { en: 'Al Wakrah', ar: 'الوكرة' }, clear: 15, busy: 25 },
  { to: { en: 'Souq Waqif and Msheireb', ar: 'سوق واقف ومشيرب' }, clear: 15, busy: 30 },
  { to: { en: 'Al Sadd', ar: 'السد' }, clear: 20, busy: 35 },
  { to: { en: 'West Bay', ar: 'الخليج الغربي' }, clear: 20, busy: 40 },
  { to: { en: 'Education City', ar: 'المدينة التعليمية' }, clear: 25, busy: 45 },
  { to: { en: 'The Pearl', ar: 'اللؤلؤة' }, clear: 25, busy: 45 },
  { to: { en: 'Lusail', ar: 'لوسيل' }, clear: 30, busy: 50 },
  { to: { en: 'Al Khor', ar: 'الخور' }, clear: 50, busy: 70 },
  { to: { en: 'Abu Samra border', ar: 'منفذ أبو سمرة' }, clear: 75, busy: 95 },
];
