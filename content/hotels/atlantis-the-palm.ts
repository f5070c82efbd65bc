import type { Hotel } from '../hotel.ts';

export const atlantisThePalm: Hotel = {
  slug: 'atlantis-the-palm',
  name: { en: 'Atlantis, The Palm', ar: 'أتلانتس النخلة' },
  destination: null,
  country: { en: 'United Arab Emirates', ar: 'الإمارات' },
  city: { en: 'Dubai', ar: 'دبي' },
  district: { en: 'Palm Jumeirah', ar: 'نخلة جميرا' },
  place: 'dubai',
  position: { latitude: 25.1304, longitude: 55.1172 },
  nearbyAt: [[25.133, 55.12], null, [25.1145, 55.1385], [25.1135, 55.14]],
  stars: 5,
  setting: 'beach',
  art: 'atlantis-the-palm',
  scenes: ['gulf', 'pool-outdoors'],
  airport: 'DXB',
  en: {
    title: 'Atlantis, The Palm, Dubai',
    description:
      'The family resort at the tip of Palm Jumeirah, with Aquaventure and an aquarium: who it suits, what is nearby, and the other hotel of that name.',
    lead: 'The resort with the great arch at the top of the Palm, beside a water park and an aquarium.',
    about: [
      'Atlantis opened in 2008 on the outer crescent of Palm Jumeirah, and its arch has crowned the view along the Palm ever since. It has a long beach, and on the land behind it Aquaventure, one of the largest water parks in the region.',
      'The Lost Chambers, an aquarium told as a sunken city, is in the same building. A family can spend three days here without calling a taxi.',
    ],
    goodFor: [
      { term: 'Children of every age', text: 'Slides for the brave, shallow water for the little ones.' },
      { term: 'A school holiday', text: 'An hour and a quarter in the air from Doha, and everything in one place.' },
      { term: 'Several families together', text: 'Connecting rooms and plenty of restaurants to choose from.' },
    ],
    nearby: [
      { term: 'Aquaventure', text: 'The water park, next to the hotel.' },
      { term: 'The Lost Chambers', text: 'Aquarium with sharks, rays and tunnels.' },
      { term: 'The View at The Palm', text: 'The platform from which the shape of the island is seen.' },
      { term: 'Nakheel Mall', text: 'Shops on the trunk of the Palm, on the monorail line.' },
    ],
    goodToKnow: [
      {
        term: 'Two hotels of that name',
        text: 'Atlantis The Royal, opened in 2023, is its neighbour. Tell us which one you mean.',
      },
      { term: 'Water park', text: 'Ask us whether your rate includes entry; it often does.' },
      { term: 'The road', text: 'Downtown Dubai is half an hour away or more at busy times.' },
    ],
  },
  ar: {
    title: 'أتلانتس النخلة، دبي',
    description: 'منتجع العائلات عند طرف نخلة جميرا مع أكوافنتشر وحوض الأسماك: لمن يناسب، وما يجاوره، وكيف تسأل عن تواريخك.',
    lead: 'المنتجع ذو القوس الكبير في أعلى النخلة، وبجواره مدينة ألعاب مائية وحوض أسماك.',
    about: [
      'افتُتح أتلانتس عام 2008 على الهلال الخارجي لنخلة جميرا، ومنذ ذلك الحين وقوسه يختم المشهد على امتداد الجزيرة. له شاطئ طويل، وخلفه أكوافنتشر، وهي من أكبر مدن الألعاب المائية في المنطقة.',
      'وفي المبنى نفسه «لوست تشامبرز»، حوض أسماك يُروى على هيئة مدينة غارقة. تستطيع العائلة أن تمضي هنا ثلاثة أيام من دون أن تطلب سيارة أجرة.',
    ],
    goodFor: [
      { term: 'الأطفال من كل الأعمار', text: 'منزلقات للشجعان ومياه ضحلة للصغار.' },
      { term: 'إجازة المدارس', text: 'ساعة وربع في الجو من الدوحة، ثم كل شيء في مكان واحد.' },
      { term: 'عدة عائلات معًا', text: 'غرف متصلة ومطاعم كثيرة ترضي الجميع.' },
    ],
    nearby: [
      { term: 'أكوافنتشر', text: 'مدينة الألعاب المائية بجوار الفندق.' },
      { term: 'لوست تشامبرز', text: 'أسماك قرش وراي وأنفاق تحت الماء.' },
      { term: 'ذا فيو في النخلة', text: 'شرفة عالية ترى منها شكل الجزيرة.' },
      { term: 'نخيل مول', text: 'متاجر على جذع النخلة، على خط المونوريل.' },
    ],
    goodToKnow: [
      { term: 'فندقان بالاسم نفسه', text: 'يجاوره «أتلانتس ذا رويال» الذي افتُتح عام 2023، فأخبرنا بأيهما تقصد.' },
      { term: 'الألعاب المائية', text: 'اسألنا هل يشمل سعرك الدخول، فكثيرًا ما يشمله.' },
      { term: 'الطريق', text: 'وسط دبي على بُعد نصف ساعة، وقد يطول الطريق وقت الذروة.' },
    ],
  },
};
