import type { Bilingual } from '../bilingual.ts';
import type { NextPage, PageWords } from './page-words.ts';

interface ContactText extends PageWords {
  /** What the message says that is opened from the top of the page. */
  subject: string;
  message: string;
  next: readonly NextPage[];
}

export const contact: { name: Bilingual; en: ContactText; ar: ContactText } = {
  name: { en: 'Contact', ar: 'اتصل بنا' },
  en: {
    title: 'Contact us in Doha',
    description:
      'Phone, WhatsApp, email and the address of our head office in Doha, with opening hours and a table that shows which desk answers which question.',
    heading: 'A person answers, in English or in Arabic',
    lead: 'Call while we are open, send a WhatsApp message at any hour, or come in. Say where, when and how many of you are travelling, and the first answer can already be a proposal.',
    subject: 'A question for Karam Travel',
    message: 'Hello Karam Travel, my question is about:',
    next: [
      { href: '/branches', label: 'Our branches', text: 'Addresses, phone numbers and the way to each office.' },
      {
        href: '/support',
        label: 'Customer support',
        text: 'For a booking you already have: change it, follow a visa or a refund.',
      },
      {
        href: '/feedback',
        label: 'Tell us how it went',
        text: 'Praise and complaints both reach the person who can act on them.',
      },
    ],
  },
  ar: {
    title: 'تواصل معنا في الدوحة',
    description:
      'هاتفنا وواتساب والبريد الإلكتروني وعنوان المكتب الرئيسي في الدوحة ومواعيد العمل، وجدول يبيّن أي قسم يجيب عن أي سؤال.',
    heading: 'يرد عليك موظف، لا نظام آلي، بالعربية أو بالإنجليزية',
    lead: 'اتصل في ساعات العمل، أو أرسل رسالة واتساب في أي وقت، أو زُرنا في مكتبنا. اذكر الوجهة والموعد وعدد المسافرين، فقد يأتيك أول رد باقتراح جاهز.',
    subject: 'سؤال إلى كرم للسفر',
    message: 'مرحبًا كرم للسفر، سؤالي عن:',
    next: [
      { href: '/branches', label: 'فروعنا', text: 'عناوين المكاتب وهواتفها والطريق إلى كل منها.' },
      { href: '/support', label: 'خدمة العملاء', text: 'لمن لديه حجز: لتعديله أو متابعة تأشيرة أو مبلغ مسترد.' },
      { href: '/feedback', label: 'شاركنا رأيك', text: 'يصل الشكر كما تصل الشكوى إلى من يستطيع أن يتصرف.' },
    ],
  },
};

export interface ContactTopic {
  question: Bilingual;
  /** Who answers. */
  desk: Bilingual;
  /** Which address of content/company it goes to. */
  mailbox: 'email' | 'holidaysEmail' | 'b2bEmail';
  subject: Bilingual;
  /** First words of the message, by email and on WhatsApp alike. */
  message: Bilingual;
}

/** Which question goes where, in the order they are asked most. */
export const contactTopics: readonly ContactTopic[] = [
  {
    question: { en: 'A flight or a hotel', ar: 'رحلة طيران أو فندق' },
    desk: { en: 'Flights desk', ar: 'قسم الطيران' },
    mailbox: 'email',
    subject: { en: 'A new trip', ar: 'رحلة جديدة' },
    message: {
      en: 'Hello Karam Travel, I would like a flight or a hotel. Where to, dates, travellers:',
      ar: 'مرحبًا كرم للسفر، أريد رحلة طيران أو فندقًا. الوجهة والتواريخ وعدد المسافرين:',
    },
  },
  {
    question: { en: 'A holiday package or a cruise', ar: 'باقة عطلة أو رحلة بحرية' },
    desk: { en: 'Holidays desk', ar: 'قسم العطلات' },
    mailbox: 'holidaysEmail',
    subject: { en: 'A holiday', ar: 'عطلة' },
    message: {
      en: 'Hello Karam Travel, we are planning a holiday. Month, nights, travellers and ages of children:',
      ar: 'مرحبًا كرم للسفر، نخطط لعطلة. الشهر وعدد الليالي وعدد المسافرين وأعمار الأطفال:',
    },
  },
  {
    question: { en: 'A visa', ar: 'تأشيرة' },
    desk: { en: 'Visa desk', ar: 'قسم التأشيرات' },
    mailbox: 'email',
    subject: { en: 'A visa', ar: 'طلب تأشيرة' },
    message: {
      en: 'Hello Karam Travel, I need a visa. Nationality, country, date of travel:',
      ar: 'مرحبًا كرم للسفر، أحتاج إلى تأشيرة. الجنسية والبلد وموعد السفر:',
    },
  },
  {
    question: { en: 'Umrah', ar: 'العمرة' },
    desk: { en: 'Umrah desk', ar: 'قسم العمرة' },
    mailbox: 'email',
    subject: { en: 'Umrah', ar: 'العمرة' },
    message: {
      en: 'Hello Karam Travel, we would like to go for Umrah. By air or by road, dates, travellers:',
      ar: 'مرحبًا كرم للسفر، ننوي أداء العمرة. جوًا أو برًا، والتواريخ وعدد المعتمرين:',
    },
  },
  {
    question: { en: 'Travel for a company, or an event', ar: 'سفر شركة أو فعالية' },
    desk: { en: 'Corporate desk', ar: 'قسم الشركات' },
    mailbox: 'email',
    subject: { en: 'Travel for our company', ar: 'سفر شركتنا' },
    message: {
      en: 'Hello Karam Travel, this is about travel for our company. Company, what we need, by when:',
      ar: 'مرحبًا كرم للسفر، أكتب بشأن سفر شركتنا. اسم الشركة وما نحتاج إليه والموعد:',
    },
  },
  {
    question: { en: 'A travel agency that wants to book with us', ar: 'وكالة سفر تريد الحجز عن طريقنا' },
    desk: { en: 'Trade desk', ar: 'مكتب الوكالات' },
    mailbox: 'b2bEmail',
    subject: { en: 'Working with your trade desk', ar: 'التعاون مع مكتب الوكالات' },
    message: {
      en: 'Hello Karam Travel, we are a travel agency. Name, city, what we would like to book:',
      ar: 'مرحبًا كرم للسفر، نحن وكالة سفر. الاسم والمدينة وما نود حجزه:',
    },
  },
  {
    question: { en: 'A booking you already have', ar: 'حجز سابق' },
    desk: { en: 'Customer support', ar: 'خدمة العملاء' },
    mailbox: 'email',
    subject: { en: 'My booking KT-', ar: 'حجزي رقم KT-' },
    message: {
      en: 'Hello Karam Travel, this is about a booking I have. Reference, surname, what should change:',
      ar: 'مرحبًا كرم للسفر، أكتب بشأن حجز سابق. الرقم المرجعي واسم العائلة وما ينبغي تغييره:',
    },
  },
  {
    question: { en: 'Your personal data', ar: 'بياناتك الشخصية' },
    desk: { en: 'Head office', ar: 'المكتب الرئيسي' },
    mailbox: 'email',
    subject: { en: 'My personal data', ar: 'بياناتي الشخصية' },
    message: {
      en: 'Hello Karam Travel, this is about the personal data you hold about me. I would like to:',
      ar: 'مرحبًا كرم للسفر، أكتب بشأن بياناتي الشخصية لديكم. أود أن:',
    },
  },
];
