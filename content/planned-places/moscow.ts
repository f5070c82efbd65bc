import type { Place } from '../guide.ts';

export const moscowPlan: Place = {
  slug: 'moscow',
  name: { en: 'Russia', ar: 'روسيا' },
  airport: 'SVO',
  gateway: { en: 'Moscow', ar: 'موسكو' },
  art: 'moscow',
  map: {
    country: '643',
    places: [
      { name: { en: 'Moscow', ar: 'موسكو' }, at: [55.76, 37.62] },
      { name: { en: 'Saint Petersburg', ar: 'سانت بطرسبرغ' }, at: [59.93, 30.34] },
      { name: { en: 'Kazan', ar: 'قازان' }, at: [55.8, 49.11] },
    ],
  },
  en: {
    title: 'Plan a holiday in Russia',
    description:
      'Moscow, Saint Petersburg and Kazan from Doha: which to choose, how the fast train joins them, what to know about money, and our three packages.',
    heading: 'Russia: three cities, one train ticket',
    lead: 'Snow that stays, summer nights that do not get dark, and in Kazan a Muslim city on the Volga.',
    facts: [
      { term: 'One city', text: 'Three or four nights' },
      { term: 'Moscow and Saint Petersburg', text: 'Seven or eight nights' },
      { term: 'Between the two', text: 'Fast train, about four hours' },
      { term: 'Money', text: 'Cash; see below' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'How to put it together',
        paragraphs: [
          'Moscow comes first for most people: it is the largest, the easiest to reach and the best in winter. Saint Petersburg is at its best in summer, when the fountains run and the bridges open at night. Kazan is the easiest with children, smaller and calmer, and with halal food on every corner.',
          'The Sapsan train joins Moscow and Saint Petersburg in about four hours, from centre to centre. Three nights in each and you have seen both without hurrying. Kazan is an hour and a half by air from Moscow, or a night in a sleeping car that children remember longer than the museums.',
          'Two things differ from other countries. Visa and Mastercard issued outside Russia have not worked there since March 2022, so you pay for the hotel through us and carry cash for the rest. And mobile internet is limited for visitors at times: download maps and tickets before you leave.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is winter too cold for children?',
        answer:
          'It is dry cold, and houses are warm. With proper boots, an hour outside and an hour inside works well. Ten degrees below zero is a normal winter night.',
      },
      {
        question: 'Which passport needs what?',
        answer:
          'That changes more often here than elsewhere. Look it up under travel requirements and confirm with the embassy in Doha.',
      },
    ],
    greeting: 'Hello Karam Travel, I would like to plan a holiday in Russia. Dates:  Travellers:',
  },
  ar: {
    title: 'خطّط عطلتك في روسيا',
    description:
      'موسكو وسانت بطرسبرغ وقازان من الدوحة: أيها تختار، وكيف يجمعها القطار السريع، وما تعرفه عن النقود، وباقاتنا الثلاث.',
    heading: 'روسيا: ثلاث مدن وتذكرة قطار',
    lead: 'ثلج يبقى، وليالي صيف لا تُظلم، وفي قازان مدينة مسلمة على نهر الفولغا.',
    facts: [
      { term: 'مدينة واحدة', text: 'ثلاث ليالٍ أو أربع' },
      { term: 'موسكو وسانت بطرسبرغ', text: 'سبع ليالٍ أو ثمانٍ' },
      { term: 'بين المدينتين', text: 'قطار سريع، نحو أربع ساعات' },
      { term: 'النقود', text: 'نقدًا، والتفصيل أدناه' },
    ],
    sections: [
      {
        id: 'plan',
        heading: 'كيف ترتّبها؟',
        paragraphs: [
          'يبدأ معظم الناس بموسكو، فهي الأكبر والأسهل وصولًا والأجمل شتاءً. وسانت بطرسبرغ مدينة الصيف، حين تعمل النوافير وتُرفع الجسور ليلًا. وقازان أسهلها مع الأطفال، فهي أصغر وأهدأ والطعام الحلال فيها أينما ذهبت.',
          'يصل قطار «سابسان» بين موسكو وسانت بطرسبرغ في نحو أربع ساعات من وسط المدينة إلى وسط الأخرى، وثلاث ليالٍ في كل منهما تكفي بلا عجلة. وقازان ساعة ونصف بالطائرة من موسكو، أو ليلة في عربة نوم يذكرها الأطفال أكثر من المتاحف.',
          'وفي روسيا أمران مختلفان. فبطاقات فيزا وماستركارد الصادرة خارجها لا تعمل فيها منذ مارس 2022، لذلك تدفع الفندق عن طريقنا وتحمل نقدًا لما سواه. وقد يضعف إنترنت الهاتف لدى الزوار أحيانًا، فحمّل الخرائط والتذاكر قبل السفر.',
        ],
      },
    ],
    questions: [
      {
        question: 'هل الشتاء قاسٍ على الأطفال؟',
        answer:
          'برده جاف والبيوت دافئة. ومع حذاء مناسب تكفي ساعة في الخارج ثم ساعة في الداخل. وعشر درجات تحت الصفر ليلة معتادة في الشتاء.',
      },
      {
        question: 'أي جواز يحتاج إلى ماذا؟',
        answer: 'يتغير ذلك هنا أكثر من غيره. اطّلع على متطلبات السفر وتأكد من السفارة في الدوحة.',
      },
    ],
    greeting: 'مرحبًا كرم للسفر، أود التخطيط لعطلة في روسيا. التواريخ:  عدد المسافرين:',
  },
};
