import type { QuestionsContent } from '../../lib/company/questions-content.ts';

/** What customers ask most, with the answers our desk gives. */
export const supportQuestions: QuestionsContent = {
  en: {
    questions: [
      {
        term: 'I sent a request. Do I have a booking now?',
        text: 'Not yet. A request tells us your dates and names. A travel expert checks the seat and the price, answers you, and books when you agree. Where you can pay at once, we book as soon as your payment is in, or send all of it back. Until you have a ticket number or a hotel confirmation, nothing is booked.',
      },
      {
        term: 'How do I pay?',
        text: 'By a payment link, by transfer or at a branch: our travel expert tells you how when the price is confirmed. Where you can pay at once, the site leads you to the secure page of our payment provider. Nobody from our desk asks for a card number in a message.',
      },
      {
        term: 'How do I change a flight?',
        text: 'Send the reference, your surname and the new date. We read the rules of the fare and tell you one amount: the fee plus the difference in fare. We change nothing before you agree. If you fly within two days, call.',
      },
      {
        term: 'How long does a refund take?',
        text: 'Airlines usually need two to six weeks to return the money to us, hotels a few days. Then your bank needs 5 to 10 working days. We tell you when each step is done.',
      },
      {
        term: 'My name is misspelt on the ticket. Is that serious?',
        text: 'It can be: the name must read as in the passport. Tell us at once. One to three letters are usually corrected for little or nothing before check-in; a new surname needs a document. Middle names and “bin” or “al” follow the two lines at the foot of the passport’s photo page.',
      },
      {
        term: 'How much baggage may I take?',
        text: 'Your ticket gives it as weight (for example 25 kg) or pieces (for example 2 × 23 kg); it depends on the fare and the route. Cabin bags are often 7 kg. On a trip with several airlines the strictest rule can apply. Ask before you pack: extra kilos cost less in advance.',
      },
      {
        term: 'When do I have to be at the airport?',
        text: 'Three hours before an international departure. Bag drops often close 60 minutes before take-off, gates 15 to 20. Online check-in opens 24 to 48 hours ahead at most airlines.',
      },
      {
        term: 'Can I choose a seat or a meal?',
        text: 'Usually. Some fares include a seat, others charge for it. Halal meals are standard on Gulf airlines; on others, order them at least 24 hours ahead, as you would children’s meals. Tell us with your request.',
      },
      {
        term: 'My child travels alone, or with one parent. What is needed?',
        text: 'Airlines accompany children from about the age of five, booked in advance and for a fee. With one parent many countries ask for a letter of consent from the other. Tell us the age and the route, and we will look up both.',
      },
      {
        term: 'I need a wheelchair at the airport.',
        text: 'Tell us when you book, or at least 48 hours before the flight. It costs nothing with nearly all airlines. Tell us whether you can manage stairs and, if you bring your own chair, its size and battery.',
      },
    ],
  },
  ar: {
    questions: [
      {
        term: 'أرسلت طلبًا، فهل صار لدي حجز؟',
        text: 'ليس بعد. الطلب رغبة فيها تواريخك وأسماء المسافرين، ثم يتحقق مستشارنا من المقعد والسعر ويجيبك، ويحجز حين توافق. وحيث يمكنك الدفع فورًا، نحجز حالما يصل المبلغ أو نعيده إليك كاملًا. وما لم يصلك رقم تذكرة أو تأكيد فندق، فلا حجز بعد.',
      },
      {
        term: 'كيف أدفع؟',
        text: 'برابط دفع أو بتحويل أو في أحد الفروع، ويخبرك مستشارنا بالطريقة بعد تأكيد السعر. وحيث يمكنك الدفع فورًا، ينقلك الموقع إلى الصفحة الآمنة لمزوّد خدمة الدفع. ولا يطلب أحد من مكتبنا رقم بطاقتك في رسالة.',
      },
      {
        term: 'كيف أغيّر موعد رحلتي؟',
        text: 'أرسل الرقم المرجعي واسم عائلتك والموعد الجديد. نقرأ شروط التذكرة ونخبرك بمبلغ واحد يجمع الرسم وفرق السعر، ولا نغيّر شيئًا قبل موافقتك. وإن كان سفرك خلال يومين فاتصل بنا.',
      },
      {
        term: 'كم يستغرق استرداد المبلغ؟',
        text: 'تحتاج شركات الطيران عادةً من أسبوعين إلى ستة أسابيع لإعادة المبلغ إلينا، والفنادق أيامًا. ثم يحتاج بنكك من 5 إلى 10 أيام عمل. ونخبرك بعد كل خطوة.',
      },
      {
        term: 'في اسمي حرف خطأ على التذكرة، فهل الأمر مهم؟',
        text: 'قد يكون كذلك، فالاسم يجب أن يطابق الجواز. أخبرنا فورًا. يُصحَّح الحرف إلى ثلاثة أحرف عادةً برسم قليل أو من دونه قبل إنهاء إجراءات السفر، أما تغيير اسم العائلة فيحتاج إلى وثيقة. وتُكتب الأسماء الوسطى و«بن» و«آل» كما في السطرين السفليين من صفحة بيانات الجواز.',
      },
      {
        term: 'ما وزن الأمتعة المسموح به؟',
        text: 'تجده في تذكرتك بالوزن (مثلًا 25 كجم) أو بالقطع (مثلًا قطعتان، كل منهما 23 كجم)، ويتوقف على فئة السعر وخط الرحلة. وحقيبة اليد 7 كجم في الغالب. وإن تعددت الشركات فقد يسري أضيق الشروط. اسأل قبل أن ترتب حقيبتك، فالوزن الإضافي أرخص مسبقًا.',
      },
      {
        term: 'متى أصل إلى المطار؟',
        text: 'قبل الرحلة الدولية بثلاث ساعات. تُغلق شبابيك الأمتعة غالبًا قبل الإقلاع بـ60 دقيقة، والبوابات بـ15 إلى 20 دقيقة. وتُفتح إجراءات السفر عبر الإنترنت لدى معظم الشركات قبل 24 إلى 48 ساعة.',
      },
      {
        term: 'هل أستطيع اختيار المقعد أو الوجبة؟',
        text: 'في الغالب نعم. تشمل بعض الأسعار المقعد ويُدفع عنه في غيرها. والوجبات الحلال هي المعتادة على شركات الخليج، أما على غيرها فتُطلب، كوجبات الأطفال، قبل 24 ساعة على الأقل. اذكر ذلك في طلبك.',
      },
      {
        term: 'طفلي يسافر وحده أو مع أحد والديه، فماذا يلزمه؟',
        text: 'ترافق شركات الطيران الأطفال من نحو خمس سنوات، بحجز مسبق ورسم. وإن سافر مع أحد والديه فدول كثيرة تطلب خطاب موافقة من الآخر. أخبرنا بعمره وخط رحلته نبحث لك عن الأمرين.',
      },
      {
        term: 'أحتاج إلى كرسي متحرك في المطار.',
        text: 'أخبرنا عند الحجز أو قبل الرحلة بـ48 ساعة على الأقل، وهو بلا رسوم لدى معظم الشركات. اذكر هل يمكنك صعود الدرج، وإن كان لك كرسي خاص فاذكر مقاسه ونوع بطاريته.',
      },
    ],
  },
};
