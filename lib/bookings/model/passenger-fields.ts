/** Who reads the passengers of a booking, besides database, copy of personal data and browsers, which read every field. */
export type PassengerReader = 'mail' | 'pdf' | 'trips' | 'manage';

interface PassengerField {
  /** In `booking_passengers`. */
  column: string;
  /** How its value is said: `heading` in the name of the passenger, `choice` with a word per value in `bookings.passengers`. */
  kind: 'heading' | 'choice' | 'day' | 'country' | 'code';
  /** The field in whose line it is said. */
  within?: string;
  /** Identifies a person, or tells of faith or health: the desk reads it on demand, and it is deleted 90 days after the trip. */
  isSensitive?: true;
  /** What the privacy page calls it. */
  privacy: { en: string; ar: string };
  /** Readers that do not show it, with the reason. */
  leftOut?: Partial<Record<PassengerReader, string>>;
}

const namesSuffice = 'travellers are told apart by their names';
const notAfterRequest = { mail: namesSuffice, pdf: namesSuffice, trips: namesSuffice };
const unread = { ...notAfterRequest, manage: 'who knows reference and surname may be somebody else' };
const passport = { en: 'passport', ar: 'جواز السفر' };
const frequentFlyer = { en: 'frequent flyer number', ar: 'رقم المسافر الدائم' };

/** What is asked of a passenger, in the order of the form; tests/unit/bookings/passenger-fields.test.tsx names readers that miss one. */
export const passengerFields = {
  type: { column: 'type', kind: 'heading', privacy: { en: 'traveller', ar: 'مسافر' }, leftOut: notAfterRequest },
  title: { column: 'title', kind: 'choice', privacy: { en: 'title', ar: 'اللقب' }, leftOut: unread },
  gender: { column: 'gender', kind: 'choice', within: 'title', privacy: { en: 'gender', ar: 'الجنس' }, leftOut: unread },
  givenNames: { column: 'given_names', kind: 'heading', privacy: { en: 'name', ar: 'الاسم' } },
  surname: { column: 'surname', kind: 'heading', privacy: { en: 'name', ar: 'الاسم' } },
  dateOfBirth: { column: 'date_of_birth', kind: 'day', privacy: { en: 'date of birth', ar: 'تاريخ الميلاد' }, leftOut: unread },
  nationality: { column: 'nationality', kind: 'country', privacy: { en: 'nationality', ar: 'الجنسية' }, leftOut: unread },
  travelDocument: {
    column: 'travel_document',
    kind: 'choice',
    within: 'passportNumber',
    privacy: { en: 'identity card', ar: 'بطاقة الهوية' },
    leftOut: unread,
  },
  passportNumber: { column: 'passport_number', kind: 'code', isSensitive: true, privacy: passport, leftOut: unread },
  passportExpiry: { column: 'passport_expiry', kind: 'day', isSensitive: true, privacy: passport, leftOut: unread },
  loyaltyAirline: {
    column: 'loyalty_airline',
    kind: 'code',
    within: 'loyaltyNumber',
    isSensitive: true,
    privacy: frequentFlyer,
    leftOut: notAfterRequest,
  },
  loyaltyNumber: {
    column: 'loyalty_number',
    kind: 'code',
    isSensitive: true,
    privacy: frequentFlyer,
    leftOut: notAfterRequest,
  },
} as const satisfies Record<string, PassengerField>;

type Fields = typeof passengerFields;
export type PassengerFieldName = keyof Fields;
type Column = Fields[PassengerFieldName]['column'];
export type SensitiveColumn = Extract<Fields[PassengerFieldName], { isSensitive: true }>['column'];

export const fieldRows = Object.entries<PassengerField>(passengerFields).map(([name, row]) => ({
  ...row,
  name: name as PassengerFieldName,
  column: row.column as Column,
}));
export const passengerColumns = fieldRows.map(({ column }) => column);
export const sensitiveRows = fieldRows.flatMap((row) =>
  row.isSensitive ? [{ ...row, column: row.column as SensitiveColumn }] : [],
);
