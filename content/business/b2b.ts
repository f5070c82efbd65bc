import type { Guide } from '../guide.ts';

export const b2b: Guide = {
  name: { en: 'B2B booking', ar: 'الحجز لوكالات السفر' },
  art: 'pages/trade-desk',
  en: {
    title: 'B2B booking for travel agencies',
    description:
      'For agencies and tour operators: flights, group seats, hotels, Qatar ground services and visas from an IATA accredited agency in Doha. How to open an account.',
    heading: 'For agencies that need a desk in Doha',
    lead: 'Your client stays yours. We issue, hold and arrange what you send us, answer with a net price, and your name is the one on the documents.',
    facts: [
      { term: 'For', text: 'Agencies, tour operators, consolidators' },
      { term: 'Flights', text: 'More than 10,000 bookable' },
      { term: 'People', text: 'More than 150 travel experts' },
      { term: 'Accreditation', text: 'IATA accredited, ICV certified' },
    ],
    sections: [
      {
        id: 'what',
        heading: 'What you can send us',
        paragraphs: ['Two kinds of request come to the trade desk: trips out of Qatar, and guests who come here.'],
        points: [
          { term: 'Tickets', text: 'Issue, reissue, refund. Fares from Qatar, with the conditions explained.' },
          { term: 'Group seats', text: 'From ten travellers, several airlines asked at once.' },
          { term: 'Hotels', text: 'Net rates for single guests and allotments for groups.' },
          {
            term: 'Ground services in Qatar',
            text: 'Transfers, meet and assist, guides, desert camps and dhow dinners for your guests.',
          },
          { term: 'Umrah', text: 'Hotels in Makkah and Madinah and the journey between them by road or train.' },
          { term: 'Visas', text: 'Applications for travellers who live in Qatar.' },
        ],
      },
      {
        id: 'account',
        heading: 'How to open an account',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Write to the trade desk', text: 'The name of your agency, its country, what you sell and how much of it.' },
          {
            term: 'Send the documents',
            text: 'Trade licence, the person who signs, and your IATA number if you have one. It is not required.',
          },
          { term: 'Agree on the terms', text: 'Net prices or commission, deposit or credit limit, who may order.' },
          { term: 'Send the first request', text: 'With a reference of your own. It appears on every answer and every invoice.' },
        ],
      },
      {
        id: 'rules',
        heading: 'How we work together',
        paragraphs: [],
        points: [
          {
            term: 'Your client',
            text: 'We do not write to your clients, and our name stays off their documents where the supplier allows it.',
          },
          { term: 'Deadlines', text: 'Every option carries its ticketing date, in Qatar time.' },
          { term: 'Changes', text: 'Airline fees are passed on as they are. Our own is agreed before we begin.' },
          { term: 'Refunds', text: 'Passed on once the airline has paid. We tell you the usual time when you ask.' },
        ],
      },
    ],
    questions: [
      {
        question: 'We are a small agency without IATA. Is that a problem?',
        answer:
          'No, that is what the desk is for. Tickets are issued on our accreditation, and you pay by deposit to begin with.',
      },
      {
        question: 'Do you have an online system?',
        answer:
          'Requests come by email and WhatsApp to people who know your account. Please send all travellers in one list, spelt as in the passports.',
      },
      {
        question: 'In which currency do you invoice?',
        answer: 'In Qatari riyals. The riyal is pegged to the US dollar, so the amount can be planned.',
      },
    ],
    greeting: 'Hello Karam Travel trade desk. Our agency:  Country:  We would like to book:',
    ask: { title: 'Talk to the trade desk', text: 'Send what your client asks for. We answer with a net price.' },
  },
  ar: {
    title: 'حجوزات لوكالات السفر والسياحة',
    description:
      'لوكالات السفر ومنظمي الرحلات: تذاكر ومجموعات وفنادق وخدمات داخل قطر وتأشيرات من وكالة معتمدة لدى «إياتا» في الدوحة، وكيف تفتح حسابًا.',
    heading: 'مكتب في الدوحة يعمل لوكالتك',
    lead: 'عميلك يبقى عميلك. نصدر ما ترسله إلينا ونحجزه ونرتّبه، ونجيبك بسعر صافٍ، واسمك هو الذي يظهر في الأوراق.',
    facts: [
      { term: 'لمن؟', text: 'وكالات السفر ومنظمو الرحلات والموزعون' },
      { term: 'الرحلات', text: 'أكثر من 10,000 رحلة قابلة للحجز' },
      { term: 'فريقنا', text: 'أكثر من 150 مستشار سفر' },
      { term: 'الاعتماد', text: 'اعتماد «إياتا» وشهادة القيمة المحلية المضافة ICV' },
    ],
    sections: [
      {
        id: 'what',
        heading: 'ماذا ترسل إلينا؟',
        paragraphs: ['يستقبل مكتب الوكالات نوعين من الطلبات: سفر من قطر، وضيوف يأتون إليها.'],
        points: [
          { term: 'التذاكر', text: 'إصدار وتعديل واسترداد، بأسعار السوق القطرية وشروط نقرؤها معك.' },
          { term: 'المجموعات', text: 'من عشرة مسافرين، ونسأل أكثر من شركة طيران في وقت واحد.' },
          { term: 'الفنادق', text: 'أسعار صافية للأفراد، وحصص غرف للمجموعات.' },
          { term: 'داخل قطر', text: 'توصيل واستقبال ومرشدون ومخيمات برّ وعشاء على محمل لضيوفك.' },
          { term: 'العمرة', text: 'فنادق مكة المكرمة والمدينة المنورة، والتنقل بينهما بالسيارة أو القطار.' },
          { term: 'التأشيرات', text: 'ملفات المسافرين المقيمين في قطر.' },
        ],
      },
      {
        id: 'account',
        heading: 'كيف تفتح حسابًا؟',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'راسل مكتب الوكالات', text: 'اسم وكالتك وبلدها وما تبيعه وحجمه.' },
          { term: 'أرسل الأوراق', text: 'السجل التجاري، واسم المفوّض بالتوقيع، ورقم «إياتا» إن وُجد، وليس شرطًا.' },
          { term: 'نتفق على الشروط', text: 'سعر صافٍ أو عمولة، ودفعة مقدمة أو حد ائتماني، ومن يحق له الطلب.' },
          { term: 'أرسل أول طلب', text: 'برقم مرجعي من عندك يظهر في كل رد وكل فاتورة.' },
        ],
      },
      {
        id: 'rules',
        heading: 'قواعد التعامل بيننا',
        paragraphs: [],
        points: [
          { term: 'عميلك', text: 'لا نراسل عملاءك، ولا يظهر اسمنا في أوراقهم حيث يسمح المورّد بذلك.' },
          { term: 'المواعيد النهائية', text: 'مع كل حجز مؤقت آخر موعد لإصداره بتوقيت قطر.' },
          { term: 'التغييرات', text: 'رسوم شركات الطيران كما هي، ورسمنا متفق عليه قبل أن نبدأ.' },
          { term: 'الاسترداد', text: 'يُحوَّل إليك حين تدفعه شركة الطيران، ونخبرك بالمدة المعتادة عند الطلب.' },
        ],
      },
    ],
    questions: [
      {
        question: 'وكالتنا صغيرة وليس لها اعتماد «إياتا»، فهل هذا مانع؟',
        answer: 'لا، ولهذا وُجد المكتب. تصدر التذاكر باعتمادنا، وتدفع في البداية من رصيد مقدم.',
      },
      {
        question: 'هل لديكم نظام حجز إلكتروني؟',
        answer:
          'تصلنا الطلبات بالبريد الإلكتروني وواتساب، ويجيب عنها من يعرف ملفك. أرسل المسافرين في قائمة واحدة كما تُكتب أسماؤهم في الجوازات.',
      },
      {
        question: 'بأي عملة تصدر الفواتير؟',
        answer: 'بالريال القطري، وهو مربوط بالدولار الأمريكي، فتستطيع أن تقدّر المبلغ مسبقًا.',
      },
    ],
    greeting: 'مرحبًا مكتب الوكالات في كرم للسفر. وكالتنا:  البلد:  نرغب في حجز:',
    ask: { title: 'تحدّث إلى مكتب الوكالات', text: 'أرسل ما يطلبه عميلك، ونجيبك بسعر صافٍ.' },
  },
};
