import type { Guide } from '../guide.ts';
import type { Comparison } from '../services/comparison.ts';

export const corporate: Guide = {
  name: { en: 'Corporate travel', ar: 'سفر الشركات' },
  art: 'pages/corporate',
  en: {
    title: 'Corporate travel management in Qatar',
    description:
      'One desk for a company’s flights, hotels, visas and cars: a travel policy people follow, approval before the ticket, one invoice, and help when plans change.',
    heading: 'Business travel with one desk and one invoice',
    lead: 'Your people send one message and get a trip that fits the policy. Finance gets one statement. And when a meeting moves, someone who knows the booking moves the flight.',
    facts: [
      { term: 'Who it is for', text: 'Companies, ministries, schools and clubs of any size' },
      { term: 'Languages', text: 'English and Arabic' },
      { term: 'Accreditation', text: 'IATA accredited, ICV certified' },
      { term: 'To begin', text: 'One conversation and a list of travellers' },
    ],
    sections: [
      {
        id: 'included',
        heading: 'What the desk takes over',
        paragraphs: [],
        points: [
          {
            term: 'Flights',
            text: 'More than 10,000 bookable flights, with flexible fares alongside the cheapest ones.',
          },
          { term: 'Hotels and cars', text: 'Near the meeting and within the limit, with breakfast and late arrival arranged.' },
          {
            term: 'Visas',
            text: 'Which visa, which documents, and when to send the passport so that it is back for the next trip.',
          },
          { term: 'Changes', text: 'Moved, shortened, cancelled: the fare rules are read before anyone pays a fee.' },
          { term: 'Unused tickets', text: 'Kept in a list and used for the next trip where the airline allows it.' },
        ],
      },
      {
        id: 'booking',
        heading: 'A trip from request to report',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Request', text: 'The traveller or an assistant writes or calls: where, when, which meeting.' },
          { term: 'Two or three choices', text: 'Inside the policy, with the reason when one costs more.' },
          { term: 'Approval', text: 'The person you named approves it. No approval, no ticket.' },
          {
            term: 'Tickets and documents',
            text: 'To the traveller, with the visa, the hotel and the cost centre on the invoice.',
          },
          { term: 'Report', text: 'At the end of the month: by department, by route, and what was booked late.' },
        ],
      },
      {
        id: 'saving',
        heading: 'Where the money is saved',
        paragraphs: [
          'Rarely in a secret discount. Mostly in habits: tickets bought two weeks ahead rather than two days, a fare that allows a change where a change is likely, one hotel per city with a rate agreed for the year, and unused tickets that are not forgotten. The monthly report shows which of these your company already does.',
          'Many airlines also run programmes for companies in which the employer earns alongside the traveller’s own miles. We look at which of them fit your routes and help you join.',
        ],
      },
      {
        id: 'care',
        heading: 'Knowing where your people are',
        paragraphs: [
          'When an airspace closes or a storm stops an airport, the first question is who is there. All bookings in one place answer it in minutes. We tell you who is affected, offer each of them a solution, and you decide.',
        ],
      },
    ],
    questions: [
      {
        question: 'Does everything have to be booked through you?',
        answer:
          'No. But reports and unused tickets only show what was booked through us, so most companies book flights and hotels with us and leave taxis to the traveller.',
      },
      {
        question: 'How do we pay?',
        answer: 'By transfer, company card or, after an agreement, on a monthly statement. Nothing is paid on this site.',
      },
      {
        question: 'Can travellers keep their own miles?',
        answer: 'Yes. Their numbers are kept in the profile and added to every booking where the airline allows it.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to talk about corporate travel. Company:  Travellers a year:  Main routes:',
    ask: {
      title: 'Tell us how your company travels',
      text: 'How many trips a month, how many travellers and who approves them. We answer with a proposal.',
    },
  },
  ar: {
    title: 'إدارة سفر الشركات في قطر',
    description:
      'مكتب واحد لطيران شركتك وفنادقها وتأشيراتها وسياراتها: سياسة سفر واضحة، وموافقة قبل إصدار التذكرة، وفاتورة واحدة، ومتابعة عند تغيّر الخطط.',
    heading: 'سفر الأعمال من مكتب واحد وبفاتورة واحدة',
    lead: 'يرسل موظفك رسالة واحدة فتصله رحلة توافق سياسة الشركة، ويصل إلى قسم المالية كشف واحد. وإن تغيّر موعد الاجتماع غيّر الرحلةَ من يعرف الحجز.',
    facts: [
      { term: 'لمن؟', text: 'الشركات والوزارات والمدارس والأندية، كبرت أم صغرت' },
      { term: 'اللغات', text: 'العربية والإنجليزية' },
      { term: 'الاعتماد', text: 'اعتماد «إياتا» وشهادة القيمة المحلية المضافة ICV' },
      { term: 'للبدء', text: 'مكالمة واحدة وقائمة بالمسافرين' },
    ],
    sections: [
      {
        id: 'included',
        heading: 'ما الذي نتولاه عنك؟',
        paragraphs: [],
        points: [
          { term: 'الطيران', text: 'أكثر من 10,000 رحلة قابلة للحجز، وأسعار تقبل التغيير إلى جانب الأرخص.' },
          { term: 'الفنادق والسيارات', text: 'قريبة من مكان الاجتماع وضمن السقف، مع الفطور وترتيب الوصول المتأخر.' },
          { term: 'التأشيرات', text: 'أي تأشيرة وأي أوراق، ومتى يُسلَّم الجواز ليعود قبل الرحلة التالية.' },
          { term: 'التغييرات', text: 'تأجيل أو تقصير أو إلغاء، ونقرأ شروط السعر قبل أن يُدفع أي رسم.' },
          { term: 'التذاكر غير المستخدمة', text: 'نحفظها في قائمة ونستخدمها في رحلة لاحقة حيث تسمح شركة الطيران.' },
        ],
      },
      {
        id: 'booking',
        heading: 'الرحلة من الطلب إلى التقرير',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'الطلب', text: 'يكتب المسافر أو مساعده أو يتصل: إلى أين ومتى ولأي اجتماع.' },
          { term: 'خياران أو ثلاثة', text: 'ضمن السياسة، مع بيان السبب إن كان أحدها أغلى.' },
          { term: 'الموافقة', text: 'يوافق من عيّنته، ولا تصدر تذكرة بلا موافقة.' },
          { term: 'التذاكر والأوراق', text: 'تصل إلى المسافر مع التأشيرة والفندق، ويُكتب مركز التكلفة في الفاتورة.' },
          { term: 'التقرير', text: 'في آخر الشهر: بحسب الإدارة والوجهة، وما حُجز متأخرًا.' },
        ],
      },
      {
        id: 'saving',
        heading: 'أين يكون التوفير؟',
        paragraphs: [
          'قلّما يكون في خصم سري، وأكثره في العادات: تذكرة تُشترى قبل أسبوعين لا قبل يومين، وسعر يقبل التغيير حيث يُتوقع التغيير، وفندق واحد في كل مدينة بسعر متفق عليه لسنة، وتذاكر غير مستخدمة لا تُنسى. ويبيّن التقرير الشهري ما تطبّقه شركتك منها.',
          'ولكثير من شركات الطيران برامج للمنشآت تكسب فيها الشركة نقاطًا إلى جانب أميال المسافر. ننظر أيها يناسب خطوطك ونساعدك على الاشتراك.',
        ],
      },
      {
        id: 'care',
        heading: 'معرفة أماكن موظفيك',
        paragraphs: [
          'إذا أُغلق مجال جوي أو عطّلت عاصفة مطارًا، فأول سؤال: مَن هناك؟ وحين تكون الحجوزات في مكان واحد يأتي الجواب في دقائق. نخبرك بمن تأثر، ونعرض لكل منهم بديلًا، والقرار لك.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل يلزم أن نحجز كل شيء عن طريقكم؟',
        answer:
          'لا. لكن التقارير والتذاكر غير المستخدمة لا تُظهر إلا ما مرّ بنا، فالأنفع أن يكون الطيران والفنادق لدينا، وأن تُترك سيارات الأجرة للمسافر.',
      },
      { question: 'كيف ندفع؟', answer: 'بالتحويل أو ببطاقة الشركة، أو بكشف شهري بعد الاتفاق. ولا يُدفع شيء عبر الموقع.' },
      { question: 'هل يحتفظ الموظف بأمياله؟', answer: 'نعم. رقمه محفوظ في ملفه، ونضيفه إلى كل حجز تسمح به شركة الطيران.' },
    ],
    greeting: 'مرحبًا كرم للسفر، أرغب في الحديث عن سفر الشركات. اسم الشركة:  عدد المسافرين في السنة:  أهم الوجهات:',
    ask: { title: 'حدّثنا عن سفر شركتك', text: 'كم رحلة في الشهر، وكم مسافرًا، ومن يوافق عليها. نجيبك بعرض يناسبك.' },
  },
};

