import type { BranchPage } from './branch-page.ts';

export const alRayyan: BranchPage = {
  slug: 'al-rayyan',
  art: 'pages/branch-al-rayyan',
  name: { en: 'Al Rayyan', ar: 'الريان' },
  address: { en: 'Al Rayyan', ar: 'الريان' },
  position: { latitude: 25.29, longitude: 51.42 },
  map: {
    places: [
      { name: { en: 'Al Shaqab station', ar: 'محطة الشقب' }, at: [25.3075, 51.4432] },
      { name: { en: 'Education City station', ar: 'محطة المدينة التعليمية' }, at: [25.3128, 51.4335] },
      { name: { en: 'Qatar National Library', ar: 'مكتبة قطر الوطنية' }, at: [25.3188, 51.4413] },
    ],
  },
  route: {
    kind: 'green',
    stops: [
      { en: 'Msheireb', ar: 'مشيرب' },
      { en: 'Al Bidda', ar: 'البدع' },
      { en: 'The White Palace', ar: 'القصر الأبيض' },
      { en: 'Hamad Hospital', ar: 'مستشفى حمد' },
      { en: 'Al Messila', ar: 'المسيلة' },
      { en: 'Al Rayyan Al Qadeem', ar: 'الريان القديم' },
    ],
  },
  neighbours: ['muaither', 'al-sadd', 'head-office'],
  en: {
    title: 'Al Rayyan branch',
    description:
      'Karam Travel in Al Rayyan, near Education City: student fares, flights home for the summer and Umrah by road, with hours, phone and the way by Green Line.',
    heading: 'Karam Travel in Al Rayyan',
    lead: 'Students, their professors and large families live on this side of the city. The branch knows the dates they travel on: the end of term, the first day of the holidays, the week before Ramadan.',
    ways: [
      {
        term: 'By metro',
        text: 'The Green Line crosses Al Rayyan, with stations at Al Rayyan Al Qadeem, Al Shaqab, Qatar National Library and Education City.',
      },
      { term: 'The last stretch', text: 'From the stations metrolink buses run into the neighbourhoods around them.' },
      {
        term: 'By car',
        text: 'Al Rayyan is wide, so ask for the location pin before you set out. From central Doha allow 20 to 30 minutes in traffic.',
      },
    ],
    sections: [
      {
        id: 'here',
        heading: 'What Al Rayyan travels for',
        paragraphs: [
          'The year has its own rhythm here. Between the last examination and the first hot week of summer everyone wants the same seats, and a seat booked in February costs less than one booked in May.',
        ],
        points: [
          {
            term: 'Students',
            text: 'Some airlines give students a lower fare or more baggage. We ask for both and tell you the conditions.',
          },
          { term: 'Home for the summer', text: 'Flights for the whole family on one booking, with seats together.' },
          {
            term: 'Umrah by road',
            text: 'Salwa Road leads from here to the Saudi border. We arrange the hotels on the way and in Makkah.',
          },
          {
            term: 'Visiting parents',
            text: 'What your family needs in order to visit you in Qatar, and the flight that suits elderly people.',
          },
        ],
      },
      {
        id: 'bring',
        heading: 'What to bring for a student fare',
        paragraphs: ['Airlines check at the counter, so we check before them:'],
        points: [
          { term: 'Proof of study', text: 'A valid student card or a letter of enrolment for this term.' },
          { term: 'Passport', text: 'Its first page, and the residence permit of the country you study in.' },
          { term: 'Dates', text: 'The first and the last day you can travel. Two days either way often change the price.' },
          { term: 'Baggage', text: 'What you have to carry: a year abroad rarely fits into 23 kilograms.' },
        ],
      },
    ],
    greeting: 'Hello Karam Travel, I would like to visit the Al Rayyan branch. It is about:',
  },
  ar: {
    title: 'فرع الريان',
    description:
      'كرم للسفر في الريان قرب المدينة التعليمية: أسعار للطلاب ورحلات الصيف إلى الأهل وعمرة بالسيارة، مع ساعات العمل والهاتف والطريق بالخط الأخضر.',
    heading: 'كرم للسفر في الريان',
    lead: 'يسكن هذه الجهة من المدينة طلاب وأساتذة وعائلات كبيرة، والفرع يعرف مواعيد سفرهم: نهاية الفصل، وأول أيام الإجازة، والأسبوع الذي يسبق رمضان.',
    ways: [
      {
        term: 'بالمترو',
        text: 'يمر الخط الأخضر بالريان، ومن محطاته هنا الريان القديم والشقب ومكتبة قطر الوطنية والمدينة التعليمية.',
      },
      { term: 'ما بعد المحطة', text: 'تنطلق حافلات «مترولينك» من المحطات إلى الأحياء القريبة.' },
      {
        term: 'بالسيارة',
        text: 'الريان واسعة، فاطلب الموقع قبل أن تنطلق. واحسب من وسط الدوحة بين 20 و30 دقيقة في الزحام.',
      },
    ],
    sections: [
      {
        id: 'here',
        heading: 'إلى أين تسافر الريان؟',
        paragraphs: [
          'للسنة هنا إيقاعها. فبين آخر اختبار وأول أسبوع حار يطلب الجميع المقاعد نفسها، ومن يحجز في فبراير يدفع أقل ممن يحجز في مايو.',
        ],
        points: [
          { term: 'الطلاب', text: 'تمنح بعض شركات الطيران الطلاب سعرًا أقل أو أمتعة أكثر. نطلب لك الاثنين ونوضح الشروط.' },
          { term: 'الصيف عند الأهل', text: 'حجز واحد للعائلة كلها بمقاعد متجاورة.' },
          { term: 'العمرة بالسيارة', text: 'من هنا طريق سلوى إلى الحدود السعودية. ونرتّب لك الفنادق على الطريق وفي مكة المكرمة.' },
          { term: 'زيارة الوالدين', text: 'ما يلزم أهلك لزيارتك في قطر، والرحلة التي تناسب كبار السن.' },
        ],
      },
      {
        id: 'bring',
        heading: 'ماذا تحضر لسعر الطلاب؟',
        paragraphs: ['تتحقق شركات الطيران عند إنهاء إجراءات السفر، فنتحقق نحن قبلها:'],
        points: [
          { term: 'إثبات الدراسة', text: 'بطاقة طالب سارية أو إفادة قيد لهذا الفصل.' },
          { term: 'جواز السفر', text: 'صفحته الأولى، وإقامتك في البلد الذي تدرس فيه.' },
          { term: 'التواريخ', text: 'أول يوم يمكنك السفر فيه وآخر يوم. كثيرًا ما يغيّر يومان السعر.' },
          { term: 'الأمتعة', text: 'ما الذي ستحمله؟ قلّما تكفي 23 كجم لسنة في الخارج.' },
        ],
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود زيارة فرع الريان بخصوص:',
  },
};
