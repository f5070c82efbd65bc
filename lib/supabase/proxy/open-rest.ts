import { passengerColumns } from '../../bookings/model/passenger-fields.ts';
import type { Database } from '../database.types.ts';
import { isRefusal, type RestRefusal, type RestRequest, readRestRequest, refuse, type Selection } from './rest-request.ts';

type Tables = Database['public']['Tables'];
type Column<Name extends keyof Tables> = keyof Tables[Name]['Row'];

/** What browsers may ask of a table; row level security decides about the rows. */
interface OpenTable<Name extends keyof Tables> {
  /** Columns to read; `*` where the whole row is read. */
  read: readonly (Column<Name> | '*')[];
  /** Tables that are read within it. */
  within?: readonly (keyof Tables)[];
  /** Columns to filter and sort by. Without them it is read only within another table. */
  by?: readonly Column<Name>[];
  insert?: readonly Column<Name>[];
  update?: readonly Column<Name>[];
  delete?: true;
}

const traveller = [
  ...(['title', 'gender', 'given_names', 'surname', 'date_of_birth', 'nationality'] as const),
  ...(['passport_number', 'passport_expiry', 'loyalty_airline', 'loyalty_number'] as const),
] as const;

/** All that the site's code in browsers asks of tables; tests/unit/supabase/open-rest.test.ts fails when it asks for more. */
export const openTables: { [Name in keyof Tables]?: OpenTable<Name> } = {
  profiles: {
    read: ['user_id', 'first_name', 'last_name', 'phone', 'birth_date', 'locale'],
    by: ['user_id'],
    update: ['first_name', 'last_name', 'phone', 'birth_date', 'locale'],
  },
  notifications: { read: ['*', 'id'], by: ['id', 'user_id', 'read', 'created_at'], update: ['read'] },
  saved_travellers: {
    read: ['id', ...traveller],
    by: ['id', 'created_at'],
    insert: traveller,
    update: traveller,
    delete: true,
  },
  loyalty_accounts: { read: ['points', 'tier', 'tier_until', 'tier_points'], by: ['user_id'] },
  loyalty_entries: { read: ['id', 'points', 'reason', 'earned_at', 'expires_at'], by: ['id', 'user_id', 'earned_at'] },
  bookings: {
    read: [
      ...(['id', 'reference', 'user_id', 'kind', 'status', 'locale', 'contact_email', 'contact_phone', 'notes'] as const),
      ...([
        'offer',
        'total_amount',
        'departure_date',
        'last_travel_date',
        'confirmed_at',
        'created_at',
        'issued',
        'names_follow',
      ] as const),
    ],
    within: ['booking_passengers', 'payments', 'orders', 'booking_markups', 'booking_change_requests', 'refunds'],
    by: ['id', 'user_id', 'departure_date'],
  },
  booking_passengers: {
    read: ['position', 'has_document', ...passengerColumns],
    by: ['booking_id', 'position'],
  },
  booking_markups: { read: ['offers'] },
  booking_change_requests: { read: ['*', 'kind', 'status'], by: ['id'] },
  enquiries: { read: ['*', 'id', 'reference', 'kind', 'status', 'created_at', 'details'], by: ['id', 'user_id', 'created_at'] },
  enquiry_files: {
    read: ['id', 'field', 'name', 'type', 'status', 'reason', 'checked_by', 'checked_at'],
    by: ['enquiry_id', 'created_at'],
  },
  visa_cases: { read: ['*'], within: ['bookings', 'enquiries', 'visa_case_steps'], by: ['id'] },
  visa_case_steps: { read: ['stage', 'happened_on'] },
  refunds: { read: ['*', 'status'], within: ['refund_steps'], by: ['id'] },
  refund_steps: { read: ['stage', 'happened_on'] },
  payments: {
    read: [
      ...(['id', 'status', 'amount', 'refunded', 'pay_by', 'paid_at', 'link_key', 'choice', 'method', 'price_before'] as const),
      ...(['then_order', 'extras'] as const),
    ],
    within: ['payment_parts', 'payment_refunds', 'payment_charges'],
    by: ['booking_id', 'created_at'],
  },
  payment_parts: { read: ['id', 'amount', 'points', 'last_digits'] },
  payment_refunds: {
    read: [
      ...(['id', 'amount', 'cause', 'status', 'asks', 'first_asked_at', 'failed_at', 'settled'] as const),
      ...(['contradicted_at', 'part_id', 'charge_id', 'created_at'] as const),
    ],
  },
  payment_charges: { read: ['id', 'provider', 'provider_id', 'status', 'mismatch', 'mismatch_at'] },
  orders: {
    read: [
      ...(['id', 'pay_by', 'status', 'pnr', 'tickets', 'airline_change', 'change_answer', 'is_cancelling'] as const),
      ...(['itineraries', 'longest_itineraries'] as const),
    ],
    within: ['order_choices', 'order_terms', 'order_steps'],
    by: ['booking_id', 'created_at'],
  },
  order_choices: { read: ['id', 'kind', 'status', 'items', 'amount'] },
  order_terms: {
    read: [
      ...(['supplier', 'agreed', 'price', 'refused', 'quote', 'change_offers', 'supplier_order'] as const),
      ...(['refund_due', 'refund_at', 'mismatch_at'] as const),
    ],
  },
  order_steps: { read: ['kind', 'status'] },
  desk_notes: {
    read: ['id', 'staff_name', 'from_status', 'to_status', 'remark', 'written_at'],
    by: ['subject', 'subject_id', 'written_at'],
  },
  markup_rules: {
    read: [
      ...(['id', 'product', 'airline', 'origin', 'destination', 'place_name', 'cabin'] as const),
      ...(['basis_points', 'fixed_amount', 'is_active', 'version', 'created_at'] as const),
    ],
    within: ['markup_rule_changes'],
    by: ['is_active', 'created_at'],
  },
  markup_rule_changes: { read: ['staff_name', 'basis_points', 'fixed_amount', 'is_active', 'changed_at'] },
  content_versions: {
    read: [
      ...(['id', 'kind', 'key', 'version', 'state', 'staff_id', 'staff_name', 'written_at', 'content'] as const),
      ...(['published_by', 'published_at', 'taken_back_by', 'taken_back_at'] as const),
      ...(['publish_at', 'planned_by', 'planned_at', 'plan_refused_at'] as const),
    ],
    by: ['kind', 'key', 'version', 'state', 'written_at'],
  },
  campaigns: {
    read: [
      ...(['id', 'version', 'state', 'content', 'offers', 'staff_name', 'written_at'] as const),
      ...(['sent_by', 'started_at', 'stopped_by', 'ended_at'] as const),
    ],
    by: ['written_at'],
  },
  retention_runs: { read: ['task', 'ran_at', 'deleted', 'deleted_ever'], by: ['task'] },
};

