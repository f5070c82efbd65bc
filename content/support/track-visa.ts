import type { SupportGuide } from './support-guide.ts';

export const trackVisa: SupportGuide = {
  name: { en: 'Track a visa', ar: 'متابعة التأشيرة' },
  en: {
    title: 'Track your visa application',
    description:
      'The seven stages of a visa application from Doha, how long each usually takes, what the visa centre’s wording means, and how to ask about yours.',
    heading: 'Where is your visa application?',
    lead: 'Look it up with the reference of the application and the surname of the applicant: you’ll see which of the stages below it has reached, since when, and what comes next.',
    facts: [
      { term: 'You need', text: 'Reference and surname' },
      { term: 'Schengen', text: 'Usually 15 days, up to 45' },
      { term: 'e-visa', text: 'Usually a few working days' },
      { term: 'Who decides, and when', text: 'The consulate alone' },
    ],
    sections: [
      {
        id: 'stages',
        heading: 'The stages of an application',
        paragraphs: ['The times are typical, not promised. Before summer and the Eid holidays all of them take longer.'],
        inOrder: true,
        points: [
          { term: 'Documents received', text: 'We check them within a working day or two and tell you what is missing.' },
          {
            term: 'Form and appointment',
            text: 'We fill in the form, you read and sign it. The next free appointment may be weeks away.',
          },
          { term: 'Fingerprints', text: 'You go in person, for about half an hour. An e-visa skips this stage.' },
          { term: 'At the consulate', text: 'The application has left the centre. Nobody else can see it or speed it up.' },
          {
            term: 'More documents requested',
            text: 'This happens, and it is not a bad sign. Answer by the deadline given, or the application is closed.',
          },
          {
            term: 'Decided',
            text: 'The passport travels back to the centre. Until it is opened there, the result is not known.',
          },
          {
            term: 'Passport ready',
            text: 'We tell you the same day. Check name, dates and number of entries before you leave the counter.',
          },
        ],
      },
      {
        id: 'words',
        heading: 'What the wording means',
        paragraphs: [],
        points: [
          { term: 'Under process', text: 'The consulate has it. It says nothing about the result.' },
          { term: 'Processed, dispatched', text: 'Decided and on its way back. It may be approved or refused.' },
          {
            term: 'Administrative processing',
            text: 'An additional check, known from the United States. Days, sometimes months.',
          },
          {
            term: 'Single or multiple entry',
            text: 'How often you may enter. A single-entry visa is used up the first time you leave.',
          },
        ],
      },
      {
        id: 'late',
        heading: 'If time is running out',
        paragraphs: [
          'Tell us the day you fly. Some centres sell an express service when you submit the application; it can rarely be added later. We can move the flight before its change fee rises, which often costs less than losing it.',
          'You may ask for your passport back before the decision. Most consulates then count the application as withdrawn, and the fee is not refunded.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can you see more than the centre’s website shows?',
        answer:
          'Rarely. We see the same stages, and we know what was in your application. Some consulates answer a question from an agency, most do not.',
      },
      {
        question: 'What if it is refused?',
        answer:
          'You receive a letter with the reason. We read it with you: some refusals can be appealed, but often a new and more complete application is the better way. The fees of the consulate and the visa centre are not refunded.',
      },
      {
        question: 'My passport is at the consulate and I must travel. What now?',
        answer: 'Call us. A few consulates lend the passport out, others return it only with the application withdrawn.',
      },
    ],
    greeting: 'Hello Karam Travel, where is my visa application? Reference: KV-  Surname:',
  },
  ar: {
    title: 'متابعة طلب التأشيرة',
    description:
      'المراحل السبع لطلب التأشيرة من الدوحة، والمدة المعتادة لكل منها، ومعنى العبارات التي يكتبها مركز التأشيرات، وكيف تسأل عن طلبك.',
    heading: 'أين وصلت تأشيرتك؟',
    lead: 'اكتب الرقم المرجعي للطلب واسم عائلة صاحبه لترى إلى أي مرحلة من المراحل أدناه وصل، ومنذ متى، وما الخطوة التالية.',
    facts: [
      { term: 'ما تحتاج إليه', text: 'الرقم المرجعي واسم العائلة' },
      { term: 'تأشيرة شنغن', text: '15 يومًا في العادة، وقد تبلغ 45' },
      { term: 'التأشيرة الإلكترونية', text: 'بضعة أيام عمل في العادة' },
      { term: 'صاحب القرار وموعده', text: 'القنصلية وحدها' },
    ],
    sections: [
      {
        id: 'stages',
        heading: 'مراحل الطلب',
        paragraphs: ['هذه مدد معتادة لا وعود، وتطول كلها قبل الصيف وإجازات العيد.'],
        inOrder: true,
        points: [
          { term: 'وصول الأوراق', text: 'نراجعها خلال يوم عمل أو يومين، ونخبرك بما ينقصها.' },
          { term: 'النموذج والموعد', text: 'نملأ النموذج وتراجعه أنت وتوقّعه. وقد يكون أقرب موعد بعد أسابيع.' },
          { term: 'البصمات', text: 'تحضر بنفسك نحو نصف ساعة، ولا حاجة إلى هذه المرحلة في التأشيرة الإلكترونية.' },
          { term: 'لدى القنصلية', text: 'غادر الملف المركز، ولا يستطيع أحد من خارجها أن يطّلع عليه أو يعجّله.' },
          { term: 'طلب أوراق إضافية', text: 'أمر يحدث وليس علامة سيئة. أجب خلال المهلة المحددة وإلا أُغلق الملف.' },
          { term: 'صدور القرار', text: 'يعود الجواز إلى المركز، ولا تُعرف النتيجة حتى يُفتح المظروف هناك.' },
          {
            term: 'الجواز جاهز',
            text: 'نخبرك في اليوم نفسه. راجع الاسم والتواريخ وعدد مرات الدخول قبل أن تغادر الشباك.',
          },
        ],
      },
      {
        id: 'words',
        heading: 'معنى العبارات',
        paragraphs: [],
        points: [
          { term: 'قيد المعالجة', text: 'الطلب لدى القنصلية، ولا تدل العبارة على النتيجة.' },
          { term: 'تمت المعالجة والإرسال', text: 'صدر القرار والجواز في طريق العودة، وقد يكون القرار قبولًا أو رفضًا.' },
          { term: 'معالجة إدارية', text: 'تدقيق إضافي معروف في تأشيرات الولايات المتحدة، يستغرق أيامًا وأحيانًا شهورًا.' },
          { term: 'دخول مفرد أو متعدد', text: 'عدد المرات التي يحق لك الدخول فيها. وتنتهي التأشيرة المفردة بأول خروج.' },
        ],
      },
      {
        id: 'late',
        heading: 'إن ضاق الوقت',
        paragraphs: [
          'أخبرنا بيوم سفرك. تقدّم بعض المراكز خدمة أسرع مدفوعة عند تسليم الملف، وقلّما تُتاح بعد ذلك. ونستطيع أن نؤجل الرحلة قبل أن يرتفع رسم التغيير، وهذا في الغالب أقل تكلفة من خسارتها.',
          'لك أن تطلب استعادة جوازك قبل القرار، لكن معظم القنصليات تعدّ الطلب عندئذ مسحوبًا ولا ترد الرسوم.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل ترون أكثر مما يظهر في موقع المركز؟',
        answer:
          'قلّما نرى أكثر من ذلك. نرى المراحل نفسها ونعرف ما في ملفك وما ينقصه. وتجيب بعض القنصليات عن سؤال الوكالة، وأكثرها لا يجيب.',
      },
      {
        question: 'ماذا لو رُفض الطلب؟',
        answer:
          'يصلك خطاب يذكر السبب فنقرؤه معك. تقبل بعض حالات الرفض الاعتراض، والأجدى في كثير منها تقديم طلب جديد مكتمل. ولا تُرد رسوم القنصلية والمركز.',
      },
      {
        question: 'جوازي لدى القنصلية وعليّ أن أسافر، فما العمل؟',
        answer: 'اتصل بنا. تعيد بعض القنصليات الجواز مؤقتًا إلى صاحبه، ولا تعيده غيرها إلا إذا سُحب الطلب.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أين وصل طلب تأشيرتي؟ الرقم المرجعي: KV-  اسم العائلة:',
  },
};
