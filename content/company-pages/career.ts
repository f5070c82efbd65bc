import type { Bilingual } from '../bilingual.ts';
import type { GuideFact, GuideSection, GuideText } from '../guide.ts';
import type { PageWords } from './page-words.ts';

interface CareerText extends PageWords {
  /** Kinds of work, not vacancies. */
  roles: { heading: string; text: string; kinds: readonly GuideFact[] };
  sections: readonly GuideSection[];
  questions: GuideText['questions'];
  apply: { heading: string; text: string; subject: string; message: string };
}

export const career: { name: Bilingual; en: CareerText; ar: CareerText } = {
  name: { en: 'Careers', ar: 'الوظائف' },
  en: {
    title: 'Careers in travel, in Doha',
    description:
      'What working at Karam Travel in Qatar is like, the kinds of people we look for, from ticketing to visas and support, and how to apply with your CV.',
    heading: 'Work where other people’s holidays begin',
    lead: 'We look for people who like details and like people, and know which comes first at any moment.',
    roles: {
      heading: 'Areas of work',
      text: 'These are not vacancies with a closing date. We read applications all year and answer when a desk needs someone.',
      kinds: [
        {
          term: 'Travel consultant',
          text: 'Listens, proposes, books. Knows that the cheapest flight and the best one are rarely the same.',
        },
        { term: 'Ticketing', text: 'Fare rules, changes, refunds and reissues. Experience with a reservation system helps.' },
        { term: 'Visa officer', text: 'Reads embassy lists the way others read novels, and finds the missing stamp.' },
        { term: 'Umrah and groups', text: 'Forty people, one coach, two cities: plans calmly and speaks Arabic well.' },
        { term: 'Corporate accounts', text: 'Keeps a company’s travel in order, from the policy to the monthly statement.' },
        {
          term: 'Customer support',
          text: 'Takes the call when a flight is cancelled and does not put it down until there is a solution.',
        },
        { term: 'Accounts', text: 'Settles with airlines, hotels and clients, and every figure can be traced.' },
        {
          term: 'Online and marketing',
          text: 'Writes and draws in Arabic and English, and promises only what the desk can keep.',
        },
      ],
    },
    sections: [
      {
        id: 'work',
        heading: 'What it is like',
        paragraphs: [
          'Busy, above all before summer, before Eid and on Sunday mornings. In between it is quiet enough to learn. You sit with colleagues who have seen most things go wrong once and know how to put them right.',
          'We work in English and Arabic. Many of us add a third language, and travellers are glad of every one. Our offices are open every day of the week, so there are rotas, and yours is known in advance.',
        ],
      },
      {
        id: 'apply-steps',
        heading: 'How it goes',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'You write to us',
            text: 'With the form on this page and your CV as a PDF. No need for a standard letter: say which work you mean and why.',
          },
          { term: 'We read it', text: 'A person from the department does. If there is a place, we invite you to an interview.' },
          {
            term: 'We meet',
            text: 'Bring questions. Often there is a small task from daily work, such as a trip that has to be planned.',
          },
          { term: 'We decide and tell you', text: 'Even if it’s no.' },
        ],
      },
    ],
    questions: [
      {
        question: 'I have never worked in travel. Can I apply?',
        answer: 'Yes. Reservation systems can be learnt. Patience, exact spelling and a friendly voice are harder to teach.',
      },
      {
        question: 'Do you take students in summer?',
        answer:
          'Write to us in spring with your dates and your university. Summer is our busiest time, so there is real work to see.',
      },
      {
        question: 'What should the CV not contain?',
        answer: 'Copies of your passport or Qatar ID. We ask for them only when there is a contract to prepare.',
      },
    ],
    apply: {
      heading: 'Prefer email?',
      text: 'The subject and the first lines are written already. Add your CV as a PDF and send it.',
      subject: 'Application:',
      message:
        'Dear Karam Travel,\n\nthe kind of work I am interested in:\nMy languages:\nMy experience in two sentences:\nI could begin on:\n\nMy CV is attached.\n',
    },
  },
  ar: {
    title: 'وظائف في مجال السفر في الدوحة',
    description:
      'كيف هو العمل في كرم للسفر في قطر، ومن نبحث عنهم من إصدار التذاكر إلى التأشيرات وخدمة العملاء، وكيف تتقدم بسيرتك الذاتية.',
    heading: 'اعمل حيث تبدأ عطلات الناس',
    lead: 'نبحث عمّن يحب التفاصيل ويحب الناس، ويعرف أيهما يقدّم في كل موقف.',
    roles: {
      heading: 'مجالات العمل',
      text: 'هذه ليست شواغر لها موعد إغلاق. نقرأ الطلبات طوال السنة، ونجيب حين يحتاج أحد الأقسام إلى زميل.',
      kinds: [
        { term: 'مستشار سفر', text: 'يصغي ويقترح ويحجز، ويعرف أن أرخص رحلة قلّما تكون أفضلها.' },
        { term: 'إصدار التذاكر', text: 'شروط الأسعار والتعديل والاسترداد وإعادة الإصدار. والخبرة في أحد أنظمة الحجز تفيد.' },
        { term: 'مسؤول تأشيرات', text: 'يقرأ قوائم السفارات كما يقرأ غيره الروايات، ويجد الختم الناقص.' },
        { term: 'العمرة والمجموعات', text: 'أربعون شخصًا وحافلة ومدينتان: يخطط بهدوء ويتقن العربية.' },
        { term: 'حسابات الشركات', text: 'يرتّب سفر الشركة من السياسة إلى الكشف الشهري.' },
        { term: 'خدمة العملاء', text: 'يرد حين تُلغى رحلة، ولا ينهي المكالمة قبل أن يجد حلًا.' },
        { term: 'المحاسبة', text: 'يسوّي الحسابات مع شركات الطيران والفنادق والعملاء، ولكل رقم عنده أصل.' },
        { term: 'الموقع والتسويق', text: 'يكتب ويصمم بالعربية والإنجليزية، ولا يعد إلا بما نستطيع الوفاء به.' },
      ],
    },
    sections: [
      {
        id: 'work',
        heading: 'كيف هو العمل هنا؟',
        paragraphs: [
          'مزدحم، ولا سيما قبل الصيف وقبل العيد وفي صباح الأحد. وفي ما بين ذلك هدوء يكفي للتعلّم، مع زملاء مرّت بهم معظم المشكلات ويعرفون كيف تُحل.',
          'نعمل بالعربية والإنجليزية، ولكثير منا لغة ثالثة يفرح بها المسافرون. ومكاتبنا مفتوحة طوال أيام الأسبوع، فالدوام بالتناوب، وتعرف جدولك مسبقًا.',
        ],
      },
      {
        id: 'apply-steps',
        heading: 'خطوات التقديم',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'تراسلنا', text: 'عبر النموذج في هذه الصفحة ومعه سيرتك الذاتية بصيغة PDF. قل أي عمل تقصد ولماذا.' },
          { term: 'نقرأ رسالتك', text: 'يقرؤها أحد العاملين في القسم، فإن وُجد مكان دعوناك إلى لقاء.' },
          { term: 'نلتقي', text: 'أحضر أسئلتك. وكثيرًا ما نعطيك مهمة صغيرة من عملنا، كرحلة تحتاج إلى ترتيب.' },
          { term: 'نقرر ونخبرك', text: 'وإن كان الجواب لا.' },
        ],
      },
    ],
    questions: [
      {
        question: 'لم أعمل في السفر من قبل، فهل أتقدم؟',
        answer: 'نعم. أنظمة الحجز تُتعلَّم، أما الصبر ودقة الكتابة ولطف الحديث فتعليمها أصعب.',
      },
      {
        question: 'هل تقبلون الطلاب في الصيف؟',
        answer: 'راسلنا في الربيع واذكر تواريخك وجامعتك. الصيف أكثر مواسمنا ازدحامًا، ففيه عمل حقيقي تتعلم منه.',
      },
      {
        question: 'ما الذي لا ينبغي أن أرسله؟',
        answer: 'نسخة الجواز أو البطاقة الشخصية. لا نطلبهما إلا عند إعداد العقد.',
      },
    ],
    apply: {
      heading: 'تفضّل البريد الإلكتروني؟',
      text: 'كتبنا لك عنوان الرسالة وسطورها الأولى. أرفق سيرتك الذاتية بصيغة PDF ثم أرسلها.',
      subject: 'طلب عمل:',
      message:
        'السادة كرم للسفر،\n\nالعمل الذي يهمني:\nاللغات التي أتقنها:\nخبرتي في جملتين:\nأستطيع البدء في:\n\nسيرتي الذاتية مرفقة.\n',
    },
  },
};
