import type { Bilingual } from '../bilingual.ts';
import type { Guide } from '../guide.ts';

export const mice: Guide = {
  name: { en: 'Meetings and events', ar: 'المؤتمرات والفعاليات' },
  art: 'pages/congress',
  en: {
    title: 'MICE: meetings and events from Qatar',
    description:
      'Meetings, incentive trips, conferences and exhibitions in Doha and abroad: what each needs, a timetable from the first idea to the last bill, and what we do.',
    heading: 'Two hundred guests, one plan',
    lead: 'A conference in Doha, a reward trip to Tbilisi, a stand at a fair in Paris. Flights, rooms, halls, visas and coaches are parts of one plan, and one person is in charge of it.',
    facts: [
      { term: 'Groups', text: 'From ten travellers upwards' },
      { term: 'Start', text: 'Six months ahead, a year for large conferences' },
      { term: 'Where', text: 'In Qatar and abroad' },
      { term: 'You get', text: 'One contact, one budget, one list of guests' },
    ],
    sections: [
      {
        id: 'doha',
        heading: 'Doha as the host',
        paragraphs: [
          'Most guests need one flight to reach Doha, and many nationalities need no visa for a short visit; each guest checks the Hayya portal of the State of Qatar. Two large halls, the Qatar National Convention Centre in Education City and the exhibition centre in West Bay, stand within half an hour of the airport. November to March is the season for dinners outdoors, in the dunes, on a dhow or by the old harbour.',
          'Around National Day in December, and during large fairs and sporting events, the city fills up and room prices show it. We look at the calendar before you fix a date.',
        ],
      },
      {
        id: 'timeline',
        heading: 'The timetable',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'Six to twelve months before',
            text: 'The aim, the number of guests, a budget per guest. Two or three places compared.',
          },
          {
            term: 'Four to six months',
            text: 'Hall and room block under contract, with dates by which rooms can be released.',
          },
          { term: 'Three months', text: 'Invitations, guest list, first visas. Group fares signed, names to follow.' },
          { term: 'One month', text: 'Names to airlines and hotel, menus, rooms for prayer, technical rehearsal, coaches.' },
          {
            term: 'On the days',
            text: 'A desk at the hotel, a welcome sign at the airport, one telephone number that is answered.',
          },
          { term: 'Within a month after', text: 'One account, set against the budget line by line.' },
        ],
      },
      {
        id: 'group-fares',
        heading: 'How group fares work',
        paragraphs: [
          'From ten people on one flight, airlines quote a group fare. It is not always cheaper than the lowest single fare, but it holds the seats for weeks, lets you send names late and change some of them. A deposit is due early, and the rest about a month before departure. We ask several airlines and show you the conditions beside the price.',
        ],
      },
      {
        id: 'details',
        heading: 'What guests remember',
        paragraphs: [],
        points: [
          { term: 'The welcome', text: 'A name board that is spelt right and a car that is there.' },
          { term: 'Food', text: 'We require halal in writing, and ask about allergies with the invitation, not at the table.' },
          { term: 'Prayer', text: 'Rooms and breaks in the programme, with the qibla marked.' },
          { term: 'Both languages', text: 'Programme, badges and messages in Arabic and English.' },
          { term: 'A free hour', text: 'After a night flight no one remembers the first speech.' },
        ],
      },
    ],
    questions: [
      {
        question: 'Can you handle just part of an event?',
        answer:
          'Yes: only the flights, only the rooms, only the guests’ visas. Having one agency do everything is easier, but not a condition.',
      },
      {
        question: 'Guests come from twelve countries. Who books them?',
        answer:
          'We do, each from their own city, with one list that shows who lands when. That list also plans the airport cars.',
      },
      {
        question: 'What if fewer people come?',
        answer:
          'Contracts with hotels and airlines set dates by which you can release places without charge. We watch them and remind you before each.',
      },
    ],
    greeting: 'Hello Karam Travel, we are planning an event. Type:  Place:  Dates:  Number of guests:',
    ask: {
      title: 'Tell us about your event',
      text: 'The city, the dates and how many guests. We answer with a plan and a budget.',
    },
  },
  ar: {
    title: 'المؤتمرات والفعاليات ورحلات الحوافز',
    description:
      'اجتماعات ورحلات حوافز ومؤتمرات ومعارض في الدوحة وخارجها: ما يحتاج إليه كل منها، وجدول زمني من الفكرة إلى الحساب الختامي، وما نقوم به.',
    heading: 'مئتا ضيف وخطة واحدة',
    lead: 'مؤتمر في الدوحة، أو رحلة حوافز إلى تبليسي، أو جناح في معرض بباريس. الطيران والغرف والقاعات والتأشيرات والحافلات أجزاء خطة واحدة يمسك بها شخص واحد.',
    facts: [
      { term: 'المجموعات', text: 'من عشرة مسافرين فأكثر' },
      { term: 'متى تبدأ؟', text: 'قبل ستة أشهر، وقبل سنة للمؤتمرات الكبيرة' },
      { term: 'أين؟', text: 'في قطر وخارجها' },
      { term: 'لك منا', text: 'مسؤول واحد وميزانية واحدة وقائمة ضيوف واحدة' },
    ],
    sections: [
      {
        id: 'doha',
        heading: 'الدوحة مضيفة',
        paragraphs: [
          'يصل معظم الضيوف إلى الدوحة برحلة واحدة، وكثير من الجنسيات لا تحتاج إلى تأشيرة للزيارة القصيرة، ويتحقق كل ضيف من منصة «هيّا» لدولة قطر. وفيها قاعتان كبيرتان: مركز قطر الوطني للمؤتمرات في المدينة التعليمية، ومركز الدوحة للمعارض والمؤتمرات في الخليج الغربي، وكلاهما على نحو نصف ساعة من المطار. ومن نوفمبر إلى مارس يطيب العشاء في الهواء الطلق، بين الكثبان أو على محمل أو قرب الميناء القديم.',
          'وفي اليوم الوطني في ديسمبر وفي أسابيع المعارض والبطولات تمتلئ المدينة وترتفع أسعار الغرف، لذلك ننظر في التقويم قبل تثبيت الموعد.',
        ],
      },
      {
        id: 'timeline',
        heading: 'الجدول الزمني',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'قبل ستة أشهر إلى سنة', text: 'الهدف وعدد الضيوف وميزانية الفرد، ومقارنة مكانين أو ثلاثة.' },
          { term: 'قبل أربعة إلى ستة أشهر', text: 'التعاقد على القاعة والغرف، مع مواعيد يمكن قبلها ردّ ما زاد.' },
          {
            term: 'قبل ثلاثة أشهر',
            text: 'الدعوات وقائمة الضيوف وأولى التأشيرات، وتوقيع أسعار المجموعات على أن تُرسل الأسماء لاحقًا.',
          },
          { term: 'قبل شهر', text: 'الأسماء إلى شركات الطيران والفندق، وقوائم الطعام، والمصلّى، والتجربة الفنية، والحافلات.' },
          { term: 'أيام الفعالية', text: 'مكتب في الفندق، ولوحة في المطار، ورقم هاتف واحد يردّ.' },
          { term: 'خلال شهر بعدها', text: 'حساب ختامي واحد يُقارن بالميزانية بندًا بندًا.' },
        ],
      },
      {
        id: 'group-fares',
        heading: 'كيف تعمل أسعار المجموعات؟',
        paragraphs: [
          'من عشرة مسافرين على رحلة واحدة تعطي شركات الطيران سعر مجموعة. وهو ليس أرخص دائمًا من أدنى سعر فردي، لكنه يحفظ المقاعد أسابيع، ويتيح إرسال الأسماء متأخرة وتغيير بعضها. تُدفع دفعة أولى مبكرًا، والباقي قبل السفر بنحو شهر. نسأل أكثر من شركة ونعرض الشروط بجانب السعر.',
        ],
      },
      {
        id: 'details',
        heading: 'ما يبقى في ذاكرة الضيف',
        paragraphs: [],
        points: [
          { term: 'الاستقبال', text: 'لوحة كُتب عليها الاسم صحيحًا، وسيارة حاضرة.' },
          { term: 'الطعام', text: 'نشترط الحلال كتابةً، ويُسأل عن الحساسية في الدعوة لا على المائدة.' },
          { term: 'الصلاة', text: 'مصلّى واستراحات في البرنامج، واتجاه القبلة محدد.' },
          { term: 'اللغتان', text: 'البرنامج والبطاقات والرسائل بالعربية والإنجليزية.' },
          { term: 'ساعة راحة', text: 'بعد رحلة ليلية لا يتذكر أحد الكلمة الافتتاحية.' },
        ],
      },
    ],
    questions: [
      {
        question: 'هل تتولون جزءًا من الفعالية فقط؟',
        answer: 'نعم: الطيران وحده أو الغرف أو تأشيرات الضيوف. والتعامل مع جهة واحدة أيسر، لكنه ليس شرطًا.',
      },
      {
        question: 'ضيوفنا من اثنتي عشرة دولة، فمن يحجز لهم؟',
        answer: 'نحن، لكلٍّ من مدينته، في قائمة واحدة تبيّن من يصل ومتى، وعليها تُبنى سيارات المطار.',
      },
      {
        question: 'ماذا لو قلّ العدد؟',
        answer: 'في عقود الفنادق وشركات الطيران مواعيد يمكن قبلها ردّ الأماكن بلا مقابل. نتابعها ونذكّرك قبل كل موعد.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، نخطط لفعالية. نوعها:  المكان:  التواريخ:  عدد الضيوف:',
    ask: { title: 'حدّثنا عن فعاليتك', text: 'المدينة والموعد وعدد الضيوف. نجيبك بخطة وميزانية.' },
  },
};

