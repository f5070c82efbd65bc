import type { Post } from '../post.ts';

/** Articles on faith, families and the craft of travelling. */
export const advicePosts: readonly Post[] = [
  {
    slug: 'packing-for-the-alps-from-the-gulf',
    category: 'family',
    art: 'hotel-alpine',
    published: '2026-11-15',
    title: { en: 'Packing for the Alps when you live in the Gulf', ar: 'كيف تحزم حقيبتك للألب وأنت من أهل الخليج' },
    tab: { en: 'Packing for the Alps from the Gulf', ar: 'حقيبة الألب لأهل الخليج' },
    description: {
      en: 'What a family from Doha wears in the snow: three layers, what to buy here and what to rent there, children’s sizes, boots, and the list we send our guests.',
      ar: 'ماذا تلبس عائلة من الدوحة في الثلج؟ ثلاث طبقات، وما تشتريه هنا وما تستأجره هناك، ومقاسات الأطفال، والقائمة التي نرسلها إلى مسافرينا.',
    },
    destinations: ['switzerland'],
    quote: {
      en: 'Minus five in dry mountain air is easier to bear than plus eight with rain.',
      ar: 'خمس درجات تحت الصفر في هواء جبلي جاف أهون من ثماني درجات مع المطر.',
    },
    next: { href: '/explore/destinations/switzerland', label: { en: 'Switzerland, month by month', ar: 'سويسرا شهرًا بشهر' } },
  },
  {
    slug: 'schengen-visa-from-qatar-step-by-step',
    category: 'planning',
    art: 'articles/visa-file',
    published: '2026-11-01',
    title: { en: 'A Schengen visa from Qatar, step by step', ar: 'تأشيرة شنغن من قطر خطوةً خطوة' },
    description: {
      en: 'From choosing the right consulate to the day your passport comes back: the calendar, the documents, the mistakes that cost weeks, and how to count 90 days.',
      ar: 'من اختيار القنصلية الصحيحة إلى يوم استلام الجواز: الجدول الزمني والأوراق والأخطاء التي تضيّع أسابيع، وكيف تُحسب التسعون يومًا.',
    },
    destinations: ['france', 'spain'],
    quote: {
      en: 'A visa is never certain, and no one can sell you certainty.',
      ar: 'التأشيرة لا يضمنها أحد، ومن وعدك بضمانها فقد وعدك بما لا يملك.',
    },
    next: { href: '/services/visa', label: { en: 'How we help with visas', ar: 'كيف نساعدك في التأشيرة' } },
  },
  {
    slug: 'travelling-in-ramadan',
    category: 'faith',
    art: 'pages/ramadan',
    published: '2026-10-25',
    title: { en: 'Travelling in Ramadan, and arriving rested', ar: 'السفر في رمضان من دون أن ترهق نفسك' },
    description: {
      en: 'Flights around iftar, the sun that sets later in the west, hotels that wake you for suhoor, and which cities are at their best in the holy month.',
      ar: 'رحلات توافق وقت الإفطار، وشمس تتأخر كلما اتجهت غربًا، وفنادق توقظك للسحور، ومدن تزداد في رمضان جمالًا.',
    },
    destinations: ['morocco'],
    quote: {
      en: 'Flying west stretches the day, because you fly after the sun.',
      ar: 'الرحلة قد تتأخر، والتمرة في جيبك لا تتأخر.',
    },
    next: { href: '/services/umrah', label: { en: 'Plan Umrah with us', ar: 'رتّب عمرتك معنا' } },
  },
  {
    slug: 'changing-planes-without-running',
    category: 'planning',
    art: 'articles/connection',
    published: '2026-10-04',
    title: { en: 'Changing planes without running', ar: 'تغيير الطائرة بلا ركض' },
    description: {
      en: 'How much time a connection needs, when two tickets are a trap, where your bag goes, and what to do if the first flight is late.',
      ar: 'كم يحتاج التوقف من الوقت، ومتى تكون التذكرتان فخًا، وأين تذهب حقيبتك، وماذا تفعل إذا تأخرت الرحلة الأولى.',
    },
    quote: {
      en: 'The price of an hour on a bench is a coffee. The price of a missed cruise is the cruise.',
      ar: 'ثمن الساعة فنجان قهوة، وثمن سفينة سياحية أبحرت من دونك هو الرحلة كلها.',
    },
    next: { href: '/services/meet-assist', label: { en: 'Someone at your side between gates', ar: 'مرافق معك بين البوابتين' } },
  },
  {
    slug: 'long-flights-with-small-children',
    category: 'family',
    art: 'pages/window-seat',
    published: '2026-09-06',
    title: { en: 'Long flights with small children', ar: 'الرحلات الطويلة مع الأطفال الصغار' },
    description: {
      en: 'Day or night, which seats, what to carry and how to get through hour five: advice from people who book families out of Doha every week.',
      ar: 'نهارًا أم ليلًا، وأي المقاعد، وماذا تحمل معك، وكيف تعبر الساعة الخامسة: نصائح ممن يحجزون لعائلات الدوحة كل أسبوع.',
    },
    quote: {
      en: 'Nobody remembers the flight on which the children slept.',
      ar: 'لا يذكر أحد رحلة نام فيها الأطفال، ولا ينسى أحد الرحلة الأخرى.',
    },
    next: { href: '/', label: { en: 'Search a flight that suits your family', ar: 'ابحث عن رحلة تناسب عائلتك' } },
  },
  {
    slug: 'first-umrah-from-doha',
    category: 'faith',
    art: 'pages/ihram',
    published: '2026-08-16',
    title: { en: 'Your first Umrah from Doha, day by day', ar: 'أول عمرة لك من الدوحة، يومًا بيوم' },
    description: {
      en: 'Five days in Makkah and Madinah for first-time pilgrims: permits, ihram on the flight, the walk to the Haram, the train and what to take.',
      ar: 'خمسة أيام بين مكة والمدينة لمن يذهب أول مرة: التصريح، والإحرام في الطائرة، والمشي إلى الحرم، والقطار، وما تحمله معك.',
    },
    destinations: ['saudi-arabia'],
    quote: { en: 'Madinah slows everyone down.', ar: 'في المدينة تهدأ النفوس.' },
    stops: [
      { name: { en: 'Doha', ar: 'الدوحة' }, onwards: { en: 'by air', ar: 'بالطائرة' } },
      { name: { en: 'Jeddah', ar: 'جدة' }, onwards: { en: 'by car, a little over an hour', ar: 'بالسيارة، أكثر من ساعة بقليل' } },
      { name: { en: 'Makkah', ar: 'مكة' }, onwards: { en: 'by train, under 2½ hours', ar: 'بالقطار، أقل من ساعتين ونصف' } },
      { name: { en: 'Madinah', ar: 'المدينة' }, onwards: { en: 'by air, about 2½ hours', ar: 'بالطائرة، نحو ساعتين ونصف' } },
      { name: { en: 'Doha', ar: 'الدوحة' } },
    ],
    next: { href: '/services/umrah', label: { en: 'Umrah, arranged by us', ar: 'دعنا نرتّب عمرتك' } },
  },
];
