import { giftDesigns } from '@/content/gift-card-design';
import type { Messages } from '@/lib/i18n/messages';

type Words = Messages['enquiries'];
export type FieldName = keyof Words['fields'];
export type OptionName = keyof Words['options'];

/**
 * One question of a form. Lengths are in characters; `text` is one line, `long` several. A `day` is between today and two years ahead, and not before
 * the day named `after`. A question is required unless `optional`. `otherHalf` names the field that must be filled in or left empty together with
 * this one; such fields are collapsed at first.
 */
export type EnquiryField = { name: FieldName; isOptional?: true; otherHalf?: FieldName } & (
  | { type: 'text' | 'long'; max: number }
  | { type: 'email' | 'phone' }
  | { type: 'day'; after?: FieldName }
  | { type: 'number'; min: number; max: number; start?: number; suggested?: readonly number[] }
  | { type: 'rating' }
  | { type: 'choice'; options: readonly OptionName[] }
);

const text = (name: FieldName, max = 80): EnquiryField => ({ name, type: 'text', max });
const long = (name: FieldName): EnquiryField => ({ name, type: 'long', max: 2000 });
const day = (name: FieldName, after?: FieldName): EnquiryField => ({ name, type: 'day', ...(after && { after }) });
const count = (name: FieldName, min: number, max: number, start = min): EnquiryField => ({
  name,
  type: 'number',
  min,
  max,
  start,
});
const choice = (name: FieldName, ...options: OptionName[]): EnquiryField => ({ name, type: 'choice', options });
const optional = (field: EnquiryField): EnquiryField => ({ ...field, isOptional: true });

/** Two fields that are both filled in or both empty. */
const bothOrNone = (first: FieldName, second: FieldName): EnquiryField[] => [
  { ...optional(text(first)), otherHalf: second },
  { ...optional(text(second)), otherHalf: first },
];

/** Name and nationality as in the passport; required for the first traveller. */
const travelers = [
  text('traveler1Name'),
  text('traveler1Nationality'),
  ...bothOrNone('traveler2Name', 'traveler2Nationality'),
  ...bothOrNone('traveler3Name', 'traveler3Nationality'),
  ...bothOrNone('traveler4Name', 'traveler4Nationality'),
  ...bothOrNone('traveler5Name', 'traveler5Nationality'),
  ...bothOrNone('traveler6Name', 'traveler6Nationality'),
];
const trip = [day('departure'), day('return', 'departure')];
const reference = optional(text('bookingReference', 20));
const notes = optional(long('notes'));

/** The labels of 1 to 5, in order. */
export const ratings: readonly OptionName[] = ['star1', 'star2', 'star3', 'star4', 'star5'];

/** The questions of each form besides the contact, in order. */
export const enquiryKinds = {
  contact: [choice('topic', 'newTrip', 'myBooking', 'somethingElse'), reference, long('message')],
  support: [reference, choice('urgency', 'travellingNow', 'withinAWeek', 'later'), long('message')],
  feedback: [{ name: 'rating', type: 'rating' }, choice('about', 'praise', 'complaint', 'idea'), reference, long('message')],
  insurance: [
    text('destination'),
    count('travelers', 1, 10),
    ...trip,
    choice('region', 'gulf', 'nearby', 'europe', 'world', 'america'),
    choice('level', 'essential', 'comfort', 'full'),
    notes,
  ],
  visa: [...travelers, text('destination'), ...trip, notes],
  umrah: [choice('way', 'byAir', 'byRoad'), count('travelers', 1, 50, 2), ...trip, notes],
  cruise: [
    choice('sea', 'gulfSea', 'mediterranean', 'northernEurope', 'redSea', 'caribbean', 'undecided'),
    day('departure'),
    count('nights', 2, 30, 7),
    count('travelers', 1, 20, 2),
    notes,
  ],
  corporate: [text('company'), count('staff', 1, 5000, 10), long('message')],
  mice: [
    text('company'),
    choice('eventKind', 'meeting', 'incentive', 'conference', 'exhibition'),
    text('destination'),
    day('firstDay'),
    count('days', 1, 30, 2),
    count('guests', 5, 5000, 50),
    notes,
  ],
  b2b: [text('company'), text('city'), long('message')],
  fleet: [
    choice('vehicle', 'saloon', 'executiveSaloon', 'largeSuv', 'executiveVan', 'minibus', 'coach', 'severalCars'),
    text('pickUp'),
    day('firstDay'),
    count('days', 1, 60),
    count('passengers', 1, 500, 2),
    notes,
  ],
  jet: [
    text('origin'),
    text('destination'),
    day('departure'),
    optional(day('return', 'departure')),
    count('travelers', 1, 19, 4),
    notes,
  ],
  cityTour: [day('tourDay'), count('travelers', 1, 20, 2), text('pickUp'), notes],
  giftCard: [
    // Optional for pages that were open before there were designs.
    optional(choice('design', ...giftDesigns)),
    { name: 'amount', type: 'number', min: 100, max: 50_000, start: 500, suggested: [250, 500, 1000] },
    text('recipient', 60),
    day('giftDay'),
    choice('delivery', 'byEmail', 'byWhatsApp', 'atBranch'),
    optional(long('cardWords')),
  ],
  career: [
    choice(
      'position',
      'openApplication',
      'consultant',
      'ticketing',
      'visaOfficer',
      'umrahGroups',
      'corporateAccounts',
      'customerSupport',
      'accounting',
      'onlineMarketing',
    ),
    long('message'),
  ],
  // Sent from a trip plan, in which it is answered (app/api/trip-plans/route.ts).
  tripPlan: [{ name: 'message', type: 'long', max: 1000 }],
} satisfies Record<string, readonly EnquiryField[]>;