/** A starting point for a company's own rules. */
export const policyExample: Comparison = {
  caption: { en: 'A travel policy that fits on one page', ar: 'سياسة سفر في صفحة واحدة' },
  note: {
    en: 'An example to begin with. You set the numbers and we check every booking against them.',
    ar: 'هذا مثال تبدأ منه. أنت تحدد الأرقام، ونحن نقيس بها كل حجز.',
  },
  columns: [
    { en: 'Staff', ar: 'الموظفون' },
    { en: 'Managers', ar: 'المديرون' },
    { en: 'Directors', ar: 'كبار المسؤولين' },
  ],
  rows: [
    {
      name: { en: 'Flights under five hours', ar: 'رحلة تقل عن خمس ساعات' },
      cells: [
        { en: 'Economy', ar: 'السياحية' },
        { en: 'Economy', ar: 'السياحية' },
        { en: 'Business', ar: 'درجة رجال الأعمال' },
      ],
    },
    {
      name: { en: 'Flights over five hours', ar: 'رحلة تزيد على خمس ساعات' },
      cells: [
        { en: 'Economy', ar: 'السياحية' },
        { en: 'Business on overnight flights', ar: 'درجة رجال الأعمال إن كانت ليلًا' },
        { en: 'Business', ar: 'درجة رجال الأعمال' },
      ],
    },
    {
      name: { en: 'Booked ahead', ar: 'مدة الحجز المسبق' },
      cells: [
        { en: '14 days', ar: '14 يومًا' },
        { en: '14 days', ar: '14 يومًا' },
        { en: '7 days', ar: '7 أيام' },
      ],
    },
    {
      name: { en: 'Hotel', ar: 'الفندق' },
      cells: [
        { en: 'Four stars, city limit', ar: 'أربع نجوم ضمن سقف المدينة' },
        { en: 'Four stars, city limit', ar: 'أربع نجوم ضمن سقف المدينة' },
        { en: 'Five stars', ar: 'خمس نجوم' },
      ],
    },
    {
      name: { en: 'Who approves', ar: 'من يوافق؟' },
      cells: [
        { en: 'Line manager', ar: 'المدير المباشر' },
        { en: 'Head of department', ar: 'رئيس الإدارة' },
        { en: 'No one; it appears in the report', ar: 'بلا موافقة، ويظهر في التقرير' },
      ],
    },
  ],
};
