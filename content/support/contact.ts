import type { Bilingual } from '../bilingual.ts';
import type { SupportGuide } from './support-guide.ts';

export const supportContact: SupportGuide = {
  name: { en: 'Contact support', ar: 'تواصل مع خدمة العملاء' },
  en: {
    title: 'Contact customer support',
    description:
      'Travelling now, tomorrow or later: the quickest way to our desk in Doha by phone, WhatsApp or email, and what to have ready so one message is enough.',
    heading: 'The quickest way to someone who can help',
    lead: 'It depends on how soon you travel. Choose your case, and we start the message for you.',
    facts: [
      { term: 'Languages', text: 'Arabic and English' },
      { term: 'Calls', text: 'In opening hours' },
      { term: 'WhatsApp and email', text: 'Write at any hour; we answer in opening hours' },
      { term: 'At night, at the airport', text: 'The desk of your airline' },
    ],
    sections: [
      {
        id: 'ready',
        heading: 'What to have ready',
        paragraphs: ['With these in your first message, we do not have to ask again.'],
        points: [
          {
            term: 'Reference',
            text: 'It begins with KT and is in our first reply. The airline’s six-character code will do as well.',
          },
          { term: 'Surname', text: 'As in the passport of one of the travellers.' },
          { term: 'What happened', text: 'In one sentence, with flight number and date.' },
          { term: 'What you would like', text: 'Another flight, a refund, a corrected name. A second choice helps.' },
          { term: 'Where you are', text: 'City and a number that works there.' },
        ],
      },
      {
        id: 'safe',
        heading: 'What never to send',
        paragraphs: [
          'Card numbers, the PIN of a gift card, passwords or codes from your bank. We never ask for them. A photograph of your passport is needed only for visas and tickets; send it when our travel expert asks for it.',
        ],
      },
      {
        id: 'closed',
        heading: 'When we are closed',
        paragraphs: [
          'If you are at the airport and something goes wrong, the desk of the airline can act at once. Let it rebook you, keep every document and write to us; we’ll take care of the rest in the morning. For medical help call the number on your insurance card.',
        ],
      },
    ],
    questions: [
      {
        question: 'How soon do you answer?',
        answer:
          'Phone: as soon as a line is free. WhatsApp and email: in opening hours, usually the same day, with those already travelling first.',
      },
      {
        question: 'I want to complain about something.',
        answer:
          'Write to us with the reference and what should have been different. Someone other than the travel expert concerned reads it and answers in writing.',
      },
      {
        question: 'Can I simply come in?',
        answer: 'Yes, to any branch in opening hours. Bring the passport and, if you have it, the reference.',
      },
    ],
    greeting: 'Hello Karam Travel, I need help. Reference: KT-  Surname:  What happened:',
  },
  ar: {
    title: 'التواصل مع خدمة العملاء',
    description:
      'تسافر الآن أو غدًا أو لاحقًا؟ أسرع طريق إلى مكتبنا في الدوحة بالهاتف أو واتساب أو البريد، وما تجهّزه لتكفي رسالة واحدة.',
    heading: 'أسرع طريق إلى من يستطيع مساعدتك',
    lead: 'يتوقف الأمر على موعد سفرك. اختر ما ينطبق عليك، وستجد رسالة معدّة لتكملها.',
    facts: [
      { term: 'اللغات', text: 'العربية والإنجليزية' },
      { term: 'الاتصال', text: 'في ساعات العمل' },
      { term: 'واتساب والبريد', text: 'اكتب في أي وقت، ونجيب في ساعات العمل' },
      { term: 'ليلًا في المطار', text: 'مكتب شركة الطيران' },
    ],
    sections: [
      {
        id: 'ready',
        heading: 'ما تجهّزه',
        paragraphs: ['إذا ذكرت هذه الأمور في أول رسالة لم نحتج إلى أن نعود إليك بالسؤال.'],
        points: [
          {
            term: 'الرقم المرجعي',
            text: 'يبدأ بالحرفين KT وتجده في أول رد منا. ويكفي كذلك رمز شركة الطيران المكوّن من ستة رموز.',
          },
          { term: 'اسم العائلة', text: 'كما في جواز أحد المسافرين.' },
          { term: 'ما حدث', text: 'في جملة واحدة، مع رقم الرحلة وتاريخها.' },
          { term: 'ما تريده', text: 'رحلة أخرى أو استرداد المبلغ أو تصحيح حرف. ويفيدنا أن تذكر خيارًا ثانيًا.' },
          { term: 'أين أنت', text: 'المدينة ورقم يعمل فيها.' },
        ],
      },
      {
        id: 'safe',
        heading: 'ما لا ترسله أبدًا',
        paragraphs: [
          'لا ترسل أرقام البطاقات البنكية ولا الرمز السري لبطاقة هدية ولا كلمات المرور ولا رموز بنكك، فنحن لا نطلبها. أما صورة الجواز فلا تلزم إلا للتأشيرات والتذاكر، فأرسلها حين يطلبها مستشارنا.',
        ],
      },
      {
        id: 'closed',
        heading: 'خارج ساعات العمل',
        paragraphs: [
          'إن كنت في المطار وطرأ أمر فمكتب شركة الطيران يستطيع أن يتصرف حالًا. دعه يحجز لك رحلة أخرى واحتفظ بكل ورقة وراسلنا، ونكمل نحن في الصباح. وإن احتجت إلى علاج فاتصل بالرقم المكتوب في بطاقة التأمين.',
        ],
      },
    ],
    questions: [
      {
        question: 'متى يصلني الرد؟',
        answer: 'بالهاتف حالما يخلو خط. وعبر واتساب والبريد في ساعات العمل، وغالبًا في اليوم نفسه، ونبدأ بمن هم على سفر.',
      },
      {
        question: 'أريد أن أتقدم بشكوى.',
        answer: 'راسلنا بالرقم المرجعي وما كان ينبغي أن يكون. يقرؤها شخص غير المستشار المعني، ويجيبك كتابةً.',
      },
      {
        question: 'هل أستطيع الحضور بنفسي؟',
        answer: 'نعم، إلى أي فرع في ساعات العمل. أحضر الجواز ومعه الرقم المرجعي إن وجد.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أحتاج إلى مساعدة. الرقم المرجعي: KT-  اسم العائلة:  ما حدث:',
  },
};

export interface Urgency {
  /** The way that is quickest. */
  way: 'phone' | 'whatsapp' | 'email';
  when: Bilingual;
  advice: Bilingual;
  /** First words of the message. */
  message: Bilingual;
}

export const urgencies: readonly Urgency[] = [
  {
    way: 'phone',
    when: { en: 'You travel today, or you are on the way', ar: 'تسافر اليوم أو أنت في الطريق' },
    advice: {
      en: 'Call. While you wait for a line, stay in the queue at the airline’s desk.',
      ar: 'اتصل بنا، وابقَ في صف مكتب شركة الطيران ريثما نجيبك.',
    },
    message: { en: '', ar: '' },
  },
  {
    way: 'whatsapp',
    when: { en: 'You travel tomorrow or this week', ar: 'تسافر غدًا أو هذا الأسبوع' },
    advice: {
      en: 'WhatsApp: quick, and you can add a photograph of the ticket. If you travel within two days, call as well.',
      ar: 'واتساب سريع ويمكنك أن ترفق صورة التذكرة. وإن بقي أقل من يومين فاتصل أيضًا.',
    },
    message: {
      en: 'Hello Karam Travel, I travel this week and need help. Reference: KT-  Surname:  Flight and date:  What I need:',
      ar: 'مرحبًا كرم للسفر، أسافر هذا الأسبوع وأحتاج إلى مساعدة. الرقم المرجعي: KT-  اسم العائلة:  الرحلة والتاريخ:  ما أحتاج إليه:',
    },
  },
  {
    way: 'email',
    when: { en: 'You travel later, or have been back for a while', ar: 'تسافر لاحقًا أو عدت من السفر' },
    advice: {
      en: 'Email: best for documents, refunds and anything you may want to find again.',
      ar: 'البريد الإلكتروني أنسب للأوراق والمبالغ المستردة وكل ما قد تعود إليه.',
    },
    message: {
      en: 'Hello Karam Travel,\n\nReference: KT-\nSurname:\nWhat this is about:\nWhat I would like:\n',
      ar: 'مرحبًا كرم للسفر،\n\nالرقم المرجعي: KT-\nاسم العائلة:\nموضوع الرسالة:\nما أطلبه:\n',
    },
  },
];
