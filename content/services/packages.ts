import type { Guide } from '../guide.ts';

export const packages: Guide = {
  name: { en: 'Holiday packages', ar: 'باقات العطلات' },
  art: 'packages',
  en: {
    title: 'Holiday packages from Doha',
    description:
      'Holidays in nine countries, each with its price: hotel with breakfast, airport transfers and a tour. The flight is extra, at the fare for your dates.',
    heading: 'One price, one plan, one number to call',
    lead: 'A package is a holiday someone has already thought through: the room, the driver, the tour and a plan for every day. You choose the dates, we add the flight.',
    facts: [
      { term: 'Flights', text: 'Not in the price: extra, at the fare for your dates' },
      { term: 'Stay', text: 'Usually four-star, with breakfast every day' },
      { term: 'At your destination', text: 'Airport transfers and one tour' },
      { term: 'Payment', text: 'After we have confirmed it with you' },
    ],
    sections: [
      {
        id: 'how',
        heading: 'How a holiday is made',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'Tell us who travels',
            text: 'Ages of the children, how many rooms, what you like and what you would rather not.',
          },
          {
            term: 'We suggest a plan',
            text: 'With hotels, flight times and the price in riyals for all of you.',
          },
          { term: 'We change it until it fits', text: 'An extra night, a villa instead of a room, another day out.' },
          { term: 'You confirm, and we book', text: 'You have the tickets and vouchers before you leave.' },
        ],
      },
      {
        id: 'family',
        heading: 'For families',
        paragraphs: [
          'Tell us what you need and we will ask the hotel: connecting rooms, a pool with a quiet hour, halal meals, a place to pray nearby, a cot. Where the answer is no, we tell you before you book rather than at reception. Two rooms with a door between them often cost less than a suite and give everyone more sleep.',
          'School holidays and Eid fill first. Two months ahead is comfortable; two weeks ahead is still possible, with fewer rooms to choose from.',
        ],
      },
    ],
    questions: [
      {
        question: 'What is not included?',
        answer:
          'Flights, visas, travel insurance, lunches and dinners and what you buy along the way, unless your plan says so. We can add any of them.',
      },
      {
        question: 'Can I change the dates later?',
        answer: 'It depends on the fare and the hotel. Ask us what a change would cost before you pay.',
      },
      {
        question: 'Can you plan a holiday somewhere else?',
        answer: 'Yes. Tell us where, and the same team plans it with you from the first night.',
      },
    ],
    greeting: 'Hello Karam Travel, please plan a holiday for us. Place:  Dates:  Travellers:',
  },
  ar: {
    title: 'باقات العطلات من الدوحة',
    description: 'عطلات في تسعة بلدان، لكل منها سعرها: فندق مع الفطور وتوصيل من المطار وإليه وجولة. ونضيف الطيران بسعر تواريخك.',
    heading: 'سعر واحد وخطة واحدة ورقم واحد تتصل به',
    lead: 'الباقة عطلة جاهزة بتفاصيلها: الغرفة والسائق والجولة وخطة لكل يوم. تختار أنت الموعد، ونضيف نحن الطيران.',
    facts: [
      { term: 'الطيران', text: 'خارج السعر، ونضيفه بسعر التذكرة في تواريخك' },
      { term: 'الإقامة', text: 'فندق أربع نجوم في الغالب، مع الفطور كل يوم' },
      { term: 'في الوجهة', text: 'التوصيل من المطار وإليه وجولة واحدة' },
      { term: 'الدفع', text: 'بعد أن نؤكد لك الحجز' },
    ],
    sections: [
      {
        id: 'how',
        heading: 'كيف نرتّب عطلتك',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'أخبرنا من يسافر', text: 'أعمار الأطفال وعدد الغرف، وما تحب وما لا تحب.' },
          { term: 'نقترح عليك خطة', text: 'فيها الفنادق ومواعيد الطيران والسعر بالريال لجميع المسافرين.' },
          { term: 'نعدّلها حتى تناسبك', text: 'ليلة إضافية، أو فيلا بدل الغرفة، أو جولة أخرى.' },
          { term: 'تؤكد فنحجز', text: 'وتكون التذاكر والقسائم معك قبل السفر.' },
        ],
      },
      {
        id: 'family',
        heading: 'للعائلات',
        paragraphs: [
          'أخبرنا بما تحتاج إليه عائلتك ونسأل عنه الفندق: غرف متصلة، ومسبح في وقت هادئ، ووجبات حلال، ومكان قريب للصلاة، وسرير للرضيع. وإن كان الجواب لا، عرفته منا قبل الحجز لا عند مكتب الاستقبال. وكثيرًا ما تكون غرفتان بينهما باب أوفر من الجناح وأريح للجميع.',
          'وأول ما يمتلئ إجازات المدارس والأعياد. الحجز قبل شهرين مريح، وقبل أسبوعين ممكن أيضًا، لكن الخيارات أقل.',
        ],
      },
    ],
    questions: [
      {
        question: 'ما الذي لا تشمله الباقة؟',
        answer:
          'الطيران والتأشيرات وتأمين السفر ووجبات الغداء والعشاء والمصاريف الشخصية، ما لم تُذكر في خطتك. ويمكننا إضافة ما تشاء منها.',
      },
      {
        question: 'هل أستطيع تغيير التواريخ لاحقًا؟',
        answer: 'يعتمد ذلك على شروط التذكرة والفندق، فاسألنا عن تكلفة التغيير قبل أن تدفع.',
      },
      { question: 'هل ترتّبون وجهة ليست هنا؟', answer: 'نعم. أخبرنا بها، فالفريق نفسه يرتّبها معك من أول ليلة.' },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو ترتيب عطلة لنا. الوجهة:  التواريخ:  عدد المسافرين:',
  },
};
