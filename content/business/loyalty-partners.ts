import type { Bilingual } from '../bilingual.ts';
import type { Guide } from '../guide.ts';

export const loyaltyPartners: Guide = {
  name: { en: 'Loyalty partners', ar: 'شركاء الولاء' },
  art: 'pages/loyalty',
  en: {
    title: 'Miles, hotel points and loyalty numbers',
    description:
      'How airline miles, hotel points and bank points work when you book with us: where your number goes, what earns and what does not, how to claim missing miles.',
    heading: 'Keep your miles when you book with us',
    lead: 'A ticket from us earns the same miles as one from the airline, as long as your number is in the booking and your name is spelt as in your passport. We see to both.',
    facts: [
      { term: 'Airline miles', text: 'Earned as with the airline' },
      { term: 'Hotel points', text: 'Often only for the hotel’s own rates' },
      { term: 'Missing miles', text: 'Claim early; keep the boarding pass' },
      { term: 'Karam Club points', text: 'From us, on top of your miles' },
    ],
    sections: [
      {
        id: 'earn',
        heading: 'What decides how many miles you earn',
        paragraphs: ['Two travellers in the same row can earn very different amounts.'],
        points: [
          {
            term: 'Booking class',
            text: 'The letter behind the cabin. The cheapest economy fares earn little, sometimes nothing.',
          },
          {
            term: 'Which programme',
            text: 'A flight on one airline can be credited to a partner in its alliance, but only to one programme.',
          },
          {
            term: 'Who operates it',
            text: 'On a codeshare, the airline that flies may count, and not the airline on the ticket.',
          },
          { term: 'Your status', text: 'Members of higher tiers earn more and may bring an extra bag.' },
        ],
      },
      {
        id: 'alliances',
        heading: 'Alliances, in three sentences',
        paragraphs: [
          'Most large airlines belong to one of three alliances: oneworld, Star Alliance or SkyTeam. Qatar Airways, for example, is a member of oneworld, so a flight with British Airways or Royal Air Maroc can earn in its Privilege Club. When two fares cost the same, we choose the one your card can use.',
        ],
      },
      {
        id: 'add',
        heading: 'How we add your number',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Send it with the request', text: 'Programme, number, and the name as it appears on the account.' },
          { term: 'We compare the names', text: 'One letter of difference from the passport and the miles do not arrive.' },
          {
            term: 'It goes into the booking',
            text: 'You see it in the confirmation. On the boarding pass it should be printed too.',
          },
          { term: 'After the flight', text: 'Miles usually show within days. Partner flights take longer.' },
          {
            term: 'If they are missing',
            text: 'Claim in your account with ticket number and boarding pass. Most airlines accept that for a few months only.',
          },
        ],
      },
      {
        id: 'spend',
        heading: 'Paying with miles',
        paragraphs: [
          'Award tickets are booked by the member, in the member’s own account: we cannot and should not ask for your password. What we can do is help you decide. We tell you what the same seat costs in riyals, and we fit the hotel, the car and the flights of those without miles around the award seat you found.',
        ],
      },
    ],
    questions: [
      {
        question: 'Do you have contracts with all these programmes?',
        answer:
          'No. Programmes belong to their airlines, hotels and banks, and their rules apply. We put your number where it earns and tell you where it does not.',
      },
      {
        question: 'Can my miles go to my daughter’s account?',
        answer:
          'As a rule miles go to the person who flies. Several programmes offer family accounts that collect together; open one before the trip.',
      },
      {
        question: 'I forgot to give the number.',
        answer: 'Tell us before the flight and we will add it, or tell the desk at check-in. Afterwards you have to claim them.',
      },
    ],
    greeting:
      'Hello Karam Travel, please add a loyalty number to my trip. Booking reference:  Programme and number:  Name on the account:',
    ask: {
      title: 'Ask us about your miles',
      text: 'Send your programme and your next trip. We tell you what it earns and add your number.',
    },
  },
  ar: {
    title: 'أميال الطيران ونقاط الفنادق وبرامج الولاء',
    description:
      'كيف تعمل أميال الطيران ونقاط الفنادق والبنوك حين تحجز معنا: أين نضع رقمك، وما الذي يكسب وما لا يكسب، وكيف تطالب بالأميال الناقصة.',
    heading: 'احتفظ بأميالك حين تحجز معنا',
    lead: 'تكسب التذكرة من الوكالة الأميال كما تكسبها من شركة الطيران. المهم أن يُكتب رقمك في الحجز، وأن يطابق الاسم فيه جوازك، وهذا ما نتولّاه عنك.',
    facts: [
      { term: 'أميال الطيران', text: 'تكسبها كما لو حجزت من الشركة' },
      { term: 'نقاط الفنادق', text: 'غالبًا لأسعار الفندق المباشرة فقط' },
      { term: 'الأميال الناقصة', text: 'طالب بها مبكرًا واحتفظ ببطاقة الصعود' },
      { term: 'نقاط نادي كرم', text: 'تكسبها منّا مع أميالك' },
    ],
    sections: [
      {
        id: 'earn',
        heading: 'ما الذي يحدد عدد الأميال؟',
        paragraphs: ['قد يجلس مسافران متجاورين ويكسب أحدهما أضعاف الآخر.'],
        points: [
          { term: 'فئة الحجز', text: 'الحرف الذي يلي درجة السفر. وأرخص أسعار السياحية تكسب قليلًا، وأحيانًا لا تكسب شيئًا.' },
          { term: 'أي برنامج', text: 'يمكن تسجيل الرحلة لدى شركة أخرى في التحالف نفسه، ولكن في برنامج واحد.' },
          { term: 'من يشغّل الرحلة', text: 'في الرحلات المشتركة قد تُحسب الشركة التي تطير لا التي على التذكرة.' },
          { term: 'مستوى عضويتك', text: 'أصحاب المستويات الأعلى يكسبون أكثر، وقد تُزاد أمتعتهم.' },
        ],
      },
      {
        id: 'alliances',
        heading: 'التحالفات في ثلاث جمل',
        paragraphs: [
          'معظم الشركات الكبرى في أحد ثلاثة تحالفات: «ون وورلد» و«ستار» و«سكاي تيم». فالخطوط الجوية القطرية مثلًا عضو في «ون وورلد»، ولذلك قد تكسب في نادي الامتياز من رحلة على الخطوط الجوية البريطانية أو الخطوط الملكية المغربية. وإذا تساوى سعران اخترنا ما تنتفع به بطاقتك.',
        ],
      },
      {
        id: 'add',
        heading: 'كيف نضيف رقمك؟',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'أرسله مع الطلب', text: 'البرنامج والرقم والاسم كما هو في الحساب.' },
          { term: 'نطابق الأسماء', text: 'حرف واحد يختلف عن الجواز يكفي لئلا تصل الأميال.' },
          { term: 'يُكتب في الحجز', text: 'تراه في التأكيد، وينبغي أن يظهر في بطاقة الصعود أيضًا.' },
          { term: 'بعد الرحلة', text: 'تظهر الأميال خلال أيام عادةً، وتتأخر في رحلات الشركاء.' },
          { term: 'إن لم تصل', text: 'طالب بها من حسابك برقم التذكرة وبطاقة الصعود. ومعظم الشركات تقبل ذلك أشهرًا معدودة فقط.' },
        ],
      },
      {
        id: 'spend',
        heading: 'الدفع بالأميال',
        paragraphs: [
          'تذاكر المكافآت يحجزها العضو من حسابه، ولا يمكننا ولا يصح أن نطلب كلمة مرورك. لكننا نعينك على القرار: نخبرك بسعر المقعد نفسه بالريال، ونرتّب الفندق والسيارة ورحلات من لا أميال لهم حول المقعد الذي وجدته.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل لديكم عقود مع هذه البرامج كلها؟',
        answer:
          'لا. البرامج لشركات الطيران والفنادق والبنوك، وقواعدها هي المعمول بها. نحن نضع رقمك حيث يكسب، ونخبرك حيث لا يكسب.',
      },
      {
        question: 'هل تُسجَّل أميالي في حساب ابنتي؟',
        answer: 'القاعدة أن الأميال لمن يسافر. وفي عدة برامج حسابات عائلية تُجمع فيها الأميال، فافتح واحدًا قبل الرحلة.',
      },
      { question: 'نسيت أن أعطيكم الرقم.', answer: 'أخبرنا قبل السفر لنضيفه، أو أخبر موظف المطار. أما بعد السفر فبالمطالبة.' },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو إضافة رقم عضوية إلى رحلتي. رقم الحجز:  البرنامج والرقم:  الاسم في الحساب:',
    ask: { title: 'اسألنا عن أميالك', text: 'أرسل اسم البرنامج ورحلتك القادمة، نخبرك بما تكسبه ونضيف رقمك.' },
  },
};