/** The four kinds the short name stands for. */
export const eventKinds: readonly { letter: string; name: Bilingual; text: Bilingual }[] = [
  {
    letter: 'M',
    name: { en: 'Meetings', ar: 'الاجتماعات' },
    text: {
      en: 'Boards, sales teams, training. A quiet room, a short way from the airport, a return flight that evening or the next.',
      ar: 'مجالس إدارة وفرق مبيعات ودورات تدريب: قاعة هادئة قريبة من المطار، وعودة في مساء اليوم أو غده.',
    },
  },
  {
    letter: 'I',
    name: { en: 'Incentives', ar: 'رحلات الحوافز' },
    text: {
      en: 'A trip as a thank-you for a good year. Three or four nights, one evening to remember, families welcome if you like.',
      ar: 'رحلة شكر على سنة ناجحة: ثلاث ليالٍ أو أربع، وأمسية لا تُنسى، ومع العائلات إن أردت.',
    },
  },
  {
    letter: 'C',
    name: { en: 'Conferences', ar: 'المؤتمرات' },
    text: {
      en: 'Speakers and guests from many countries: visas, room blocks, registration and the coaches between hall and hotels.',
      ar: 'متحدثون وضيوف من بلدان كثيرة: تأشيرات وغرف وتسجيل، وحافلات بين القاعة والفنادق.',
    },
  },
  {
    letter: 'E',
    name: { en: 'Exhibitions', ar: 'المعارض' },
    text: {
      en: 'Your team at a fair, at home or abroad: rooms before the city sells out, freight that arrives before the people do.',
      ar: 'فريقك في معرض داخل قطر أو خارجها: غرف قبل أن تمتلئ المدينة، ومعروضات تصل قبل أصحابها.',
    },
  },
];
