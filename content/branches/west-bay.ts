import type { BranchPage } from './branch-page.ts';

export const westBay: BranchPage = {
  slug: 'west-bay',
  art: 'pages/branch-west-bay',
  name: { en: 'West Bay', ar: 'الخليج الغربي' },
  address: { en: 'West Bay, Doha', ar: 'الخليج الغربي، الدوحة' },
  position: { latitude: 25.32, longitude: 51.53 },
  map: {
    places: [
      { name: { en: 'West Bay QatarEnergy station', ar: 'محطة الخليج الغربي قطر للطاقة' }, at: [25.3205, 51.5255] },
      { name: { en: 'City Center Doha', ar: 'سيتي سنتر الدوحة' }, at: [25.3255, 51.5305] },
    ],
  },
  route: {
    kind: 'red',
    stops: [
      { en: 'Msheireb', ar: 'مشيرب' },
      { en: 'Al Bidda', ar: 'البدع' },
      { en: 'Corniche', ar: 'الكورنيش' },
      { en: 'West Bay QatarEnergy', ar: 'الخليج الغربي قطر للطاقة' },
    ],
  },
  neighbours: ['sky-premium', 'al-sadd', 'umm-salal'],
  en: {
    title: 'West Bay branch, Doha',
    description:
      'Karam Travel among the towers of West Bay: business trips, meetings and visas arranged in a lunch break, with hours, phone and the way by Red Line or car.',
    heading: 'Karam Travel in West Bay',
    lead: 'Ministries, banks and energy companies work in these towers, and so the branch works at their pace: a fare that may be changed, a hotel near the meeting, an invoice with the right cost centre.',
    ways: [
      {
        term: 'By metro',
        text: 'West Bay QatarEnergy station on the Red Line, three stops from Msheireb. DECC, beside City Center Doha, is the next one.',
      },
      {
        term: 'By car',
        text: 'Along the Corniche or Majlis Al Taawon Street. Office hours fill the car parks, so the metro is often quicker.',
      },
      {
        term: 'Your tower',
        text: 'Tell us where you work, and we’ll say which way is shortest on foot. Send a message for the location pin.',
      },
    ],
    sections: [
      {
        id: 'here',
        heading: 'What West Bay needs',
        paragraphs: [
          'A flight to Riyadh in the morning and back at night. Six people to a trade fair on two airlines. A director whose meeting moved from Tuesday to Monday. Most of it is settled by message, and the visit is for what needs a signature.',
        ],
        points: [
          {
            term: 'Business trips',
            text: 'Fares that allow changes, shown beside the cheapest, with the difference in riyals.',
          },
          { term: 'Company accounts', text: 'One contact, approval before the ticket and one statement a month.' },
          { term: 'Meetings and guests', text: 'Rooms, cars and visas for people who fly in to see you.' },
          { term: 'Your own holiday', text: 'You can plan it in the same lunch break.' },
        ],
      },
      {
        id: 'bring',
        heading: 'What to bring for a company trip',
        paragraphs: ['If you come for the first time on behalf of a company, these save a second visit:'],
        points: [
          { term: 'The traveller', text: 'The name exactly as in the passport, and a copy of its first page.' },
          { term: 'The reason', text: 'A letter of invitation or an order number, above all where a business visa is needed.' },
          { term: 'The company', text: 'Commercial registration and the person who approves, when you open an account.' },
          { term: 'The miles', text: 'Frequent flyer numbers, so that nobody has to claim them afterwards.' },
        ],
      },
    ],
    greeting: 'Hello Karam Travel, I would like to visit the West Bay branch. Company and question:',
  },
  ar: {
    title: 'فرع الخليج الغربي في الدوحة',
    description:
      'كرم للسفر بين أبراج الخليج الغربي: رحلات عمل واجتماعات وتأشيرات ترتّبها في استراحة الظهيرة، مع ساعات العمل والهاتف والطريق بالخط الأحمر أو السيارة.',
    heading: 'كرم للسفر في الخليج الغربي',
    lead: 'في هذه الأبراج وزارات وبنوك وشركات طاقة، والفرع يعمل بإيقاعها: تذكرة تقبل التغيير، وفندق قرب مكان الاجتماع، وفاتورة فيها مركز التكلفة الصحيح.',
    ways: [
      {
        term: 'بالمترو',
        text: 'محطة «الخليج الغربي قطر للطاقة» على الخط الأحمر، وهي الثالثة بعد مشيرب. والتي تليها محطة مركز الدوحة للمعارض والمؤتمرات بجوار سيتي سنتر الدوحة.',
      },
      {
        term: 'بالسيارة',
        text: 'من طريق الكورنيش أو شارع مجلس التعاون. تمتلئ المواقف في ساعات الدوام، فالمترو أسرع في الغالب.',
      },
      { term: 'من برجك', text: 'قل لنا أين تعمل نخبرك بأقصر طريق على قدميك، ونرسل إليك الموقع إن راسلتنا.' },
    ],
    sections: [
      {
        id: 'here',
        heading: 'ماذا يُطلب في الخليج الغربي؟',
        paragraphs: [
          'رحلة إلى الرياض في الصباح والعودة ليلًا، أو ستة أشخاص إلى معرض على شركتي طيران، أو مدير تقدّم اجتماعه من الثلاثاء إلى الاثنين. يُرتَّب معظم ذلك برسالة، وتبقى الزيارة لما يحتاج إلى توقيع.',
        ],
        points: [
          { term: 'رحلات العمل', text: 'نعرض ما يقبل التغيير إلى جانب الأرخص، والفرق بينهما بالريال.' },
          { term: 'حسابات الشركات', text: 'مسؤول واحد عن حسابك، وموافقة قبل التذكرة، وكشف واحد في الشهر.' },
          { term: 'الاجتماعات والضيوف', text: 'غرف وسيارات وتأشيرات لمن يأتي لزيارتك.' },
          { term: 'عطلتك أنت', text: 'يمكن أن ترتّبها في الاستراحة نفسها.' },
        ],
      },
      {
        id: 'bring',
        heading: 'ماذا تحضر لرحلة عمل؟',
        paragraphs: ['إن جئت أول مرة باسم شركتك، فهذه الأوراق تغنيك عن زيارة ثانية:'],
        points: [
          { term: 'المسافر', text: 'اسمه كما في الجواز تمامًا، ونسخة من الصفحة الأولى.' },
          { term: 'سبب السفر', text: 'خطاب دعوة أو رقم أمر الشراء، ولا سيما حين تلزم تأشيرة عمل.' },
          { term: 'الشركة', text: 'السجل التجاري واسم صاحب الموافقة، عند فتح حساب.' },
          { term: 'الأميال', text: 'أرقام عضوية المسافر الدائم، كي لا يطالب بها أحد بعد السفر.' },
        ],
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود زيارة فرع الخليج الغربي. اسم الشركة والسؤال:',
  },
};