export type EnquiryKind = keyof typeof enquiryKinds;

/** How the agency can answer: the last questions of every form. */
const contactFields: readonly EnquiryField[] = [text('name'), { name: 'email', type: 'email' }, { name: 'phone', type: 'phone' }];
/** Forms whose answer can come by e-mail alone. */
const phoneIsOptional: readonly EnquiryKind[] = ['contact', 'feedback', 'b2b', 'tripPlan'];

export type FileType = 'jpeg' | 'png' | 'pdf';

/** Of the file of a field that takes one. */
export const maxFileBytes = 5 * 1024 * 1024;
/** Of one of several: telephones take larger pictures. */
export const maxPaperBytes = 8 * 1024 * 1024;
/** Of all files in one form. */
const maxPapersBytes = 12 * 1024 * 1024;

/** A field for files, at most so many. A required one takes a single file. */
export interface FileField {
  name: FieldName;
  types: readonly FileType[];
  most: number;
  isOptional?: true;
}

/** What visas are applied for with: a copy of the passport and a photograph of each traveller, and bank statements. */
export const paperFields = [
  { name: 'passport', types: ['jpeg', 'png', 'pdf'], most: 6, isOptional: true },
  { name: 'photo', types: ['jpeg', 'png'], most: 6, isOptional: true },
  { name: 'statement', types: ['pdf'], most: 6, isOptional: true },
] as const satisfies readonly FileField[];

const files: Partial<Record<EnquiryKind, readonly FileField[]>> = {
  career: [{ name: 'cv', types: ['pdf'], most: 1 }],
  visa: paperFields,
};

/** The file fields of a form; none for most forms. */
export function filesOf(kind: EnquiryKind): readonly FileField[] {
  return files[kind] ?? [];
}

/** How much the files of one form may have together. */
export const roomFor = (fields: readonly FileField[]) => (fields.some(({ most }) => most > 1) ? maxPapersBytes : maxFileBytes);

export function isEnquiryKind(text: string): text is EnquiryKind {
  return Object.hasOwn(enquiryKinds, text);
}

export interface EnquiryFields {
  details: readonly EnquiryField[];
  contact: readonly EnquiryField[];
}

export function fieldsOf(kind: EnquiryKind): EnquiryFields {
  const contact = contactFields.map((field) =>
    (field.name === 'phone' && phoneIsOptional.includes(kind)) || (field.name === 'email' && kind === 'tripPlan')
      ? optional(field)
      : field,
  );
  return { details: enquiryKinds[kind], contact };
}

/** Stored answers in the order of the form, because the database sorts them by name; then all others. */
export function answersInOrder(kind: string, details: Readonly<Record<string, unknown>>): [name: string, answer: unknown][] {
  const asked: string[] = isEnquiryKind(kind) ? fieldsOf(kind).details.map(({ name }) => name) : [];
  return [
    ...asked.flatMap((name): [string, unknown][] => (name in details ? [[name, details[name]]] : [])),
    ...Object.entries(details).filter(([name]) => !asked.includes(name)),
  ];
}

/** What the sender expects: a price, an answer, or a decision about an application. */
export function groupOf(kind: string): 'quotation' | 'message' | 'application' {
  if (kind === 'career') return 'application';
  return ['contact', 'support', 'feedback', 'corporate', 'b2b', 'tripPlan'].includes(kind) ? 'message' : 'quotation';
}
