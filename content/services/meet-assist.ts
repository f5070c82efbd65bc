import type { Bilingual } from '../bilingual.ts';
import type { CallService } from './call-service.ts';

export const meetAssist: CallService = {
  name: { en: 'Meet & Assist', ar: 'الاستقبال والمرافقة' },
  art: 'meet-assist',
  ready: {
    en: [
      'Date and flight number',
      'Arrival, departure or connection',
      'How many travellers and bags',
      'A wheelchair, infants, an older traveller alone',
    ],
    ar: [
      'تاريخ الرحلة ورقمها',
      'وصول أم مغادرة أم توقف بين رحلتين',
      'عدد المسافرين والحقائب',
      'كرسي متحرك أو رضيع أو مسافر كبير السن وحده',
    ],
  },
  en: {
    title: 'Meet and assist at the airport',
    description:
      'A greeter with your name at the kerb or the gate: what meet and assist does on arrival, departure and between flights, who it helps and how to book it.',
    heading: 'Someone who knows the airport, at your side',
    lead: 'A greeter waits with your name on a board, knows the way and the queues, sees to the bags and stays with you until the car or the gate.',
    facts: [
      { term: 'Where', text: 'Doha and most large airports abroad' },
      { term: 'When to book', text: 'Two days ahead, earlier before Eid' },
      { term: 'How it is priced', text: 'By group size and direction, told before you book' },
      { term: 'How to book', text: 'By phone' },
    ],
    sections: [
      {
        id: 'whom',
        heading: 'Who it helps most',
        paragraphs: ['Anyone may want company in a large airport. These benefit most:'],
        points: [
          {
            term: 'Parents on their own',
            text: 'A father or mother who is flying alone, cannot read English signs, or tires easily in long corridors.',
          },
          { term: 'Families', text: 'Two small children, a pram and five bags are easier with one more pair of hands.' },
          {
            term: 'Short connections',
            text: 'Someone meets you at the arrival gate and walks you to the next one by the shortest route.',
          },
          { term: 'Guests and delegations', text: 'The welcome begins in the terminal rather than at the hotel.' },
        ],
      },
      {
        id: 'limits',
        heading: 'What it cannot do',
        paragraphs: ['We would rather say so before you pay.'],
        points: [
          {
            term: 'Skip the checks',
            text: 'Security and passport control stay as they are. A priority lane is used where the airport offers one.',
          },
          { term: 'Hold an aircraft', text: 'If the first flight is very late, the greeter helps you with rebooking instead.' },
          {
            term: 'Replace the airline’s wheelchair',
            text: 'The chair belongs to the airline and costs nothing. We request it with your ticket; the greeter walks beside it.',
          },
          {
            term: 'Wait at the aircraft door everywhere',
            text: 'Some airports let greeters in only as far as passport control or the arrivals hall. We tell you which.',
          },
        ],
      },
      {
        id: 'how',
        heading: 'How it is arranged',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'You call us', text: 'With the flight, the names and what worries you about the day.' },
          {
            term: 'We name the meeting point and the price',
            text: 'For the airport and the hour you fly, before anything is booked.',
          },
          { term: 'You receive the details', text: 'The meeting point, and a number that is answered on the day.' },
          { term: 'We follow the flight', text: 'When it lands early or late, the greeter is told.' },
        ],
      },
    ],
    questions: [
      {
        question: 'My flight is delayed. Do I lose the service?',
        answer:
          'No. The flight is tracked by its number, and the time moves with it. If it is cancelled, call us and we change the date.',
      },
      {
        question: 'Is this the same as an unaccompanied minor service?',
        answer:
          'No. A child who flies alone travels in the airline’s own care, which we book with the ticket. Ages and conditions differ by airline.',
      },
      {
        question: 'Will the greeter speak Arabic?',
        answer: 'In Doha, yes. Elsewhere tell us which language the traveller needs and we ask before you decide.',
      },
    ],
    greeting: 'Hello Karam Travel, please call me about Meet & Assist. Airport:  Date and flight:  Travellers:',
  },
  ar: {
    title: 'الاستقبال والمرافقة في المطار',
    description:
      'مرافق بانتظارك عند باب المطار أو البوابة: ماذا يقدّم في الوصول والمغادرة وبين رحلتين، ومن يحتاج إليه، وكيف تحجزه هاتفيًا.',
    heading: 'مرافق يعرف المطار ويمشي معك',
    lead: 'ينتظرك حاملًا لوحة باسمك، ويعرف الطريق وأقصر الطوابير، ويتولى أمر الحقائب، ولا يتركك حتى السيارة أو بوابة الصعود.',
    facts: [
      { term: 'أين؟', text: 'في الدوحة ومعظم المطارات الكبرى' },
      { term: 'متى تحجز؟', text: 'قبل السفر بيومين، وأبكر من ذلك قبل العيد' },
      { term: 'السعر', text: 'لكل مجموعة وكل اتجاه، ونخبرك به قبل الحجز' },
      { term: 'طريقة الحجز', text: 'هاتفيًا' },
    ],
    sections: [
      {
        id: 'whom',
        heading: 'لمن هذه الخدمة؟',
        paragraphs: ['قد يرغب أي مسافر في رفيق داخل مطار كبير، وهؤلاء أكثر من ينتفع به:'],
        points: [
          { term: 'الوالدان حين يسافران وحدهما', text: 'أب أو أم لا يقرأ اللوحات الأجنبية، أو تتعبه الممرات الطويلة.' },
          { term: 'العائلات', text: 'طفلان صغيران وعربة وخمس حقائب، ويدٌ إضافية تخفف الكثير.' },
          { term: 'أصحاب التوقف القصير', text: 'ينتظرك المرافق عند بوابة وصولك ويأخذك إلى البوابة التالية من أقصر طريق.' },
          { term: 'الضيوف والوفود', text: 'يبدأ الترحيب بهم من صالة المطار لا من باب الفندق.' },
        ],
      },
      {
        id: 'limits',
        heading: 'ما لا تستطيعه الخدمة',
        paragraphs: ['نفضّل أن نقوله قبل أن تدفع.'],
        points: [
          { term: 'تجاوز التفتيش', text: 'يبقى التفتيش الأمني وختم الجوازات كما هما، ويُستخدم مسار الأولوية حيث يوفره المطار.' },
          { term: 'تأخير الطائرة', text: 'إن تأخرت رحلتك الأولى كثيرًا ساعدك المرافق على تغيير الحجز.' },
          {
            term: 'الاستغناء عن كرسي شركة الطيران',
            text: 'الكرسي المتحرك من الشركة ومجانًا. نطلبه مع تذكرتك ويمشي المرافق إلى جانبه.',
          },
          {
            term: 'الانتظار عند باب الطائرة دائمًا',
            text: 'بعض المطارات لا تسمح للمرافق بتجاوز الجوازات أو صالة الوصول، ونخبرك بذلك مسبقًا.',
          },
        ],
      },
      {
        id: 'how',
        heading: 'كيف نرتّبها؟',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'تتصل بنا', text: 'ومعك رقم الرحلة وأسماء المسافرين وما يقلقك في ذلك اليوم.' },
          { term: 'نحدد نقطة اللقاء والسعر', text: 'بحسب المطار وساعة السفر، قبل تأكيد أي شيء.' },
          { term: 'تصلك التفاصيل', text: 'نقطة اللقاء، ورقم مناوبة مكتوب في رسالة التأكيد يردّ عليك في يوم السفر.' },
          { term: 'نتابع الرحلة', text: 'فإن بكّرت أو تأخرت علم المرافق بذلك.' },
        ],
      },
    ],
    questions: [
      {
        question: 'تأخرت رحلتي، فهل تضيع الخدمة؟',
        answer: 'لا. نتابع الرحلة برقمها ويتغير الموعد معها. وإن أُلغيت فاتصل بنا لنغيّر التاريخ.',
      },
      {
        question: 'هل هي نفسها خدمة الأطفال المسافرين وحدهم؟',
        answer:
          'لا. الطفل الذي يسافر وحده يكون في رعاية شركة الطيران، ونحجز له ذلك مع التذكرة. وتختلف الأعمار والشروط من شركة إلى أخرى.',
      },
      {
        question: 'هل يتحدث المرافق العربية؟',
        answer: 'في الدوحة نعم. وفي غيرها أخبرنا باللغة التي يحتاج إليها المسافر لنسأل قبل أن تقرر.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو الاتصال بي بشأن خدمة الاستقبال والمرافقة. المطار:  التاريخ ورقم الرحلة:  عدد المسافرين:',
  },
};

