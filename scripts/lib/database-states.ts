/** The columns whose words TypeScript needs too, by the name of their list. */
const lists = {
  bookingStatuses: 'bookings.status',
  passengerTypes: 'booking_passengers.type',
  titles: 'booking_passengers.title',
  genders: 'booking_passengers.gender',
  travelDocuments: 'booking_passengers.travel_document',
  changeStatuses: 'booking_change_requests.status',
  enquiryStatuses: 'enquiries.status',
  paperStatuses: 'enquiry_files.status',
  paperReasons: 'enquiry_files.reason',
  visaStatuses: 'visa_cases.status',
  refundStatuses: 'refunds.status',
  paymentStatuses: 'payments.status',
  paymentRefundCauses: 'payment_refunds.cause',
  paymentRefundStatuses: 'payment_refunds.status',
  orderStatuses: 'orders.status',
  orderStepKinds: 'order_steps.kind',
  changeWishes: 'orders.change_answer',
  choiceKinds: 'payments.choice',
  paymentMethods: 'payment_charges.method',
  choiceStatuses: 'order_choices.status',
  clubTierNames: 'loyalty_accounts.tier',
  retentionTasks: 'retention_runs.task',
} as const;

/** The words that a `check` of the migrations allows in a column of text, as TypeScript: each list is written in SQL only. */
export function databaseStates(sql: string): string {
  const checks = new Map<string, string>();
  for (const [, table = '', body = ''] of sql.matchAll(/create table public\.(\w+) \(\n(.*?)\n\);/gs)) {
    for (const [, column = '', words = ''] of body.matchAll(/check \((\w+) in \(('[^)]*')\)\)/g)) {
      checks.set(`${table}.${column}`, words.replace(/\s+/g, ' '));
    }
  }
  const lines = Object.entries(lists).map(([name, column]) => {
    const words = checks.get(column);
    if (!words) throw new Error(`No check lists the words of ${column}`);
    return `export const ${name} = [${words}] as const;`;
  });
  return ['// Written by `npm run types:database` from the checks of the migrations. Not by hand.', '', ...lines, ''].join('\n');
}
