import type { SupportGuide } from './support-guide.ts';

export const giftCard: SupportGuide = {
  name: { en: 'Gift cards', ar: 'بطاقات الهدايا' },
  en: {
    title: 'Travel gift cards',
    description:
      'Give a trip and let them choose where: how a Karam Travel gift card works, what it pays for, how to order one and how to check its balance.',
    heading: 'Give a trip, and let them choose',
    lead: 'You choose the amount; they choose the flight, the hotel or the holiday. Check the balance of a card below, or order one: by email on the day you choose, with your own words on it.',
    facts: [
      { term: 'Amount', text: 'You decide, from QAR 100' },
      { term: 'Delivery', text: 'By email or WhatsApp, or printed at a branch' },
      { term: 'Pays for', text: 'Flights, hotels, packages and visas with us' },
      { term: 'Valid', text: 'For five years; the expiry date is on the card' },
    ],
    sections: [
      {
        id: 'order',
        heading: 'From order to delivery',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'You order', text: 'The amount, the recipient’s name, your message and the day it should arrive.' },
          {
            term: 'You pay',
            text: 'Online, where available, through our payment provider’s secure page. Otherwise at a branch or by a payment link from our travel expert.',
          },
          { term: 'The card is made', text: 'In English or Arabic, with a number, a PIN, your message and its expiry date.' },
          {
            term: 'It arrives on the day',
            text: 'A card you pay for on this page goes to the recipient by email, with a copy to print. Your receipt has a link to correct the address or to send the card again.',
          },
        ],
      },
      {
        id: 'use',
        heading: 'How it is used',
        paragraphs: [
          'The holder books like anyone else. Enter its number and PIN on the payment page, or mention the card to our travel expert.',
        ],
        points: [
          { term: 'Part use', text: 'Any balance stays on the card until it expires.' },
          { term: 'A more expensive trip', text: 'The card covers part of it; you pay the rest as usual.' },
          { term: 'A cancelled trip', text: 'The part paid with the card goes back onto the card.' },
          {
            term: 'The PIN',
            text: 'Treat it like money. We never ask for it in a message: you need it only when you use the card and to see the balance here.',
          },
        ],
      },
      {
        id: 'occasions',
        heading: 'Good for',
        paragraphs: [
          'A wedding, when the couple has not decided where. Parents who dream of Umrah in their own time. A graduate, a colleague who is leaving, a team after a hard year. For companies we make several cards in one order, on one invoice.',
        ],
      },
    ],
    questions: [
      {
        question: 'Can the card be exchanged for cash?',
        answer: 'No. Ask us before you order if you are not certain that they will travel.',
      },
      {
        question: 'How long is it valid?',
        answer:
          'Five years from the day it is made. If a trip is cancelled after that, the part the card paid can be used for 60 more days.',
      },
      {
        question: 'What if the card is lost?',
        answer: 'Tell us the number or the name of the buyer. We block the card and issue a new one with the remaining balance.',
      },
      {
        question: 'How do I check the balance?',
        answer:
          'Enter the card number and the PIN at the top of this page: the balance appears at once, with the expiry date. The page doesn’t keep either.',
      },
      {
        question: 'Is there a minimum amount?',
        answer:
          'Yes, QAR 100; the maximum on this page is QAR 10,000, and more is possible through our travel experts. As a guide, look at the starting prices of our offers.',
      },
    ],
    greeting: 'Hello Karam Travel, I have a question about gift cards:',
  },
  ar: {
    title: 'بطاقات هدايا السفر',
    description:
      'أهدِ رحلة واترك لمن تحب اختيار الوجهة: كيف تعمل بطاقة هدية كرم للسفر، وما الذي تدفع ثمنه، وكيف تطلبها وكيف تعرف ما بقي من رصيدها.',
    heading: 'أهدِ من تحب رحلة، واترك له الاختيار',
    lead: 'أنت تحدد المبلغ، ومن تحب يختار الرحلة أو الفندق أو العطلة. اعرف أدناه ما بقي في بطاقتك، أو اطلب بطاقة جديدة تصل بالبريد الإلكتروني في اليوم الذي تختاره وعليها عبارتك.',
    facts: [
      { term: 'المبلغ', text: 'تحدده أنت، من 100 ريال قطري' },
      { term: 'طريقة الاستلام', text: 'بالبريد الإلكتروني أو واتساب، أو مطبوعة من أحد الفروع' },
      { term: 'تُستخدم في', text: 'الطيران والفنادق والباقات والتأشيرات لدينا' },
      { term: 'الصلاحية', text: 'خمس سنوات، وتاريخ الانتهاء مكتوب على البطاقة' },
    ],
    sections: [
      {
        id: 'order',
        heading: 'من الطلب إلى التسليم',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'تطلب البطاقة', text: 'المبلغ واسم المُهدى إليه وعبارتك وموعد وصولها.' },
          {
            term: 'تدفع',
            text: 'في هذه الصفحة إن أتاحت ذلك، عبر صفحة آمنة لدى مزوّد خدمة الدفع. وإلا ففي أحد الفروع أو برابط دفع يرسله مستشارنا.',
          },
          { term: 'نُعدّ البطاقة', text: 'بالعربية أو الإنجليزية، وعليها رقم ورمز سري وعبارة الإهداء وتاريخ انتهائها.' },
          {
            term: 'تصل في يومها',
            text: 'البطاقة التي تدفع ثمنها في هذه الصفحة تصل إلى المُهدى إليه بالبريد الإلكتروني، ومعها نسخة للطباعة. وفي إيصالك رابط تصحح به العنوان أو تعيد إرسالها.',
          },
        ],
      },
      {
        id: 'use',
        heading: 'كيف تُستخدم',
        paragraphs: ['يطلب صاحب البطاقة رحلته كأي مسافر، ثم يكتب رقمها ورمزها السري في صفحة الدفع، أو يذكرها لمستشارنا.'],
        points: [
          { term: 'استخدام جزئي', text: 'يبقى ما لم يُستخدم في البطاقة حتى تاريخ انتهائها.' },
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
          'لعروسين لم يقررا وجهتهما بعد، ولوالدين يتمنيان العمرة في الوقت الذي يناسبهما، ولخريج أو زميل يغادر أو فريق أنهى عامًا شاقًا. وللشركات نُعدّ عدة بطاقات في طلب واحد وفاتورة واحدة.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل تُستبدل البطاقة بنقود؟',
        answer: 'لا. اسألنا قبل الطلب إن لم تكن واثقًا من أن صاحبها سيسافر.',
      },
      {
        question: 'ما مدة صلاحيتها؟',
        answer: 'خمس سنوات من يوم إصدارها. وإن أُلغيت رحلة بعد ذلك، فما دفعته البطاقة منها يبقى صالحًا 60 يومًا أخرى.',
      },
      {
        question: 'ماذا لو ضاعت البطاقة؟',
        answer: 'أخبرنا برقمها أو باسم من اشتراها، فنوقفها ونصدر أخرى بما بقي من رصيدها.',
      },
      {
        question: 'كيف أعرف رصيد البطاقة؟',
        answer:
          'اكتب رقمها ورمزها السري في أعلى هذه الصفحة، فيظهر الرصيد في الحال مع تاريخ انتهائها. ولا تحتفظ الصفحة بأي منهما.',
      },
      {
        question: 'هل هناك حد أدنى للمبلغ؟',
        answer:
          'نعم، 100 ريال قطري، وأقصاه في هذه الصفحة 10,000 ريال، وأكثر من ذلك عن طريق مستشارينا. وللاسترشاد انظر الأسعار المبدئية لعروضنا.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، لدي سؤال عن بطاقات الهدايا:',
  },
};
