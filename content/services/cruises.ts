import type { Bilingual } from '../bilingual.ts';
import type { Guide } from '../guide.ts';

export const cruises: Guide = {
  name: { en: 'Cruises', ar: 'الرحلات البحرية' },
  art: 'cruises',
  en: {
    title: 'Cruises from Doha and the Mediterranean',
    description:
      'Winter in the Gulf, summer in the Mediterranean and the fjords: when the ships sail, which cabin to take, what the fare includes and what it does not.',
    heading: 'Unpack once, wake up in another port',
    lead: 'Your hotel moves while you sleep. We find the sailing, the right cabin and the flights that reach the port in time.',
    facts: [
      { term: 'Gulf season', text: 'November to March' },
      { term: 'Mediterranean season', text: 'April to October' },
      { term: 'Usual length', text: 'Seven nights' },
      { term: 'Start planning', text: 'Four to six months ahead' },
    ],
    sections: [
      {
        id: 'seas',
        heading: 'Which sea, and when',
        paragraphs: ['Ships follow the mild weather, and so does the choice of port.'],
        points: [
          {
            term: 'The Gulf',
            text: 'Ships call at Doha’s Old Port, Dubai, Abu Dhabi and Muscat in winter. No long flight, and the family can find out whether the sea suits them.',
          },
          {
            term: 'West Mediterranean',
            text: 'Round trips from Barcelona or Civitavecchia near Rome, via Marseille, Naples or Palma.',
          },
          { term: 'East Mediterranean', text: 'From Piraeus, the port of Athens: Santorini, Mykonos and the Turkish coast.' },
          { term: 'Norwegian fjords', text: 'From May to September, when evenings stay light. Pack a coat in July.' },
        ],
      },
      {
        id: 'cabin',
        heading: 'Which cabin',
        paragraphs: [
          'An inside cabin is the cheapest and the darkest. Most families are happier with a balcony: a place of their own with a breeze, and the view you came for. A cabin low in the middle of the ship moves least, if you worry about the waves. Cabins for four exist but are few on each ship, so they go first.',
        ],
      },
      {
        id: 'fare',
        heading: 'What the fare covers',
        paragraphs: [],
        points: [
          { term: 'Usually included', text: 'The cabin, the main meals, pools, shows and the children’s club.' },
          {
            term: 'Usually extra',
            text: 'Flights, excursions, soft drinks by the glass, internet, service charges and insurance.',
          },
          {
            term: 'Meals',
            text: 'Many lines offer halal meals given notice. We ask when we book, and tell you the answer.',
          },
          {
            term: 'Visas',
            text: 'If the ship leaves the Schengen area and returns, you’ll need a double-entry visa. We go through the ports and the passports with you.',
          },
        ],
      },
      {
        id: 'how',
        heading: 'What we arrange',
        paragraphs: [
          'Arriving on the morning of departure is the one mistake nobody can fix: a ship does not wait. We get you to the port the day before, with a night near the harbour, a transfer to the pier and flights home that leave time to disembark.',
        ],
      },
    ],
    questions: [
      {
        question: 'From what age can babies sail?',
        answer:
          'Most lines ask for six months, and twelve on ocean crossings. Lines also set a limit for expectant mothers, often the 24th week.',
      },
      {
        question: 'Will I be seasick?',
        answer: 'Large ships are steady and the Gulf in winter is usually calm. A cabin low and amidships helps most.',
      },
      {
        question: 'Can you hold a cabin?',
        answer: 'Many lines hold one for a short time without payment. Ask us while the price is good.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to ask about a cruise. Sea or port:  Month:  Travellers:',
  },
  ar: {
    title: 'رحلات بحرية من الدوحة وفي المتوسط',
    description: 'شتاء الخليج وصيف المتوسط ومضايق النرويج: متى تبحر السفن، وأي مقصورة تختار، وما يشمله السعر وما لا يشمله.',
    heading: 'رتّب حقيبتك مرة واستيقظ كل يوم في ميناء',
    lead: 'السفينة فندق يبحر بك وأنت نائم. نختار لك الرحلة والمقصورة المناسبة، والطيران الذي يوصلك إلى الميناء في موعده.',
    facts: [
      { term: 'موسم الخليج', text: 'من نوفمبر إلى مارس' },
      { term: 'موسم المتوسط', text: 'من أبريل إلى أكتوبر' },
      { term: 'المدة المعتادة', text: 'سبع ليالٍ' },
      { term: 'متى تخطط؟', text: 'قبل أربعة إلى ستة أشهر' },
    ],
    sections: [
      {
        id: 'seas',
        heading: 'أي بحر، وفي أي موسم؟',
        paragraphs: ['السفن تتبع الجو المعتدل، ومعه يتغير ميناء الانطلاق.'],
        points: [
          {
            term: 'الخليج',
            text: 'ترسو السفن شتاءً في ميناء الدوحة القديم ودبي وأبوظبي ومسقط. لا تحتاج إلى رحلة جوية طويلة، وهي فرصة لتجرب العائلة السفر بحرًا.',
          },
          {
            term: 'غرب المتوسط',
            text: 'رحلات دائرية من برشلونة أو من تشيفيتافيكيا قرب روما، مرورًا بمرسيليا أو نابولي أو بالما.',
          },
          { term: 'شرق المتوسط', text: 'من بيرايوس ميناء أثينا إلى سانتوريني وميكونوس والساحل التركي.' },
          { term: 'مضايق النرويج', text: 'من مايو إلى سبتمبر حين يطول ضوء المساء. ولا تنسَ معطفك ولو في يوليو.' },
        ],
      },
      {
        id: 'cabin',
        heading: 'أي مقصورة تختار؟',
        paragraphs: [
          'المقصورة الداخلية هي الأرخص، لكنها بلا نافذة. ومعظم العائلات ترتاح أكثر مع الشرفة: ركن خاص ونسيم وإطلالة جئت من أجلها. وإن كنت تخشى الموج فاختر طابقًا منخفضًا في وسط السفينة، فهو أقلها حركة. والمقصورات التي تتسع لأربعة قليلة في كل سفينة، لذلك تُحجز أولًا.',
        ],
      },
      {
        id: 'fare',
        heading: 'ماذا يشمل السعر؟',
        paragraphs: [],
        points: [
          { term: 'مشمول في العادة', text: 'المقصورة والوجبات الرئيسية والمسابح والعروض ونادي الأطفال.' },
          { term: 'غير مشمول في العادة', text: 'الطيران والجولات البرية والمشروبات والإنترنت ورسوم الخدمة والتأمين.' },
          { term: 'الطعام', text: 'كثير من الشركات يوفر وجبات حلالًا إذا طُلبت مبكرًا. نسأل عنها عند الحجز ونخبرك بالرد.' },
          {
            term: 'التأشيرات',
            text: 'إن خرجت السفينة من منطقة شنغن ثم عادت إليها فتلزمك تأشيرة لدخولين أو أكثر. نراجع معك الموانئ والجوازات.',
          },
        ],
      },
      {
        id: 'how',
        heading: 'ما الذي نرتّبه؟',
        paragraphs: [
          'الوصول صباح يوم الإبحار خطأ لا يُصلَح، فالسفينة لا تنتظر أحدًا. لذلك نوصلك قبلها بيوم، مع ليلة قرب الميناء وسيارة إلى الرصيف، ورحلة عودة تترك لك وقتًا كافيًا للنزول.',
        ],
      },
    ],
    questions: [
      {
        question: 'من أي عمر يُقبل الرضيع؟',
        answer:
          'تشترط معظم الشركات ستة أشهر، واثني عشر شهرًا في عبور المحيطات. وللحوامل حد أيضًا، وهو في الغالب الأسبوع الرابع والعشرون.',
      },
      {
        question: 'هل سأصاب بدوار البحر؟',
        answer: 'السفن الكبيرة مستقرة، والخليج شتاءً هادئ في العادة. وأكثر ما يفيد مقصورة منخفضة في الوسط.',
      },
      {
        question: 'هل يمكن حجز مقصورة مؤقتًا؟',
        answer: 'كثير من الشركات يحفظها مدة قصيرة من دون دفع، فاسألنا ما دام السعر مناسبًا.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود السؤال عن رحلة بحرية. البحر أو الميناء:  الشهر:  عدد المسافرين:',
  },
};

/** Months in which ships sail there, January being 1; the text says the same in words. */
export const cruiseSeasons: readonly { sea: Bilingual; when: Bilingual; months: readonly number[] }[] = [
  {
    sea: { en: 'The Gulf', ar: 'الخليج' },
    when: { en: 'November to March', ar: 'من نوفمبر إلى مارس' },
    months: [11, 12, 1, 2, 3],
  },
  {
    sea: { en: 'West Mediterranean', ar: 'غرب المتوسط' },
    when: { en: 'April to October', ar: 'من أبريل إلى أكتوبر' },
    months: [4, 5, 6, 7, 8, 9, 10],
  },
  {
    sea: { en: 'East Mediterranean', ar: 'شرق المتوسط' },
    when: { en: 'April to October', ar: 'من أبريل إلى أكتوبر' },
    months: [4, 5, 6, 7, 8, 9, 10],
  },
  {
    sea: { en: 'Norwegian fjords', ar: 'مضايق النرويج' },
    when: { en: 'May to September', ar: 'من مايو إلى سبتمبر' },
    months: [5, 6, 7, 8, 9],
  },
];
