import type { SupportGuide } from './support-guide.ts';

export const trackRefund: SupportGuide = {
  name: { en: 'Track a refund', ar: 'متابعة المبلغ المسترد' },
  en: {
    title: 'Track a refund',
    description:
      'How a refund travels from the airline or hotel to your bank, how long each step usually takes, what is deducted, and how to ask where yours is.',
    heading: 'Where is your refund?',
    lead: 'Money travels back the way it came: from the airline or hotel to us, from us to your bank. Look up here where it is now.',
    facts: [
      { term: 'You need', text: 'Reference and email address' },
      { term: 'Airline to us', text: 'Usually two to six weeks' },
      { term: 'Bank to your card', text: 'Usually 5 to 10 working days' },
      { term: 'Paid to', text: 'The card or account that paid' },
    ],
    sections: [
      {
        id: 'way',
        heading: 'How the money travels',
        paragraphs: ['These are usual times. The airline sets the longest of them; we cannot shorten it, but we do ask.'],
        inOrder: true,
        points: [
          {
            term: 'We cancel and claim',
            text: 'On the day you agree to the amount. You receive it in writing, with the deductions.',
          },
          {
            term: 'The airline or hotel checks',
            text: 'Two to six weeks for airlines, longer after a wave of cancellations; days for hotels.',
          },
          {
            term: 'The money reaches us',
            text: 'We pass it on as soon as we have matched it with your booking, and tell you so.',
          },
          {
            term: 'Your bank credits it',
            text: 'A card takes 5 to 10 working days, sometimes until the next statement. A transfer within Qatar takes a day or two.',
          },
        ],
      },
      {
        id: 'deducted',
        heading: 'What is deducted',
        paragraphs: [],
        points: [
          {
            term: 'The airline’s fee',
            text: 'Named in the rules of your fare. Flights already flown are charged at their own fare.',
          },
          {
            term: 'Taxes',
            text: 'Airport taxes for unused flights can often be claimed, even on a non-refundable ticket.',
          },
          { term: 'Hotel nights', text: 'Those the hotel charges after free cancellation has ended.' },
          { term: 'Visa fees', text: 'The consulate and the visa centre do not refund them, whatever the decision.' },
        ],
      },
      {
        id: 'missing',
        heading: 'If it does not arrive',
        paragraphs: [
          'First look at the card that paid, not only at the account: refunds often appear there as a credit in an earlier month. If the card has been replaced, the bank credits the new one; if the account is closed, tell us at once.',
          'After the time above, ask us for the transaction number. With it your bank can find a payment that it has received and not shown.',
        ],
      },
    ],
    questions: [
      {
        question: 'May I have a credit instead of money?',
        answer:
          'If the airline offers one, and if you want it. A credit comes sooner but has an expiry date; where the airline cancelled the flight, money is usually your right. We do not choose for you.',
      },
      {
        question: 'Why is the amount not what I paid?',
        answer:
          'Because of the deductions above, or because a payment in another currency came back at the rate of another day. We send the calculation with the amount.',
      },
      {
        question: 'Can it be paid to another account?',
        answer:
          'Usually not: it goes back to the card or account that paid. That protects you and is what card companies ask for. If the account is closed, we find another way once you show us proof.',
      },
    ],
    greeting: 'Hello Karam Travel, where is my refund? Reference: KT-  Surname:',
  },
  ar: {
    title: 'متابعة المبلغ المسترد',
    description:
      'طريق المبلغ المسترد من شركة الطيران أو الفندق إلى بنكك، والمدة المعتادة لكل خطوة، وما يُخصم منه، وكيف تسأل أين وصل.',
    heading: 'أين وصل المبلغ المسترد؟',
    lead: 'يُعاد المبلغ بطريقة الدفع نفسها: من شركة الطيران أو الفندق إلينا، ومنا إلى بنكك. اعرف هنا أين وصل الآن.',
    facts: [
      { term: 'ما تحتاج إليه', text: 'الرقم المرجعي والبريد الإلكتروني' },
      { term: 'من شركة الطيران إلينا', text: 'من أسبوعين إلى ستة أسابيع عادةً' },
      { term: 'من البنك إلى بطاقتك', text: 'من 5 إلى 10 أيام عمل عادةً' },
      { term: 'إلى أين يعود', text: 'إلى البطاقة أو الحساب الذي دُفع منه' },
    ],
    sections: [
      {
        id: 'way',
        heading: 'طريق المبلغ',
        paragraphs: ['هذه مدد معتادة، وأطولها بيد شركة الطيران. لا نستطيع تقصيرها، لكننا نسأل ونتابع.'],
        inOrder: true,
        points: [
          { term: 'نلغي ونطالب', text: 'في اليوم الذي توافق فيه على المبلغ. ونرسله إليك مكتوبًا مع ما يُخصم منه.' },
          {
            term: 'تراجع شركة الطيران أو الفندق',
            text: 'من أسبوعين إلى ستة أسابيع لشركات الطيران، وأكثر إن كثرت الإلغاءات، وأيامًا للفنادق.',
          },
          { term: 'يصل المبلغ إلينا', text: 'نحوّله إليك فور مطابقته مع حجزك ونخبرك بذلك.' },
          {
            term: 'يقيّده بنكك',
            text: 'من 5 إلى 10 أيام عمل للبطاقة، وقد يتأخر إلى كشف الحساب التالي. أما التحويل داخل قطر فيستغرق يومًا أو يومين.',
          },
        ],
      },
      {
        id: 'deducted',
        heading: 'ما يُخصم منه',
        paragraphs: [],
        points: [
          { term: 'رسم شركة الطيران', text: 'تحدده شروط تذكرتك. وتُحسب الرحلات التي سافرت عليها بسعرها المنفرد.' },
          {
            term: 'الضرائب',
            text: 'كثيرًا ما يمكن استرداد رسوم المطار عن رحلات لم تُستخدم، حتى من تذكرة غير قابلة للاسترداد.',
          },
          { term: 'ليالي الفندق', text: 'ما يحتفظ به الفندق بعد انتهاء مهلة الإلغاء المجاني.' },
          { term: 'رسوم التأشيرة', text: 'لا تردها القنصلية ولا المركز أيًا كان القرار.' },
        ],
      },
      {
        id: 'missing',
        heading: 'إن لم يصل المبلغ',
        paragraphs: [
          'ابحث أولًا في البطاقة التي دفعت بها، لا في الحساب وحده، فكثيرًا ما يظهر المبلغ فيها قيدًا دائنًا في شهر سابق. وإن استُبدلت البطاقة قيّده البنك في الجديدة، وإن أُغلق الحساب فأخبرنا فورًا.',
          'وبعد انقضاء المدة المذكورة اطلب منا رقم العملية، فبه يستطيع بنكك أن يعثر على مبلغ وصله ولم يُظهره.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل لي أن آخذ رصيدًا بدلًا من المال؟',
        answer:
          'إن عرضته شركة الطيران ورغبت فيه. يأتي الرصيد أسرع لكنه ينتهي في يوم محدد، وإذا كانت الشركة هي التي ألغت الرحلة فاسترداد المال حقك في العادة. ولا نختار نحن بدلًا منك.',
      },
      {
        question: 'لماذا يختلف المبلغ عما دفعت؟',
        answer: 'بسبب الخصومات المذكورة، أو لأن مبلغًا دُفع بعملة أخرى عاد بسعر صرف يوم آخر. ونرسل إليك الحساب مع المبلغ.',
      },
      {
        question: 'هل يمكن تحويله إلى حساب آخر؟',
        answer:
          'الأصل أنه يعود إلى البطاقة أو الحساب الذي دُفع منه، ففي ذلك حماية لك وهو ما تشترطه شركات البطاقات. وإن كان الحساب مغلقًا وجدنا حلًا بعد تقديم ما يثبت ذلك.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أين وصل المبلغ المسترد؟ الرقم المرجعي: KT-  اسم العائلة:',
  },
};
