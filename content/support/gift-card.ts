import type { SupportGuide } from './support-guide.ts';

export const giftCard: SupportGuide = {
  name: { en: 'Gift cards', ar: 'بطاقات الهدايا' },
  en: {
    title: 'Travel gift cards',
    description:
      'Give a trip and let them choose where: how a Karam Travel gift card works, what it pays for, how to order one and how to check its balance.',
    heading: 'Give a trip, and let them choose',
    lead: 'You choose the amount, they choose the flight, the hotel or the holiday. Check the balance of a card below, or order one: an agent confirms and tells you how to pay.',
    facts: [
      { term: 'Amount', text: 'You decide, in Qatari riyals' },
      { term: 'Delivery', text: 'By email or WhatsApp, or printed at a branch' },
      { term: 'Pays for', text: 'Flights, hotels, packages and visas with us' },
      { term: 'Valid until', text: 'The day printed on the card' },
    ],
    sections: [
      {
        id: 'order',
        heading: 'From the order to the envelope',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'You send the order', text: 'Amount, name of the recipient and the day it should arrive.' },
          {
            term: 'We confirm and you pay',
            text: 'At a branch or by a payment link from our agent. Nothing is paid on this site.',
          },
          { term: 'The card is made', text: 'With a number, a PIN, your message and an expiry date.' },
          { term: 'It arrives on the day', text: 'To you, or straight to the recipient. You tell us which.' },
        ],
      },
      {
        id: 'use',
        heading: 'How it is used',
        paragraphs: [
          'Whoever holds the card asks for a trip like any other traveller. Enter number and PIN on the page of the payment, or mention the card to our agent.',
        ],
        points: [
          { term: 'In parts', text: 'What is not used stays on the card until it expires.' },
          { term: 'A more expensive trip', text: 'The card pays its part, and the rest is paid as usual.' },
          { term: 'A cancelled trip', text: 'The part paid with the card goes back to the card.' },
          {
            term: 'The PIN',
            text: 'Treat it like money. We never ask for it in a message: you need it only when you use the card and to see the balance here.',
          },
        ],
      },
      {
        id: 'occasions',
        heading: 'When it makes a good gift',
        paragraphs: [
          'For a wedding, when the couple has not decided where. For parents who dream of Umrah in their own time. For a graduate, a colleague who is leaving, a team after a hard year. For companies we make several cards in one order, on one invoice.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can the card be exchanged for cash?',
        answer: 'No. Ask us before you order if you are not certain that they will travel.',
      },
      {
        question: 'What if the card is lost?',
        answer: 'Tell us the number or the name of the buyer. We block the card and issue a new one with the remaining balance.',
      },
      {
        question: 'How do I check the balance?',
        answer:
          'Enter the card number and the PIN at the top of this page: the balance appears at once, with the expiry date. The page keeps neither of them.',
      },
      {
        question: 'Is there a minimum amount?',
        answer: 'Yes, QAR 100. As a guide: a visa starts at QAR 500, and a weekend in the region costs more.',
      },
    ],
    greeting: 'Hello Karam Travel, I have a question about gift cards:',
  },
  ar: {
    title: 'بطاقات هدايا السفر',
    description:
      'أهدِ رحلة واترك لمن تحب اختيار الوجهة: كيف تعمل بطاقة هدية كرم للسفر، وما الذي تدفع ثمنه، وكيف تطلبها وكيف تعرف ما بقي من رصيدها.',
    heading: 'أهدِ رحلة، واترك لهم الاختيار',
    lead: 'أنت تحدد المبلغ، وهم يختارون الرحلة أو الفندق أو العطلة. اعرف أدناه ما بقي في بطاقتك، أو اطلب بطاقة جديدة، فيؤكد لك أحد مستشارينا الطلب ويخبرك بطريقة الدفع.',
    facts: [
      { term: 'المبلغ', text: 'تحدده أنت بالريال القطري' },
      { term: 'طريقة الاستلام', text: 'بالبريد الإلكتروني أو واتساب، أو مطبوعة من أحد الفروع' },
      { term: 'تُستخدم في', text: 'الطيران والفنادق والباقات والتأشيرات لدينا' },
      { term: 'صالحة حتى', text: 'اليوم المطبوع عليها' },
    ],
    sections: [
      {
        id: 'order',
        heading: 'من الطلب إلى الظرف',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'ترسل الطلب', text: 'المبلغ واسم المُهدى إليه وموعد وصول البطاقة.' },
          { term: 'نؤكد وتدفع', text: 'في أحد الفروع أو برابط دفع يرسله مستشارنا، ولا تدفع شيئًا عبر الموقع.' },
          { term: 'نُعدّ البطاقة', text: 'وعليها رقم ورمز سري وعبارة الإهداء وآخر يوم لاستخدامها.' },
          { term: 'تصل في يومها', text: 'إليك أو إلى صاحبها مباشرة، كما تختار.' },
        ],
      },
      {
        id: 'use',
        heading: 'كيف تُستخدم',
        paragraphs: ['يطلب صاحب البطاقة رحلته كأي مسافر، ثم يكتب رقمها ورمزها السري في صفحة الدفع، أو يذكرها لمستشارنا.'],
        points: [
          { term: 'على دفعات', text: 'يبقى ما لم يُستخدم في البطاقة حتى آخر يوم لها.' },
          { term: 'رحلة أغلى منها', text: 'تدفع البطاقة قيمتها ويُدفع الباقي كالمعتاد.' },
          { term: 'رحلة أُلغيت', text: 'يعود إلى البطاقة ما دُفع منها.' },
          {
            term: 'الرمز السري',
            text: 'احفظه كما تحفظ نقودك. لا نطلبه في رسالة أبدًا، ولا تحتاج إليه إلا عند استخدام البطاقة ولمعرفة رصيدها هنا.',
          },
        ],
      },
      {
        id: 'occasions',
        heading: 'متى تكون هدية موفقة؟',
        paragraphs: [
          'لعروسين لم يقررا وجهتهما بعد، ولوالدين يتمنيان العمرة في الوقت الذي يناسبهما، ولخريج أو زميل يودّعكم أو فريق أنهى عامًا شاقًا. وللشركات نُعدّ عدة بطاقات في طلب واحد وفاتورة واحدة.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل تُستبدل البطاقة بنقود؟',
        answer: 'لا. اسألنا قبل الطلب إن لم تكن واثقًا من أن صاحبها سيسافر.',
      },
      {
        question: 'ماذا لو ضاعت البطاقة؟',
        answer: 'أخبرنا برقمها أو باسم من اشتراها، فنوقفها ونصدر أخرى بما بقي من رصيدها.',
      },
      {
        question: 'كيف أعرف رصيد البطاقة؟',
        answer:
          'اكتب رقمها ورمزها السري في أعلى هذه الصفحة، فيظهر الرصيد في الحال مع آخر يوم لاستخدام البطاقة. ولا تحتفظ الصفحة بأي منهما.',
      },
      {
        question: 'هل هناك حد أدنى للمبلغ؟',
        answer:
          'نعم، 100 ريال قطري. وللاسترشاد: تبدأ خدمة التأشيرة من 500 ريال قطري، وعطلة نهاية الأسبوع في المنطقة أكثر من ذلك.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، لدي سؤال عن بطاقات الهدايا:',
  },
};
