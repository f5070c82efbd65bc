import type { Guide } from '../guide.ts';
import type { Comparison } from './comparison.ts';

/** Entry rules named here follow a public index of 17 February 2026, not an official statement; the page says so. */
export const visa: Guide = {
  name: { en: 'Visas', ar: 'التأشيرات' },
  art: 'visa',
  en: {
    title: 'Visa help for travellers from Qatar',
    description:
      'Schengen, United Kingdom, United States and e-visas from Doha: which one you need, the documents to prepare, the time to allow and how we help.',
    heading: 'Visas, from the first document to the passport in your hand',
    lead: 'We tell you which visa your passport needs, check every document before you submit it, and follow the application until there is an answer.',
    facts: [
      { term: 'Schengen visa, our price', text: 'from {price}' },
      { term: 'When to begin', text: 'Six to eight weeks before the flight' },
      { term: 'Who decides', text: 'The consulate alone' },
      { term: 'Entry rules checked', text: '17 February 2026' },
    ],
    sections: [
      {
        id: 'which',
        heading: 'Which visa do you need?',
        paragraphs: [
          'Your passport decides, not the country you live in. Holders of a Qatari passport enter the Emirates and Saudi Arabia without a visa and Turkey for up to 90 days, receive one on arrival in the Maldives, and need an electronic authorisation for the United Kingdom and a visa for the Schengen area. This is according to a public index of 17 February 2026. Other passports follow other rules: ask us, and confirm with the embassy before you pay for a ticket.',
        ],
        points: [
          {
            term: 'Schengen',
            text: 'Up to 90 days in any 180 across the area. You apply to the country where you stay longest.',
          },
          {
            term: 'United Kingdom',
            text: 'An online authorisation for some passports, a visitor visa with fingerprints for others.',
          },
          {
            term: 'United States',
            text: 'An electronic authorisation (ESTA) for some passports, the Qatari one among them. For others an online form, then an interview whose date may be months away, so start there.',
          },
          {
            term: 'e-visas',
            text: 'Applied for and received online. A spelling that differs from the passport is the usual reason for refusal.',
          },
        ],
      },
      {
        id: 'papers',
        heading: 'What to prepare for Schengen',
        paragraphs: ['Each consulate has its own list. Nearly all of them ask for these:'],
        points: [
          { term: 'Passport', text: 'Less than ten years old, valid three months beyond your return, with two empty pages.' },
          { term: 'Qatar ID', text: 'Residents show a permit that stays valid well after the trip.' },
          { term: 'Work and funds', text: 'A letter from your employer and recent bank statements with salary.' },
          { term: 'Insurance', text: 'Medical cover of at least 30,000 euros for the whole area and all dates.' },
          {
            term: 'The trip itself',
            text: 'Flight and hotel reservations that match. Reserve, and pay once the visa is issued.',
          },
        ],
      },
      {
        id: 'how',
        heading: 'How we work',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'You tell us your nationality, destination and dates',
            text: 'And the purpose of the trip. Add copies of your documents if you have them, or later through the link in our email.',
          },
          { term: 'We answer with the list and the price', text: 'So you know what is included before anything starts.' },
          {
            term: 'We help with the form and the appointment',
            text: 'You read it and sign. For fingerprints you must come in person.',
          },
          { term: 'We follow it to the end', text: 'And tell you the day you can collect the passport.' },
        ],
      },
    ],
    questions: [
      {
        question: 'Can you guarantee the visa?',
        answer:
          'No, and nobody can. The decision is the consulate’s alone. What we can do is help you send a complete application.',
      },
      {
        question: 'How long does a Schengen visa take?',
        answer:
          'Usually 15 days from the appointment, and up to 45 if the consulate wants a closer look. You may apply six months ahead. Appointments before summer and Eid are the first to go.',
      },
      {
        question: 'Do children need their own?',
        answer: 'Yes, each child applies, with a birth certificate and the consent of both parents.',
      },
    ],
    greeting: 'Hello Karam Travel, I need a visa. Passport of:  Going to:  Dates:',
  },
  ar: {
    title: 'خدمات التأشيرات للمسافرين من قطر',
    description:
      'شنغن وبريطانيا والولايات المتحدة والتأشيرات الإلكترونية من الدوحة: أيها يلزمك، وما الأوراق المطلوبة، ومتى تبدأ، وكيف نساعدك.',
    heading: 'تأشيرتك، من أول ورقة إلى استلام الجواز',
    lead: 'نخبرك أي تأشيرة يحتاج إليها جوازك، ونراجع أوراقك ورقةً ورقة قبل تقديمها، ونتابع الطلب حتى يصدر القرار.',
    facts: [
      { term: 'سعرنا لتأشيرة شنغن', text: 'يبدأ من {price}' },
      { term: 'متى تبدأ؟', text: 'قبل السفر بستة إلى ثمانية أسابيع' },
      { term: 'صاحب القرار', text: 'القنصلية وحدها' },
      { term: 'تاريخ مراجعة الشروط', text: '17 فبراير 2026' },
    ],
    sections: [
      {
        id: 'which',
        heading: 'أي تأشيرة تلزمك؟',
        paragraphs: [
          'الجواز هو ما يحدد التأشيرة، لا بلد الإقامة. فحامل الجواز القطري يدخل الإمارات والسعودية بلا تأشيرة، وتركيا مدة تصل إلى 90 يومًا، ويحصل عليها عند الوصول إلى المالديف، ويحتاج إلى تصريح إلكتروني لبريطانيا وإلى تأشيرة لدول شنغن. هذا ما ورد في مؤشر عام بتاريخ 17 فبراير 2026. ولبقية الجوازات شروط أخرى، فاسألنا وتأكد من السفارة قبل أن تدفع ثمن التذكرة.',
        ],
        points: [
          { term: 'شنغن', text: 'إقامة لا تتجاوز 90 يومًا في كل 180 يومًا، ويُقدَّم الطلب لدى الدولة التي تقيم فيها أطول مدة.' },
          { term: 'بريطانيا', text: 'تصريح إلكتروني لبعض الجوازات، وتأشيرة زيارة مع البصمات لغيرها.' },
          {
            term: 'الولايات المتحدة',
            text: 'تصريح إلكتروني (ESTA) لبعض الجوازات، ومنها القطري، ولغيرها نموذج إلكتروني ثم مقابلة قد يتأخر موعدها شهورًا، فابدأ بها قبل غيرها.',
          },
          {
            term: 'التأشيرة الإلكترونية',
            text: 'تُطلب وتصدر عبر الإنترنت، وأكثر أسباب رفضها شيوعًا اختلاف حرف عن الاسم في الجواز.',
          },
        ],
      },
      {
        id: 'papers',
        heading: 'ما تجهّزه لتأشيرة شنغن',
        paragraphs: ['لكل قنصلية قائمتها، غير أن هذه الأوراق مطلوبة في معظمها:'],
        points: [
          { term: 'جواز السفر', text: 'لم تمضِ على إصداره عشر سنوات، وصالح ثلاثة أشهر بعد العودة، وفيه صفحتان فارغتان.' },
          { term: 'البطاقة القطرية', text: 'يقدّم المقيم إقامة تبقى سارية بعد الرحلة بمدة كافية.' },
          { term: 'العمل والدخل', text: 'خطاب من جهة العمل، وكشف حساب حديث يظهر فيه الراتب.' },
          { term: 'التأمين', text: 'تغطية طبية لا تقل عن 30,000 يورو تشمل دول المنطقة وكامل مدة السفر.' },
          { term: 'خطة الرحلة', text: 'حجز طيران وفندق متوافقان. احجز الآن، وأجّل الدفع إلى ما بعد صدور التأشيرة.' },
        ],
      },
      {
        id: 'how',
        heading: 'كيف نعمل',
        paragraphs: [],
        inOrder: true,
        points: [
          {
            term: 'تخبرنا بجنسيتك ووجهتك وتواريخ سفرك',
            text: 'وبغرض الرحلة. وأضف صور أوراقك إن كانت بين يديك، أو لاحقًا عبر الرابط في رسالتنا.',
          },
          { term: 'نرسل إليك قائمة الأوراق والسعر', text: 'فتعرف ما يشمله قبل أن نبدأ.' },
          { term: 'نساعدك في تعبئة النموذج وحجز الموعد', text: 'تراجعه أنت وتوقّع عليه، أما البصمات فلا بد من حضورك لها.' },
          { term: 'نتابع الطلب حتى نهايته', text: 'ونخبرك متى يصبح الجواز جاهزًا للاستلام.' },
        ],
      },
    ],
    questions: [
      {
        question: 'هل تضمنون صدور التأشيرة؟',
        answer: 'لا، ولا يملك ذلك أحد، فالقرار للقنصلية وحدها. وما نستطيعه أن نساعدك على تقديم ملف لا ينقصه شيء.',
      },
      {
        question: 'كم تستغرق تأشيرة شنغن؟',
        answer:
          'في العادة 15 يومًا من تاريخ الموعد، وقد تمتد إلى 45 يومًا إن رأت القنصلية مزيدًا من التدقيق. يمكنك التقديم قبل السفر بستة أشهر، وأول ما ينفد مواعيد ما قبل الصيف والعيد.',
      },
      { question: 'هل يحتاج الأطفال إلى تأشيرة مستقلة؟', answer: 'نعم، لكل طفل طلب مستقل، مع شهادة الميلاد وموافقة الوالدين.' },
    ],
    greeting: 'مرحبًا كرم للسفر، أحتاج إلى تأشيرة. الجواز:  الوجهة:  التواريخ:',
  },
};

