export const roles = ['anon', 'owner', 'other', 'service'] as const;
export type Role = (typeof roles)[number];

export interface Access {
  /** True when the whole row can be read; the columns when only some can. */
  select: boolean | string[];
  /** The columns of a new row that may be set; true for all of them. */
  insert: boolean | string[];
  /** The columns that may be changed. */
  update: boolean | string[];
  delete: boolean;
}

const none: Access = { select: false, insert: false, update: false, delete: false };
const reads: Access = { ...none, select: true };
const adds: Access = { ...reads, insert: true };
const everything: Access = { select: true, insert: true, update: true, delete: true };

const traveller = [
  'title',
  'gender',
  'given_names',
  'surname',
  'date_of_birth',
  'nationality',
  'passport_number',
  'passport_expiry',
  'loyalty_airline',
  'loyalty_number',
];

/**
 * What each role may do with a row of "owner". "other" is another signed-in user. A table that is missing here, or no longer exists, fails the test.
 */
export const expectedAccess: Record<string, Record<Role, Access>> = {
  booking_change_requests: { anon: none, owner: reads, other: none, service: everything },
  // Only staff may see what the agency earns.
  booking_markups: { anon: none, owner: none, other: none, service: none },
  markup_rules: { anon: none, owner: none, other: none, service: reads },
  markup_rule_changes: { anon: none, owner: none, other: none, service: none },
  booking_passengers: { anon: none, owner: reads, other: none, service: adds },
  bookings: { anon: none, owner: reads, other: none, service: everything },
  // Editors and publishers read campaigns; the desk gets sums of their mails.
  campaign_mails: { anon: none, owner: none, other: none, service: reads },
  campaigns: { anon: none, owner: none, other: none, service: reads },
  // Editors and publishers read drafts; "staff" is neither here. The site reads what is published with content_since.
  content_photos: { anon: none, owner: none, other: none, service: none },
  content_versions: { anon: none, owner: none, other: none, service: none },
  desk_notes: { anon: none, owner: none, other: none, service: reads },
  desk_transitions: { anon: none, owner: none, other: none, service: reads },
  enquiries: { anon: none, owner: reads, other: none, service: everything },
  enquiry_files: { anon: none, owner: none, other: none, service: adds },
  // A card has only number and PIN, and no owner who could sign in: only its functions read it.
  gift_cards: { anon: none, owner: none, other: none, service: none },
  // The server alone reads who gets a card; the desk asks desk_gift.
  gift_orders: { anon: none, owner: none, other: none, service: reads },
  // Exchange rates are public; the functions read them with the publishable key.
  last_rates: { anon: reads, owner: reads, other: reads, service: { ...everything, delete: false } },
  loyalty_accounts: { anon: none, owner: reads, other: none, service: reads },
  loyalty_entries: { anon: none, owner: reads, other: none, service: reads },
  loyalty_notices: { anon: none, owner: none, other: none, service: none },
  // The rules have no owner: every signed-in user reads them.
  loyalty_rules: { anon: none, owner: reads, other: reads, service: reads },
  mail_outbox: { anon: none, owner: none, other: none, service: everything },
  newsletter_subscriptions: { anon: none, owner: none, other: none, service: everything },
  notification_texts: { anon: none, owner: none, other: none, service: none },
  notifications: { anon: none, owner: { ...reads, update: ['read'] }, other: none, service: everything },
  profiles: {
    anon: none,
    owner: { ...reads, update: ['first_name', 'last_name', 'phone', 'birth_date', 'locale'] },
    other: none,
    service: { ...reads, update: true },
  },
  // Only functions write the tables of money; customers see what they owe and what was refunded.
  ledger_entries: { anon: none, owner: none, other: none, service: reads },
  payment_charges: { anon: none, owner: none, other: none, service: reads },
  payment_parts: { anon: none, owner: reads, other: none, service: reads },
  payment_refunds: { anon: none, owner: reads, other: none, service: reads },
  payments: { anon: none, owner: reads, other: none, service: reads },
  // Only staff see costs and pending steps; customers see the airline's reference and their tickets.
  order_events: { anon: none, owner: none, other: none, service: reads },
  order_steps: { anon: none, owner: none, other: none, service: reads },
  order_terms: { anon: none, owner: none, other: none, service: reads },
  orders: { anon: none, owner: reads, other: none, service: reads },
  order_choices: { anon: none, owner: reads, other: none, service: reads },
  sandbox_orders: { anon: none, owner: none, other: none, service: none },
  sandbox_charges: { anon: none, owner: none, other: none, service: none },
  retention_runs: { anon: none, owner: none, other: none, service: reads },
  refund_steps: { anon: none, owner: reads, other: none, service: everything },
  refunds: { anon: none, owner: reads, other: none, service: everything },
  saved_travellers: {
    anon: none,
    owner: { select: true, insert: ['user_id', ...traveller], update: traveller, delete: true },
    other: none,
    // Only the browser writes them, as their owner.
    service: reads,
  },
  // Whoever has the link asks the server, which asks the functions.
  trip_plans: { anon: none, owner: none, other: none, service: none },
  trip_plan_people: { anon: none, owner: none, other: none, service: none },
  trip_plan_choices: { anon: none, owner: none, other: none, service: none },
  trip_plan_votes: { anon: none, owner: none, other: none, service: none },
  trip_plan_comments: { anon: none, owner: none, other: none, service: none },
  visa_case_steps: { anon: none, owner: reads, other: none, service: everything },
  visa_cases: { anon: none, owner: reads, other: none, service: everything },
  // "staff" reads its own row; "owner" is not staff.
  staff: { anon: none, owner: none, other: none, service: reads },
  status_texts: { anon: none, owner: none, other: none, service: reads },
  visit_counts: { anon: none, owner: none, other: none, service: reads },
};

