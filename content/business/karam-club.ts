import type { Bilingual } from '../bilingual.ts';
import type { Guide } from '../guide.ts';

/** The words of the club. Its numbers live in content/karam-club and are drawn beside them, never written here. */
export const karamClub: Guide = {
  name: { en: 'Karam Club', ar: 'نادي كرم' },
  art: 'pages/club-evening',
  en: {
    title: 'Karam Club, points on every trip',
    description:
      'Karam Club: points for the flights, hotels and holidays you book with us, three tiers, a birthday bonus and vouchers in riyals. How to earn, use and keep them.',
    heading: 'Karam Club thanks you for coming back',
    lead: 'Every trip you book with us earns points, points become vouchers in riyals, and those who travel often earn faster. Joining costs nothing.',
    facts: [
      { term: 'Joining', text: 'Free, from age 18' },
      { term: 'Tiers', text: 'Silver, Gold, Platinum' },
      { term: 'Points are worth', text: 'Vouchers for your next trip' },
      { term: 'Airline miles', text: 'Stay yours' },
    ],
    sections: [
      {
        id: 'earns',
        heading: 'What earns points',
        paragraphs: ['Points are calculated on what you pay us, and credited when your tickets are issued.'],
        points: [
          {
            term: 'Earns',
            text: 'Flights, hotels, holiday packages, cruises, Umrah trips, cars, transfers, Meet & Assist and insurance.',
          },
          {
            term: 'Does not earn',
            text: 'Government and embassy fees for a visa, gift cards when you buy them, change fees, and what was refunded.',
          },
          { term: 'Who earns', text: 'The member who pays, for everyone in the booking. One booking earns once.' },
          { term: 'Companies', text: 'Trips on a company account follow the company’s agreement.' },
        ],
      },
      {
        id: 'tiers',
        heading: 'Moving up and keeping your tier',
        paragraphs: [
          'Everyone starts at Silver. Once your points for the membership year reach the next tier, you move up the same day and stay there for the time given above. Using points for a voucher does not lower your tier: what counts is what you collected.',
          'If a year was quiet and the tier is about to end, we write to you in time, and tell you how far you are from keeping it.',
        ],
      },
      {
        id: 'use',
        heading: 'How to use a voucher',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'You have enough points', text: 'We tell you the day it happens.' },
          {
            term: 'Use it or ask for it',
            text: 'Where you pay for a trip on this site, signed in; or by message or at a branch. Points you do not use stay in your account.',
          },
          { term: 'Name it when you book', text: 'It is taken off the price before you pay. Several may be used together.' },
          { term: 'If the trip is cancelled', text: 'The voucher comes back with its original expiry date.' },
        ],
      },
      {
        id: 'fair',
        heading: 'Rules worth knowing',
        paragraphs: [
          'Points are not cash: they cannot be paid out, sold or inherited, and they belong to one person. You can use them for anyone you book for. Should the rules change, points you already hold keep their value for at least three months, and we tell you beforehand.',
        ],
      },
    ],
    questions: [
      {
        question: 'How do I join?',
        answer:
          'Create an account on this site and you are a member. Your first trip counts if you join before you travel. We help at the branches too.',
      },
      {
        question: 'Do I lose my airline miles?',
        answer: 'No. Miles come from the airline for flying, and our points from us for booking. You earn both.',
      },
      {
        question: 'Can my family collect together?',
        answer:
          'The person who pays collects for everyone in the booking. So let the same person pay, and the points stay in one place.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to join Karam Club. Name:  Birthday:  Email:',
  },
  ar: {
    title: 'نادي كرم: نقاط مع كل رحلة',
    description:
      'نادي كرم: نقاط على الطيران والفنادق والعطلات التي تحجزها معنا، وثلاثة مستويات، وهدية يوم ميلادك، وقسائم بالريال. كيف تكسبها وتستخدمها.',
    heading: 'نادي كرم يشكرك على عودتك',
    lead: 'كل رحلة تحجزها معنا تكسب نقاطًا، والنقاط تتحول إلى قسائم بالريال، ومن يسافر أكثر يكسب أسرع. والاشتراك مجاني.',
    facts: [
      { term: 'الاشتراك', text: 'مجاني، من سن 18' },
      { term: 'المستويات', text: 'الفضي والذهبي والبلاتيني' },
      { term: 'قيمة النقاط', text: 'قسائم لرحلتك التالية' },
      { term: 'أميال الطيران', text: 'تبقى لك' },
    ],
    sections: [
      {
        id: 'earns',
        heading: 'ما الذي يكسب نقاطًا؟',
        paragraphs: ['تُحسب النقاط على ما تدفعه لنا، وتُضاف عند إصدار التذاكر.'],
        points: [
          {
            term: 'يكسب',
            text: 'الطيران والفنادق وباقات العطلات والرحلات البحرية والعمرة والسيارات والتوصيل والاستقبال والتأمين.',
          },
          {
            term: 'لا يكسب',
            text: 'رسوم السفارات والجهات الحكومية في التأشيرة، وبطاقات الهدايا عند شرائها، ورسوم التغيير، وما استُردّ ثمنه.',
          },
          { term: 'لمن النقاط؟', text: 'للعضو الذي يدفع عن كل من في الحجز، ويُحسب الحجز مرة واحدة.' },
          { term: 'الشركات', text: 'الرحلات على حساب شركة تتبع اتفاق الشركة.' },
        ],
      },
      {
        id: 'tiers',
        heading: 'كيف ترتقي وتحافظ على مستواك؟',
        paragraphs: [
          'يبدأ الجميع من المستوى الفضي. ومتى بلغت نقاط سنة عضويتك حدّ المستوى التالي انتقلت إليه في اليوم نفسه، ويبقى لك المدة المذكورة أعلاه. واستبدال النقاط بقسيمة لا يخفض مستواك، فالارتقاء يُحسب بما جمعته.',
          'وإن كانت السنة هادئة واقترب انتهاء المستوى كتبنا إليك قبل ذلك، وأخبرناك بما يلزمك لتحتفظ به.',
        ],
      },
      {
        id: 'use',
        heading: 'كيف تستخدم القسيمة؟',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'تكتمل نقاطك', text: 'نخبرك في اليوم نفسه.' },
          {
            term: 'تستخدمها أو تطلبها',
            text: 'في صفحة دفع رحلتك في هذا الموقع بعد تسجيل الدخول، أو برسالة، أو في أحد الفروع. وما لم تستبدله من نقاط يبقى في رصيدك.',
          },
          { term: 'تذكرها عند الحجز', text: 'فتُخصم من السعر قبل أن تدفع، ويمكن جمع أكثر من قسيمة.' },
          { term: 'إن أُلغيت الرحلة', text: 'تعود إليك القسيمة بتاريخها نفسه.' },
        ],
      },
      {
        id: 'fair',
        heading: 'قواعد يحسن أن تعرفها',
        paragraphs: [
          'النقاط ليست نقدًا، فلا تُصرف ولا تُباع ولا تُورَّث، وهي لشخص واحد، لكن لك أن تستخدمها لمن تحجز له. وإن تغيرت القواعد احتفظت نقاطك السابقة بقيمتها ثلاثة أشهر على الأقل، ونخبرك قبل ذلك.',
        ],
      },
    ],
    questions: [
      {
        question: 'كيف أشترك؟',
        answer:
          'أنشئ حسابًا في هذا الموقع فتصبح عضوًا في الحال، وتُحسب رحلتك الأولى إن اشتركت قبل السفر. ونساعدك في ذلك في فروعنا أيضًا.',
      },
      {
        question: 'هل أخسر أميال الطيران؟',
        answer: 'لا. الأميال من شركة الطيران لأنك سافرت، ونقاطنا لأنك حجزت معنا، فتكسب الاثنين.',
      },
      {
        question: 'هل تجمع العائلة نقاطها معًا؟',
        answer: 'من يدفع يكسب عن كل من في الحجز. فليدفع الشخص نفسه كل مرة لتبقى النقاط في رصيد واحد.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أرغب في الاشتراك في نادي كرم. الاسم:  تاريخ الميلاد:  البريد الإلكتروني:',
  },
};

