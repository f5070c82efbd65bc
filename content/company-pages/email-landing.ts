import type { Bilingual } from '../bilingual.ts';
import type { MessageChoice } from './message-choice.ts';
import type { NextPage, PageWords } from './page-words.ts';

interface EmailLandingText extends PageWords {
  offersHeading: string;
  offers: readonly NextPage[];
  choicesHeading: string;
  choices: readonly MessageChoice[];
  trust: { heading: string; text: string };
}

/** Where links in our emails lead. */
export const emailLanding: { name: Bilingual; en: EmailLandingText; ar: EmailLandingText } = {
  name: { en: 'From our email', ar: 'من بريدنا إليك' },
  en: {
    title: 'Welcome from our email',
    description:
      'You came from an email from Karam Travel: the offers it mentioned, and how to receive fewer messages, other ones, or none at all.',
    heading: 'Thank you for opening our email',
    lead: 'The offers are one step away. Prices are starting prices: send us your dates, and we confirm what is available and what it costs before you pay.',
    offersHeading: 'From here to the offers',
    offers: [
      { href: '/travel/offers', label: 'All offers', text: 'Every offer with the price it starts from.' },
      {
        href: '/services/packages',
        label: 'Holiday packages',
        text: 'Stay, transfers and a tour together, from a weekend to a week and more.',
      },
      { href: '/explore/destinations', label: 'Destinations', text: 'For those who do not yet know where to go.' },
    ],
    choicesHeading: 'What you would like to receive',
    choices: [
      {
        title: 'Only what suits me',
        text: 'Name the places, the months and who travels.',
        subject: 'My emails: only what suits me',
        message: 'Please send me only offers like these.\nPlaces:\nMonths:\nTravellers:',
      },
      {
        title: 'In Arabic, please',
        text: 'We write to you in Arabic from the next email on.',
        subject: 'My emails: in Arabic',
        message: 'Please write to me in Arabic from now on.',
      },
      {
        title: 'No more offers',
        text: 'Then you only hear from us about your own bookings.',
        subject: 'My emails: no more offers',
        message: 'Please take this address off your list of offers.',
      },
    ],
    trust: {
      heading: 'Was it really from us?',
      text: 'We never ask by email for a password or a card number. If a message does, do not answer it, and call us.',
    },
  },
  ar: {
    title: 'أهلًا بك من بريدنا',
    description: 'وصلت من رسالة أرسلتها إليك كرم للسفر: هنا العروض التي ذكرتها، وكيف تصلك رسائل أقل أو أنسب لك، أو لا تصلك أبدًا.',
    heading: 'شكرًا لأنك فتحت رسالتنا',
    lead: 'العروض على بُعد خطوة. أسعارها مبدئية: أرسل إلينا تواريخك، ونؤكد لك المتاح وسعره قبل أن تدفع.',
    offersHeading: 'من هنا إلى العروض',
    offers: [
      { href: '/travel/offers', label: 'كل العروض', text: 'كل عرض بالسعر الذي يبدأ منه.' },
      {
        href: '/services/packages',
        label: 'باقات العطلات',
        text: 'إقامة وتنقلات وجولة معًا، من عطلة نهاية أسبوع إلى أسبوع وأكثر.',
      },
      { href: '/explore/destinations', label: 'الوجهات', text: 'لمن لم يقرر بعد إلى أين يسافر.' },
    ],
    choicesHeading: 'ماذا تود أن يصلك؟',
    choices: [
      {
        title: 'ما يناسبني فقط',
        text: 'اذكر الأماكن والأشهر ومن يسافر معك.',
        subject: 'رسائلي: ما يناسبني فقط',
        message: 'أرجو إرسال عروض كهذه فقط.\nالأماكن:\nالأشهر:\nالمسافرون:',
      },
      {
        title: 'بالإنجليزية من فضلكم',
        text: 'نراسلك بالإنجليزية من الرسالة التالية.',
        subject: 'رسائلي: بالإنجليزية',
        message: 'أرجو أن تكتبوا إليّ بالإنجليزية من الآن.',
      },
      {
        title: 'لا أريد عروضًا',
        text: 'فلا نراسلك إلا بشأن حجوزاتك.',
        subject: 'رسائلي: لا عروض بعد الآن',
        message: 'أرجو حذف هذا العنوان من قائمة العروض.',
      },
    ],
    trust: {
      heading: 'هل كانت الرسالة منا حقًا؟',
      text: 'لا نطلب بالبريد كلمة مرور ولا رقم بطاقة. فإن طلبت رسالة ذلك فلا ترد عليها واتصل بنا.',
    },
  },
};