/** What staff may read besides what "other" may; they write nothing there. */
export const readByStaff = [
  'booking_change_requests',
  'booking_markups',
  'booking_passengers',
  'bookings',
  'desk_notes',
  'enquiries',
  'enquiry_files',
  'ledger_entries',
  'markup_rule_changes',
  'markup_rules',
  'order_events',
  'order_choices',
  'order_steps',
  'order_terms',
  'orders',
  'payment_charges',
  'payment_parts',
  'payment_refunds',
  'payments',
  'refund_steps',
  'refunds',
  'retention_runs',
  'staff',
  'visa_case_steps',
  'visa_cases',
];

/** What staff may do with another user's row. */
export function accessOfStaff(table: string): Access | undefined {
  return readByStaff.includes(table) ? reads : expectedAccess[table]?.other;
}

/** Functions of the schema public that outside roles may call; they may not call any others. */
export const openFunctions: Record<'anon' | 'authenticated' | 'service_role', string[]> = {
  anon: [],
  authenticated: [
    // What of it may be read is decided by row security.
    'prices_of_booking',
    'add_points_to_payment',
    'claim_bookings_of_address',
    'content_role',
    'count_bookings_of_address',
    'desk_accept_change',
    'desk_change_order',
    'desk_check_paper',
    'desk_publish_content',
    'desk_quote_change',
    'desk_add_remark',
    'desk_answer_trip_plan',
    'desk_ask_payment',
    'desk_record_payment',
    'desk_undo_record',
    'desk_ask_refund_again',
    'desk_close_charge',
    'desk_begin_order',
    'desk_booking_life',
    'desk_campaign_counts',
    'desk_campaign_readers',
    'desk_cancel_order',
    'desk_continue_campaign',
    'desk_counts',
    'desk_deadlines',
    'desk_delete_campaign',
    'desk_delete_content',
    'desk_failed_mail',
    'desk_file',
    'desk_gift',
    'desk_issue_by_hand',
    'desk_list',
    'desk_photo',
    'desk_unknown_photos',
    'desk_plan_content',
    'desk_content_heads',
    'desk_make_refund',
    'desk_make_visa_case',
    'desk_quote_cancellation',
    'desk_refund_order',
    'desk_refund_payment',
    'desk_retry_mail',
    'desk_save_campaign',
    'desk_save_content',
    'desk_save_markup_rule',
    'desk_send_campaign',
    'desk_send_gift',
    'desk_set_status',
    'desk_settle_refund',
    'desk_settle_order',
    'desk_settle_choice',
    'desk_stop_campaign',
    'desk_take_back_content',
    'desk_test_campaign',
    'desk_ticket_order',
    'desk_trip_plan',
    'desk_withdraw_content',
    'desk_withdraw_payment',
    'facts_of_booking',
    'find_points_for_payment',
    'is_by_hand',
    'is_staff',
    'is_still_unsent',
    'name_key',
    'refunds_of_payment',
  ],
  service_role: [
    'add_gift_card_to_payment',
    'answer_airline_change',
    'are_files_full',
    'award_points',
    'begin_charge',
    'begin_choice',
    'begin_hold',
    'begin_pay_now',
    'cancel_hold',
    'cancel_order',
    'choose_extras',
    'claim_booking',
    'claim_campaign_mail',
    'claim_mail',
    'claim_order_step',
    'claim_payment_work',
    'confirm_newsletter',
    'content_since',
    'published_photo',
    'desk_add_photo',
    'due_content',
    'publish_planned_content',
    'count_opened',
    'count_visits',
    'add_papers',
    'add_to_trip_plan',
    'change_trip_plan',
    'read_trip_plan',
    'trip_plans_of_device',
    'create_booking',
    'create_enquiry',
    'create_enquiry_with_files',
    'delete_account',
    'end_newsletter',
    'enqueue_mail',
    'files_of_account',
    'find_booking',
    'find_gift_card',
    'find_order',
    'find_payment',
    'find_refunds',
    'find_tickets',
    'find_visa_case',
    'finish_mails',
    'clear_sign_up',
    'sign_up_elsewhere',
    'issue_gift_card',
    'keep_change_offers',
    'keep_order_quote',
    'make_gift_card',
    'make_staff',
    'name_passengers',
    'new_reference',
    'note_gift',
    'note_markups',
    'note_charge',
    'notes_of_account',
    'record_bounce',
    'record_change_offers',
    'record_charge',
    'record_order',
    'record_order_news',
    'record_order_price',
    'record_order_quote',
    'record_order_refusal',
    'record_order_unclear',
    'record_refund',
    'refuse_difference',
    'remove_payment_part',
    'remove_staff',
    'request_booking_change',
    'request_newsletter',
    'resend_gift',
    'run_daily_loyalty',
    'run_retention',
    'sandbox_order',
    'sandbox_payment',
    'store_files',
    'store_passengers',
    'ways_back',
    'withdraw_request',
  ],
};

