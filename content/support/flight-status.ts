import type { SupportGuide } from './support-guide.ts';

export const flightStatus: SupportGuide = {
  name: { en: 'Flight status', ar: 'حالة الرحلات' },
  en: {
    title: 'Flight status, delays and your rights',
    description:
      'Where to see whether your flight is on time, when to be at the airport, what to do when it is late, cancelled or missed, and what you may ask for.',
    heading: 'Is it on time, and what if it is not?',
    lead: 'Look up a flight by its number or its route, from two days ago to the day after tomorrow. Below: when to be at the airport, and what to do if things do not go to plan.',
    facts: [
      { term: 'Look first', text: 'In the app of the operating airline' },
      { term: 'At the airport', text: 'Three hours before, as a rule' },
      { term: 'Check-in closes', text: 'Often 60 minutes before take-off' },
      { term: 'Missed or cancelled', text: 'Call us before you buy anything' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'Where to see it today',
        paragraphs: ['Look for the number of the flight, not for the city: two flights an hour apart look alike.'],
        points: [
          {
            term: 'The airline',
            text: 'Its app or website, under “flight status”. With a shared flight number, ask the airline that operates the aircraft; its name is on the ticket.',
          },
          {
            term: 'The airport',
            text: 'Hamad International shows departures and arrivals on its website and in its app, with gate and belt.',
          },
          {
            term: 'Messages',
            text: 'Leave a mobile number that works abroad in the booking. Airlines send changes there first.',
          },
          { term: 'Our desk', text: 'In opening hours we look it up for you, and check your connection as well.' },
        ],
      },
      {
        id: 'times',
        heading: 'When to be at the airport',
        paragraphs: [
          'Usual times for international flights. The ones that count are your airline’s own, given with the ticket and on the boarding pass.',
        ],
        points: [
          { term: 'Online check-in', text: 'Opens 24 to 48 hours before departure at most airlines.' },
          { term: 'Arriving', text: 'Three hours before; in the weeks round Eid and the summer holidays, a little more.' },
          { term: 'Bags', text: 'The counter usually closes 60 minutes before take-off, at some airports 75 or 90.' },
          { term: 'Gate', text: 'Closes 15 to 20 minutes before take-off, and does not open again.' },
        ],
      },
      {
        id: 'disturbed',
        heading: 'Late, cancelled or missed',
        paragraphs: [],
        points: [
          {
            term: 'Late',
            text: 'Stay near the gate: a delay can shrink. Ask for meals after two hours or so. If a connection is at risk, tell the crew and us.',
          },
          {
            term: 'Cancelled',
            text: 'Queue at the airline’s desk and call us at the same time; whoever is first books the seat. Do not accept a refund before you know how you will get home.',
          },
          {
            term: 'Connection missed',
            text: 'On one ticket the airline puts you on its next flight. On two tickets the second airline owes you nothing: call us at once.',
          },
          {
            term: 'You are late',
            text: 'Call before departure. A ticket can often be changed before departure, rarely after a no-show.',
          },
          {
            term: 'Bag missing',
            text: 'Report it at the desk beside the belts before you leave the hall, and keep the report. Damage must be reported within seven days, delay within 21 days of receiving the bag.',
          },
        ],
      },
      {
        id: 'rights',
        heading: 'What you may ask for',
        paragraphs: [
          'When an airline cancels, it nearly everywhere has to offer another flight or the money back. Anything beyond that depends on the law of the route and on the conditions of carriage. The Montreal Convention, which Qatar and most countries have joined, makes airlines answer for damage a delay causes, within limits and unless they did all they reasonably could.',
          'The European Union goes further. Its regulation 261/2004 covers every flight that leaves an EU airport, and flights to the EU with an EU airline; the United Kingdom has a similar rule. For three hours of delay at the destination, or a late cancellation, it names 250 to 600 euros by distance, in some cases half of it, unless extraordinary circumstances such as weather were the reason. So Paris to Doha is covered with any airline, Doha to Paris only with one from the EU. This was the law in February 2026, when a reform was being debated.',
          'Keep boarding passes, messages and receipts, and write down when the doors opened. We help you write to the airline. The decision is the airline’s, and after that a court’s or an authority’s.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can you rebook me when my flight is cancelled?',
        answer:
          'If you booked with us, yes, in opening hours and by the rules of the airline. At night the airline’s own desk at the airport is quicker; its name and number are on your ticket.',
      },
      {
        question: 'I booked elsewhere. Do you help?',
        answer:
          'We look up the flight and tell you what we would do. Only the agency or airline that issued the ticket can change it.',
      },
      {
        question: 'Does travel insurance pay for a delay?',
        answer:
          'Many policies pay from a certain number of hours, often six, against receipts and a letter from the airline. Ask for that letter at the desk; afterwards it is harder to get.',
      },
    ],
    greeting: 'Hello Karam Travel, my flight is late or cancelled. Flight:  Date:  Reference:',
  },
  ar: {
    title: 'حالة الرحلات والتأخير وحقوقك',
    description:
      'أين تعرف موعد رحلتك الفعلي، ومتى تصل إلى المطار، وماذا تفعل إن تأخرت الرحلة أو أُلغيت أو فاتتك، وما الذي يحق لك أن تطالب به.',
    heading: 'هل رحلتك في موعدها؟ وماذا إن لم تكن؟',
    lead: 'استعلم عن رحلة برقمها أو بمدينتي الإقلاع والوصول، من أول أمس إلى بعد الغد. وتجد أدناه متى تحضر إلى المطار، وماذا تفعل إن سار اليوم على غير ما تتوقع.',
    facts: [
      { term: 'المصدر الأول', text: 'تطبيق شركة الطيران المشغّلة' },
      { term: 'الحضور إلى المطار', text: 'قبل الإقلاع بثلاث ساعات عادةً' },
      { term: 'إغلاق إجراءات السفر', text: 'قبل الإقلاع بـ60 دقيقة في الغالب' },
      { term: 'فاتتك أو أُلغيت؟', text: 'اتصل بنا قبل أن تشتري شيئًا' },
    ],
    sections: [
      {
        id: 'where',
        heading: 'أين تعرفها اليوم؟',
        paragraphs: ['ابحث برقم الرحلة لا باسم المدينة، فالرحلتان اللتان تفصل بينهما ساعة تتشابهان.'],
        points: [
          {
            term: 'شركة الطيران',
            text: 'في تطبيقها أو موقعها تحت «حالة الرحلة». وإن كان رقم الرحلة مشتركًا فاسأل الشركة المشغّلة للطائرة، واسمها مكتوب في التذكرة.',
          },
          {
            term: 'المطار',
            text: 'يعرض مطار حمد الدولي الرحلات المغادرة والقادمة في موقعه وتطبيقه، ومعها البوابة وحزام الأمتعة.',
          },
          {
            term: 'الرسائل',
            text: 'ضع في الحجز رقم جوال يعمل خارج البلاد، فشركات الطيران ترسل التغييرات إليه أولًا.',
          },
          { term: 'مكتبنا', text: 'نبحث لك عنها في ساعات العمل، وننظر في رحلة الربط أيضًا.' },
        ],
      },
      {
        id: 'times',
        heading: 'متى تصل إلى المطار؟',
        paragraphs: ['هذه مواعيد معتادة للرحلات الدولية، والعبرة بمواعيد شركتك المذكورة في التذكرة وبطاقة الصعود.'],
        points: [
          { term: 'إجراءات السفر عبر الإنترنت', text: 'تُفتح لدى معظم الشركات قبل الإقلاع بمدة بين 24 و48 ساعة.' },
          { term: 'الحضور', text: 'قبل ثلاث ساعات، وقبل ذلك بقليل في أسابيع العيد والإجازة الصيفية.' },
          { term: 'الأمتعة', text: 'يُغلق الشباك عادةً قبل الإقلاع بـ60 دقيقة، وفي بعض المطارات بـ75 أو 90 دقيقة.' },
          { term: 'البوابة', text: 'تُغلق قبل الإقلاع بـ15 إلى 20 دقيقة، ولا تُفتح بعد ذلك.' },
        ],
      },
      {
        id: 'disturbed',
        heading: 'إن تأخرت رحلتك أو أُلغيت أو فاتتك',
        paragraphs: [],
        points: [
          {
            term: 'تأخرت الرحلة',
            text: 'ابقَ قرب البوابة فقد يقصر التأخير. واطلب وجبة بعد نحو ساعتين. وإن خشيت على رحلة الربط فأخبر الطاقم وأخبرنا.',
          },
          {
            term: 'أُلغيت الرحلة',
            text: 'قف في الصف عند مكتب الشركة واتصل بنا في الوقت نفسه، فمن يسبق يحجز المقعد. ولا تقبل استرداد الثمن قبل أن تعرف كيف تعود.',
          },
          {
            term: 'فاتتك رحلة الربط',
            text: 'بتذكرة واحدة تنقلك الشركة على رحلتها التالية. أما بتذكرتين فلا شيء لك على الشركة الثانية، فاتصل بنا فورًا.',
          },
          {
            term: 'وصلت متأخرًا',
            text: 'اتصل قبل الإقلاع، فكثيرًا ما يمكن إنقاذ التذكرة بتعديلها، وقلّما يمكن ذلك بعد التخلف عن السفر.',
          },
          {
            term: 'لم تصل حقيبتك',
            text: 'أبلغ عنها عند المكتب القريب من أحزمة الأمتعة قبل مغادرة القاعة واحتفظ بالبلاغ. ويُقدَّم بلاغ التلف خلال سبعة أيام، وبلاغ التأخر خلال 21 يومًا من تسلّم الحقيبة.',
          },
        ],
      },
      {
        id: 'rights',
        heading: 'ما الذي يحق لك؟',
        paragraphs: [
          'إذا ألغت الشركة الرحلة لزمها في كل مكان تقريبًا أن تعرض رحلة أخرى أو ترد الثمن. أما ما زاد على ذلك فيتوقف على القانون الساري على خط الرحلة وشروط النقل. واتفاقية مونتريال، التي انضمت إليها قطر ومعظم الدول، تجعل الشركة مسؤولة عن الضرر الذي يسببه التأخير في حدود معينة، ما لم تكن قد فعلت كل ما في وسعها.',
          'ويذهب الاتحاد الأوروبي إلى أبعد من ذلك. فلائحته رقم 261/2004 تشمل كل رحلة تغادر مطارًا في الاتحاد، والرحلات القادمة إليه على شركة أوروبية، ولبريطانيا قواعد مماثلة. وتحدد اللائحة بين 250 و600 يورو بحسب المسافة، وقد تُخفَّض إلى النصف، عن تأخر في الوصول يبلغ ثلاث ساعات أو إلغاء متأخر، ما لم يكن السبب ظرفًا استثنائيًا كسوء الأحوال الجوية. فرحلة باريس إلى الدوحة مشمولة على أي شركة، ورحلة الدوحة إلى باريس على شركة أوروبية فقط. هذا ما كان معمولًا به في فبراير 2026، وكان تعديل اللائحة قيد النقاش.',
          'احتفظ ببطاقات الصعود والرسائل والإيصالات، وسجّل وقت فتح أبواب الطائرة. نساعدك في الكتابة إلى الشركة، والقرار لها، ثم للمحكمة أو الجهة المختصة.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل تجدون لي رحلة أخرى إن أُلغيت رحلتي؟',
        answer:
          'نعم إن كنت حجزت عندنا، في ساعات العمل وبحسب شروط الشركة. أما ليلًا فمكتب الشركة في المطار أسرع، واسمها ورقمها في تذكرتك.',
      },
      {
        question: 'حجزت عند غيركم، فهل تساعدونني؟',
        answer: 'نبحث عن الرحلة ونخبرك بما كنا سنفعله. أما التعديل فلا يملكه إلا من أصدر التذكرة.',
      },
      {
        question: 'هل يعوّض تأمين السفر عن التأخير؟',
        answer:
          'تعوّض وثائق كثيرة بعد عدد معين من الساعات، غالبًا ست، مقابل الإيصالات وخطاب من شركة الطيران. اطلب الخطاب من مكتبها في المطار، فالحصول عليه لاحقًا أصعب.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، رحلتي متأخرة أو ملغاة. رقم الرحلة:  التاريخ:  الرقم المرجعي:',
  },
};
