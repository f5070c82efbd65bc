import type { Place } from '../guide.ts';

export const francePlan: Place = {
  slug: 'france',
  name: { en: 'France', ar: 'فرنسا' },
  airport: 'CDG',
  gateway: { en: 'Paris', ar: 'باريس' },
  art: 'france',
  map: {
    country: '250',
    places: [
      { name: { en: 'Paris', ar: 'باريس' }, at: [48.86, 2.35] },
      { name: { en: 'Nice', ar: 'نيس' }, at: [43.71, 7.26] },
      { name: { en: 'Lyon', ar: 'ليون' }, at: [45.76, 4.84] },
    ],
    hasLines: true,
  },
  en: {
    title: 'Plan a holiday in France',
    description:
      'Paris, Nice and Lyon from Doha: nights, trains and seasons, the Schengen visa in time, and our three packages with their prices.',
    heading: 'France: a capital, a coast and a cuisine',
    lead: 'Fast trains make its cities feel like districts of one. Take Paris alone, or add the sea.',
    facts: [
      { term: 'Paris alone', text: 'Four or five nights' },
      { term: 'Paris and Nice', text: 'Eight nights' },
      { term: 'Paris to Lyon', text: 'Two hours by TGV' },
      { term: 'Visa', text: 'Schengen: begin two months ahead or earlier' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How to put it together',
        paragraphs: [
          'For a first journey take Paris and nothing else: four nights, with one day for Versailles or Disneyland. For a second one begin in Nice, where the sea and the old town are easier on everyone, and see Paris for two nights on the way home.',
          'Lyon is the surprise. It lies two hours from Paris on the way south, costs less, and has Roman theatres, a great park and some of the best food in Europe. Families like it because nothing is far away.',
          'Hotel rooms in France are small, and few take four people. Two connecting rooms, or an apartment hotel, have to be requested early: tell us the ages of the children with your first message.',
        ],
      },
    ],
    questions: [
      {
        question: 'When are prices lowest?',
        answer:
          'Paris: November, January and February. Nice: October to April. The fashion weeks and trade fairs in Paris raise prices for a few days; we tell you when.',
      },
      {
        question: 'Can we fly into one city and home from another?',
        answer: 'Yes, and it often saves a day: into Paris, home from Nice, with the train between them.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a holiday in France. Dates:  Travellers:',
  },
  ar: {
    title: 'خطّط عطلتك في فرنسا',
    description: 'باريس ونيس وليون من الدوحة: الليالي والقطارات والمواسم، وتأشيرة شنغن في وقتها، وباقاتنا الثلاث بأسعارها.',
    heading: 'فرنسا: عاصمة وساحل ومطبخ',
    lead: 'قرّبت القطارات السريعة بين مدنها حتى كأنها أحياء مدينة واحدة. خذ باريس وحدها أو أضف إليها البحر.',
    facts: [
      { term: 'باريس وحدها', text: 'أربع ليالٍ أو خمس' },
      { term: 'باريس ونيس', text: 'ثماني ليالٍ' },
      { term: 'من باريس إلى ليون', text: 'ساعتان بالقطار السريع' },
      { term: 'التأشيرة', text: 'شنغن: ابدأ قبل شهرين أو أكثر' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف ترتّبها؟',
        paragraphs: [
          'في الرحلة الأولى خذ باريس وحدها: أربع ليالٍ، منها يوم لفرساي أو لديزني لاند. وفي الثانية ابدأ بنيس، حيث البحر والمدينة القديمة أرفق بالجميع، ثم باريس ليلتين في طريق العودة.',
          'وليون هي المفاجأة. تقع على بُعد ساعتين من باريس في طريق الجنوب، وتكلفتها أقل، وفيها مسارح رومانية وحديقة كبيرة ومطبخ من الأفضل في أوروبا. وتحبها العائلات لأن كل شيء فيها قريب.',
          'غرف الفنادق في فرنسا صغيرة، وقليل منها يتسع لأربعة. والغرف المتصلة والشقق الفندقية تُطلب مبكرًا، فأخبرنا بأعمار الأطفال في رسالتك الأولى.',
        ],
      },
    ],
    questions: [
      {
        question: 'متى تكون الأسعار أقل؟',
        answer:
          'في باريس نوفمبر ويناير وفبراير، وفي نيس من أكتوبر إلى أبريل. وترفعها أسابيع الموضة والمعارض في باريس أيامًا، ونخبرك بموعدها.',
      },
      {
        question: 'هل نصل إلى مدينة ونعود من أخرى؟',
        answer: 'نعم، وكثيرًا ما يوفّر ذلك يومًا: الوصول إلى باريس والعودة من نيس، وبينهما القطار.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود التخطيط لعطلة في فرنسا. التواريخ:  عدد المسافرين:',
  },
};