const booking = '00000000-0000-4000-8000-0000000000b0';
const id = '00000000-0000-4000-8000-0000000000aa';

/** A row of the owner in each table, key first. `$owner` stands for the owner's id, `$staff` for that of a staff member. */
export const sampleRows: Record<string, { key: string[]; row: Record<string, unknown> }> = {
  markup_rules: { key: ['id'], row: { id, product: 'flight', airline: 'QR', basis_points: 400, fixed_amount: 2000 } },
  markup_rule_changes: {
    key: ['id'],
    row: { id, rule_id: id, staff_id: '$staff', staff_name: 'Huda', basis_points: 400, fixed_amount: 2000, is_active: true },
  },
  profiles: { key: ['user_id'], row: { user_id: '$owner', first_name: 'Amina', birth_date: '1990-05-20', locale: 'ar' } },
  saved_travellers: {
    key: ['id'],
    row: {
      ...{ id, user_id: '$owner', given_names: 'Amina', surname: 'Example', date_of_birth: '1990-05-20' },
      ...{ nationality: 'QA', passport_number: 'QX100000', passport_expiry: '2031-01-01' },
    },
  },
  bookings: {
    key: ['id'],
    row: {
      ...{ id: booking, reference: 'KT-222222', user_id: '$owner', kind: 'flight', locale: 'en', offer: '{}', search: '{}' },
      ...{ contact_email: 'a@example.com', contact_phone: '+97440000000', total_amount: '1.00', currency: 'QAR' },
      ...{
        departure_date: '2030-01-14',
        last_travel_date: '2030-01-21',
        idempotency_key: id,
        request_fingerprint: 'a'.repeat(64),
      },
    },
  },
  booking_markups: { key: ['booking_id'], row: { booking_id: booking, amount: 4000, offers: '[]' } },
  booking_passengers: {
    key: ['booking_id', 'position'],
    row: {
      ...{ booking_id: booking, position: 1, type: 'adult', given_names: 'Amina', surname: 'Example', nationality: 'QA' },
      ...{ date_of_birth: '1990-05-20', passport_number: 'QX100000', passport_expiry: '2031-01-01' },
    },
  },
  booking_change_requests: { key: ['id'], row: { id, booking_id: booking, kind: 'date' } },
  payments: { key: ['id'], row: { id, booking_id: booking, amount: 100, pay_by: '2030-01-01', link_key: 'a'.repeat(32) } },
  payment_charges: { key: ['id'], row: { id, payment_id: id, amount: 100, provider: 'sandbox' } },
  payment_parts: { key: ['id'], row: { id, payment_id: id, user_id: '$owner', points: 1000, amount: 10_000 } },
  payment_refunds: { key: ['id'], row: { id, payment_id: id, charge_id: id, amount: 100, cause: 'desk' } },
  ledger_entries: {
    key: ['id'],
    row: { id, booking_id: booking, kind: 'captured', cause: id, debit: 'provider', credit: 'customer', amount: 100 },
  },
  orders: { key: ['id'], row: { id, booking_id: booking } },
  order_terms: { key: ['order_id'], row: { order_id: id, supplier: 'sandbox', wants: 'hold', agreed: 100 } },
  order_steps: { key: ['id'], row: { id, order_id: id, kind: 'price' } },
  order_events: { key: ['id'], row: { id, order_id: id, kind: 'asked' } },
  order_choices: { key: ['id'], row: { id, order_id: id, kind: 'extras', status: 'due', items: '[{}]', asks: '{}', amount: 0 } },
  sandbox_orders: { key: ['id'], row: { id: 'sandbox_1', key: id, body: '{}' } },
  sandbox_charges: {
    key: ['id'],
    row: { id: 'sandbox_1', key: id, amount: 100, reference: 'KT-222222', language: 'en', return_url: 'https://a.test' },
  },
  visa_cases: {
    key: ['id'],
    row: {
      ...{ id, reference: 'KV-222222', user_id: '$owner', given_names: 'Amina', surname: 'Example' },
      ...{ contact_email: 'a@example.com', destination: 'FR' },
    },
  },
  visa_case_steps: { key: ['case_id', 'stage'], row: { case_id: id, stage: 'decided' } },
  refunds: { key: ['id'], row: { id, reference: 'KR-222222', booking_id: booking, amount: '1.00' } },
  refund_steps: { key: ['refund_id', 'stage'], row: { refund_id: id, stage: 'paid' } },
  gift_cards: {
    key: ['id'],
    row: {
      ...{ id, number: '222222222222', pin_salt: new Uint8Array(16), pin_hash: new Uint8Array(32) },
      ...{ amount: '2.00', balance: '1.00', valid_until: '2031-01-01' },
    },
  },
  gift_orders: {
    key: ['booking_id'],
    row: {
      ...{ booking_id: booking, recipient_name: 'Noor', recipient_email: 'noor@example.com', sender_name: 'Amina' },
      ...{ message: 'Mabrouk', language: 'en', send_at: '2031-01-01' },
    },
  },
  enquiries: {
    key: ['id'],
    row: {
      ...{ id, reference: 'KE-222222', user_id: '$owner', kind: 'contact', locale: 'en', name: 'Amina' },
      ...{ email: 'a@example.com', details: '{}', request_fingerprint: 'a'.repeat(64) },
    },
  },
  enquiry_files: {
    key: ['id'],
    row: {
      id,
      enquiry_id: id,
      field: 'cv',
      name: 'cv.pdf',
      type: 'application/pdf',
      content: new TextEncoder().encode('%PDF-1.7'),
    },
  },
  trip_plans: { key: ['id'], row: { id, title: 'Istanbul' } },
  trip_plan_people: { key: ['id'], row: { id, plan_id: id, device: 'a'.repeat(64), name: 'Amina', is_maker: true } },
  trip_plan_choices: {
    key: ['id'],
    row: { id, plan_id: id, person_id: id, kind: 'package', address: '/travel/package/istanbul', said: '{}' },
  },
  trip_plan_votes: { key: ['choice_id', 'person_id'], row: { choice_id: id, person_id: id, is_for: true } },
  trip_plan_comments: { key: ['id'], row: { id, plan_id: id, person_id: id, text: 'Yes' } },
  mail_outbox: {
    key: ['id'],
    row: { id: '900001', kind: 'made_up', recipient: 'a@example.com', language: 'en', dedupe_key: 'made up' },
  },
  newsletter_subscriptions: { key: ['id'], row: { id, email: 'a@example.com', locale: 'en' } },
  visit_counts: {
    key: ['day', 'name', 'page', 'locale', 'detail'],
    row: { day: '2026-11-21', name: 'page_view', page: '/', locale: 'en', detail: '', times: 1 },
  },
  last_rates: { key: ['currency'], row: { currency: 'QAR', as_of: '2026-11-21', per_unit: '{}' } },
  notifications: { key: ['id'], row: { id, user_id: '$owner', type: 'tier_upgrade', title: 'Welcome' } },
  loyalty_accounts: { key: ['user_id'], row: { user_id: '$owner', tier_since: '2026-11-21' } },
  loyalty_entries: { key: ['id'], row: { id, user_id: '$owner', points: 100, reason: 'adjustment', expires_at: '2028-11-21' } },
  loyalty_notices: { key: ['user_id'], row: { user_id: '$owner', type: 'voucher_eligible', cause: 'enough' } },
  loyalty_rules: { key: ['name'], row: { name: 'made_up', amount: 1, description: 'For this test' } },
  retention_runs: { key: ['task'], row: { task: 'visas', ran_at: '2026-11-21', deleted: 1, deleted_ever: 1 } },
  desk_notes: {
    key: ['id'],
    row: { id, subject: 'booking', subject_id: booking, reference: 'KT-222222', staff_name: 'Huda', remark: 'Called' },
  },
  campaigns: { key: ['id'], row: { id, content: '{}', staff_id: '$staff', staff_name: 'Huda' } },
  campaign_mails: { key: ['id'], row: { id, campaign_id: id, subscription_id: id, language: 'en', counts_opens: false } },
  content_photos: {
    key: ['id'],
    row: { id, name: 'doha.jpg', content: new Uint8Array([0xff, 0xd8, 0xff]), staff_id: '$staff', staff_name: 'Huda' },
  },
  content_versions: {
    key: ['id'],
    row: { id, kind: 'package', key: 'istanbul', version: 1, content: '{}', staff_id: '$staff', staff_name: 'Huda' },
  },
  desk_transitions: {
    key: ['subject', 'from_status', 'to_status'],
    row: { subject: 'booking', from_status: 'made_up', to_status: 'made_up' },
  },
  staff: { key: ['user_id'], row: { user_id: '$staff', name: 'Huda' } },
  status_texts: { key: ['status'], row: { subject: 'booking', status: 'made_up', locale: 'en', title: 'A', message: '' } },
  notification_texts: { key: ['type'], row: { type: 'made_up', locale: 'en', title: 'For this test', message: '' } },
};
