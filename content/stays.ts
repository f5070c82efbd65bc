import type { Guide } from './guide.ts';

/** The page of hotels: how to choose one and how to ask for it. The stays themselves are in ./popular, the hotels by name in ./hotels. */
export const stays: Guide = {
  name: { en: 'Hotels', ar: 'الفنادق' },
  art: 'stays/stay-room-sea',
  en: {
    title: 'Hotels for travellers from Qatar',
    description:
      'Twenty well-known hotels from Doha to Seoul, eight kinds of stay with guide prices, and how to choose a hotel that suits a family from Qatar.',
    heading: 'Hotels: a room that fits the trip',
    lead: 'Tell us the city, the dates and who sleeps where. We answer with hotels that have a room for you.',
    facts: [
      { term: 'You tell us', text: 'City, dates, ages of the children' },
      { term: 'You receive', text: 'Hotels with their price in riyals' },
      { term: 'Breakfast', text: 'Not in every rate, so ask us' },
      { term: 'Payment', text: 'After we have confirmed the room' },
    ],
    sections: [
      {
        id: 'choose',
        heading: 'How to choose',
        paragraphs: ['Stars count lifts and lobbies. These four questions tell you more about the days ahead:'],
        points: [
          { term: 'How far on foot?', text: 'Ten minutes to the thing you came for is worth more than a larger lobby.' },
          {
            term: 'Who sleeps where?',
            text: 'Two rooms with a door between them, a family room or an extra bed: the price differs, and so does the sleep.',
          },
          { term: 'What is for breakfast?', text: 'Halal choices, the hours, and whether it is in the price.' },
          {
            term: 'What does a change cost?',
            text: 'The cheapest rate can rarely be cancelled. Ask for one that can, and compare.',
          },
        ],
      },
      {
        id: 'ask',
        heading: 'What we ask hotels for you',
        paragraphs: [
          'Connecting rooms, a cot, a high floor or a low one, a minibar without alcohol, the direction of prayer, a late check-out on the day of a night flight. Hotels confirm some of it and promise to try the rest.',
        ],
      },
      {
        id: 'how',
        heading: 'How booking works',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'Send the stay you have in mind', text: 'One of the hotels or stays above, or the name of a hotel you know.' },
          {
            term: 'Choose from our suggestions',
            text: 'With the room, the board, the taxes and the date until which it can be cancelled.',
          },
          { term: 'We book and send the voucher', text: 'To show at reception.' },
        ],
      },
    ],
    questions: [
      {
        question: 'Are these the prices for my dates?',
        answer: 'No, they are guide prices for one night for two. Seasons, weekends and events move them up and down.',
      },
      {
        question: 'Are taxes included?',
        answer: 'Some cities collect a tax at the desk. Ask us about yours.',
      },
      {
        question: 'Can you add the transfer?',
        answer: 'Yes. Tell us your flight, and whether a child needs a seat.',
      },
    ],
    greeting: 'Hello Karam Travel, please find me a hotel. City:  Dates:  Guests:',
  },
  ar: {
    title: 'فنادق للمسافرين من قطر',
    description: 'عشرون فندقًا معروفًا من الدوحة إلى سيول، وثماني تجارب إقامة بأسعار استرشادية، وكيف تختار فندقًا يناسب عائلتك.',
    heading: 'الفنادق: غرفة تليق برحلتك',
    lead: 'أخبرنا بالمدينة والتواريخ وتوزيع النزلاء على الغرف، فنجيبك بفنادق فيها غرف متاحة.',
    facts: [
      { term: 'تخبرنا', text: 'بالمدينة والتواريخ وأعمار الأطفال' },
      { term: 'يصلك منا', text: 'فنادق بأسعارها بالريال' },
      { term: 'الفطور', text: 'لا يشمله كل سعر، فاسألنا عنه' },
      { term: 'الدفع', text: 'بعد أن نؤكد لك الغرفة' },
    ],
    sections: [
      {
        id: 'choose',
        heading: 'كيف تختار؟',
        paragraphs: ['النجوم تصف المصاعد والبهو، أما راحتك فتحددها هذه الأسئلة الأربعة:'],
        points: [
          { term: 'كم تمشي؟', text: 'عشر دقائق إلى المكان الذي جئت من أجله خير من بهو أوسع.' },
          {
            term: 'كيف يتوزع النزلاء على الغرف؟',
            text: 'غرفتان متصلتان أو غرفة عائلية أو سرير إضافي: يختلف السعر وتختلف الراحة.',
          },
          { term: 'ماذا في الفطور؟', text: 'الخيارات الحلال وأوقاته، وهل يدخل في السعر.' },
          { term: 'ما تكلفة التغيير؟', text: 'أرخص سعر نادرًا ما يقبل الإلغاء، فاسأل عن سعر يقبله وقارن بينهما.' },
        ],
      },
      {
        id: 'ask',
        heading: 'ما نطلبه من الفندق لأجلك',
        paragraphs: [
          'غرف متصلة، وسرير للرضيع، وطابق مرتفع أو منخفض، وثلاجة خالية من الكحول، واتجاه القبلة، ومغادرة متأخرة يوم الرحلة الليلية. يؤكد الفندق بعضها ويعد بالمحاولة في بعضها.',
        ],
      },
      {
        id: 'how',
        heading: 'كيف يتم الحجز؟',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'أرسل إلينا الإقامة التي تريدها', text: 'فندقًا أو إقامة مما سبق، أو اسم فندق تعرفه.' },
          { term: 'اختر مما نقترحه عليك', text: 'مع نوع الغرفة والوجبات والضرائب وآخر موعد للإلغاء.' },
          { term: 'نحجز ونرسل القسيمة', text: 'لتقدّمها عند مكتب الاستقبال.' },
        ],
      },
    ],
    questions: [
      {
        question: 'هل هذه الأسعار لتواريخي؟',
        answer: 'لا، هي أسعار استرشادية لليلة واحدة لشخصين، وترتفع وتنخفض بحسب الموسم وعطلة نهاية الأسبوع والفعاليات.',
      },
      { question: 'هل تشمل الضرائب؟', answer: 'بعض المدن تحصّل ضريبة عند الوصول، فاسألنا عن مدينتك.' },
      { question: 'هل يمكن إضافة التوصيل؟', answer: 'نعم. أخبرنا برقم رحلتك، وهل يحتاج طفل إلى مقعد.' },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو البحث عن فندق لي. المدينة:  التواريخ:  عدد النزلاء:',
  },
};
