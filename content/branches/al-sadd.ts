import type { BranchPage } from './branch-page.ts';

export const alSadd: BranchPage = {
  slug: 'al-sadd',
  art: 'pages/branch-al-sadd',
  name: { en: 'Al Sadd', ar: 'السد' },
  address: { en: 'Al Sadd Street, Doha', ar: 'شارع السد، الدوحة' },
  position: { latitude: 25.28, longitude: 51.5 },
  map: {
    places: [
      { name: { en: 'Al Sadd station', ar: 'محطة السد' }, at: [25.2798, 51.504] },
      { name: { en: 'Joaan station', ar: 'محطة جوعان' }, at: [25.2748, 51.4942] },
    ],
  },
  route: {
    kind: 'gold',
    stops: [
      { en: 'Msheireb', ar: 'مشيرب' },
      { en: 'Bin Mahmoud', ar: 'بن محمود' },
      { en: 'Al Sadd', ar: 'السد' },
    ],
  },
  neighbours: ['head-office', 'al-muntazah', 'al-rayyan'],
  en: {
    title: 'Al Sadd branch, Doha',
    description:
      'Karam Travel on Al Sadd Street in Doha: visas, Umrah and family holidays over the counter, with opening hours, phone and the way by Gold Line or by car.',
    heading: 'Karam Travel in Al Sadd',
    lead: 'The branch for an errand after work or between two shops: hand in a passport, ask about a fare, settle the holiday with the family at one desk.',
    ways: [
      {
        term: 'By metro',
        text: 'Al Sadd station on the Gold Line, two stops from Msheireb, where the Red, Green and Gold lines meet.',
      },
      {
        term: 'By car',
        text: 'Al Sadd Street is reached from C Ring Road. Evenings are busy, mornings are easy.',
      },
      { term: 'Not sure which door?', text: 'Send us a message before you set out and we’ll reply with the location pin.' },
    ],
    sections: [
      {
        id: 'here',
        heading: 'What people come to Al Sadd for',
        paragraphs: [
          'Al Sadd is a neighbourhood where people live as much as they shop, and the questions are those of families: whose passport expires first, which week of the school holidays is cheaper, whether grandmother can travel with a wheelchair.',
        ],
        points: [
          { term: 'Visas', text: 'We go through the documents with you and say what is missing before you leave the desk.' },
          { term: 'Umrah', text: 'By air or road, with a hotel within walking distance and the permit dates in order.' },
          { term: 'Family holidays', text: 'Packages compared side by side, with rooms that take three or four.' },
          { term: 'Changes', text: 'Bring the booking: we read the rules of the fare before anything is changed.' },
        ],
      },
      {
        id: 'bring',
        heading: 'What to bring for a visa',
        paragraphs: ['Every embassy has its own list and we send you the current one. These documents are nearly always on it:'],
        points: [
          { term: 'Passport', text: 'Valid for at least six months, with empty pages, and older passports if they hold visas.' },
          { term: 'Qatar ID', text: 'For residents, valid beyond the return date.' },
          { term: 'Photographs', text: 'Recent, on a white background. Sizes differ, so ask first.' },
          { term: 'For children', text: 'The birth certificate, and the consent of a parent who stays at home.' },
        ],
      },
    ],
    greeting: 'Hello Karam Travel, I would like to visit the Al Sadd branch. It is about:',
  },
  ar: {
    title: 'فرع السد في الدوحة',
    description:
      'كرم للسفر في شارع السد بالدوحة: تأشيرات وعمرة وعطلات عائلية في زيارة واحدة، مع ساعات العمل والهاتف والطريق بالخط الذهبي أو بالسيارة.',
    heading: 'كرم للسفر في السد',
    lead: 'فرع تمر به بعد الدوام أو في طريق التسوق: تسلّم جوازًا، أو تسأل عن سعر، أو تختار العطلة مع عائلتك في جلسة واحدة.',
    ways: [
      {
        term: 'بالمترو',
        text: 'محطة السد على الخط الذهبي، على بُعد محطتين من مشيرب حيث تلتقي الخطوط الأحمر والأخضر والذهبي.',
      },
      { term: 'بالسيارة', text: 'تصل إلى شارع السد من الطريق الدائري الثالث. المساء مزدحم والصباح أيسر.' },
      { term: 'لا تعرف الباب؟', text: 'راسلنا قبل أن تنطلق نرسل إليك الموقع.' },
    ],
    sections: [
      {
        id: 'here',
        heading: 'لماذا يأتي الناس إلى السد؟',
        paragraphs: [
          'السد حي سكن قبل أن يكون حي تسوق، وأسئلته أسئلة العائلات: أي الجوازات ينتهي أولًا؟ وأي أسابيع الإجازة المدرسية أوفر؟ وهل يمكن أن تسافر الجدة على كرسي متحرك؟',
        ],
        points: [
          { term: 'التأشيرات', text: 'نراجع الأوراق معك ونبيّن ما ينقصها قبل أن تغادر.' },
          { term: 'العمرة', text: 'بالطائرة أو بالسيارة، وفندق تصل منه إلى الحرم مشيًا، ومواعيد التصاريح مرتبة.' },
          { term: 'عطلات العائلة', text: 'نقارن لك الباقات جنبًا إلى جنب، بغرف تتسع لثلاثة أو أربعة.' },
          { term: 'تعديل الحجز', text: 'أحضر حجزك، ونقرأ شروط السعر قبل أي تعديل.' },
        ],
      },
      {
        id: 'bring',
        heading: 'ماذا تحضر معك لطلب التأشيرة؟',
        paragraphs: ['لكل سفارة قائمتها، ونرسل إليك القائمة المعمول بها. وهذه الأوراق فيها غالبًا:'],
        points: [
          { term: 'جواز السفر', text: 'صالح ستة أشهر على الأقل وفيه صفحات فارغة، ومعه الجوازات القديمة إن كانت فيها تأشيرات.' },
          { term: 'البطاقة الشخصية', text: 'للمقيمين، على أن تبقى صالحة إلى ما بعد العودة.' },
          { term: 'الصور', text: 'حديثة بخلفية بيضاء. تختلف المقاسات، فاسألنا أولًا.' },
          { term: 'للأطفال', text: 'شهادة الميلاد، وموافقة من يبقى من الوالدين.' },
        ],
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود زيارة فرع السد بخصوص:',
  },
};
