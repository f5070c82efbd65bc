interface OfferParts {
  en: readonly string[];
  ar: readonly string[];
}

/** What each offer of the season holds at its starting price, by the offer's id. Flights are part of none of them. */
export const offerIncludes: Readonly<Record<string, OfferParts>> = {
  'maldives-island': {
    en: [
      'Three nights in a beach villa, per person, two sharing',
      'Breakfast, and the shared speedboat from Malé and back',
      'Guided snorkelling tour of the house reef',
    ],
    ar: [
      'ثلاث ليالٍ في فيلا على الشاطئ، للشخص في غرفة لشخصين',
      'الفطور، وقارب سريع مشترك من ماليه وإليها',
      'جولة غوص سطحي مع مرشد في شعاب الجزيرة',
    ],
  },
  'schengen-visa': {
    en: [
      'One adult’s application, every document checked',
      'The form filled in with you',
      'The appointment, booked; fees are extra',
    ],
    ar: ['ملف بالغ واحد، نراجعه ورقة ورقة', 'تعبئة الطلب معك', 'حجز الموعد، وتُدفع الرسوم إضافةً إلى ذلك'],
  },
  'dubai-city': {
    en: ['Half a day, per person, in a small group', 'A guide and an air-conditioned car', 'Pick-up at your hotel in Dubai'],
    ar: ['نصف يوم للشخص ضمن مجموعة صغيرة', 'مرشد وسيارة مكيّفة', 'الانطلاق من فندقك في دبي'],
  },
  'dubai-family': {
    en: [
      'Two nights in a hotel with a pool, per adult, two sharing',
      'Up to two children under twelve free in their parents’ room',
      'Breakfast, airport transfers and a half-day tour for everyone',
    ],
    ar: [
      'ليلتان في فندق فيه مسبح، للبالغ في غرفة لشخصين',
      'طفلان على الأكثر دون الثانية عشرة مجانًا في غرفة الوالدين',
      'الفطور والتوصيل من المطار وإليه وجولة نصف يوم للجميع',
    ],
  },
  'turkey-istanbul': {
    en: [
      'Four nights, per person, two sharing',
      'Breakfast and airport transfers',
      'Half-day tour with the Spice Bazaar and a Bosphorus cruise',
    ],
    ar: [
      'أربع ليالٍ للشخص في غرفة لشخصين',
      'الفطور والتوصيل من المطار وإليه',
      'جولة نصف يوم في السوق المصري مع رحلة بحرية في البوسفور',
    ],
  },
  'switzerland-alps': {
    en: [
      'Three nights, per person, two sharing',
      'Breakfast and airport transfers',
      'Day tour to Mount Rigi by boat and cogwheel railway',
    ],
    ar: ['ثلاث ليالٍ للشخص في غرفة لشخصين', 'الفطور والتوصيل من المطار وإليه', 'جولة يوم إلى جبل ريغي بالباخرة والقطار المسنن'],
  },
};