/** The three ways through an airport and where the greeter stands on each. */
export const assistJourneys: readonly { name: Bilingual; stages: readonly Bilingual[] }[] = [
  {
    name: { en: 'You arrive', ar: 'عند الوصول' },
    stages: [
      {
        en: 'A board with your name, as near to the aircraft as the airport allows',
        ar: 'لوحة باسمك في أقرب نقطة يسمح بها المطار من الطائرة',
      },
      { en: 'Together to passport control, documents in hand', ar: 'إلى الجوازات معًا، والأوراق جاهزة في يدك' },
      {
        en: 'The belt, the trolley and a report if a bag is missing',
        ar: 'استلام الحقائب على العربة، والإبلاغ عن أي حقيبة مفقودة',
      },
      { en: 'Handed over to your driver or your family', ar: 'حتى تسلّم على أهلك أو تجلس في السيارة' },
    ],
  },
  {
    name: { en: 'You depart', ar: 'عند المغادرة' },
    stages: [
      { en: 'At the kerb, with a trolley', ar: 'عند باب المطار ومعه عربة' },
      {
        en: 'Check-in: seats, bags, the wheelchair if you asked for one',
        ar: 'إنهاء إجراءات السفر: المقاعد والحقائب والكرسي المتحرك إن طلبته',
      },
      { en: 'Passport control and security', ar: 'الجوازات والتفتيش الأمني' },
      { en: 'The lounge, then the gate in good time', ar: 'صالة الانتظار ثم البوابة قبل موعدها' },
    ],
  },
  {
    name: { en: 'You change planes', ar: 'بين رحلتين' },
    stages: [
      { en: 'At the gate of your first flight', ar: 'عند بوابة رحلتك الأولى' },
      { en: 'The transfer desk, when a boarding pass is missing', ar: 'مكتب التحويل إن نقصتك بطاقة صعود' },
      { en: 'Transfer security by the shortest route', ar: 'تفتيش العبور من أقصر طريق' },
      { en: 'The next gate, or a place to rest until it opens', ar: 'البوابة التالية، أو مكان تستريح فيه حتى تُفتح' },
    ],
  },
];
