import type { BranchPage } from './branch-page.ts';

export const ummSalal: BranchPage = {
  slug: 'umm-salal',
  art: 'pages/branch-umm-salal',
  name: { en: 'Umm Salal', ar: 'أم صلال' },
  address: { en: 'Umm Salal Mohammed, Umm Salal', ar: 'أم صلال محمد، أم صلال' },
  position: { latitude: 25.4, longitude: 51.42 },
  map: {
    places: [
      { name: { en: 'Barzan Towers', ar: 'أبراج برزان' }, at: [25.418, 51.4135] },
      { name: { en: 'Doha Festival City', ar: 'دوحة فستيفال سيتي' }, at: [25.3862, 51.441] },
    ],
  },
  route: {
    kind: 'road',
    stops: [
      { en: 'Doha', ar: 'الدوحة' },
      { en: 'Al Gharrafa', ar: 'الغرافة' },
      { en: 'Umm Salal Mohammed', ar: 'أم صلال محمد' },
    ],
  },
  neighbours: ['al-rayyan', 'west-bay', 'al-khor'],
  en: {
    title: 'Umm Salal branch',
    description:
      'Karam Travel in Umm Salal, on the way north from Doha: family holidays, winter sun and Umrah without a drive into town, with opening hours and directions.',
    heading: 'Karam Travel in Umm Salal',
    lead: 'For families north of Doha who would rather not drive into town for a question. Sit down with the children, and leave with a plan that has dates and a price.',
    ways: [
      { term: 'By car', text: 'Al Shamal Road north from Doha, about 20 km from the centre. Allow 20 to 30 minutes.' },
      {
        term: 'By public transport',
        text: 'There is no metro station in Umm Salal. Lusail QNB, at the end of the Red Line, is the nearest terminus; go on from there by taxi.',
      },
      {
        term: 'Look out for',
        text: 'The old Barzan Towers stand in Umm Salal Mohammed. Send us a message and we’ll reply with the location pin.',
      },
    ],
    sections: [
      {
        id: 'here',
        heading: 'What Umm Salal plans with us',
        paragraphs: [
          'Large households travel differently. Eleven people on one booking, three generations, two connecting rooms and a cot: here this is an ordinary morning, and we have learnt to ask about the cot first.',
        ],
        points: [
          {
            term: 'Large families',
            text: 'More than nine travellers are booked as a group. We ask the airline, and you get one answer.',
          },
          {
            term: 'Villas and apartments',
            text: 'A kitchen, a garden and doors that close, where four hotel rooms would cost more.',
          },
          { term: 'Umrah together', text: 'Seats beside each other, rooms on one floor, and a wheelchair for whoever needs it.' },
          { term: 'Cars at the other end', text: 'A van with seven seats and child seats, reserved before you fly.' },
        ],
      },
      {
        id: 'bring',
        heading: 'What to bring for a family booking',
        paragraphs: ['A list on paper is enough for a first conversation. For the booking itself we need:'],
        points: [
          {
            term: 'All the passports',
            text: 'Or clear photographs of them. The one that expires first decides what is possible.',
          },
          { term: 'Dates of birth', text: 'A child who turns two or twelve on the trip pays a different fare.' },
          { term: 'Who sleeps where', text: 'Which of you share a room. It saves more than any discount.' },
          { term: 'For domestic staff', text: 'Passport, residence permit and the visa rules of their own nationality.' },
        ],
      },
    ],
    greeting: 'Hello Karam Travel, I would like to visit the Umm Salal branch. How many we are and where we want to go:',
  },
  ar: {
    title: 'فرع أم صلال',
    description:
      'كرم للسفر في أم صلال على الطريق شمال الدوحة: عطلات عائلية وشمس الشتاء وعمرة من دون أن تدخل زحام المدينة، مع ساعات العمل والطريق إلينا.',
    heading: 'كرم للسفر في أم صلال',
    lead: 'لعائلات شمال الدوحة التي لا تود دخول المدينة من أجل سؤال. اجلس معنا أنت وأولادك، وعد بخطة فيها التواريخ والسعر.',
    ways: [
      { term: 'بالسيارة', text: 'طريق الشمال من الدوحة، نحو 20 كيلومترًا من وسطها. احسب بين 20 و30 دقيقة.' },
      {
        term: 'بالنقل العام',
        text: 'لا محطة مترو في أم صلال. أقرب محطة نهائية هي «لوسيل QNB» في آخر الخط الأحمر، ومنها تكمل بسيارة أجرة.',
      },
      { term: 'علامة الطريق', text: 'في أم صلال محمد برجا برزان القديمان. راسلنا نرسل إليك الموقع.' },
    ],
    sections: [
      {
        id: 'here',
        heading: 'ماذا ترتّب أم صلال معنا؟',
        paragraphs: [
          'للبيت الكبير سفر مختلف: أحد عشر شخصًا في حجز واحد، وثلاثة أجيال، وغرفتان متصلتان، وسرير رضيع. هذا صباح عادي هنا، وقد تعلمنا أن نسأل عن السرير أولًا.',
        ],
        points: [
          { term: 'العائلات الكبيرة', text: 'ما زاد على تسعة مسافرين يُحجز مجموعةً. نسأل شركة الطيران ويأتيك رد واحد.' },
          { term: 'الفلل والشقق', text: 'مطبخ وحديقة وأبواب تُغلق، حيث تكون أربع غرف في فندق أغلى.' },
          { term: 'العمرة معًا', text: 'مقاعد متجاورة وغرف في طابق واحد، وكرسي متحرك لمن يحتاج إليه.' },
          { term: 'السيارة عند الوصول', text: 'سيارة بسبعة مقاعد ومعها مقاعد الأطفال، محجوزة قبل أن تسافر.' },
        ],
      },
      {
        id: 'bring',
        heading: 'ماذا تحضر لحجز العائلة؟',
        paragraphs: ['تكفي قائمة على ورقة للحديث الأول، أما الحجز فنحتاج فيه إلى:'],
        points: [
          { term: 'الجوازات كلها', text: 'أو صور واضحة منها. والجواز الذي ينتهي أولًا يحدد ما يمكن.' },
          { term: 'تواريخ الميلاد', text: 'الطفل الذي يتم الثانية أو الثانية عشرة في الرحلة يتغير سعره.' },
          { term: 'توزيع الغرف', text: 'من يشترك مع من في غرفة؟ ذلك يوفر أكثر من أي خصم.' },
          { term: 'للمساعدين في المنزل', text: 'الجواز والإقامة، وقواعد التأشيرة لجنسياتهم.' },
        ],
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود زيارة فرع أم صلال. عددنا ووجهتنا:',
  },
};
