import type { Guide } from '../guide.ts';
import type { Comparison } from './comparison.ts';

/** The entry rule named here follows a public index of 17 February 2026, not an official statement; the page says so. */
export const umrah: Guide = {
  name: { en: 'Umrah', ar: 'العمرة' },
  art: 'umrah',
  en: {
    title: 'Umrah from Qatar',
    description:
      'Umrah from Doha by air or by road: permits, hotels by their walk to the Haram, the train to Madinah, the calm and the crowded weeks, and what we arrange.',
    heading: 'Umrah, with nothing else on your mind',
    lead: 'Your time there is for worship. Flights, permits, a hotel whose walk to the Haram you can manage, and the road to Madinah: leave those to us.',
    facts: [
      { term: 'By air', text: 'About two and a half hours to Jeddah or Madinah' },
      { term: 'By road', text: 'Across the Abu Samra border' },
      { term: 'Qatari passport', text: 'No visa, as of 17 February 2026' },
      { term: 'Calmest weeks', text: 'After Hajj and outside school holidays' },
    ],
    sections: [
      {
        id: 'permits',
        heading: 'Entry and permits',
        paragraphs: [
          'Qatari passport holders enter Saudi Arabia visa-free (public index, 17 February 2026). For residents of Qatar it depends on nationality; many can get an e-visa. Citizens of the GCC countries may also enter with their national identity card, if no other country lies on the way. Rules change around Ramadan and Hajj, so we check yours with you before booking; please confirm it with the Saudi authorities too.',
          'Umrah itself and the prayer in the Rawdah are booked by day and hour in the official Nusuk app. We help you open the account and choose times that fit your flights.',
        ],
      },
      {
        id: 'hotel',
        heading: 'Choosing the hotel',
        paragraphs: [
          '“Near the Haram” can mean three minutes or thirty. So ask us for the walk in minutes, and whether it climbs.',
        ],
        points: [
          {
            term: 'First row',
            text: 'Doors that open on the courtyard: right for older people, small children and wheelchairs.',
          },
          { term: 'Ten minutes’ walk', text: 'Ajyad and Ibrahim Al Khalil Street: quieter rooms at a lower price.' },
          { term: 'By shuttle', text: 'Larger rooms further out. Ask how the bus runs at prayer times.' },
          { term: 'Madinah', text: 'The streets north of the Prophet’s Mosque keep families close to the women’s gates.' },
        ],
      },
      {
        id: 'route',
        heading: 'The way there',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'Ihram before the miqat',
            text: 'On a flight to Jeddah you cross the miqat in the air. Put on ihram at home or at the airport; the crew usually announces it.',
          },
          { term: 'Makkah', text: 'A driver meets you in Jeddah. The road takes a little over an hour in light traffic.' },
          { term: 'Madinah by train', text: 'The Haramain railway links the two cities in under two and a half hours.' },
          { term: 'Home from Madinah', text: 'A flight from there saves going back to Jeddah.' },
        ],
      },
      {
        id: 'when',
        heading: 'When to go',
        paragraphs: [
          'November to February has the mildest weather. Ramadan is unlike any other month, and the last ten nights are the busiest and most expensive of the year: book months ahead. Around Hajj, Umrah pauses for visitors. For calm, take the weeks after Hajj, with heat by day and room to pray by night.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can you arrange a wheelchair?',
        answer: 'Yes, at the airports and on request at the Haram. Tell us early, and we will look for a hotel without steps.',
      },
      {
        question: 'Can you arrange it for a family of seven?',
        answer: 'We look for connecting rooms or a family room, and a vehicle for all of you with your bags.',
      },
      {
        question: 'Do you give religious guidance?',
        answer: 'We arrange the journey. For rulings, please ask the scholars you trust.',
      },
    ],
    greeting: 'Hello Karam Travel, please help us plan Umrah. Dates:  Travellers and nationalities:',
  },
  ar: {
    title: 'العمرة من قطر',
    description:
      'العمرة من الدوحة جوًا أو برًا: التصاريح، والفنادق بحسب المسافة إلى الحرم، وقطار المدينة، وأوقات الهدوء والزحام، وما نرتّبه لك.',
    heading: 'عمرة مطمئنة نرتّبها لك',
    lead: 'وقتك هناك للعبادة. أما الطيران والتصاريح والفندق القريب من الحرم مشيًا والطريق إلى المدينة، فدعها لنا.',
    facts: [
      { term: 'جوًا', text: 'نحو ساعتين ونصف إلى جدة أو المدينة' },
      { term: 'برًا', text: 'عبر منفذ أبو سمرة' },
      { term: 'الجواز القطري', text: 'بلا تأشيرة، وفق الشروط المعمول بها في 17 فبراير 2026' },
      { term: 'أهدأ الأوقات', text: 'بعد الحج وخارج إجازات المدارس' },
    ],
    sections: [
      {
        id: 'permits',
        heading: 'الدخول والتصاريح',
        paragraphs: [
          'يدخل حامل الجواز القطري السعودية بلا تأشيرة (مؤشر عام، 17 فبراير 2026). أما المقيم في قطر فتأشيرته بحسب جنسيته، وهي إلكترونية لكثير منهم. ويمكن لمواطني دول مجلس التعاون الدخول ببطاقة الهوية الوطنية أيضًا، ما لم يمر الطريق بدولة أخرى. وتتغير الشروط مع رمضان والحج، فنراجع حالتك معك قبل الحجز، ونرجو أن تتأكد أنت أيضًا من الجهات السعودية.',
          'وتُحجز العمرة والصلاة في الروضة الشريفة باليوم والساعة عبر تطبيق «نسك» الرسمي. نساعدك على فتح الحساب واختيار أوقات توافق رحلتك.',
        ],
      },
      {
        id: 'hotel',
        heading: 'اختيار الفندق',
        paragraphs: ['«قريب من الحرم» قد تعني ثلاث دقائق أو ثلاثين. لذلك اسألنا عن المسافة مشيًا بالدقائق، وهل في الطريق صعود.'],
        points: [
          { term: 'الصف الأول', text: 'يفتح بابه على الساحات، ويناسب كبار السن والصغار ومستخدمي الكراسي المتحركة.' },
          { term: 'عشر دقائق مشيًا', text: 'أجياد وشارع إبراهيم الخليل: غرف أهدأ وسعر أرفق.' },
          { term: 'بالحافلة', text: 'غرف أوسع وأبعد. اسأل عن مواعيد الحافلة في أوقات الصلاة.' },
          { term: 'المدينة المنورة', text: 'المنطقة الواقعة شمال المسجد النبوي قريبة من أبواب النساء، فهي أيسر للعائلات.' },
        ],
      },
      {
        id: 'route',
        heading: 'الطريق إلى هناك',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'الإحرام قبل الميقات',
            text: 'في الرحلة إلى جدة تمرّ بالميقات وأنت في الجو، فالبس الإحرام في البيت أو المطار، وعادةً ما يعلن الطاقم عند الاقتراب منه.',
          },
          { term: 'مكة المكرمة', text: 'يستقبلك السائق في جدة، والطريق أكثر من ساعة بقليل إن خفّ الزحام.' },
          { term: 'إلى المدينة بالقطار', text: 'يصل قطار الحرمين بين المدينتين في أقل من ساعتين ونصف.' },
          { term: 'العودة من المدينة', text: 'رحلة من مطارها توفر عليك الرجوع إلى جدة.' },
        ],
      },
      {
        id: 'when',
        heading: 'متى تذهب؟',
        paragraphs: [
          'ألطف الأجواء من نوفمبر إلى فبراير. ولرمضان شأن لا يشبهه شهر، والعشر الأواخر أشد أيام السنة زحامًا وأغلاها، فاحجز لها قبل أشهر. وفي موسم الحج تتوقف العمرة للقادمين من الخارج. ومن أراد الهدوء فالأسابيع التي تلي الحج: حرّ في النهار ومتسع للعبادة في الليل.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل توفرون كرسيًا متحركًا؟',
        answer: 'نعم، في المطارات وعند الطلب في الحرم. أخبرنا مبكرًا لنبحث عن فندق بلا درج.',
      },
      {
        question: 'هل ترتّبونها لعائلة من سبعة أشخاص؟',
        answer: 'نعم. نبحث عن غرف متصلة أو غرفة عائلية، وسيارة تسع العائلة كلها وأمتعتها.',
      },
      {
        question: 'هل تقدمون إرشادًا شرعيًا؟',
        answer: 'نحن نرتّب السفر. أما الأحكام الشرعية فاسأل عنها من تثق به من أهل العلم.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، نرجو المساعدة في ترتيب عمرة. التواريخ:  عدد المسافرين وجنسياتهم:',
  },
};

