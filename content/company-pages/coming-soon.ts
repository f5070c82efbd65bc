import type { Bilingual } from '../bilingual.ts';
import type { NextPage, PageWords } from './page-words.ts';

interface ComingSoonText extends PageWords {
  subject: string;
  message: string;
  todayHeading: string;
  today: readonly NextPage[];
}

/** Where a campaign leads before its day: it names nothing that does not exist yet. */
export const comingSoon: { name: Bilingual; en: ComingSoonText; ar: ComingSoonText } = {
  name: { en: 'Coming soon', ar: 'قريبًا' },
  en: {
    title: 'Something new is on its way',
    description:
      'Karam Travel is preparing something new. We will show it when it is ready; until then, here is all that you can search, plan and ask for today.',
    heading: 'Something new is on its way',
    lead: 'We will show it here on the day it is ready, and not before. If you would like to hear about it, send us a message and we will write back once.',
    subject: 'Tell me when it is ready',
    message: 'Hello Karam Travel, please tell me when the new thing is ready. I came here through:',
    todayHeading: 'What you can do today',
    today: [
      { href: '/', label: 'Search a flight', text: 'Compare times and fares from Doha and send a request to book.' },
      { href: '/services/packages', label: 'Choose a holiday', text: 'Stay, transfers and a tour in one price.' },
      { href: '/services/umrah', label: 'Plan Umrah', text: 'By air or by road, with permits and hotels in order.' },
      { href: '/services/visa', label: 'Prepare a visa', text: 'Which one you need and the documents to bring.' },
      { href: '/explore/destinations', label: 'Find a place', text: 'When to go, what to see, what the weather is like.' },
      { href: '/support/currency-exchange', label: 'Convert your riyals', text: 'What your money is worth where you are going.' },
    ],
  },
  ar: {
    title: 'نُعدّ شيئًا جديدًا',
    description: 'تُعدّ كرم للسفر شيئًا جديدًا نعرضه حين يكتمل. وإلى ذلك الحين، هذا كل ما يمكنك أن تبحث عنه وترتّبه وتسأل عنه اليوم.',
    heading: 'نُعدّ لك شيئًا جديدًا',
    lead: 'نعرضه هنا يوم يكتمل، لا قبل ذلك. وإن أردت أن نخبرك به فأرسل رسالة، ونراسلك مرة واحدة.',
    subject: 'أخبروني حين يكتمل',
    message: 'مرحبًا كرم للسفر، أرجو إخباري حين يكتمل جديدكم. وصلت إلى هنا عن طريق:',
    todayHeading: 'ما يمكنك فعله اليوم',
    today: [
      { href: '/', label: 'ابحث عن رحلة', text: 'قارن المواعيد والأسعار من الدوحة وأرسل طلب حجز.' },
      { href: '/services/packages', label: 'اختر عطلة', text: 'الإقامة والتنقلات وجولة سياحية بسعر واحد.' },
      { href: '/services/umrah', label: 'رتّب عمرتك', text: 'جوًا أو برًا، بتصاريح وفنادق مرتبة.' },
      { href: '/services/visa', label: 'جهّز تأشيرتك', text: 'أيّها تحتاج، وما الأوراق المطلوبة.' },
      { href: '/explore/destinations', label: 'اكتشف وجهة', text: 'متى تسافر، وماذا تزور، وكيف الطقس.' },
      { href: '/support/currency-exchange', label: 'حوّل ريالاتك', text: 'كم تساوي نقودك حيث تسافر؟' },
    ],
  },
};
