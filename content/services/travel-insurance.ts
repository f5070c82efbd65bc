import type { Guide } from '../guide.ts';
import type { Comparison } from './comparison.ts';

export const travelInsurance: Guide = {
  name: { en: 'Travel insurance', ar: 'تأمين السفر' },
  art: 'insurance',
  en: {
    title: 'Travel insurance from Qatar',
    description:
      'Travel insurance in plain words: three levels of cover side by side, the 30,000 euros for Schengen, what is normally not covered, a guide price and a quote.',
    heading: 'Read your travel insurance before you need it',
    lead: 'A night in hospital abroad can cost more than the whole holiday; five days of cover in Europe cost from {price} per person. Tell us where you are going and we will send you policies to choose from, with the exclusions pointed out.',
    facts: [
      { term: 'Schengen visa', text: 'At least 30,000 euros of medical cover' },
      { term: 'When to buy', text: 'On the day you pay for the trip' },
      { term: 'Valid for', text: 'The whole stay, every country you enter' },
      { term: 'Carry', text: 'The policy number and the emergency line' },
    ],
    sections: [
      {
        id: 'look-for',
        heading: 'What to look for',
        paragraphs: ['Four numbers and one phone line matter more than the name of the plan.'],
        points: [
          {
            term: 'Medical limit',
            text: 'The most the insurer pays for doctors and hospital. For the United States and Canada choose a high one.',
          },
          {
            term: 'The way home',
            text: 'Transport to a hospital in Qatar, or home in the worst case. It should have a limit of its own, or none.',
          },
          { term: 'Cancellation', text: 'Should equal what you would really lose: flights and hotels that cannot be refunded.' },
          { term: 'Excess', text: 'What you pay yourself on each claim. A cheap plan often hides a high one.' },
          {
            term: 'Emergency line',
            text: 'Open at night, in a language you speak. The hospital will call it before you are admitted.',
          },
        ],
      },
      {
        id: 'schengen',
        heading: 'Insurance for a Schengen visa',
        paragraphs: [
          'The visa code of the European Union asks for at least 30,000 euros, for urgent treatment, hospital and return for medical reasons, valid in all Schengen states and on every day of the stay. Consulates look at the dates: insurance that ends the day before the return flight is a common reason for an application to be sent back.',
          'If the visa is refused, some insurers return the premium when you send them the letter. Ask for one of those, and find out before you buy how much you would get back.',
        ],
      },
      {
        id: 'not-covered',
        heading: 'What is normally not covered',
        paragraphs: ['Each policy has its list, and the list is what decides in the end. These are on nearly all of them:'],
        points: [
          {
            term: 'Pre-existing conditions',
            text: 'Unless you declared them and the insurer agreed in writing. Diabetes and heart conditions count.',
          },
          {
            term: 'Pregnancy',
            text: 'The last weeks and the birth are usually not covered; sudden complications before that are often covered.',
          },
          { term: 'Risky sports', text: 'Diving, skiing, quad bikes and climbing need extra cover.' },
          { term: 'Left unattended', text: 'A bag left on the beach, a phone on a café table, a car window open.' },
          { term: 'War and warnings', text: 'Places your government advised against when you set out.' },
          {
            term: 'A changed mind',
            text: 'Not wanting to go is no reason to cancel; neither is a visa that came late, unless the policy says so.',
          },
        ],
      },
      {
        id: 'claim',
        heading: 'If something happens',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'Call the emergency line first',
            text: 'Before a planned treatment or an admission. If a life is in danger, the ambulance first.',
          },
          { term: 'Keep every document', text: 'Reports, invoices and receipts, with a stamp where possible.' },
          {
            term: 'Report theft within a day',
            text: 'To the police, and a lost bag at the airline’s desk before you leave the hall.',
          },
          {
            term: 'Send the claim soon',
            text: 'Deadlines are often 30 days. We show you which form and which documents you need.',
          },
        ],
      },
    ],
    questions: [
      {
        question: 'My credit card has travel insurance. Is that enough?',
        answer:
          'Perhaps. Many cards cover only trips paid with them, with low medical limits, and give no certificate a consulate accepts. Bring the terms and we will read them with you.',
      },
      {
        question: 'Can I buy it after I have left?',
        answer:
          'Few insurers allow it, and then with a waiting period. Buy before you fly; with cancellation cover, on the day you pay.',
      },
      {
        question: 'What if we travel four times a year?',
        answer:
          'Ask for an annual policy. It covers every trip up to a number of days, often 30 or more, and usually pays off from the third trip.',
      },
    ],
    greeting: 'Hello Karam Travel, please quote travel insurance for me. Destination:  Dates:  Travellers and ages:',
  },
  ar: {
    title: 'تأمين السفر من قطر',
    description:
      'تأمين السفر بكلام واضح: ثلاثة مستويات جنبًا إلى جنب، وشرط 30,000 يورو لتأشيرة شنغن، وما لا يشمله عادةً، وسعر تقريبي، وطلب عرض سعر.',
    heading: 'تأمين سفر تقرؤه قبل أن تحتاج إليه',
    lead: 'قد تكلّفك ليلة في مستشفى بالخارج أكثر من العطلة كلها، وتأمين خمسة أيام في أوروبا يبدأ من {price} للشخص. أخبرنا بوجهتك لنرسل إليك خيارات تقارن بينها، ونبيّن لك ما تستثنيه كل وثيقة.',
    facts: [
      { term: 'تأشيرة شنغن', text: 'تغطية طبية لا تقل عن 30,000 يورو' },
      { term: 'متى تشتريه؟', text: 'يوم تدفع ثمن الرحلة' },
      { term: 'مدة السريان', text: 'الإقامة كلها وكل بلد تدخله' },
      { term: 'احمل معك', text: 'رقم الوثيقة وهاتف الطوارئ' },
    ],
    sections: [
      {
        id: 'look-for',
        heading: 'إلى ماذا تنظر؟',
        paragraphs: ['أربعة أرقام وخط هاتف أهم من اسم الباقة.'],
        points: [
          { term: 'الحد الطبي', text: 'أقصى ما تدفعه الشركة للأطباء والمستشفى. وللولايات المتحدة وكندا اختر حدًّا عاليًا.' },
          {
            term: 'الإعادة إلى الوطن',
            text: 'النقل إلى مستشفى في قطر، أو إعادة الجثمان لا قدّر الله. والأفضل أن يكون لها حدّ مستقل أو ألا يكون لها حد.',
          },
          { term: 'إلغاء الرحلة', text: 'ينبغي أن يساوي ما ستخسره فعلًا من طيران وفنادق لا تُسترد.' },
          { term: 'مبلغ التحمل', text: 'ما تدفعه أنت في كل مطالبة، والباقة الرخيصة كثيرًا ما تخفي مبلغ تحمّل مرتفعًا.' },
          { term: 'خط الطوارئ', text: 'يردّ ليلًا وبلغة تفهمها، فالمستشفى يتصل به قبل إدخالك.' },
        ],
      },
      {
        id: 'schengen',
        heading: 'التأمين لتأشيرة شنغن',
        paragraphs: [
          'يشترط نظام التأشيرات في الاتحاد الأوروبي تغطية لا تقل عن 30,000 يورو للعلاج العاجل والمستشفى والعودة لأسباب طبية، سارية في جميع دول شنغن وفي كل يوم من الإقامة. والقنصليات تدقّق في التواريخ، فالتأمين الذي ينتهي قبل رحلة العودة بيوم من أكثر أسباب إعادة الملفات.',
          'وإذا رُفضت التأشيرة أعادت بعض الشركات قسط التأمين متى أرسلت إليها خطاب الرفض. اطلب وثيقة من هذه الشركات، واعرف قبل الشراء كم ستستردّ.',
        ],
      },
      {
        id: 'not-covered',
        heading: 'ما لا يشمله عادةً',
        paragraphs: ['لكل وثيقة قائمة استثناءات، وهي التي تحسم الأمر في النهاية. وهذه في معظمها:'],
        points: [
          { term: 'مرض سابق', text: 'إلا إذا أفصحت عنه ووافقت الشركة كتابةً، ومنه السكري وأمراض القلب.' },
          { term: 'الحمل', text: 'تُستثنى غالبًا الأسابيع الأخيرة والولادة، وتُغطى كثيرًا المضاعفات المفاجئة قبلها.' },
          { term: 'الرياضات الخطرة', text: 'الغوص والتزلج والدراجات الرباعية والتسلق تحتاج إلى تغطية إضافية.' },
          { term: 'ما تُرك بلا رقيب', text: 'حقيبة على الشاطئ، أو هاتف على طاولة مقهى، أو نافذة سيارة مفتوحة.' },
          { term: 'الحروب والتحذيرات', text: 'الأماكن التي حذّرت حكومتك من السفر إليها عند مغادرتك.' },
          { term: 'تغيّر الرغبة', text: 'العدول عن السفر ليس سببًا للتعويض، ولا تأخر التأشيرة ما لم تنصّ الوثيقة عليه.' },
        ],
      },
      {
        id: 'claim',
        heading: 'إذا حدث شيء',
        paragraphs: [],
        inOrder: true,
        points: [
          { term: 'اتصل بخط الطوارئ أولًا', text: 'قبل أي علاج مقرر أو دخول المستشفى. أما عند الخطر على الحياة فالإسعاف أولًا.' },
          { term: 'احتفظ بكل ورقة', text: 'التقارير والفواتير والإيصالات، مختومةً ما أمكن.' },
          { term: 'أبلغ عن السرقة خلال يوم', text: 'لدى الشرطة، وعن الحقيبة المفقودة لدى مكتب شركة الطيران قبل مغادرة الصالة.' },
          { term: 'قدّم المطالبة سريعًا', text: 'المهلة في الغالب 30 يومًا. ونرشدك إلى النموذج والأوراق المطلوبة.' },
        ],
      },
    ],
    questions: [
      {
        question: 'بطاقتي الائتمانية فيها تأمين سفر، فهل يكفي؟',
        answer:
          'ربما. فكثير من البطاقات لا يغطي إلا ما دُفع بها، وبحدود طبية منخفضة، ولا تصدر شهادة تقبلها القنصلية. أحضر الشروط لنقرأها معك.',
      },
      {
        question: 'هل أشتريه بعد أن أسافر؟',
        answer: 'قليل من الشركات يسمح بذلك، ومع مدة انتظار. اشترِه قبل السفر، وإن أردت تغطية الإلغاء فيوم الدفع.',
      },
      {
        question: 'ماذا لو كنا نسافر أربع مرات في السنة؟',
        answer:
          'اسأل عن الوثيقة السنوية، فهي تغطي كل رحلة حتى عدد من الأيام، 30 يومًا أو أكثر في الغالب، وتوفّر عليك عادةً من الرحلة الثالثة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أرجو تزويدي بعرض سعر لتأمين السفر. الوجهة:  التواريخ:  عدد المسافرين وأعمارهم:',
  },
};

/** How plans on the market usually differ; no insurer's own terms. */
export const coverLevels: Comparison = {
  recommended: 1,
  caption: { en: 'Three levels of cover', ar: 'ثلاثة مستويات من التغطية' },
  note: {
    en: 'This is how plans usually differ, not the terms of one insurer. Limits and conditions are in the policy we send you before you pay.',
    ar: 'هكذا تختلف الباقات عادةً، وليست هذه شروط شركة بعينها. أما الحدود والشروط ففي الوثيقة التي نرسلها إليك قبل الدفع.',
  },
  columns: [
    { en: 'Essential', ar: 'الأساسي' },
    { en: 'Comfort', ar: 'الموسّع' },
    { en: 'Full', ar: 'الشامل' },
  ],
  rows: [
    {
      name: { en: 'Suits', ar: 'يناسب' },
      cells: [
        { en: 'A visa file, a short stay', ar: 'ملف التأشيرة والرحلة القصيرة' },
        { en: 'Families, most holidays', ar: 'العائلات ومعظم العطلات' },
        { en: 'Long or costly trips, America', ar: 'الرحلات الطويلة أو المكلفة وأمريكا' },
      ],
    },
    {
      name: { en: 'Emergency medical care', ar: 'العلاج الطارئ' },
      cells: [
        { en: 'The Schengen minimum, 30,000 euros', ar: 'الحد الأدنى لشنغن، 30,000 يورو' },
        { en: 'A clearly higher limit', ar: 'حد أعلى بوضوح' },
        { en: 'The highest limit', ar: 'أعلى الحدود' },
      ],
    },
    {
      name: { en: 'Return for medical reasons', ar: 'العودة لأسباب طبية' },
      cells: [
        { en: 'Yes', ar: 'نعم' },
        { en: 'Yes', ar: 'نعم' },
        { en: 'Yes, with a companion', ar: 'نعم، مع مرافق' },
      ],
    },
    {
      name: { en: 'Cancellation before departure', ar: 'إلغاء الرحلة قبل السفر' },
      cells: [
        { en: 'Seldom', ar: 'نادرًا' },
        { en: 'Illness, a death in the family', ar: 'المرض أو وفاة قريب' },
        { en: 'More reasons, higher limit', ar: 'أسباب أكثر وحد أعلى' },
      ],
    },
    {
      name: { en: 'Lost or stolen baggage', ar: 'ضياع الأمتعة أو سرقتها' },
      cells: [
        { en: 'Seldom', ar: 'نادرًا' },
        { en: 'Yes, with a limit per piece', ar: 'نعم، بحدّ لكل قطعة' },
        { en: 'Yes, higher limits', ar: 'نعم، بحدود أعلى' },
      ],
    },
    {
      name: { en: 'Delayed flight or bag', ar: 'تأخر الرحلة أو الحقيبة' },
      cells: [
        { en: 'No', ar: 'لا' },
        { en: 'After a long wait', ar: 'بعد انتظار طويل' },
        { en: 'After a shorter wait', ar: 'بعد انتظار أقصر' },
      ],
    },
    {
      name: { en: 'Pre-existing conditions', ar: 'مرض سابق' },
      cells: [
        { en: 'No', ar: 'لا' },
        { en: 'Only when declared and accepted', ar: 'بعد الإفصاح والموافقة فقط' },
        { en: 'Only when declared and accepted', ar: 'بعد الإفصاح والموافقة فقط' },
      ],
    },
    {
      name: { en: 'Skiing, diving and the like', ar: 'التزلج والغوص ونحوهما' },
      cells: [
        { en: 'No', ar: 'لا' },
        { en: 'As an extra', ar: 'بإضافة' },
        { en: 'Often, please ask', ar: 'في الغالب، فاسأل' },
      ],
    },
    {
      name: { en: 'Excess you pay yourself', ar: 'مبلغ التحمل الذي تدفعه' },
      cells: [
        { en: 'The highest', ar: 'الأعلى' },
        { en: 'Lower', ar: 'أقل' },
        { en: 'Low or none', ar: 'قليل أو معدوم' },
      ],
    },
  ],
};
