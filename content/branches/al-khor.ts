import { alKhorTown } from './al-khor-town.ts';
import type { BranchPage } from './branch-page.ts';

export const alKhor: BranchPage = {
  slug: 'al-khor',
  art: 'pages/branch-al-khor',
  name: { en: 'Al Khor', ar: 'الخور' },
  address: { en: 'Al Khor', ar: 'الخور' },
  position: { latitude: 25.68, longitude: 51.5 },
  map: {
    town: alKhorTown,
    places: [
      { name: { en: 'Al Bayt Stadium', ar: 'استاد البيت' }, at: [25.6522, 51.4878] },
      { name: { en: 'Al Khor Corniche', ar: 'كورنيش الخور' }, at: [25.6865, 51.5105] },
    ],
  },
  route: {
    kind: 'road',
    stops: [
      { en: 'Doha', ar: 'الدوحة' },
      { en: 'Lusail', ar: 'لوسيل' },
      { en: 'Simaisma', ar: 'سميسمة' },
      { en: 'Al Khor', ar: 'الخور' },
    ],
  },
  neighbours: ['umm-salal', 'west-bay', 'al-rayyan'],
  en: {
    title: 'Al Khor branch',
    description:
      'Karam Travel in Al Khor: leave flights for shift workers, school holidays and visas without the drive to Doha, with opening hours, phone and directions.',
    heading: 'Karam Travel in Al Khor',
    lead: 'Doha is fifty kilometres away, and a day off is too short to spend half of it on the road. Bring the leave form here, or just a photograph of it.',
    ways: [
      {
        term: 'By car',
        text: 'Al Khor Road from Doha, past Lusail and the turning for Simaisma, about 50 km. Allow 40 to 50 minutes.',
      },
      {
        term: 'By public transport',
        text: 'The metro does not reach Al Khor. Public buses run between Doha and the town: look up the times for the day you come.',
      },
      {
        term: 'On the way',
        text: 'Al Bayt Stadium, built like a tent, stands at the edge of the town. Ask us for the office’s location pin.',
      },
    ],
    sections: [
      {
        id: 'here',
        heading: 'What we do for Al Khor',
        paragraphs: [
          'Many people here work in Ras Laffan in shifts, and their calendar is the rota. Leave is confirmed late and begins on an odd weekday, which is less of a problem than it sounds: the middle of the week is often the cheapest time to fly.',
        ],
        points: [
          {
            term: 'Leave flights',
            text: 'Manila, Kochi, Kathmandu, London: the dates of your rota first, then the fare, then a day earlier or later.',
          },
          { term: 'Changed rotas', text: 'Fares that allow a change, and what it would cost, in writing, before you choose.' },
          {
            term: 'School holidays',
            text: 'Packages for families, with an early flight that does not mean leaving home at midnight.',
          },
          {
            term: 'To the airport',
            text: 'A car from your door to Hamad International Airport, ordered together with the ticket.',
          },
        ],
      },
      {
        id: 'bring',
        heading: 'What to bring for a leave flight',
        paragraphs: ['You can send everything by WhatsApp first, so that one visit is enough:'],
        points: [
          { term: 'Passport and Qatar ID', text: 'Both valid for the whole leave and the return.' },
          {
            term: 'Leave dates',
            text: 'As approved. If they are not, we reserve where the airline allows it and wait for your go-ahead.',
          },
          { term: 'Ticket allowance', text: 'If your employer pays, the name and email of the person who approves.' },
          { term: 'Baggage', text: 'Tell us what you’re taking home. Extra weight is cheaper bought ahead than at the airport.' },
        ],
      },
    ],
    greeting: 'Hello Karam Travel, I am in Al Khor. Leave dates and where I am flying:',
  },
  ar: {
    title: 'فرع الخور',
    description:
      'كرم للسفر في الخور: رحلات الإجازات للعاملين بنظام المناوبات والإجازات المدرسية والتأشيرات من دون الذهاب إلى الدوحة، مع ساعات العمل والطريق إلينا.',
    heading: 'كرم للسفر في الخور',
    lead: 'بينك وبين الدوحة خمسون كيلومترًا، ويوم الراحة أقصر من أن يضيع نصفه على الطريق. أحضر نموذج إجازتك إلى هنا، أو صورة منه.',
    ways: [
      { term: 'بالسيارة', text: 'طريق الخور من الدوحة مرورًا بلوسيل ومفرق سميسمة، نحو 50 كيلومترًا. احسب بين 40 و50 دقيقة.' },
      {
        term: 'بالنقل العام',
        text: 'لا يصل المترو إلى الخور. وتربطها بالدوحة حافلات عامة، فراجع مواعيدها في يوم مجيئك.',
      },
      { term: 'علامة الطريق', text: 'عند أطراف المدينة استاد البيت المبني على هيئة خيمة. واطلب منا موقع المكتب.' },
    ],
    sections: [
      {
        id: 'here',
        heading: 'ماذا يُطلب في الخور؟',
        paragraphs: [
          'يعمل كثيرون هنا في رأس لفان بالمناوبة، وتقويمهم جدول الدوام. تُعتمد الإجازة متأخرة وتبدأ في وسط الأسبوع، وفي ذلك فائدة: فوسط الأسبوع أرخص أوقات السفر غالبًا.',
        ],
        points: [
          { term: 'رحلات الإجازة', text: 'مانيلا أو كوتشي أو كاتماندو أو لندن: نبدأ من جدولك، ثم السعر، ثم يوم قبله أو بعده.' },
          { term: 'إذا تغيّر الجدول', text: 'تذاكر تقبل التغيير، ورسم التغيير مكتوب أمامك قبل أن تختار.' },
          { term: 'الإجازات المدرسية', text: 'باقات للعائلات، برحلة صباحية لا تُخرجك من بيتك عند منتصف الليل.' },
          { term: 'إلى المطار', text: 'سيارة من باب بيتك إلى مطار حمد الدولي، تُطلب مع التذكرة.' },
        ],
      },
      {
        id: 'bring',
        heading: 'ماذا تحضر لرحلة الإجازة؟',
        paragraphs: ['يمكنك إرسال كل شيء عبر واتساب أولًا، فتكفي زيارة واحدة:'],
        points: [
          { term: 'الجواز والبطاقة الشخصية', text: 'صالحان طوال الإجازة وعند العودة.' },
          { term: 'تواريخ الإجازة', text: 'كما اعتُمدت. وإن لم تُعتمد بعد حجزنا مبدئيًا حيث تسمح شركة الطيران وانتظرنا كلمتك.' },
          { term: 'بدل التذكرة', text: 'إن كانت على جهة عملك، فاسم صاحب الموافقة وبريده الإلكتروني.' },
          { term: 'الأمتعة', text: 'ما الذي ستحمله إلى أهلك؟ الوزن الزائد مسبقًا أرخص منه في المطار.' },
        ],
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أنا في الخور. تواريخ إجازتي ووجهتي:',
  },
};
