import type { Post } from '../post.ts';

/** Routes day by day, and one article for those who pay for the trips of others. */
export const routePosts: readonly Post[] = [
  {
    slug: 'ras-al-khaimah-long-weekend',
    category: 'destinations',
    art: 'sights/ras-al-khaimah-1',
    published: '2026-11-08',
    title: { en: 'A long weekend in Ras Al Khaimah', ar: 'عطلة نهاية أسبوع طويلة في رأس الخيمة' },
    description: {
      en: 'Wednesday evening to Saturday night: by air or by road, which morning for the mountain, where to sleep, what to book before, and what closes when it rains.',
      ar: 'من مساء الأربعاء إلى ليلة السبت: بالطائرة أم بالسيارة، وأي صباح للجبل، وأين تبيت، وماذا تحجز قبل السفر، وماذا يُغلق إذا نزل المطر.',
    },
    destinations: ['ras-al-khaimah'],
    quote: {
      en: 'Changing hotels for a night on the mountain sounds lovely and costs half a day.',
      ar: 'ليلة في الجبل تبدو حلوة، لكن نقل الحقائب يأكل نصف يوم.',
    },
    next: {
      href: '/explore/destinations/ras-al-khaimah',
      label: { en: 'Ras Al Khaimah, month by month', ar: 'رأس الخيمة شهرًا بشهر' },
    },
  },
  {
    slug: 'samarkand-by-fast-train',
    category: 'destinations',
    art: 'sights/uzbekistan-3',
    published: '2026-10-18',
    title: { en: 'Samarkand by fast train: six days, three cities', ar: 'إلى سمرقند بالقطار السريع: ستة أيام وثلاث مدن' },
    tab: { en: 'Samarkand by fast train in six days', ar: 'إلى سمرقند بالقطار السريع في ستة أيام' },
    description: {
      en: 'Tashkent, Samarkand and Bukhara in six days: when the train seats go on sale, which hours suit the Registan, and what to do when the fast train is full.',
      ar: 'طشقند وسمرقند وبخارى في ستة أيام: متى تُطرح مقاعد القطار، وأي الساعات أجمل في ريغستان، وماذا تفعل إذا امتلأ القطار السريع.',
    },
    destinations: ['uzbekistan'],
    quote: {
      en: 'With seats on the fast train, Uzbekistan is six unhurried days.',
      ar: 'إن ظفرت بمقعد في القطار السريع صارت أوزبكستان ستة أيام هادئة',
    },
    stops: [
      { name: { en: 'Tashkent', ar: 'طشقند' }, onwards: { en: 'a little over 2 hours', ar: 'ساعتان وقليل' } },
      { name: { en: 'Samarkand', ar: 'سمرقند' }, onwards: { en: 'about 1 h 45 min', ar: 'نحو ساعة و45 دقيقة' } },
      { name: { en: 'Bukhara', ar: 'بخارى' }, onwards: { en: 'about 4 hours back', ar: 'نحو 4 ساعات للعودة' } },
      { name: { en: 'Tashkent', ar: 'طشقند' } },
    ],
    next: {
      href: '/travel/package/samarkand',
      label: { en: 'Three nights in Samarkand, arranged', ar: 'ثلاث ليالٍ في سمرقند نرتّبها لك' },
    },
  },
  {
    slug: 'travel-policy-for-a-small-company',
    category: 'business',
    art: 'articles/two-pages',
    published: '2026-10-11',
    title: { en: 'A travel policy for a small company, on two pages', ar: 'سياسة سفر لشركة صغيرة، في صفحتين' },
    tab: { en: 'A travel policy for a small company', ar: 'سياسة السفر في شركة صغيرة' },
    description: {
      en: 'Eight decisions that save a company of ten to fifty people money and arguments: who approves, which cabin, how early, what is reimbursed, and wording to copy.',
      ar: 'ثمانية قرارات توفّر على شركة فيها من 10 موظفين إلى 50 مالًا وخلافًا: من يوافق، وأي درجة، وكم يومًا قبل السفر، مع نصوص جاهزة للنقل.',
    },
    quote: { en: 'The cheapest fare is expensive when the meeting moves.', ar: 'أرخص سعر هو الأغلى إذا تغيّر موعد الاجتماع.' },
    next: { href: '/business/corporate', label: { en: 'One desk for your company’s travel', ar: 'مكتب واحد لسفر شركتك' } },
  },
  {
    slug: 'santorini-and-mykonos-unhurried',
    category: 'destinations',
    art: 'sights/greece-2',
    published: '2026-09-27',
    title: { en: 'Santorini and Mykonos, unhurried', ar: 'سانتوريني وميكونوس على مهل' },
    description: {
      en: 'Eight nights between two islands: which comes first, ferry or flight, where the steps and the wind are, hours without crowds, and privacy for families.',
      ar: 'ثماني ليالٍ بين جزيرتين: بأيهما تبدأ، والعبّارة أم الطائرة، وأين الأدراج والريح، والساعات الخالية من الزحام، والخصوصية للعائلات.',
    },
    destinations: ['greece'],
    quote: {
      en: 'Where you sleep is the whole holiday.',
      ar: 'مكان المبيت هو العطلة كلها.',
    },
    stops: [
      { name: { en: 'Doha', ar: 'الدوحة' }, onwards: { en: 'by air, about 5 hours', ar: 'بالطائرة، نحو 5 ساعات' } },
      { name: { en: 'Athens', ar: 'أثينا' }, onwards: { en: 'by air, 40 minutes', ar: 'بالطائرة، 40 دقيقة' } },
      {
        name: { en: 'Mykonos', ar: 'ميكونوس' },
        onwards: { en: 'by ferry, 2 to 3½ hours', ar: 'بالعبّارة، من ساعتين إلى 3 ساعات ونصف' },
      },
      { name: { en: 'Santorini', ar: 'سانتوريني' }, onwards: { en: 'by air, via Athens', ar: 'بالطائرة عبر أثينا' } },
      { name: { en: 'Doha', ar: 'الدوحة' } },
    ],
    next: { href: '/travel/package/santorini', label: { en: 'Four nights above the caldera', ar: 'أربع ليالٍ فوق الكالديرا' } },
  },
  {
    slug: 'istanbul-in-four-days',
    category: 'destinations',
    art: 'sights/turkey-1',
    published: '2026-09-13',
    title: { en: 'Istanbul in four days, one shore at a time', ar: 'إسطنبول في أربعة أيام، ضفة بعد ضفة' },
    description: {
      en: 'Four days sorted by shore, so that you do not cross the bridges twice: hours for the great mosques, ferries instead of taxis, and where queues can be avoided.',
      ar: 'أربعة أيام مرتبة بحسب الضفاف كي لا تعبر الجسور مرتين: ساعات زيارة المساجد الكبرى، والعبّارة بدل سيارة الأجرة، وكيف تتجنب الطوابير.',
    },
    destinations: ['turkey'],
    quote: {
      en: 'Give each shore its own day, cross by ferry and not by car, and four days feel like a week.',
      ar: 'اجعل لكل ضفة يومًا أو يومين، واعبر بينها بالعبّارة لا بالسيارة',
    },
    next: { href: '/explore/destinations/turkey', label: { en: 'Turkey, season by season', ar: 'تركيا موسمًا بموسم' } },
  },
  {
    slug: 'seoul-with-children',
    category: 'destinations',
    art: 'articles/hanbok',
    published: '2026-08-23',
    title: { en: 'Seoul with children: six days at their pace', ar: 'سيول مع الأطفال: ستة أيام على مهلهم' },
    description: {
      en: 'Six days in Seoul for families from the Gulf: one big thing a day, halal meals, stairs and pushchairs, rainy-day plans, and what must be booked before you fly.',
      ar: 'ستة أيام في سيول لعائلات الخليج: زيارة كبيرة واحدة كل يوم، وطعام حلال، وعربة الأطفال والأدراج، وخطة ليوم المطر، وما يُحجز قبل السفر.',
    },
    destinations: ['south-korea'],
    quote: {
      en: 'Leave before nine and you have the avenues to yourselves until the coaches come at eleven.',
      ar: 'من خرج قبل التاسعة كانت الممرات له وحده حتى تصل الحافلات في الحادية عشرة.',
    },
    next: { href: '/travel/package/seoul', label: { en: 'Five nights in Seoul, arranged', ar: 'خمس ليالٍ في سيول نرتّبها لك' } },
  },
];
