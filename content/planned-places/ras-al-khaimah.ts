import type { Place } from '../guide.ts';

export const rasAlKhaimahPlan: Place = {
  slug: 'ras-al-khaimah',
  name: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  airport: 'DXB',
  gateway: { en: 'Dubai', ar: 'دبي' },
  art: 'ras-al-khaimah',
  map: {
    town: 'ras-al-khaimah',
    places: [
      { name: { en: 'Al Marjan Island', ar: 'جزيرة المرجان' }, at: [25.672, 55.738] },
      { name: { en: 'Jebel Jais', ar: 'جبل جيس' }, at: [25.935, 56.13] },
      { name: { en: 'Al Wadi', ar: 'محمية الوادي' }, at: [25.675, 55.84] },
    ],
  },
  en: {
    title: 'Ras Al Khaimah, tailor-made',
    description:
      'No fixed package for Ras Al Khaimah: we plan your weekend. Beach resort, Jebel Jais or desert camp, with the drive from Dubai and the best months.',
    heading: 'Ras Al Khaimah, planned around you',
    lead: 'Mountain, beach and dunes within an hour of each other. We plan the weekend by what your family likes best.',
    facts: [
      { term: 'Good length', text: 'Two to four nights' },
      { term: 'From Dubai airport', text: 'About an hour by road' },
      { term: 'Best months', text: 'October to April' },
      { term: 'With children', text: 'Beach resorts with pools and clubs' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How we plan it with you',
        paragraphs: [
          'Most guests fly to Dubai, where flights are frequent, and are driven north for an hour. Tell us the weekend and who travels, and we will suggest a resort, the transfer and one day out, with one price in riyals.',
          'Ask for half board: the resorts are their own small towns, and restaurants outside them are a drive away. For two families together a villa is often the better price.',
        ],
      },
      {
        id: 'ideas',
        heading: 'Three weekends to begin with',
        paragraphs: [],
        points: [
          {
            term: 'Beach, three nights',
            text: 'A resort on Al Marjan Island or by the mangroves, with nothing on the programme but the sea.',
          },
          {
            term: 'Jebel Jais, two nights',
            text: 'The highest road in the Emirates, walks in cool air and, for the brave, the long zipline down the slope.',
          },
          {
            term: 'Dunes, two nights',
            text: 'A desert lodge in the Al Wadi reserve: gazelles at breakfast, a falconer, a sky full of stars.',
          },
        ],
      },
    ],
    questions: [
      {
        question: 'How cool is the mountain?',
        answer:
          'On Jebel Jais it is often ten degrees cooler than on the coast. In January bring a jacket; there has even been frost.',
      },
      {
        question: 'Can we combine it with Dubai?',
        answer: 'Gladly: two nights in the city for shops and towers, two in Ras Al Khaimah to rest from them.',
      },
    ],
    greeting: 'Hello Karam Travel, please plan a weekend in Ras Al Khaimah for us. Dates:  Travellers:',
  },
  ar: {
    title: 'رأس الخيمة: عطلة على مقاسك',
    description:
      'لا باقة جاهزة لرأس الخيمة، بل نرتّب عطلتك: منتجع على الشاطئ أو جبل جيس أو مخيم في الرمال، مع الطريق من دبي وأنسب الأشهر.',
    heading: 'رأس الخيمة كما تريدها',
    lead: 'جبل وشاطئ وكثبان لا تفصل بينها ساعة. ونرتّب العطلة بحسب ما تحبه عائلتك.',
    facts: [
      { term: 'المدة المناسبة', text: 'من ليلتين إلى أربع' },
      { term: 'من مطار دبي', text: 'نحو ساعة بالسيارة' },
      { term: 'أنسب الأشهر', text: 'من أكتوبر إلى أبريل' },
      { term: 'مع الأطفال', text: 'منتجعات شاطئية بمسابح ونوادٍ' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف نخطط لها معك؟',
        paragraphs: [
          'يصل معظم الضيوف إلى دبي لكثرة رحلاتها، ثم شمالًا ساعة بالسيارة. أخبرنا بالموعد ومن يسافر، ونقترح عليك منتجعًا والتوصيل وجولة يوم بسعر واحد بالريال.',
          'واطلب نصف إقامة، فالمنتجعات بلدات صغيرة قائمة بذاتها والمطاعم خارجها بعيدة. ولعائلتين معًا كثيرًا ما تكون الفيلا أوفر.',
        ],
      },
      {
        id: 'ideas',
        heading: 'ثلاث عطلات للبداية',
        paragraphs: [],
        points: [
          { term: 'الشاطئ، ثلاث ليالٍ', text: 'منتجع في جزيرة المرجان أو عند أشجار القرم، ولا برنامج غير البحر.' },
          {
            term: 'جبل جيس، ليلتان',
            text: 'أعلى طريق في الإمارات ومشي في هواء بارد، وللشجعان الزيبلاين الطويل على السفح.',
          },
          { term: 'الكثبان، ليلتان', text: 'نُزل صحراوي في محمية الوادي: غزلان عند الفطور وصقّار وسماء مليئة بالنجوم.' },
        ],
      },
    ],
    questions: [
      {
        question: 'كم يبرد الجبل؟',
        answer: 'كثيرًا ما تقل الحرارة في جبل جيس عشر درجات عن الساحل. فاحمل سترة في يناير، وقد شوهد فيه الصقيع.',
      },
      {
        question: 'هل نجمعها مع دبي؟',
        answer: 'بكل سرور: ليلتان في المدينة للأسواق والأبراج، وليلتان في رأس الخيمة للراحة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو ترتيب عطلة لنا في رأس الخيمة. التواريخ:  عدد المسافرين:',
  },
};
