import type { IconName } from '../../components/ui/icon.tsx';
import type { Bilingual } from '../bilingual.ts';
import type { GuideFact, GuideSection } from '../guide.ts';
import type { NextPage, PageWords } from './page-words.ts';

interface AboutText extends PageWords {
  /** What we say of ourselves in numbers and seals. */
  claims: readonly GuideFact[];
  /** The text about us and the history each keep their own dates and branches, as the agency wrote them. */
  who: GuideSection;
  history: GuideSection;
  ceo: { heading: string; paragraphs: readonly string[]; signature: string };
  team: { heading: string; text: string };
  awards: GuideSection;
  next: readonly NextPage[];
}

export const about: { name: Bilingual; en: AboutText; ar: AboutText } = {
  name: { en: 'About us', ar: 'من نحن' },
  en: {
    title: 'About us: a travel agency in Doha',
    description:
      'Who we are, how Karam Travel has served travellers in Qatar, a message from the chief executive, the departments that answer you, and our accreditations.',
    heading: 'A travel agency where someone answers',
    lead: 'We plan flights, hotels, holidays, visas and Umrah for people in Qatar, in English and in Arabic, and we stay on the line until you are home again.',
    claims: [
      { term: '150 or more', text: 'travel experts' },
      { term: 'Over 10,000', text: 'bookable flights' },
      { term: 'IATA', text: 'accredited' },
      { term: 'ICV', text: 'certified' },
      { term: 'Award', text: 'winner' },
    ],
    who: {
      id: 'who',
      heading: 'About us',
      paragraphs: [
        'Founded in 2014, Karam Travel has 21 branches. We book flights, hotels and packages, prepare visas, take pilgrims to Makkah and look after the travel of companies.',
        'You may search on this site at midnight, but no machine decides about your trip. Each request is read by a travel expert who checks the fare, asks what the form did not, and confirms before you pay anything.',
      ],
    },
    history: {
      id: 'history',
      heading: 'Our history',
      paragraphs: [
        'Karam Travel has been serving Qatar since 1998, with 6 branches. Travelling from Doha has changed a good deal in the meantime:',
      ],
      points: [
        {
          term: 'Paper tickets',
          text: 'For years a ticket was a booklet with red carbon copies. Lose it, and the holiday was lost.',
        },
        { term: '2008', text: 'The airlines of IATA stop issuing paper tickets. A reference of six characters is enough.' },
        { term: '2014', text: 'Hamad International Airport opens and takes over the flights of the old airport.' },
        { term: '2019', text: 'The first trains of the Doha Metro run, and soon they reach the terminal.' },
        { term: '2022', text: 'The World Cup brings the world to Qatar.' },
      ],
    },
    ceo: {
      heading: 'A message from the chief executive',
      paragraphs: [
        'Dear traveller,',
        'A trip is a promise made long before the aircraft leaves. You promise your children the sea, your mother the Kaaba, your company a contract. We are a small part of that promise, and we take it seriously.',
        'This is why we ask questions. Whether the passport is valid long enough, whether forty minutes are really enough to change planes with a pushchair, whether the cheaper fare lets you come home a day later. It is easier to ask before than to apologise after.',
        'We do not always find the lowest price in the world, and we say so when someone else has it. What we want you to find here is a person who knows your booking, picks up the telephone and sees the matter through until it is settled.',
        'Thank you for travelling with us.',
      ],
      signature: 'Chief Executive, Karam Travel',
    },
    team: {
      heading: 'The team',
      text: 'More than 150 experts work in departments that each know their field. Whoever answers first remains your contact and brings in colleagues when needed.',
    },
    awards: {
      id: 'awards',
      heading: 'Awards and accreditation',
      paragraphs: ['Two accreditations that you can ask any travel agency about, and one that we owe to our travellers:'],
      points: [
        {
          term: 'IATA accredited',
          text: 'Accredited by the International Air Transport Association to issue the tickets of its airlines. The ticket you receive is the airline’s own.',
        },
        {
          term: 'ICV certified',
          text: 'The certificate of in-country value measures how much of its spending and training a company keeps in Qatar. Many tenders ask for it.',
        },
        { term: 'Award winner', text: 'Karam Travel is an award winner. The finest prize remains a family that books again.' },
      ],
    },
    next: [
      { href: '/contact', label: 'Talk to us', text: 'Phone, WhatsApp, email and who answers which question.' },
      { href: '/branches', label: 'Visit a branch', text: 'Addresses, hours and how to get there by metro or by car.' },
      { href: '/career', label: 'Work with us', text: 'What the work is like and how to apply.' },
    ],
  },
  ar: {
    title: 'من نحن: وكالة سفر في الدوحة',
    description:
      'تعرّف إلى كرم للسفر: من نحن، وكيف نخدم المسافرين في قطر، وكلمة الرئيس التنفيذي، والأقسام التي تجيبك، واعتماداتنا.',
    heading: 'وكالة سفر يجيبك فيها موظف، لا نظام آلي',
    lead: 'نرتّب الطيران والفنادق والعطلات والتأشيرات والعمرة للمواطنين والمقيمين في قطر، بالعربية والإنجليزية، ونبقى معك حتى تعود إلى بيتك.',
    claims: [
      { term: 'أكثر من 150', text: 'مستشار سفر' },
      { term: 'أكثر من 10,000', text: 'رحلة متاحة للحجز' },
      { term: 'إياتا', text: 'وكالة معتمدة' },
      { term: 'ICV', text: 'شهادة القيمة المحلية المضافة' },
      { term: 'وكالة', text: 'حائزة على جوائز' },
    ],
    who: {
      id: 'who',
      heading: 'من نحن؟',
      paragraphs: [
        'تأسست كرم للسفر عام 2014، ولها 21 فرعًا. نحجز الطيران والفنادق والباقات، ونجهّز التأشيرات، ونرافق المعتمرين إلى مكة المكرمة، ونتولى سفر الشركات.',
        'قد تبحث في هذا الموقع عند منتصف الليل، لكن رحلتك لا تقررها آلة. يقرأ كل طلب مستشار يتحقق من السعر، ويسأل عما لم يسأل عنه النموذج، ويؤكد لك قبل أن تدفع شيئًا.',
      ],
    },
    history: {
      id: 'history',
      heading: 'تاريخنا',
      paragraphs: ['تخدم كرم للسفر قطر منذ عام 1998، ولها 6 فروع. وقد تغيّر السفر من الدوحة كثيرًا خلال ذلك:'],
      points: [
        { term: 'التذكرة الورقية', text: 'كانت التذكرة دفترًا بنسخ كربونية حمراء، فإن ضاعت ضاعت معها العطلة.' },
        { term: '2008', text: 'توقفت شركات «إياتا» عن إصدار التذاكر الورقية، وصار يكفي المسافر رمز من ست خانات.' },
        { term: '2014', text: 'افتُتح مطار حمد الدولي وانتقلت إليه رحلات المطار القديم.' },
        { term: '2019', text: 'انطلقت أولى رحلات مترو الدوحة، ثم وصل إلى مبنى المسافرين.' },
        { term: '2022', text: 'جمعت كأس العالم شعوب الأرض في قطر.' },
      ],
    },
    ceo: {
      heading: 'كلمة الرئيس التنفيذي',
      paragraphs: [
        'عزيزي المسافر،',
        'الرحلة وعدٌ يسبق الطائرة بزمن. تعد أولادك بالبحر، وتعد والدتك بالكعبة، وتعد شركتك بعقد. ونحن جزء صغير من هذا الوعد، ونأخذه على محمل الجد.',
        'لذلك نسأل كثيرًا: هل يبقى الجواز صالحًا مدة كافية؟ وهل تكفي أربعون دقيقة لتغيير الطائرة ومعك عربة طفل؟ وهل يسمح لك السعر الأرخص بأن تعود بعد موعدك بيوم؟ فالسؤال قبل السفر أهون من الاعتذار بعده.',
        'لا نجد دائمًا أقل سعر في العالم، ونقول ذلك بصراحة حين يكون عند غيرنا. أما ما نريد أن تجده عندنا فإنسان يعرف حجزك، ويرد على الهاتف، ولا يترك الأمر حتى ينتهي.',
        'شكرًا لأنك تسافر معنا.',
      ],
      signature: 'الرئيس التنفيذي، كرم للسفر',
    },
    team: {
      heading: 'فريقنا',
      text: 'أكثر من 150 مستشارًا في أقسام يعرف كل منها مجاله. ومن يجيبك أولًا يبقى معك، ويستعين بزملائه عند الحاجة.',
    },
    awards: {
      id: 'awards',
      heading: 'الجوائز والاعتمادات',
      paragraphs: ['اعتمادان يحق لك أن تسأل عنهما أي وكالة سفر، وتقدير ندين به لمسافرينا:'],
      points: [
        {
          term: 'اعتماد «إياتا»',
          text: 'معتمدون لدى الاتحاد الدولي للنقل الجوي لإصدار تذاكر شركاته، فالتذكرة التي تصلك هي تذكرة شركة الطيران نفسها.',
        },
        {
          term: 'شهادة ICV',
          text: 'تقيس شهادة القيمة المحلية المضافة ما تنفقه الشركة داخل قطر ومن تدرّبه فيها، وتشترطها مناقصات كثيرة.',
        },
        { term: 'جوائز', text: 'كرم للسفر وكالة حائزة على جوائز، وأجمل جائزة عائلة تعود لتحجز معنا.' },
      ],
    },
    next: [
      { href: '/contact', label: 'تحدث إلينا', text: 'الهاتف وواتساب والبريد، ومن يجيب عن كل سؤال.' },
      { href: '/branches', label: 'زُر أحد فروعنا', text: 'العناوين وساعات العمل والطريق بالمترو أو بالسيارة.' },
      { href: '/career', label: 'اعمل معنا', text: 'كيف هو العمل هنا، وكيف تتقدم إليه.' },
    ],
  },
};