export const openFunctions: readonly (keyof Database['public']['Functions'])[] = [
  ...(['is_staff', 'content_role', 'count_bookings_of_address', 'claim_bookings_of_address'] as const),
  ...(['desk_list', 'desk_counts', 'desk_booking_life', 'desk_deadlines'] as const),
  ...(['desk_set_status', 'desk_issue_by_hand', 'desk_add_remark', 'desk_failed_mail', 'desk_retry_mail'] as const),
  ...(['desk_check_paper', 'desk_trip_plan', 'desk_answer_trip_plan', 'desk_gift', 'desk_send_gift'] as const),
  ...(['prices_of_booking', 'desk_content_heads', 'desk_campaign_counts', 'desk_campaign_readers'] as const),
];

/** As the list is read with names that a stranger has typed. */
interface Open {
  read: readonly string[];
  within?: readonly string[];
  by?: readonly string[];
  insert?: readonly string[];
  update?: readonly string[];
  delete?: true;
}
const tables = new Map(Object.entries<Open>(openTables));
const functions = new Set<string>(openFunctions);

/** The question of a browser, or why the site does not pass it on. `body` is what it sends, as parsed from JSON; undefined without one. */
export function readOpenRequest(method: string, path: string, query: string, body: unknown): RestRequest | RestRefusal {
  const question = readRestRequest(method, path, query);
  if (isRefusal(question)) return question;
  if (question.kind === 'function') {
    if (!functions.has(question.name)) return nothingThere;
    return query === '' ? question : refuse('A function is asked without a query');
  }
  const table = tables.get(question.name);
  if (!table?.by) return nothingThere;
  const by = table.by;
  const closed = question.usedColumns.find(
    (column) => !by.includes(column) && !(method === 'POST' && table.insert?.includes(column)),
  );
  if (closed) return refuse(`"${closed}" is not open to ask by`);
  if (!isOpenSelection(question.selection, table)) return refuse('"select" names something that is not open');
  if (method === 'GET' || method === 'HEAD') return question;
  const written = { POST: table.insert, PATCH: table.update, DELETE: table.delete && [] }[method];
  if (!written) return refuse('This method is not open here', 405, 'PGRST117');
  if (method !== 'POST' && question.usedColumns.length === 0) return refuse('What to change is not said', 400, '21000');
  return areFields(body, written) ? question : refuse('The body names something that is not open');
}

const nothingThere = refuse('There is nothing at this address', 404, 'PGRST205');

function isOpenSelection({ columns, embedded }: Selection, table: Open): boolean {
  return (
    columns.every((column) => table.read.includes(column)) &&
    new Set(embedded.map((one) => one.table)).size === embedded.length &&
    embedded.every(({ table: name, selection }) => {
      const inner = tables.get(name);
      return inner !== undefined && table.within?.includes(name) === true && isOpenSelection(selection, inner);
    })
  );
}

function areFields(body: unknown, open: readonly string[]): boolean {
  if (body === undefined) return open.length === 0;
  return (
    typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).every((key) => open.includes(key))
  );
}
