/** What every holiday of the programme holds besides its room and its tour. */
export const always = {
  en: ['Breakfast every day', 'Airport transfers on arrival and departure'],
  ar: ['الفطور كل يوم', 'التوصيل من المطار إلى الفندق عند الوصول، ومنه إلى المطار عند المغادرة'],
};

/** What no holiday of the programme holds. */
export const never = {
  en: ['Flights: extra, at the fare for your dates', 'Visa and travel insurance', 'Lunches, dinners and personal expenses'],
  ar: ['الطيران: نضيفه بسعر التذكرة في تواريخك', 'التأشيرة وتأمين السفر', 'الغداء والعشاء والمصاريف الشخصية'],
};
