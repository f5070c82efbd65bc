/** The parts on the page, in its order; the id is the anchor. */
export const sections = {
  colours: { en: 'Colours', ar: 'الألوان' },
  type: { en: 'Type', ar: 'الخط' },
  icons: { en: 'Icons', ar: 'الأيقونات' },
  buttons: { en: 'Buttons', ar: 'الأزرار' },
  links: { en: 'Links', ar: 'الروابط' },
  badges: { en: 'Badges', ar: 'الشارات' },
  fields: { en: 'Fields', ar: 'حقول الإدخال' },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  combobox: { en: 'Combobox', ar: 'البحث مع الاقتراحات' },
  numbers: { en: 'Stepper and slider', ar: 'العدّاد وشريط النطاق' },
  dates: { en: 'Dates', ar: 'التواريخ' },
  tabs: { en: 'Tabs', ar: 'علامات التبويب' },
  navigation: { en: 'Breadcrumb, pagination and menu', ar: 'مسار الصفحة والترقيم والقائمة' },
  cards: { en: 'Cards', ar: 'البطاقات' },
  carousel: { en: 'Carousel', ar: 'الشريط المتحرك' },
  overlays: { en: 'Sheet and dialog', ar: 'اللوحة ومربع الحوار' },
  toasts: { en: 'Toasts', ar: 'الإشعارات' },
  notices: { en: 'Notices', ar: 'التنبيهات' },
  errors: { en: 'Error summary', ar: 'ملخص الأخطاء' },
  states: { en: 'Empty, failed, loading', ar: 'لا نتائج، تعذّر، قيد التحميل' },
} as const;

export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections) as SectionId[];
