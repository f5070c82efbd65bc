import type { SupportGuide } from './support-guide.ts';

export const manageBooking: SupportGuide = {
  name: { en: 'Manage a booking', ar: 'إدارة الحجز' },
  en: {
    title: 'Change or cancel a booking',
    description:
      'Change a date, correct a name, add a bag or cancel: what your ticket allows, what it usually costs, how long it takes, and how to ask for it in a minute.',
    heading: 'Change, correct or cancel your booking',
    lead: 'Look it up with your reference and surname, print it, and ask for what you need. A travel expert reads the rules of your ticket and tells you the cost before anything is changed.',
    facts: [
      { term: 'You need', text: 'Reference and surname' },
      { term: 'We answer', text: 'Within opening hours, usually the same day' },
      { term: 'Before we act', text: 'You see the cost and agree' },
      { term: 'Leaving within two days', text: 'Call rather than write' },
    ],
    sections: [
      {
        id: 'what',
        heading: 'What you can ask for',
        paragraphs: ['The rules of your fare decide what is possible. We read them for you; this is how it usually works:'],
        points: [
          {
            term: 'Another date or time',
            text: 'Some fares allow it without a fee, others for one, the cheapest often not at all; any difference in fare on the new day is extra. Look up your booking here: it shows the rule of your own fare.',
          },
          {
            term: 'A name',
            text: 'A misspelling can usually be corrected. A ticket cannot be transferred to another person: it has to be cancelled and a new one bought.',
          },
          {
            term: 'Bags, seats, meals',
            text: 'Added until shortly before departure; special meals need at least 24 hours. A bag bought ahead costs less than at the airport.',
          },
          {
            term: 'A hotel',
            text: 'Many rooms can be cancelled free of charge until a day named in your confirmation. After that, the hotel charges one night or the whole stay.',
          },
          {
            term: 'A package',
            text: 'Flight, hotel and transfers each have their own rules. We add them up, so that you decide once.',
          },
          {
            term: 'A request we have not confirmed',
            text: 'Nothing is booked and nothing is paid: tell us, and it costs nothing to change or withdraw it.',
          },
        ],
      },
      {
        id: 'steps',
        heading: 'How a change works',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'Send us your reference and what you need',
            text: 'With one or two dates that suit you, if you want another date.',
          },
          {
            term: 'We check the conditions and the cost',
            text: 'The fee, the difference in fare and what remains of the old ticket. You receive one amount in riyals.',
          },
          { term: 'You agree in writing', text: 'The price holds as long as the airline holds the seat, often until midnight.' },
          {
            term: 'The ticket is reissued',
            text: 'You receive the new confirmation by email. The old one is no longer valid: delete it.',
          },
        ],
      },
      {
        id: 'cancel',
        heading: 'If you have to cancel',
        paragraphs: [
          'Tell us before departure, even by an hour. A passenger who does not show up is a no-show, and most airlines then keep the fare and cancel the flights that follow, including the return.',
          'From a refundable ticket the airline returns the fare, often less a fee; your booking shows which. From a non-refundable one it often still returns some airport taxes. If the airline itself cancels the flight, you may choose between another flight and your money back.',
        ],
      },
    ],
    questions: [
      {
        question: 'Where is my reference?',
        answer:
          'In the first message we sent you and on the page that confirmed your request. It begins with KT, then a dash and six characters. The airline’s six-character code on your ticket is a different one; we can work with either.',
      },
      {
        question: 'Can someone else change my booking for me?',
        answer:
          'Only the person who booked, or a traveller named in it. Reference and surname show us that you are one of them, so keep the reference to yourself.',
      },
      {
        question: 'The airline has changed my times. Do I have to accept?',
        answer:
          'No. You are usually just told of a small change. After a large one most airlines offer you another flight or a refund. Do not press “accept” in an email before you have asked us.',
      },
      {
        question: 'Can I use only the return half of my ticket?',
        answer:
          'No. If the first flight is not used, airlines cancel the rest. Tell us beforehand, and we will ask for a way to keep it.',
      },
    ],
    greeting: 'Hello Karam Travel, this is about my booking. Reference: KT-  Surname:  What I need:',
  },
  ar: {
    title: 'تعديل الحجز أو إلغاؤه',
    description:
      'تغيير موعد أو تصحيح اسم أو إضافة حقيبة أو إلغاء: ما تسمح به تذكرتك، وتكلفته المعتادة ومدته، وكيف تطلبه في دقيقة واحدة.',
    heading: 'عدّل حجزك أو صحّحه أو ألغِه',
    lead: 'اعرض حجزك برقمه المرجعي واسم العائلة واطبعه واطلب ما تريد. يراجع أحد مستشارينا شروط تذكرتك ويخبرك بالتكلفة قبل أن يغيّر شيئًا.',
    facts: [
      { term: 'ما تحتاج إليه', text: 'الرقم المرجعي واسم العائلة' },
      { term: 'موعد الرد', text: 'في ساعات العمل، وغالبًا في اليوم نفسه' },
      { term: 'قبل التنفيذ', text: 'نبلغك بالتكلفة وننتظر موافقتك' },
      { term: 'سفرك خلال يومين؟', text: 'اتصل بنا ولا تكتفِ بالرسالة' },
    ],
    sections: [
      {
        id: 'what',
        heading: 'ما الذي يمكنك طلبه؟',
        paragraphs: ['شروط التذكرة هي التي تحدد الممكن، ونحن نقرؤها عنك. وهذا هو المعتاد:'],
        points: [
          {
            term: 'موعد آخر',
            text: 'من التذاكر ما يقبله بلا رسوم، ومنها ما يقبله برسوم، وكثيرًا ما لا تقبله أرخص الفئات، ويضاف فرق السعر في اليوم الجديد. اعرض حجزك هنا لترى شروط تذكرتك أنت.',
          },
          {
            term: 'الاسم',
            text: 'يمكن غالبًا تصحيح حرف كُتب خطأً. أما نقل التذكرة إلى شخص آخر فغير ممكن، بل تُلغى وتُشترى من جديد.',
          },
          {
            term: 'الحقائب والمقاعد والوجبات',
            text: 'تضاف حتى قبيل الإقلاع، وتُطلب الوجبات الخاصة قبل 24 ساعة على الأقل. والحقيبة المشتراة مسبقًا أرخص منها في المطار.',
          },
          {
            term: 'الفندق',
            text: 'يمكن إلغاء كثير من الغرف مجانًا حتى يوم مذكور في تأكيد الحجز، وبعده يحتفظ الفندق بقيمة ليلة أو بقيمة الإقامة كلها.',
          },
          {
            term: 'الباقة',
            text: 'لكل من الطيران والفندق والتنقلات شروطه. نجمعها لك في مبلغ واحد لتقرر مرة واحدة.',
          },
          {
            term: 'طلب لم نؤكده بعد',
            text: 'لم يُحجز شيء ولم يُدفع شيء. أخبرنا فحسب، فالتعديل والإلغاء بلا أي رسوم.',
          },
        ],
      },
      {
        id: 'steps',
        heading: 'خطوات التعديل',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ترسل الرقم المرجعي وطلبك', text: 'ومعهما موعد أو موعدان يناسبانك إن كان الطلب تغيير الموعد.' },
          {
            term: 'نراجع الشروط والسعر',
            text: 'الرسم وفرق السعر وما بقي من قيمة التذكرة القديمة، ثم نرسل إليك مبلغًا واحدًا بالريال.',
          },
          { term: 'توافق كتابةً', text: 'يبقى السعر ما دامت شركة الطيران تحجز المقعد، وغالبًا حتى منتصف الليل.' },
          {
            term: 'تصدر التذكرة من جديد',
            text: 'يصلك التأكيد الجديد بالبريد الإلكتروني. أما القديم فلم يعد صالحًا، فاحذفه.',
          },
        ],
      },
      {
        id: 'cancel',
        heading: 'إن اضطررت إلى الإلغاء',
        paragraphs: [
          'أخبرنا قبل الإقلاع ولو بساعة. فمن لا يحضر يُعدّ متخلفًا عن السفر، وعندئذ تحتفظ معظم الشركات بثمن التذكرة وتلغي ما بعدها من رحلات، ومنها رحلة العودة.',
          'تعيد شركة الطيران ثمن التذكرة القابلة للاسترداد، وكثيرًا ما تخصم منه رسومًا يذكرها حجزك. وكثيرًا ما تعيد بعض رسوم المطار حتى من التذكرة غير القابلة للاسترداد. أما إذا ألغت الشركة نفسها الرحلة، فلك أن تختار بين رحلة أخرى واسترداد ما دفعت.',
        ],
      },
    ],
    questions: [
      {
        question: 'أين أجد رقمي المرجعي؟',
        answer:
          'في أول رسالة أرسلناها إليك وفي صفحة تأكيد طلبك. يبدأ بالحرفين KT ثم شرطة وستة رموز. أما الرموز الستة التي كتبتها شركة الطيران في تذكرتك فشيء آخر، ويمكننا العمل بأي منهما.',
      },
      {
        question: 'هل يستطيع غيري تعديل حجزي؟',
        answer:
          'لا يعدّله إلا من حجز أو مسافر ورد اسمه فيه. والرقم المرجعي مع اسم العائلة يدلّاننا على أنك واحد منهم، فلا تُطلع أحدًا على الرقم.',
      },
      {
        question: 'غيّرت شركة الطيران موعد رحلتي، فهل يلزمني القبول؟',
        answer:
          'لا. يُكتفى في التغيير اليسير بإبلاغك، أما في التغيير الكبير فتعرض معظم الشركات رحلة أخرى أو رد الثمن. لا تضغط «موافق» في رسالة بريد قبل أن تسألنا.',
      },
      {
        question: 'هل أستطيع استخدام تذكرة العودة وحدها؟',
        answer: 'لا، فإذا لم تُستخدم رحلة الذهاب ألغت الشركات ما بعدها. أخبرنا مسبقًا لنبحث عن طريقة تحفظها لك.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أكتب بشأن حجزي. الرقم المرجعي: KT-  اسم العائلة:  ما أحتاج إليه:',
  },
};