/** Kinds of programmes: what we do with each, and where it ends. */
export const programmeKinds: readonly { name: Bilingual; does: Bilingual; limit: Bilingual }[] = [
  {
    name: { en: 'Airline miles', ar: 'أميال الطيران' },
    does: {
      en: 'Your number goes into every flight, for each traveller, on the airline that gives most for it.',
      ar: 'نضيف رقمك ورقم كل مسافر إلى كل رحلة، لدى الشركة التي تكسب معها أكثر.',
    },
    limit: {
      en: 'Some group and package fares earn nothing. We tell you beforehand.',
      ar: 'بعض أسعار المجموعات والباقات لا تكسب شيئًا، ونخبرك بذلك مسبقًا.',
    },
  },
  {
    name: { en: 'Hotel programmes', ar: 'برامج الفنادق' },
    does: {
      en: 'We send your number to the hotel, so that it knows you. Breakfast or a better room then depends on the hotel.',
      ar: 'نرسل رقمك إلى الفندق ليعرفك. أما الفطور أو الغرفة الأفضل فبحسب الفندق.',
    },
    limit: {
      en: 'Points and nights usually count only for rates booked with the chain. If they matter to you, tell us.',
      ar: 'النقاط والليالي تُحسب غالبًا لما يُحجز من الفندق مباشرة. فإن كانت تهمك فأخبرنا.',
    },
  },
  {
    name: { en: 'Bank and card points', ar: 'نقاط البنوك والبطاقات' },
    does: {
      en: 'Paying us with your card earns its points like any purchase. Many banks turn points into miles.',
      ar: 'الدفع لنا ببطاقتك يكسب نقاطها كأي مشتريات، وكثير من البنوك يحوّل النقاط إلى أميال.',
    },
    limit: {
      en: 'Transfers cannot be undone and may take days. Move points only once you have found a seat.',
      ar: 'التحويل لا يُردّ وقد يستغرق أيامًا، فلا تحوّل حتى تجد المقعد.',
    },
  },
  {
    name: { en: 'Company programmes', ar: 'برامج المنشآت' },
    does: {
      en: 'Several airlines let an employer earn alongside the traveller. Both numbers fit in one booking.',
      ar: 'تتيح عدة شركات طيران أن تكسب المنشأة مع المسافر، ويتسع الحجز للرقمين معًا.',
    },
    limit: { en: 'The company must be registered before the flight.', ar: 'يلزم تسجيل المنشأة قبل الرحلة.' },
  },
];
