import { clockFact } from '../clock.ts';
import type { Place } from '../guide.ts';

const time = clockFact('Indian/Maldives');

/** The entry rule named here follows a public index of 17 February 2026, not an official statement; the page says so. */
export const maldives: Place = {
  slug: 'maldives',
  name: { en: 'Maldives', ar: 'المالديف' },
  airport: 'MLE',
  gateway: { en: 'Malé', ar: 'ماليه' },
  art: 'maldives',
  en: {
    title: 'Maldives holidays from Doha',
    description:
      'The Maldives from Doha: when the sea is calm, speedboat or seaplane, which island suits a couple or a family, entry rules and guide prices.',
    heading: 'Maldives: an island almost to yourself',
    lead: 'One island, one resort, and a lagoon that starts at the last step of the stairs. It is about five hours from Doha.',
    facts: [
      { term: 'Best months', text: 'December to April' },
      { term: 'Time', text: time.en },
      { term: 'Money', text: 'Rufiyaa; resorts bill in US dollars' },
      { term: 'Language', text: 'Dhivehi; English in the resorts' },
    ],
    sections: [
      {
        id: 'do',
        heading: 'Things to do',
        paragraphs: ['Less than anywhere else, and that is the point. When you have slept enough:'],
        points: [
          { term: 'Snorkel', text: 'The reef is a few strokes from many villas. Turtles and reef sharks are everyday company.' },
          { term: 'Manta rays', text: 'They gather in Hanifaru Bay, in Baa Atoll, mostly from June to November.' },
          {
            term: 'A sandbank',
            text: 'A boat leaves you on a strip of white sand with lunch and a parasol, and comes back when you say.',
          },
          { term: 'Malé', text: 'Half a day for the coral-stone Old Friday Mosque of 1658 and the fish market.' },
        ],
      },
      {
        id: 'when',
        heading: 'When to go',
        paragraphs: [],
        points: [
          {
            term: 'December to April',
            text: 'Dry air and still water: the best light, the fullest islands, the highest prices.',
          },
          { term: 'May to October', text: 'Showers that pass, more wind, better waves and often a far better price.' },
          { term: 'November', text: 'In between, and a good bet for those who can choose late.' },
        ],
      },
      {
        id: 'way',
        heading: 'The last leg',
        paragraphs: [
          'From Malé airport a speedboat reaches the near islands at most hours, and we check yours with the resort. Islands further out need a seaplane, and seaplanes fly by daylight only: land before mid-afternoon, or spend the first night in Malé. So choose the island first, and the flight to suit it.',
        ],
      },
      {
        id: 'arrange',
        heading: 'What we arrange',
        paragraphs: [
          'The flights, the boat or seaplane, the villa and the meal plan, which matters: there is no other restaurant on the island. For honeymoons we ask for a villa on the sunset side; for families, for a beach villa with a shallow shore and a gate on the pool. The country is Muslim, so halal food is the rule, and we can ask the resort which of its restaurants keep to it throughout.',
        ],
      },
    ],
    questions: [
      {
        question: 'Over water or on the beach?',
        answer: 'Over water for two. With small children the beach is safer and the garden larger. Some couples split the week.',
      },
      {
        question: 'What do I need to enter?',
        answer:
          'A passport with enough validity, your return ticket, the booking and the traveller declaration, which is filled in online within 96 hours before the flight. Confirm the rule for your passport with the authorities.',
      },
      {
        question: 'What costs extra?',
        answer:
          'Taxes on extras, diving, excursions and, with half board, lunch. Ask us what your price includes before you pay.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about the Maldives. Dates:  Travellers:',
  },
  ar: {
    title: 'عطلات المالديف من الدوحة',
    description:
      'المالديف من الدوحة: متى يهدأ البحر، والقارب أم الطائرة المائية، وأي جزيرة للعروسين أو للعائلة، وشروط الدخول وأسعار استرشادية.',
    heading: 'المالديف: جزيرة كأنها لك وحدك',
    lead: 'جزيرة واحدة ومنتجع واحد، وبحر صافٍ يبدأ عند آخر درجة من السلّم. وهي على بُعد نحو خمس ساعات من الدوحة.',
    facts: [
      { term: 'أنسب الأشهر', text: 'من ديسمبر إلى أبريل' },
      { term: 'التوقيت', text: time.ar },
      { term: 'العملة', text: 'الروفية، والمنتجعات تحاسب بالدولار' },
      { term: 'اللغة', text: 'الديفيهية، والإنجليزية في المنتجعات' },
    ],
    sections: [
      {
        id: 'do',
        heading: 'ماذا تفعل هناك؟',
        paragraphs: ['أقل مما تفعله في أي مكان آخر، وهذا هو المقصود. وحين تأخذ كفايتك من النوم:'],
        points: [
          { term: 'الغوص السطحي', text: 'الشعاب المرجانية على بُعد أمتار من كثير من الفلل، والسلاحف مشهد كل يوم.' },
          { term: 'أسماك المانتا', text: 'تتجمع في خليج هانيفارو في جزر با، وأكثرها من يونيو إلى نوفمبر.' },
          { term: 'شريط من الرمل', text: 'يوصلك القارب إلى رمال بيضاء وسط البحر مع الغداء والمظلة، ويعود متى شئت.' },
          { term: 'ماليه', text: 'نصف يوم يكفي لمسجد الجمعة العتيق المبني من حجر المرجان عام 1658 ولسوق السمك.' },
        ],
      },
      {
        id: 'when',
        heading: 'متى تسافر؟',
        paragraphs: [],
        points: [
          { term: 'ديسمبر إلى أبريل', text: 'جو جاف وبحر ساكن: أصفى المواسم، وأشدها ازدحامًا، وأعلاها سعرًا.' },
          { term: 'مايو إلى أكتوبر', text: 'أمطار عابرة ورياح وأمواج أنشط، والسعر في الغالب أقل بكثير.' },
          { term: 'نوفمبر', text: 'بين الموسمين، ويناسب من يستطيع أن يقرر متأخرًا.' },
        ],
      },
      {
        id: 'way',
        heading: 'آخر ساعة من الطريق',
        paragraphs: [
          'من مطار ماليه يصل القارب السريع إلى الجزر القريبة في معظم الساعات، ونتأكد من موعده مع المنتجع. أما البعيدة فطريقها الطائرة المائية، وهي لا تطير إلا نهارًا: فاحرص على الوصول قبل العصر، أو بِت ليلتك الأولى في ماليه. لذلك اختر الجزيرة أولًا، ثم الرحلة التي تناسبها.',
        ],
      },
      {
        id: 'arrange',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الطيران، والقارب أو الطائرة المائية، والفيلا، ونظام الوجبات، وهو مهم لأنك لن تجد في الجزيرة مطعمًا خارج المنتجع. نطلب للعروسين فيلا تستقبل الغروب، وللعائلة فيلا على شاطئ قليل العمق مع سياج حول المسبح. والمالديف بلد مسلم، فالطعام الحلال هو الأصل، ويمكننا أن نسأل المنتجع أي مطاعمه تلتزم به كليًا.',
        ],
      },
    ],
    questions: [
      {
        question: 'فيلا فوق الماء أم على الشاطئ؟',
        answer: 'فوق الماء لاثنين. ومع الصغار الشاطئ أسلم والمساحة أوسع. وبعض الأزواج يقسم الأسبوع بينهما.',
      },
      {
        question: 'ما المطلوب للدخول؟',
        answer:
          'جواز بصلاحية كافية وتذكرة عودة وحجز الإقامة وإقرار المسافر الذي يُعبّأ إلكترونيًا خلال 96 ساعة قبل الرحلة. وتأكد من شرط جوازك لدى الجهات الرسمية.',
      },
      {
        question: 'ما الذي يُدفع زيادةً؟',
        answer: 'ضرائب الخدمات الإضافية والغوص والرحلات، والغداء إن اخترت نصف إقامة. واسألنا عما يشمله السعر قبل أن تدفع.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن المالديف. التواريخ:  عدد المسافرين:',
  },
};
