import type { LegalPage } from './legal-text.ts';

export const terms: LegalPage = {
  name: { en: 'Terms', ar: 'الشروط والأحكام' },
  updated: '2026-11-21',
  en: {
    title: 'Terms and conditions',
    description:
      'The terms of Karam Travel in plain words: what a request to book means, when a price is firm, changes and refunds, visas, liability and the law that applies.',
    heading: 'Terms and conditions',
    lead: 'We use plain words because you should know what you agree to. These terms apply to this site and to what you book with us.',
    summary: [
      'A request on this site is free and not binding. A contract begins when one of our travel experts confirms and you accept.',
      'The price that counts is the one in our confirmation.',
      'Each airline and hotel has rules for changes and cancellations. We tell you what they are before you pay.',
    ],
    sections: [
      {
        id: 'site',
        heading: 'Using the site',
        paragraphs: [
          'You may read, search and send requests for yourself, your family or those who have asked you to. Please enter true details: a name that differs from the passport can cost a ticket. Programs that query the site in bulk are not allowed, nor is anything that disturbs it or other visitors.',
          'Texts and drawings are ours. You may share a page and print it for your trip. To publish it elsewhere you need our consent.',
        ],
      },
      {
        id: 'request',
        heading: 'From request to contract',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'You send a request',
            text: 'You receive a reference such as KT-7F3K9Q. It proves that we have your request. It is not a ticket and holds no seat.',
          },
          {
            term: 'A travel expert answers',
            text: 'With what is available, the price and its rules. Until then there is no contract.',
          },
          {
            term: 'You accept',
            text: 'When you accept and, where required, pay, there is a contract.',
          },
          {
            term: 'You receive the documents',
            text: 'Check names, dates and times at once. A mistake is often easy to correct on the same day.',
          },
        ],
      },
      {
        id: 'role',
        heading: 'Our part and theirs',
        paragraphs: [
          'For flights, hotels, cars, cruises and insurance we arrange a contract between you and the company that provides the service. Its conditions of carriage or stay apply, and it answers for what it provides. We answer for what we do ourselves: advice, booking and information.',
        ],
      },
      {
        id: 'prices',
        heading: 'Prices and payment',
        paragraphs: ['Prices are in Qatari riyals and per person unless stated otherwise.'],
        points: [
          {
            term: 'Starting prices',
            text: 'Where it says “from”, it is the lowest price we know for this trip, and your dates may cost more.',
          },
          { term: 'Search results', text: 'Fares change by the hour. What you see is a proposal until we have confirmed it.' },
          { term: 'The firm price', text: 'It is in our confirmation, with taxes and our fee, and how long it holds.' },
          {
            term: 'Payment',
            text: 'To us directly, in the ways the confirmation names. We never ask for card details by email or WhatsApp.',
          },
          {
            term: 'Paid there',
            text: 'Some places charge a tourist tax or a deposit at the hotel. Where we know of it, we tell you.',
          },
        ],
      },
      {
        id: 'changes',
        heading: 'Changes, cancellations, refunds',
        paragraphs: [
          'Tell us in writing, with your reference. The rules of your fare, your hotel and your package apply; you received them before paying. Some tickets are not refundable at all. Whatever the provider refunds, we pass on to you, less a service fee if the confirmation names one.',
          'If an airline cancels or moves a flight, we look for another way with you or claim the refund. The airline decides how long the refund takes; you can ask us at any time where it stands.',
        ],
      },
      {
        id: 'visas',
        heading: 'Passports and visas',
        paragraphs: [
          'You are responsible for a valid passport, for visas and for permission to leave and return. We tell you what we know and help with the application, but the decision is for embassies and border officers alone. Neither their fees nor ours are refunded if a visa is refused. Rules change without notice, so confirm them with the embassy before you pay for what cannot be refunded.',
        ],
      },
      {
        id: 'health',
        heading: 'Health and safety',
        paragraphs: [
          'Please ask a doctor about vaccinations and tell us early about wheelchairs, pregnancy, allergies and anything else a carrier should know. We recommend insurance for every trip. For some destinations it is a condition of entry.',
        ],
      },
      {
        id: 'liability',
        heading: 'What we answer for',
        paragraphs: [
          'We answer for damage that we cause by not doing our work with care. We do not answer for what providers, authorities or travellers cause, nor for weather, closed airspace, strikes, illness and other events nobody could prevent; even then we help as far as we can. Nothing here limits rights that the law gives you and that cannot be limited, such as those against a carrier under the Montreal Convention.',
          'We write the guides on this site with care, but seasons, opening times and entry rules change. Use them to plan, and ask us before you decide.',
        ],
      },
      {
        id: 'complaints',
        heading: 'When something goes wrong',
        paragraphs: [
          'Call us while you are there, because most things can only be put right on the spot. Afterwards, write to us with your reference, what happened and your receipts. We will answer, and pass your claim on to the provider if it concerns them.',
        ],
      },
      {
        id: 'law',
        heading: 'Law and language',
        paragraphs: [
          'The law of the State of Qatar applies, and its courts decide where we cannot agree. These terms are written in Arabic and English; if the two differ, the Arabic text prevails. If any provision is invalid, the others remain in force.',
        ],
      },
    ],
    subject: 'A question about the terms',
    message: 'Hello Karam Travel, I have a question about your terms:',
  },
  ar: {
    title: 'الشروط والأحكام',
    description:
      'شروط كرم للسفر بكلمات واضحة: ما معنى طلب الحجز، ومتى يثبت السعر، والتعديل والاسترداد، والتأشيرات، والمسؤولية، والقانون الواجب التطبيق.',
    heading: 'الشروط والأحكام',
    lead: 'كتبناها بكلمات واضحة لأن من حقك أن تعرف علامَ توافق. وهي تسري على هذا الموقع وعلى ما تحجزه معنا.',
    summary: [
      'الطلب في هذا الموقع مجاني ولا يُلزم أحدًا. ويبدأ العقد حين يؤكد مستشارنا وتقبل أنت.',
      'السعر المعتمد هو المكتوب في تأكيدنا.',
      'لكل شركة طيران وفندق شروط للتعديل والإلغاء، ونخبرك بها قبل أن تدفع.',
    ],
    sections: [
      {
        id: 'site',
        heading: 'استخدام الموقع',
        paragraphs: [
          'لك أن تقرأ وتبحث وترسل الطلبات لنفسك أو لعائلتك أو لمن كلّفك بذلك. ونرجو أن تكون البيانات صحيحة، فالاسم الذي يخالف الجواز قد يضيّع التذكرة. ولا يُسمح بإرسال استعلامات آلية كثيفة إلى الموقع، ولا بما يعطله أو يضر زواره.',
          'النصوص والرسوم ملك لنا. ولك أن تشارك الصفحة أو تطبعها لرحلتك، أما نشرها في مكان آخر فيحتاج إلى إذننا.',
        ],
      },
      {
        id: 'request',
        heading: 'من الطلب إلى العقد',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ترسل طلبًا', text: 'ويصلك رقم مرجعي مثل KT-7F3K9Q يثبت أن طلبك وصل. وليس تذكرة، ولا يحجز مقعدًا.' },
          { term: 'يجيبك مستشار', text: 'بالمتاح وسعره والشروط المرتبطة به. وقبل ذلك لا عقد بيننا.' },
          { term: 'تقبل', text: 'بموافقتك، وبالدفع حيث يُطلب. ومن هنا يسري العقد.' },
          { term: 'تصلك الأوراق', text: 'راجع الأسماء والتواريخ والمواعيد فورًا، فتصحيح الخطأ في اليوم نفسه أسهل غالبًا.' },
        ],
      },
      {
        id: 'role',
        heading: 'دورنا ودورهم',
        paragraphs: [
          'في الطيران والفنادق والسيارات والرحلات البحرية والتأمين نرتّب عقدًا بينك وبين مقدّم الخدمة. تسري شروطه في النقل أو الإقامة، وهو المسؤول عما يقدمه. أما ما نعمله نحن من مشورة وحجز وإبلاغ فنحن المسؤولون عنه.',
        ],
      },
      {
        id: 'prices',
        heading: 'الأسعار والدفع',
        paragraphs: ['الأسعار بالريال القطري وللشخص، ما لم يُكتب غير ذلك بجانبها.'],
        points: [
          { term: 'الأسعار المبدئية', text: 'عبارة «يبدأ من» تعني أقل سعر نعرفه لهذه الرحلة، وقد تكون تواريخك أغلى.' },
          { term: 'نتائج البحث', text: 'تتغير الأسعار كل ساعة، فما تراه اقتراح إلى أن نؤكده.' },
          { term: 'السعر الثابت', text: 'هو المكتوب في تأكيدنا مع الضرائب ورسومنا ومدة صلاحيته.' },
          { term: 'الدفع', text: 'لنا مباشرة بالطرق المذكورة في التأكيد. ولا نطلب بيانات البطاقة بالبريد ولا عبر واتساب.' },
          { term: 'ما يُدفع هناك', text: 'تفرض بعض الأماكن ضريبة سياحية أو تأمينًا في الفندق، ونخبرك بما نعرفه منها.' },
        ],
      },
      {
        id: 'changes',
        heading: 'التعديل والإلغاء والاسترداد',
        paragraphs: [
          'أخبرنا كتابةً مع رقمك المرجعي. والمعتمد شروط تذكرتك وفندقك وباقتك التي تسلمتها قبل الدفع، ومن التذاكر ما لا يُسترد منه شيء. وما يعيده مقدّم الخدمة نعيده إليك، بعد خصم رسم الخدمة إن ذُكر في التأكيد.',
          'وإن ألغت شركة الطيران رحلة أو غيّرت موعدها بحثنا معك عن بديل أو طالبنا الشركة بردّ المبلغ. ومدة الاسترداد تحددها الشركة، ولك أن تسألنا في أي وقت أين وصل.',
        ],
      },
      {
        id: 'visas',
        heading: 'الجوازات والتأشيرات',
        paragraphs: [
          'أنت مسؤول عن صلاحية جوازك وعن التأشيرات وإذن المغادرة والعودة. نخبرك بما نعرفه ونساعدك في الطلب، أما القرار فللسفارات وموظفي الحدود وحدهم. ولا تُرد رسومهم ولا رسومنا إن رُفضت التأشيرة. وتتغير القواعد من دون إشعار، فتأكد من السفارة قبل أن تدفع ما لا يُسترد.',
        ],
      },
      {
        id: 'health',
        heading: 'الصحة والسلامة',
        paragraphs: [
          'اسأل طبيبك عن التطعيمات، وأخبرنا مبكرًا بالحاجة إلى كرسي متحرك أو بالحمل أو الحساسية أو بأي أمر ينبغي أن يعرفه الناقل. وننصح بالتأمين في كل رحلة، وهو شرط للدخول إلى بعض الدول.',
        ],
      },
      {
        id: 'liability',
        heading: 'حدود مسؤوليتنا',
        paragraphs: [
          'نُسأل عن الضرر الذي نتسبب فيه إن لم نؤدِّ عملنا بعناية. ولا نُسأل عما يتسبب فيه مقدّمو الخدمات أو السلطات أو المسافرون، ولا عن الطقس وإغلاق الأجواء والإضراب والمرض وما لا يقدر أحد على منعه، ومع ذلك نساعدك بما نستطيع. ولا شيء هنا ينقص حقًا يمنحك إياه القانون ولا يجوز إنقاصه، كحقوقك تجاه الناقل بموجب اتفاقية مونتريال.',
          'ونكتب أدلة هذا الموقع بعناية، لكن المواسم والمواعيد وقواعد الدخول تتغير. فخطّط بها، واسألنا قبل أن تقرر.',
        ],
      },
      {
        id: 'complaints',
        heading: 'إن حدث خطأ',
        paragraphs: [
          'اتصل بنا وأنت هناك، فمعظم الأمور لا تُصلح إلا في مكانها. وبعد عودتك راسلنا برقمك المرجعي وما حدث وأرفق إيصالاتك، فنرد عليك ونوصل مطالبتك إلى مقدّم الخدمة إن كانت عنده.',
        ],
      },
      {
        id: 'law',
        heading: 'القانون واللغة',
        paragraphs: [
          'يسري قانون دولة قطر، وتفصل محاكمها فيما لا نتفق عليه. كُتبت هذه الشروط بالعربية والإنجليزية، فإن اختلف النصان فالعبرة بالنص العربي. وإذا بطل حكم منها بقيت سائر الأحكام نافذة.',
        ],
      },
    ],
    subject: 'سؤال عن الشروط',
    message: 'مرحبًا كرم للسفر، لدي سؤال عن شروطكم:',
  },
};