/** Three ways from Doha; times are usual ones. */
export const umrahRoutes: Comparison = {
  caption: { en: 'Three ways from Doha', ar: 'ثلاث طرق من الدوحة' },
  note: {
    en: 'Usual times. By road, allow extra on Thursdays, in school holidays and for the wait at the border.',
    ar: 'أوقات معتادة. وزد عليها في أيام الخميس والإجازات المدرسية، واحسب الانتظار عند المنفذ.',
  },
  columns: [
    { en: 'Fly to Jeddah', ar: 'جوًا إلى جدة' },
    { en: 'Fly to Madinah', ar: 'جوًا إلى المدينة' },
    { en: 'By road', ar: 'برًا' },
  ],
  rows: [
    {
      name: { en: 'On the way', ar: 'مدة الطريق' },
      cells: [
        { en: 'About two and a half hours', ar: 'نحو ساعتين ونصف' },
        { en: 'About two and a half hours', ar: 'نحو ساعتين ونصف' },
        { en: 'About 1,450 km via Riyadh, best spread over two days', ar: 'نحو 1,450 كم عبر الرياض، والأفضل في يومين' },
      ],
    },
    {
      name: { en: 'Ihram', ar: 'الإحرام' },
      cells: [
        { en: 'In the air, before Jeddah', ar: 'في الجو قبل جدة' },
        { en: 'At Dhul Hulayfah, on leaving Madinah', ar: 'من ذي الحليفة عند الخروج من المدينة' },
        { en: 'At Qarn al-Manazil, before Makkah', ar: 'من قرن المنازل قبل مكة' },
      ],
    },
    {
      name: { en: 'Then to Makkah', ar: 'ثم إلى مكة المكرمة' },
      cells: [
        { en: 'A little over an hour by car, or by train', ar: 'أكثر من ساعة بقليل بالسيارة، أو بالقطار' },
        { en: 'Under two and a half hours by train', ar: 'أقل من ساعتين ونصف بالقطار' },
        { en: 'You are already on the road', ar: 'أنت على الطريق' },
      ],
    },
    {
      name: { en: 'Suits', ar: 'تناسب' },
      cells: [
        { en: 'A weekend, older parents', ar: 'عطلة نهاية الأسبوع وكبار السن' },
        { en: 'Those who visit both cities', ar: 'من يزور المدينتين' },
        { en: 'Large families with time', ar: 'العائلات الكبيرة التي لديها متسع من الوقت' },
      ],
    },
  ],
};
