import type { HolidayCountry } from '../package.ts';
import { always, never } from './always.ts';

export const dubai: HolidayCountry = {
  slug: 'dubai',
  name: { en: 'Dubai', ar: 'دبي' },
  gateway: 'DXB',
  cities: [
    {
      id: 'dubai-family',
      name: { en: 'Family weekend', ar: 'عطلة نهاية أسبوع عائلية' },
      city: { en: 'Dubai', ar: 'دبي' },
      art: 'dubai-creek',
      nights: 2,
      price: 1200,
      accommodation: { en: 'Four-star family hotel with a pool', ar: 'فندق عائلي أربع نجوم فيه مسبح' },
      airport: 'DXB',
      latitude: 25.2048,
      longitude: 55.2708,
      themes: ['family', 'beach'],
      en: {
        title: 'Family weekend in Dubai, two nights',
        description:
          'Two nights in Dubai for families: a hotel with a pool, children under twelve free in their parents’ room, breakfast, transfers and a half-day tour.',
        lead: 'An hour and a quarter in the air, a pool by lunchtime, and nobody under twelve pays for the room.',
        days: [
          {
            term: 'Arrival',
            text: 'Transfer to the hotel and straight into the pool. In the evening the fountains below Burj Khalifa, which cost nothing.',
          },
          {
            term: 'Creek and city',
            text: 'Your tour: the lanes of Al Fahidi, an abra across the Creek and the souqs of Deira. Then a water park or the aquarium, whichever the children choose.',
          },
          { term: 'Farewell', text: 'Breakfast, an hour on the beach or in Dubai Mall, and the transfer.' },
        ],
        included: [...always.en, 'Half-day tour of old Dubai with an abra ride'],
        notIncluded: [...never.en, 'Tickets for parks, towers and the aquarium'],
        goodToKnow: [
          {
            term: 'Best months',
            text: 'November to March. From June to September rooms cost least, and the city moves indoors.',
          },
          {
            term: 'Children',
            text: 'Up to two children under twelve share their parents’ room without charge; from twelve on they pay as shown.',
          },
          { term: 'Rooms', text: 'Tell us if you want two rooms with a door between them: most family hotels have some.' },
        ],
      },
      ar: {
        title: 'عطلة نهاية أسبوع عائلية في دبي، ليلتان',
        description:
          'ليلتان في دبي للعائلات: فندق فيه مسبح، والأطفال دون الثانية عشرة مجانًا في غرفة الوالدين، مع الفطور والتوصيل وجولة نصف يوم.',
        lead: 'ساعة وربع في الجو، ومسبح قبل الغداء، ولا يدفع من هو دون الثانية عشرة شيئًا في الغرفة.',
        days: [
          { term: 'الوصول', text: 'توصيل إلى الفندق ثم المسبح مباشرة. وفي المساء نوافير برج خليفة، ومشاهدتها مجانية.' },
          {
            term: 'الخور والمدينة',
            text: 'جولتك: أزقة الفهيدي وعبرة في الخور وأسواق ديرة. ثم حديقة مائية أو حوض الأسماك، كما يقرر الأطفال.',
          },
          { term: 'الوداع', text: 'فطور، وساعة على الشاطئ أو في دبي مول، ثم التوصيل إلى المطار.' },
        ],
        included: [...always.ar, 'جولة نصف يوم في دبي القديمة مع ركوب العبرة'],
        notIncluded: [...never.ar, 'تذاكر الحدائق والأبراج وحوض الأسماك'],
        goodToKnow: [
          { term: 'أنسب الأشهر', text: 'من نوفمبر إلى مارس. ومن يونيو إلى سبتمبر أقل أسعار الغرف، والحياة في الأماكن المكيّفة.' },
          {
            term: 'الأطفال',
            text: 'طفلان على الأكثر دون الثانية عشرة يقيمان مجانًا في غرفة الوالدين، ومن بلغها يدفع بحسب الجدول.',
          },
          { term: 'الغرف', text: 'أخبرنا إن أردت غرفتين بينهما باب، فهي متوفرة في معظم الفنادق العائلية.' },
        ],
      },
    },
  ],
};
