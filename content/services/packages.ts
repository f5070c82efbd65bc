import type { Guide } from '../guide.ts';

export const packages: Guide = {
  name: { en: 'Holiday packages', ar: 'باقات العطلات' },
  art: 'packages',
  en: {
    title: 'Holiday packages from Doha',
    description:
      'Flight, hotel with breakfast, airport transfers and a tour in one price: holidays from Doha to the Maldives, Dubai, Turkey and Switzerland.',
    heading: 'One price, one plan, one number to call',
    lead: 'A package is a holiday somebody has already thought through: the flight, the room, the driver and the first day out. You choose the dates.',
    facts: [
      { term: 'Flights', text: 'Return from Doha, bag included where the fare has one' },
      { term: 'Stay', text: 'The hotel you choose, with breakfast every day' },
      { term: 'On the ground', text: 'Airport transfers and one tour' },
      { term: 'Payment', text: 'After we have confirmed it with you' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Where to begin',
        paragraphs: [
          'Four places answer most of what people in Qatar ask us for. Each has its own page with the seasons, what to do there and how to enter.',
        ],
        points: [
          { term: 'Maldives', text: 'For two, or for a family that wants to do nothing. Driest from December to April.' },
          { term: 'Dubai', text: 'An hour and a quarter away: right for a long weekend with children.' },
          { term: 'Turkey', text: 'Istanbul, Cappadocia and the green Black Sea coast, where summer stays mild.' },
          { term: 'Switzerland', text: 'Lakes in summer, snow in winter, and trains to every valley. Begin the visa early.' },
        ],
      },
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
            text: 'With hotels, flight times and the price in riyal for all of you.',
          },
          { term: 'We change it until it fits', text: 'A night more, a villa instead of a room, another day out.' },
          { term: 'You confirm, and we book', text: 'You have the tickets and vouchers before you leave.' },
        ],
      },
      {
        id: 'family',
        heading: 'For families',
        paragraphs: [
          'Tell us what you need and we ask the hotel: connecting rooms, a pool with a quiet hour, halal meals, a prayer place nearby, a cot. Where the answer is no, we tell you before you book rather than at the reception desk. Two rooms with a door between them often cost less than a suite and give everyone more sleep.',
          'School holidays and Eid fill first. Two months ahead is comfortable; two weeks ahead is still possible, with fewer rooms to choose from.',
        ],
      },
    ],
    questions: [
      {
        question: 'What is not included?',
        answer:
          'Visas, travel insurance, lunches and dinners and what you buy along the way, unless your plan says so. We can add any of them.',
      },
      {
        question: 'Can I change the dates later?',
        answer: 'It depends on the fare and the hotel. Ask us what a change would cost before you pay.',
      },
      {
        question: 'I want a place that is not here.',
        answer: 'Tell us which. These four are the most asked for; the same team plans the others.',
      },
    ],
    greeting: 'Hello Karam Travel, please plan a holiday for us. Place:  Dates:  Travellers:',
  },
  ar: {
    title: 'باقات العطلات من الدوحة',
    description: 'طيران وفندق مع الفطور وتوصيل من المطار وجولة بسعر واحد: عطلات من الدوحة إلى المالديف ودبي وتركيا وسويسرا.',
    heading: 'سعر واحد وخطة واحدة ورقم واحد تتصل به',
    lead: 'الباقة عطلة جاهزة بتفاصيلها: الطيران والغرفة والسائق وجولة اليوم الأول. وما عليك إلا اختيار الموعد.',
    facts: [
      { term: 'الطيران', text: 'ذهاب وعودة من الدوحة، مع الأمتعة إن شملتها التذكرة' },
      { term: 'الإقامة', text: 'في الفندق الذي تختاره، مع الفطور كل يوم' },
      { term: 'في الوجهة', text: 'التوصيل من المطار وإليه وجولة واحدة' },
      { term: 'الدفع', text: 'بعد أن نؤكد لك الحجز' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'من أين تبدأ؟',
        paragraphs: ['أربع وجهات تلبّي معظم ما يطلبه أهل قطر والمقيمون فيها، ولكل منها صفحة تشرح مواسمها وما فيها وشروط دخولها.'],
        points: [
          { term: 'المالديف', text: 'للعروسين، أو لعائلة لا تريد سوى الراحة. أجفّ شهورها من ديسمبر إلى أبريل.' },
          { term: 'دبي', text: 'على بُعد ساعة وربع، تناسب عطلة أسبوع طويلة مع الأطفال.' },
          { term: 'تركيا', text: 'إسطنبول وكبادوكيا وساحل البحر الأسود الأخضر حيث يبقى الصيف معتدلًا.' },
          { term: 'سويسرا', text: 'بحيرات صيفًا وثلوج شتاءً وقطار إلى كل وادٍ. ابدأ بالتأشيرة مبكرًا.' },
        ],
      },
      {
        id: 'how',
        heading: 'كيف نرتّب عطلتك',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'أخبرنا من يسافر', text: 'أعمار الأطفال وعدد الغرف، وما تحبون وما لا تحبون.' },
          { term: 'نقترح عليك خطة', text: 'فيها الفنادق ومواعيد الطيران والسعر بالريال لكم جميعًا.' },
          { term: 'نعدّلها حتى تناسبكم', text: 'ليلة إضافية، أو فيلا بدل الغرفة، أو جولة أخرى.' },
          { term: 'تؤكدون فنحجز', text: 'وتكون التذاكر والقسائم معكم قبل السفر.' },
        ],
      },
      {
        id: 'family',
        heading: 'للعائلات',
        paragraphs: [
          'أخبرنا بما تحتاجه عائلتك ونسأل عنه الفندق: غرف متصلة، ومسبح في وقت هادئ، ووجبات حلال، ومكان قريب للصلاة، وسرير للرضيع. وإن كان الجواب لا، عرفته منا قبل الحجز لا عند مكتب الاستقبال. وكثيرًا ما تكون غرفتان بينهما باب أوفر من الجناح وأريح للجميع.',
          'وأول ما يمتلئ إجازات المدارس والأعياد. الحجز قبل شهرين مريح، وقبل أسبوعين ممكن أيضًا، لكن الخيارات أقل.',
        ],
      },
    ],
    questions: [
      {
        question: 'ما الذي لا تشمله الباقة؟',
        answer: 'التأشيرات وتأمين السفر ووجبات الغداء والعشاء والمصاريف الشخصية، ما لم تُذكر في خطتك. ويمكننا إضافة ما تشاء منها.',
      },
      {
        question: 'هل أستطيع تغيير التواريخ لاحقًا؟',
        answer: 'يعتمد ذلك على شروط التذكرة والفندق، فاسألنا عن كلفة التغيير قبل أن تدفع.',
      },
      { question: 'أريد وجهة ليست هنا.', answer: 'أخبرنا بها. هذه الأربع أكثر ما يُطلب، والفريق نفسه يرتّب غيرها.' },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو ترتيب عطلة لنا. الوجهة:  التواريخ:  عدد المسافرين:',
  },
};
