import type { Bilingual } from '../bilingual.ts';
import type { CallService } from '../services/call-service.ts';

export const privateJets: CallService = {
  name: { en: 'Private jets', ar: 'الطائرات الخاصة' },
  art: 'private-jets',
  ready: {
    en: [
      'Route and dates, with the hours you like',
      'How many travellers and how much baggage',
      'One way, there and back, or several stops',
      'Nationalities, for permits and visas',
    ],
    ar: [
      'خط الرحلة والتواريخ والساعات المفضّلة',
      'عدد المسافرين وحجم الأمتعة',
      'ذهاب فقط أو ذهاب وعودة أو عدة محطات',
      'الجنسيات، من أجل التصاريح والتأشيرات',
    ],
  },
  en: {
    title: 'Private jet charter from Doha',
    description:
      'Chartering a private jet from Doha: which class of aircraft reaches which city, what the price is made of, empty legs, permits, and how to ask for one.',
    heading: 'The aircraft leaves when you are ready',
    lead: 'A meeting in two cities in one day, a patient who cannot wait, a family that wants to travel together. One call, and we come back with aircraft, hours and prices.',
    facts: [
      { term: 'Notice', text: 'Six hours at a push; two days is better' },
      { term: 'At the airport', text: 'Usually 30 minutes before take-off' },
      { term: 'Price', text: 'For the whole aircraft' },
      { term: 'How to book', text: 'By phone' },
    ],
    sections: [
      {
        id: 'price',
        heading: 'What the price is made of',
        paragraphs: ['Charter is quoted for the trip. Two offers for the same route can differ for good reasons:'],
        points: [
          { term: 'Hours in the air', text: 'The largest part, and it grows with the size of the aircraft.' },
          { term: 'Where it comes from', text: 'An aircraft that must first fly to Doha charges that flight too.' },
          { term: 'Waiting', text: 'The crew’s nights and parking, if it stays for your return.' },
          { term: 'Airports and permits', text: 'Landing, handling, overflight. Some airports are expensive or have few slots.' },
          { term: 'Extras', text: 'Catering beyond the usual, de-icing in winter, internet on long flights.' },
        ],
      },
      {
        id: 'empty-legs',
        heading: 'Empty legs',
        paragraphs: [
          'When an aircraft must return without passengers, the operator sells that flight for a good deal less. The day and the direction are fixed, and it is cancelled when the first client changes plans. It suits a one-way trip with an open date; it does not suit a wedding. Tell us your route and we will call when one appears.',
        ],
      },
      {
        id: 'safe',
        heading: 'What we ask of an operator',
        paragraphs: [
          'We charter only from operators with a valid air operator certificate that covers commercial flights, and we send you the aircraft’s registration and its insurance certificate before you sign. A friend’s aircraft hired out for money without such a certificate is no bargain: insurance may not pay.',
        ],
      },
      {
        id: 'how',
        heading: 'From the call to the cabin',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'You call', text: 'Route, date, people, bags. If a patient or a falcon is travelling, say so at once.' },
          {
            term: 'We propose',
            text: 'Two or three aircraft with age, seats, times and a price that holds for a stated number of hours.',
          },
          { term: 'You sign', text: 'With the operator’s terms of cancellation in front of you.' },
          { term: 'We prepare', text: 'Permits, visas, meals, the cars at both ends.' },
          { term: 'You board', text: 'Through the private terminal, with passports checked there.' },
        ],
      },
    ],
    questions: [
      {
        question: 'Can the price ever make sense?',
        answer:
          'For eight to twelve people who would all sit in first class, now and then. For one person, no: what you buy then is time.',
      },
      {
        question: 'Can we bring a pet or a falcon?',
        answer:
          'It depends on the operator and on the country of arrival. Pets and falcons need documents, and those take days. Ask when you first call.',
      },
      {
        question: 'Can the aircraft wait for us?',
        answer:
          'Yes, that is the beauty of it. Waiting of a few hours is often included; nights are charged, and crews must rest.',
      },
    ],
    greeting: 'Hello Karam Travel, please call me about a private jet. Route:  Date:  Travellers:',
  },
  ar: {
    title: 'استئجار طائرة خاصة من الدوحة',
    description:
      'استئجار طائرة خاصة من الدوحة: أي فئة تصل إلى أي مدينة، ومم يتكوّن السعر، ورحلات العودة الفارغة، والتصاريح، وكيف تطلبها.',
    heading: 'تقلع الطائرة حين تكون مستعدًا',
    lead: 'اجتماعان في مدينتين في يوم واحد، أو مريض لا يحتمل الانتظار، أو عائلة تريد أن تسافر معًا. اتصال واحد، ونعود إليك بالطائرات والأوقات والأسعار.',
    facts: [
      { term: 'المهلة', text: 'ست ساعات أحيانًا، والأفضل يومان' },
      { term: 'في المطار', text: 'قبل الإقلاع بنصف ساعة عادةً' },
      { term: 'السعر', text: 'للطائرة كلها' },
      { term: 'طريقة الحجز', text: 'هاتفيًا' },
    ],
    sections: [
      {
        id: 'price',
        heading: 'ممَّ يتكوّن السعر؟',
        paragraphs: ['يُحسب السعر للرحلة كلها، وقد يختلف عرضان لخط واحد لأسباب وجيهة:'],
        points: [
          { term: 'ساعات الطيران', text: 'الجزء الأكبر، ويزيد مع حجم الطائرة.' },
          { term: 'مكان الطائرة', text: 'إن كانت ستأتي أولًا إلى الدوحة حُسبت تلك الرحلة أيضًا.' },
          { term: 'الانتظار', text: 'مبيت الطاقم ووقوف الطائرة إذا بقيت لعودتك.' },
          { term: 'المطارات والتصاريح', text: 'الهبوط والخدمات الأرضية والعبور، وبعض المطارات مرتفع الرسوم أو محدود المواعيد.' },
          { term: 'الإضافات', text: 'ضيافة خاصة، أو إزالة الجليد شتاءً، أو الإنترنت في الرحلات الطويلة.' },
        ],
      },
      {
        id: 'empty-legs',
        heading: 'رحلات العودة الفارغة',
        paragraphs: [
          'حين تعود الطائرة بلا ركاب يبيع المشغّل تلك الرحلة بسعر أقل كثيرًا. اليوم والاتجاه ثابتان، وتُلغى إن غيّر العميل الأول خطته. هي فرصة طيبة لمن يسافر ذهابًا فقط وموعده مرن، لا لمن ينتظره عرس. أخبرنا بخط رحلتك لنتصل بك حين تظهر واحدة.',
        ],
      },
      {
        id: 'safe',
        heading: 'ما نشترطه في المشغّل',
        paragraphs: [
          'لا نستأجر إلا من مشغّل لديه شهادة مشغّل جوي سارية تجيز النقل التجاري، ونرسل إليك قبل التوقيع رقم تسجيل الطائرة وشهادة تأمينها. أما طائرة صديق تُؤجَّر بلا هذه الشهادة فليست صفقة رابحة، فقد لا يدفع التأمين.',
        ],
      },
      {
        id: 'how',
        heading: 'من الاتصال إلى المقصورة',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'تتصل بنا', text: 'خط الرحلة والتاريخ والركاب والأمتعة. وإن كان معك مريض أو صقر فأخبرنا من البداية.' },
          { term: 'نقترح عليك', text: 'طائرتين أو ثلاثًا، بأعمارها ومقاعدها وأوقاتها، وسعر يسري ساعات محددة.' },
          { term: 'توقّع العقد', text: 'وشروط الإلغاء لدى المشغّل أمامك.' },
          { term: 'نجهّز كل شيء', text: 'التصاريح والتأشيرات والوجبات والسيارات في الجهتين.' },
          { term: 'تصعد إلى الطائرة', text: 'من صالة الطيران الخاص، وفيها تُختم الجوازات.' },
        ],
      },
    ],
    questions: [
      {
        question: 'هل يكون السعر معقولًا أحيانًا؟',
        answer:
          'لثمانية إلى اثني عشر شخصًا كلهم في الدرجة الأولى، قد يقترب السعر أحيانًا من ثمن التذاكر. أما لشخص واحد فلا، وما تشتريه عندئذ هو الوقت.',
      },
      {
        question: 'هل نصحب حيوانًا أليفًا أو صقرًا؟',
        answer: 'يتوقف ذلك على المشغّل وبلد الوصول. وللحيوانات والصقور أوراق تحتاج إلى أيام، فاسأل في أول اتصال.',
      },
      {
        question: 'هل تنتظرنا الطائرة؟',
        answer: 'نعم، وهذه ميزتها. انتظار الساعات القليلة مشمول في الغالب، وللمبيت سعره، ولا بد للطاقم من راحة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو الاتصال بي بشأن طائرة خاصة. خط الرحلة:  التاريخ:  عدد المسافرين:',
  },
};