/** What the club writes to its members; ids as in the notifications (SPEC section 3). */
export const clubMessages: readonly { id: string; name: Bilingual; text: Bilingual }[] = [
  {
    id: 'birthday_bonus',
    name: { en: 'Birthday bonus', ar: 'هدية يوم ميلادك' },
    text: { en: 'Points as a gift in the month you were born.', ar: 'نقاط هدية في شهر ميلادك.' },
  },
  {
    id: 'tier_upgrade_opportunity',
    name: { en: 'Nearly there', ar: 'اقتربت من الارتقاء' },
    text: { en: 'When the next tier is only a short trip away.', ar: 'حين لا يفصلك عن المستوى التالي إلا رحلة قصيرة.' },
  },
  {
    id: 'tier_upgrade',
    name: { en: 'A new tier', ar: 'مستوى جديد' },
    text: { en: 'On the day you reach it.', ar: 'في اليوم الذي تبلغه فيه.' },
  },
  {
    id: 'voucher_eligible',
    name: { en: 'A voucher is ready', ar: 'قسيمة جاهزة' },
    text: { en: 'As soon as your points are enough for one.', ar: 'ما إن تكفي نقاطك.' },
  },
  {
    id: 'points_expiry_warning',
    name: { en: 'Points about to expire', ar: 'نقاط توشك أن تنتهي' },
    text: { en: 'While there is still time to use them.', ar: 'وما زال في الوقت متسع لاستخدامها.' },
  },
  {
    id: 'tier_expiry_warning',
    name: { en: 'Tier about to end', ar: 'مستوى يوشك أن ينتهي' },
    text: { en: 'And what you need to keep it.', ar: 'مع بيان ما يلزمك للاحتفاظ به.' },
  },
];