/** The team, by department. */
export const departments: readonly { href: string; icon: IconName; name: Bilingual; text: Bilingual }[] = [
  {
    href: '/',
    icon: 'plane',
    name: { en: 'Flights desk', ar: 'قسم الطيران' },
    text: { en: 'Compares fares, reads their rules, issues the tickets.', ar: 'يقارن الأسعار ويقرأ شروطها ويصدر التذاكر.' },
  },
  {
    href: '/services/packages',
    icon: 'suitcase',
    name: { en: 'Holidays', ar: 'قسم العطلات' },
    text: { en: 'Packages, hotels and cruises, put together for families.', ar: 'باقات وفنادق ورحلات بحرية على قدر العائلة.' },
  },
  {
    href: '/services/visa',
    icon: 'passport',
    name: { en: 'Visas', ar: 'قسم التأشيرات' },
    text: { en: 'Checks every document and follows the application.', ar: 'يراجع كل ورقة ويتابع الطلب.' },
  },
  {
    href: '/services/umrah',
    icon: 'crescent',
    name: { en: 'Umrah', ar: 'قسم العمرة' },
    text: { en: 'Permits, hotels and the way between the holy cities.', ar: 'التصاريح والفنادق والطريق بين الحرمين.' },
  },
  {
    href: '/business/corporate',
    icon: 'bag',
    name: { en: 'Corporate travel', ar: 'سفر الشركات' },
    text: { en: 'One contact and one invoice for a company’s trips.', ar: 'مسؤول واحد وفاتورة واحدة لرحلات الشركة.' },
  },
  {
    href: '/business/mice',
    icon: 'calendar',
    name: { en: 'Meetings and events', ar: 'المؤتمرات والفعاليات' },
    text: { en: 'From ten guests to a full conference hall.', ar: 'من عشرة ضيوف إلى قاعة مؤتمرات ممتلئة.' },
  },
  {
    href: '/business/b2b',
    icon: 'globe',
    name: { en: 'Trade desk', ar: 'مكتب الوكالات' },
    text: { en: 'Books for other agencies, under their name.', ar: 'يحجز لوكالات أخرى وباسمها.' },
  },
  {
    href: '/support',
    icon: 'clock',
    name: { en: 'Customer support', ar: 'خدمة العملاء' },
    text: { en: 'Changes, refunds, and the call when a flight is late.', ar: 'التعديل والاسترداد، والاتصال بك إن تأخرت الرحلة.' },
  },
];