/** The three visas asked for most, as their authorities describe them in general. */
export const visaKinds: Comparison = {
  caption: { en: 'Three visas side by side', ar: 'ثلاث تأشيرات جنبًا إلى جنب' },
  note: {
    en: 'General rules as of 17 February 2026. Waiting times change with the season: confirm with the embassy.',
    ar: 'قواعد عامة كما كانت في 17 فبراير 2026. وتتغير مدد الانتظار بحسب الموسم، فتأكد من السفارة.',
  },
  columns: [
    { en: 'Schengen', ar: 'شنغن' },
    { en: 'United Kingdom', ar: 'بريطانيا' },
    { en: 'United States', ar: 'الولايات المتحدة' },
  ],
  rows: [
    {
      name: { en: 'You must appear for', ar: 'تحضر بنفسك من أجل' },
      cells: [
        { en: 'Fingerprints', ar: 'البصمات' },
        { en: 'Fingerprints', ar: 'البصمات' },
        { en: 'An interview', ar: 'المقابلة' },
      ],
    },
    {
      name: { en: 'Usual time for an answer', ar: 'المدة المعتادة للرد' },
      cells: [
        { en: '15 days', ar: '15 يومًا' },
        { en: 'Three weeks', ar: 'ثلاثة أسابيع' },
        { en: 'After the interview, often days', ar: 'بعد المقابلة، أيام في الغالب' },
      ],
    },
    {
      name: { en: 'Earliest you may apply', ar: 'أبكر موعد للتقديم' },
      cells: [
        { en: 'Six months before', ar: 'قبل السفر بستة أشهر' },
        { en: 'Three months before', ar: 'قبل السفر بثلاثة أشهر' },
        { en: 'At any time', ar: 'في أي وقت' },
      ],
    },
    {
      name: { en: 'Longest stay', ar: 'أطول إقامة' },
      cells: [
        { en: '90 days in any 180', ar: '90 يومًا في كل 180' },
        { en: 'Usually six months', ar: 'ستة أشهر عادةً' },
        { en: 'Decided at the border', ar: 'تُحدَّد عند الدخول' },
      ],
    },
    {
      name: { en: 'Medical insurance', ar: 'التأمين الطبي' },
      cells: [
        { en: 'Required, 30,000 euros', ar: 'إلزامي، 30,000 يورو' },
        { en: 'Optional, recommended', ar: 'غير إلزامي ويُنصح به' },
        { en: 'Optional, strongly recommended', ar: 'غير إلزامي ويُنصح به بشدة' },
      ],
    },
  ],
};