/** Classes as the trade speaks of them; seats and hours are usual values, in hours without a stop. */
export const jetClasses: readonly { name: Bilingual; seats: string; hours: number; reaches: Bilingual }[] = [
  {
    name: { en: 'Very light', ar: 'خفيفة جدًا' },
    seats: '4–5',
    hours: 2,
    reaches: { en: 'Riyadh, Kuwait, Dubai, Muscat', ar: 'الرياض والكويت ودبي ومسقط' },
  },
  {
    name: { en: 'Light', ar: 'خفيفة' },
    seats: '6–7',
    hours: 4,
    reaches: { en: 'Jeddah, Amman, Beirut, Cairo', ar: 'جدة وعمّان وبيروت والقاهرة' },
  },
  {
    name: { en: 'Midsize', ar: 'متوسطة' },
    seats: '7–9',
    hours: 6,
    reaches: { en: 'Istanbul, Athens, Mumbai, Malé', ar: 'إسطنبول وأثينا ومومباي وماليه' },
  },
  {
    name: { en: 'Large', ar: 'كبيرة' },
    seats: '10–14',
    hours: 9,
    reaches: { en: 'London, Geneva, Casablanca, Bangkok', ar: 'لندن وجنيف والدار البيضاء وبانكوك' },
  },
  {
    name: { en: 'Ultra long range', ar: 'بعيدة المدى' },
    seats: '12–16',
    hours: 14,
    reaches: { en: 'Tokyo, Cape Town, New York', ar: 'طوكيو وكيب تاون ونيويورك' },
  },
];
