// Written by `npm run types:database` from the migrations. Not by hand.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** A row may leave out, when it is inserted, what is null or `Defaulted`; what is `Generated` is never written. */
type Table<Row, Defaulted extends keyof Row, Generated extends keyof Row, Relationships> = {
  Row: Row;
  Insert: Partial<Row> & Omit<Row, Defaulted | Generated | NullColumn<Row>> & { [column in Generated]?: never };
  Update: Partial<Row> & { [column in Generated]?: never };
  Relationships: Relationships;
};
type NullColumn<Row> = { [column in keyof Row]: null extends Row[column] ? column : never }[keyof Row];
type ForeignKey<Name, Columns, IsOneToOne, Target, TargetColumns> = {
  foreignKeyName: Name;
  columns: Columns;
  isOneToOne: IsOneToOne;
  referencedRelation: Target;
  referencedColumns: TargetColumns;
};

export type Database = {
  public: {
    Tables: {
      booking_change_requests: Table<
        {
          booking_id: string;
          created_at: string;
          id: string;
          kind: string;
          message: string;
          status: string;
          updated_at: string;
          wished_day: string | null;
        },
        'created_at' | 'id' | 'message' | 'status' | 'updated_at',
        never,
        [
          ForeignKey<'booking_change_requests_booking_id_fkey', ['booking_id'], false, 'bookings', ['id']>,
        ]
      >;
      booking_markups: Table<
        {
          amount: number;
          booking_id: string;
          offers: Json;
        },
        never,
        never,
        [
          ForeignKey<'booking_markups_booking_id_fkey', ['booking_id'], true, 'bookings', ['id']>,
        ]
      >;
      booking_passengers: Table<
        {
          booking_id: string;
          date_of_birth: string | null;
          gender: string | null;
          given_names: string;
          has_document: boolean;
          loyalty_airline: string | null;
          loyalty_number: string | null;
          nationality: string | null;
          passport_expiry: string | null;
          passport_number: string | null;
          position: number;
          surname: string;
          title: string | null;
          travel_document: string;
          type: string;
        },
        'travel_document',
        'has_document',
        [
          ForeignKey<'booking_passengers_booking_id_fkey', ['booking_id'], false, 'bookings', ['id']>,
        ]
      >;
      bookings: Table<
        {
          answer_by: string;
          confirmed_at: string | null;
          contact_email: string;
          contact_phone: string;
          created_at: string;
          currency: string;
          departure_date: string;
          has_earned: boolean;
          id: string;
          idempotency_key: string;
          issued: Json | null;
          kind: string;
          last_travel_date: string;
          locale: string;
          mail_base: string | null;
          names_follow: boolean;
          notes: string;
          offer: Json;
          open_request_key: string | null;
          reference: string;
          request_fingerprint: string;
          search: Json;
          seen_prices: Json;
          status: string;
          total_amount: number;
          updated_at: string;
          user_id: string | null;
        },
        'answer_by' | 'created_at' | 'has_earned' | 'id' | 'names_follow' | 'notes' | 'reference' | 'seen_prices' | 'status' | 'updated_at',
        never,
        []
      >;
      campaign_mails: Table<
        {
          bounce: string | null;
          bounced_at: string | null;
          campaign_id: string;
          counts_opens: boolean;
          id: string;
          language: string;
          opened_at: string | null;
          queued_at: string;
          settled_at: string | null;
          state: string;
          subscription_id: string | null;
          unsubscribed_at: string | null;
        },
        'id' | 'queued_at' | 'state',
        never,
        [
          ForeignKey<'campaign_mails_campaign_id_fkey', ['campaign_id'], false, 'campaigns', ['id']>,
          ForeignKey<'campaign_mails_subscription_id_fkey', ['subscription_id'], false, 'newsletter_subscriptions', ['id']>,
        ]
      >;
      campaigns: Table<
        {
          content: Json;
          ended_at: string | null;
          id: string;
          offers: Json | null;
          reached: string | null;
          sent_by: string | null;
          staff_id: string | null;
          staff_name: string;
          started_at: string | null;
          state: string;
          stopped_by: string | null;
          version: number;
          written_at: string;
        },
        'state' | 'version' | 'written_at',
        never,
        []
      >;
      content_photos: Table<
        {
          added_at: string;
          content: string;
          id: string;
          name: string;
          staff_id: string | null;
          staff_name: string;
        },
        'added_at',
        never,
        []
      >;
      content_versions: Table<
        {
          changed_at: string;
          content: Json;
          id: string;
          key: string;
          kind: string;
          name_ar: string | null;
          name_en: string | null;
          photo: string | null;
          plan_refused_at: string | null;
          planned_at: string | null;
          planned_by: string | null;
          publish_at: string | null;
          published_at: string | null;
          published_by: string | null;
          staff_id: string | null;
          staff_name: string;
          state: string;
          taken_back_at: string | null;
          taken_back_by: string | null;
          version: number;
          written_at: string;
        },
        'changed_at' | 'state' | 'written_at',
        'name_ar' | 'name_en' | 'photo',
        []
      >;
      desk_notes: Table<
        {
          from_status: string | null;
          id: string;
          reference: string;
          remark: string;
          staff_id: string | null;
          staff_name: string;
          subject: string;
          subject_id: string;
          to_status: string | null;
          written_at: string;
        },
        'id' | 'remark' | 'written_at',
        never,
        []
      >;
      desk_transitions: Table<
        {
          from_status: string;
          subject: string;
          to_status: string;
        },
        never,
        never,
        []
      >;
      enquiries: Table<
        {
          created_at: string;
          details: Json;
          email: string | null;
          id: string;
          kind: string;
          locale: string;
          mail_base: string | null;
          name: string;
          phone: string | null;
          reference: string;
          request_fingerprint: string;
          status: string;
          updated_at: string;
          user_id: string | null;
        },
        'created_at' | 'id' | 'reference' | 'status' | 'updated_at',
        never,
        []
      >;
      enquiry_files: Table<
        {
          checked_at: string | null;
          checked_by: string | null;
          content: string;
          created_at: string;
          enquiry_id: string;
          field: string;
          id: string;
          name: string;
          reason: string | null;
          status: string;
          type: string;
        },
        'created_at' | 'id' | 'status',
        never,
        [
          ForeignKey<'enquiry_files_enquiry_id_fkey', ['enquiry_id'], false, 'enquiries', ['id']>,
        ]
      >;
      gift_cards: Table<
        {
          amount: number;
          balance: number;
          created_at: string;
          currency: string;
          id: string;
          is_blocked: boolean;
          number: string;
          pin_hash: string;
          pin_salt: string;
          updated_at: string;
          valid_until: string;
        },
        'created_at' | 'currency' | 'id' | 'is_blocked' | 'updated_at',
        never,
        []
      >;
      gift_orders: Table<
        {
          booking_id: string;
          card_id: string | null;
          design: string;
          language: string;
          mails: number;
          message: string;
          pin_version: number;
          queued_at: string | null;
          recipient_email: string | null;
          recipient_name: string | null;
          send_at: string;
          sender_name: string | null;
          sent_at: string | null;
        },
        'design' | 'mails' | 'message' | 'pin_version',
        never,
        [
          ForeignKey<'gift_orders_booking_id_fkey', ['booking_id'], true, 'bookings', ['id']>,
          ForeignKey<'gift_orders_card_id_fkey', ['card_id'], true, 'gift_cards', ['id']>,
        ]
      >;
      last_rates: Table<
        {
          as_of: string;
          currency: string;
          per_unit: Json;
          stored_at: string;
        },
        'currency' | 'stored_at',
        never,
        []
      >;
      ledger_entries: Table<
        {
          amount: number;
          at: string;
          booking_id: string;
          cause: string;
          credit: string;
          debit: string;
          id: string;
          kind: string;
        },
        'at' | 'id',
        never,
        [
          ForeignKey<'ledger_entries_booking_id_fkey', ['booking_id'], false, 'bookings', ['id']>,
        ]
      >;
      loyalty_accounts: Table<
        {
          points: number;
          tier: string;
          tier_points: number;
          tier_since: string;
          tier_until: string;
          updated_at: string;
          user_id: string;
        },
        'points' | 'tier' | 'tier_points' | 'updated_at',
        never,
        []
      >;
      loyalty_entries: Table<
        {
          booking_id: string | null;
          earned_at: string;
          expires_at: string | null;
          id: string;
          points: number;
          reason: string;
          user_id: string;
        },
        'earned_at' | 'id',
        never,
        [
          ForeignKey<'loyalty_entries_booking_id_fkey', ['booking_id'], false, 'bookings', ['id']>,
        ]
      >;
      loyalty_notices: Table<
        {
          cause: string;
          type: string;
          user_id: string;
        },
        never,
        never,
        []
      >;
      loyalty_rules: Table<
        {
          amount: number;
          description: string;
          name: string;
          path: string[] | null;
        },
        never,
        never,
        []
      >;
      mail_outbox: Table<
        {
          attempts: number;
          created_at: string;
          data: Json;
          dedupe_key: string;
          failed_at: string | null;
          id: number;
          kind: string;
          language: string;
          last_error: string | null;
          recipient: string;
          reference: string | null;
          send_after: string;
          sent_at: string | null;
        },
        'attempts' | 'created_at' | 'data' | 'id' | 'send_after',
        never,
        []
      >;
      markup_rule_changes: Table<
        {
          basis_points: number;
          changed_at: string;
          fixed_amount: number;
          id: string;
          is_active: boolean;
          rule_id: string;
          staff_id: string | null;
          staff_name: string;
        },
        'changed_at' | 'id',
        never,
        [
          ForeignKey<'markup_rule_changes_rule_id_fkey', ['rule_id'], false, 'markup_rules', ['id']>,
        ]
      >;
      markup_rules: Table<
        {
          airline: string | null;
          basis_points: number;
          cabin: string | null;
          created_at: string;
          destination: string | null;
          fixed_amount: number;
          id: string;
          is_active: boolean;
          origin: string | null;
          place_name: Json | null;
          product: string;
          updated_at: string;
          version: number;
        },
        'created_at' | 'is_active' | 'updated_at' | 'version',
        never,
        []
      >;
      newsletter_subscriptions: Table<
        {
          confirm_before: string | null;
          confirm_hash: string | null;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          ended_by: string | null;
          id: string;
          locale: string;
          mailed_at: string | null;
          opens_allowed_at: string | null;
          soft_bounced_at: string | null;
          soft_bounces: number;
          status: string;
          unsubscribed_at: string | null;
          updated_at: string;
        },
        'created_at' | 'id' | 'soft_bounces' | 'status' | 'updated_at',
        never,
        []
      >;
      notification_texts: Table<
        {
          locale: string;
          message: string;
          title: string;
          type: string;
        },
        never,
        never,
        []
      >;
      notifications: Table<
        {
          created_at: string;
          id: string;
          message: string;
          read: boolean;
          reference: string | null;
          subject: string | null;
          title: string;
          type: string;
          user_id: string;
        },
        'created_at' | 'id' | 'message' | 'read',
        never,
        []
      >;
      order_choices: Table<
        {
          amount: number;
          asks: Json;
          created_at: string;
          id: string;
          items: Json;
          kind: string;
          order_id: string;
          payment_id: string | null;
          refused: string | null;
          status: string;
          updated_at: string;
        },
        'created_at' | 'updated_at',
        never,
        [
          ForeignKey<'order_choices_order_id_fkey', ['order_id'], false, 'orders', ['id']>,
          ForeignKey<'order_choices_payment_id_fkey', ['payment_id'], false, 'payments', ['id']>,
        ]
      >;
      order_events: Table<
        {
          at: string;
          facts: Json;
          id: string;
          kind: string;
          order_id: string;
        },
        'at' | 'facts' | 'id',
        never,
        [
          ForeignKey<'order_events_order_id_fkey', ['order_id'], false, 'orders', ['id']>,
        ]
      >;
      order_steps: Table<
        {
          asks: Json | null;
          created_at: string;
          due_at: string;
          id: string;
          is_unclear: boolean;
          kind: string;
          order_id: string;
          status: string;
          tries: number;
        },
        'created_at' | 'due_at' | 'id' | 'is_unclear' | 'status' | 'tries',
        never,
        [
          ForeignKey<'order_steps_order_id_fkey', ['order_id'], false, 'orders', ['id']>,
        ]
      >;
      order_terms: Table<
        {
          agreed: number;
          change_offers: Json | null;
          difference_id: string | null;
          mismatch_at: string | null;
          offer: string | null;
          order_id: string;
          payment_id: string | null;
          price: Json | null;
          price_until: string | null;
          quote: Json | null;
          refund_at: string | null;
          refund_due: number | null;
          refused: string | null;
          supplier: string;
          supplier_order: string | null;
          wants: string;
        },
        never,
        never,
        [
          ForeignKey<'order_terms_difference_id_fkey', ['difference_id'], false, 'payments', ['id']>,
          ForeignKey<'order_terms_order_id_fkey', ['order_id'], true, 'orders', ['id']>,
          ForeignKey<'order_terms_payment_id_fkey', ['payment_id'], false, 'payments', ['id']>,
        ]
      >;
      orders: Table<
        {
          airline_change: Json | null;
          booking_id: string;
          change_answer: string | null;
          created_at: string;
          id: string;
          is_cancelling: boolean;
          itineraries: Json;
          longest_itineraries: Json;
          pay_by: string | null;
          pnr: string | null;
          status: string;
          tickets: Json;
          updated_at: string;
        },
        'created_at' | 'is_cancelling' | 'itineraries' | 'longest_itineraries' | 'status' | 'tickets' | 'updated_at',
        never,
        [
          ForeignKey<'orders_booking_id_fkey', ['booking_id'], false, 'bookings', ['id']>,
        ]
      >;
      payment_charges: Table<
        {
          amount: number;
          ask_again_at: string;
          asks: number;
          created_at: string;
          id: string;
          left_at: string | null;
          method: string | null;
          mismatch: Json | null;
          mismatch_at: string | null;
          pay_url: string | null;
          payment_id: string;
          provider: string;
          provider_id: string | null;
          status: string;
        },
        'ask_again_at' | 'asks' | 'created_at' | 'id' | 'status',
        never,
        [
          ForeignKey<'payment_charges_payment_id_fkey', ['payment_id'], false, 'payments', ['id']>,
        ]
      >;
      payment_parts: Table<
        {
          amount: number;
          created_at: string;
          gift_card_id: string | null;
          id: string;
          last_digits: string | null;
          payment_id: string;
          points: number | null;
          status: string;
          used_at: string | null;
          user_id: string | null;
        },
        'created_at' | 'id' | 'status',
        never,
        [
          ForeignKey<'payment_parts_gift_card_id_fkey', ['gift_card_id'], false, 'gift_cards', ['id']>,
          ForeignKey<'payment_parts_payment_id_fkey', ['payment_id'], false, 'payments', ['id']>,
        ]
      >;
      payment_refunds: Table<
        {
          amount: number;
          ask_again_at: string;
          asked_at: string | null;
          asks: number;
          cause: string;
          charge_id: string | null;
          contradicted: string | null;
          contradicted_at: string | null;
          created_at: string;
          failed_at: string | null;
          first_asked_at: string | null;
          id: string;
          part_id: string | null;
          payment_id: string;
          price_fell: boolean;
          provider_id: string | null;
          settled: string | null;
          status: string;
        },
        'ask_again_at' | 'asks' | 'created_at' | 'price_fell' | 'status',
        never,
        [
          ForeignKey<'payment_refunds_charge_id_fkey', ['charge_id'], false, 'payment_charges', ['id']>,
          ForeignKey<'payment_refunds_part_id_fkey', ['part_id'], false, 'payment_parts', ['id']>,
          ForeignKey<'payment_refunds_payment_id_fkey', ['payment_id'], false, 'payments', ['id']>,
        ]
      >;
      payments: Table<
        {
          amount: number;
          booking_id: string;
          choice: string | null;
          created_at: string;
          extras: Json | null;
          failure: string | null;
          id: string;
          link_key: string;
          method: string | null;
          paid_at: string | null;
          pay_by: string;
          price_before: number | null;
          refunded: number;
          reminded_at: string | null;
          status: string;
          then_order: boolean;
          updated_at: string;
        },
        'created_at' | 'link_key' | 'refunded' | 'status' | 'then_order' | 'updated_at',
        never,
        [
          ForeignKey<'payments_booking_id_fkey', ['booking_id'], false, 'bookings', ['id']>,
        ]
      >;
      profiles: Table<
        {
          birth_date: string | null;
          created_at: string;
          first_name: string | null;
          last_name: string | null;
          locale: string;
          phone: string | null;
          updated_at: string;
          user_id: string;
        },
        'created_at' | 'locale' | 'updated_at',
        never,
        []
      >;
      refund_steps: Table<
        {
          happened_on: string;
          refund_id: string;
          stage: string;
        },
        'happened_on',
        never,
        [
          ForeignKey<'refund_steps_refund_id_fkey', ['refund_id'], false, 'refunds', ['id']>,
        ]
      >;
      refunds: Table<
        {
          amount: number;
          booking_id: string;
          created_at: string;
          currency: string;
          deducted: number;
          id: string;
          reference: string;
          status: string;
          updated_at: string;
        },
        'created_at' | 'currency' | 'deducted' | 'id' | 'reference' | 'status' | 'updated_at',
        never,
        [
          ForeignKey<'refunds_booking_id_fkey', ['booking_id'], false, 'bookings', ['id']>,
        ]
      >;
      retention_runs: Table<
        {
          deleted: number;
          deleted_ever: number;
          ran_at: string;
          task: string;
        },
        never,
        never,
        []
      >;
      sandbox_charges: Table<
        {
          amount: number;
          created_at: string;
          id: string;
          key: string;
          language: string;
          method: string | null;
          reference: string;
          refunds: Json;
          return_url: string;
          says_so_at: string;
          status: string;
        },
        'created_at' | 'id' | 'refunds' | 'says_so_at' | 'status',
        never,
        []
      >;
      sandbox_orders: Table<
        {
          body: Json;
          created_at: string;
          id: string;
          key: string;
        },
        'created_at',
        never,
        []
      >;
      saved_travellers: Table<
        {
          created_at: string;
          date_of_birth: string;
          gender: string | null;
          given_names: string;
          id: string;
          loyalty_airline: string | null;
          loyalty_number: string | null;
          nationality: string;
          passport_expiry: string;
          passport_number: string;
          surname: string;
          title: string | null;
          user_id: string;
        },
        'created_at' | 'id' | 'user_id',
        never,
        []
      >;
      staff: Table<
        {
          content_role: string | null;
          name: string;
          since: string;
          user_id: string;
        },
        'since',
        never,
        []
      >;
      status_texts: Table<
        {
          locale: string;
          message: string;
          status: string;
          subject: string;
          title: string;
          variant: string;
        },
        'variant',
        never,
        []
      >;
      trip_plan_choices: Table<
        {
          added_at: string;
          address: string;
          id: string;
          kind: string;
          last_day: string | null;
          person_id: string;
          plan_id: string;
          price: number | null;
          said: Json;
          seen_at: string;
        },
        'added_at' | 'id' | 'seen_at',
        never,
        [
          ForeignKey<'trip_plan_choices_person_id_fkey', ['person_id'], false, 'trip_plan_people', ['id']>,
          ForeignKey<'trip_plan_choices_plan_id_fkey', ['plan_id'], false, 'trip_plans', ['id']>,
        ]
      >;
      trip_plan_comments: Table<
        {
          id: string;
          person_id: string | null;
          plan_id: string;
          text: string;
          written_at: string;
        },
        'written_at',
        never,
        [
          ForeignKey<'trip_plan_comments_person_id_fkey', ['person_id'], false, 'trip_plan_people', ['id']>,
          ForeignKey<'trip_plan_comments_plan_id_fkey', ['plan_id'], false, 'trip_plans', ['id']>,
        ]
      >;
      trip_plan_people: Table<
        {
          device: string;
          id: string;
          is_maker: boolean;
          joined_at: string;
          name: string;
          plan_id: string;
        },
        'id' | 'joined_at',
        never,
        [
          ForeignKey<'trip_plan_people_plan_id_fkey', ['plan_id'], false, 'trip_plans', ['id']>,
        ]
      >;
      trip_plan_votes: Table<
        {
          choice_id: string;
          is_for: boolean;
          person_id: string;
        },
        never,
        never,
        [
          ForeignKey<'trip_plan_votes_choice_id_fkey', ['choice_id'], false, 'trip_plan_choices', ['id']>,
          ForeignKey<'trip_plan_votes_person_id_fkey', ['person_id'], false, 'trip_plan_people', ['id']>,
        ]
      >;
      trip_plans: Table<
        {
          created_at: string;
          id: string;
          is_open: boolean;
          title: string;
          version: number;
        },
        'created_at' | 'is_open' | 'version',
        never,
        []
      >;
      visa_case_steps: Table<
        {
          case_id: string;
          happened_on: string;
          stage: string;
        },
        'happened_on',
        never,
        [
          ForeignKey<'visa_case_steps_case_id_fkey', ['case_id'], false, 'visa_cases', ['id']>,
        ]
      >;
      visa_cases: Table<
        {
          booking_id: string | null;
          contact_email: string;
          created_at: string;
          destination: string;
          enquiry_id: string | null;
          given_names: string;
          id: string;
          reference: string;
          status: string;
          surname: string;
          travel_date: string | null;
          updated_at: string;
          user_id: string | null;
        },
        'created_at' | 'id' | 'reference' | 'status' | 'updated_at',
        never,
        [
          ForeignKey<'visa_cases_booking_id_fkey', ['booking_id'], false, 'bookings', ['id']>,
          ForeignKey<'visa_cases_enquiry_id_fkey', ['enquiry_id'], false, 'enquiries', ['id']>,
        ]
      >;
      visit_counts: Table<
        {
          day: string;
          detail: string;
          locale: string;
          name: string;
          page: string;
          times: number;
        },
        'detail',
        never,
        []
      >;
    };
    Views: { [_ in never]: never };
    Functions: {
      add_gift_card_to_payment: {
        Args: { wanted_key: string | null; wanted_number: string | null; wanted_pin: string | null };
        Returns: string;
      };
      add_papers: {
        Args: { enquiry_reference: string | null; files: Json | null | object };
        Returns: string;
      };
      add_points_to_payment: {
        Args: { wanted_key: string | null; vouchers: number | null };
        Returns: string;
      };
      add_to_trip_plan: {
        Args: { plan: string | null; device: string | null; person_name: string | null; new_title: string | null; choice: Json | null | object };
        Returns: string;
      };
      answer_airline_change: {
        Args: { wanted_reference: string | null; wanted_surname: string | null; change: string | null; wish: string | null; message: string | null; can_order: boolean | null };
        Returns: string;
      };
      are_files_full: {
        Args: { of_applications: boolean | null };
        Returns: boolean;
      };
      award_points: {
        Args: { user_id: string | null; points: number | null; reason: string | null; booking_id?: string | null | undefined };
        Returns: undefined;
      };
      begin_charge: {
        Args: { wanted_key: string | null; wanted_provider: string | null; seen?: number | null | undefined; wanted_method?: string | null | undefined };
        Returns: { outcome: string; charge: string; provider: string; pay_url: string; amount: number; reference: string; email: string; locale: string; method: string; phone: string }[];
      };
      begin_choice: {
        Args: { wanted_reference: string | null; wanted_surname: string | null; choice: Json | null | object; pay_by: string | null };
        Returns: Json;
      };
      begin_hold: {
        Args: { wanted_reference: string | null; order_suppliers: string[] | null; fresh_offer?: Json | null | object | undefined };
        Returns: string;
      };
      begin_pay_now: {
        Args: { wanted_reference: string | null; pay_by: string | null; order_suppliers?: string[] | null | undefined; fresh_offer?: Json | null | object | undefined };
        Returns: string;
      };
      cancel_hold: {
        Args: { wanted_reference: string | null; wanted_surname: string | null };
        Returns: string;
      };
      cancel_order: {
        Args: { wanted_reference: string | null; wanted_surname: string | null; quoted: string | null; back: number | null };
        Returns: string;
      };
      change_trip_plan: {
        Args: { plan: string | null; device: string | null; change: Json | null | object };
        Returns: string;
      };
      choose_extras: {
        Args: { wanted_key: string | null; choice: Json | null | object };
        Returns: string;
      };
      claim_booking: {
        Args: { claimant: string | null; wanted_reference: string | null; wanted_surname: string | null };
        Returns: boolean;
      };
      claim_bookings_of_address: {
        Args: never;
        Returns: number;
      };
      claim_campaign_mail: {
        Args: { per_minute: number | null; lease?: number | null | undefined };
        Returns: Database['public']['Tables']['mail_outbox']['Row'][];
      };
      claim_mail: {
        Args: { most?: number | null | undefined; lease?: number | null | undefined; gather?: number | null | undefined };
        Returns: Database['public']['Tables']['mail_outbox']['Row'][];
      };
      claim_order_step: {
        Args: { lease?: string | null | undefined };
        Returns: Json;
      };
      claim_payment_work: {
        Args: never;
        Returns: Json;
      };
      clear_sign_up: {
        Args: { link: string | null; made_here: string | null };
        Returns: boolean;
      };
      confirm_newsletter: {
        Args: { token_hash: string | null };
        Returns: string;
      };
      content_role: {
        Args: never;
        Returns: string;
      };
      content_since: {
        Args: { since: string | null };
        Returns: { kind: string; key: string; version: number; content: Json; published_at: string; changed_at: string }[];
      };
      count_bookings_of_address: {
        Args: never;
        Returns: number;
      };
      count_opened: {
        Args: { mail: string | null };
        Returns: undefined;
      };
      count_visits: {
        Args: { language: string | null; events: Json | null | object };
        Returns: undefined;
      };
      create_booking: {
        Args: { booking: Json | null | object; passengers: Json | null | object };
        Returns: { outcome: string; reference: string; requested_at: string; price_unconfirmed: boolean }[];
      };
      create_enquiry: {
        Args: { enquiry: Json | null | object };
        Returns: { outcome: string; reference: string }[];
      };
      create_enquiry_with_files: {
        Args: { enquiry: Json | null | object; files: Json | null | object };
        Returns: { outcome: string; reference: string }[];
      };
      delete_account: {
        Args: { account: string | null };
        Returns: boolean;
      };
      desk_accept_change: {
        Args: { wanted: string | null; change: string | null };
        Returns: string;
      };
      desk_add_photo: {
        Args: { editor: string | null; photo: string | null; its_name: string | null; its_content: string | null };
        Returns: string;
      };
      desk_add_remark: {
        Args: { wanted_subject: string | null; item: string | null; remark: string | null };
        Returns: boolean;
      };
      desk_answer_trip_plan: {
        Args: { enquiry: string | null; answer_id: string | null; answer: string | null };
        Returns: string;
      };
      desk_ask_payment: {
        Args: { payment: string | null; booking: string | null; amount: number | null; pay_by: string | null; seen?: number | null | undefined };
        Returns: string;
      };
      desk_ask_refund_again: {
        Args: { refund: string | null };
        Returns: string;
      };
      desk_begin_order: {
        Args: { new_order: string | null; booking: string | null; wants: string | null; agreed: number | null; may_be_unpaid?: boolean | null | undefined };
        Returns: string;
      };
      desk_booking_life: {
        Args: { booking: string | null };
        Returns: { at: string; source: string; kind: string; who: string; facts: Json }[];
      };
      desk_campaign_counts: {
        Args: { campaign_ids: string[] | null };
        Returns: { campaign_id: string; queued: number; sent: number; failed: number; skipped: number; bounced: number; complaints: number; unsubscribed: number; counting: number; opened: number }[];
      };
      desk_campaign_readers: {
        Args: never;
        Returns: { language: string; readers: number }[];
      };
      desk_cancel_order: {
        Args: { wanted: string | null; quoted: string | null };
        Returns: string;
      };
      desk_change_order: {
        Args: { wanted: string | null; offered: string | null; agreed: number | null; may_be_unpaid?: boolean | null | undefined };
        Returns: string;
      };
      desk_check_paper: {
        Args: { file: string | null; seen: string | null; wanted: string | null; why?: string | null | undefined };
        Returns: string;
      };
      desk_close_charge: {
        Args: { charge: string | null };
        Returns: string;
      };
      desk_content_heads: {
        Args: { its_kind: string | null; among?: string[] | null | undefined; except_keys?: string[] | null | undefined; wanted?: string | null | undefined; skipped?: number | null | undefined };
        Returns: { key: string; version: number; state: string; staff_name: string; written_at: string; publish_at: string; live: number; en: string; ar: string; photo: string; total: number }[];
      };
      desk_continue_campaign: {
        Args: { campaign: string | null };
        Returns: string;
      };
      desk_counts: {
        Args: never;
        Returns: { subject: string; status: string; items: number }[];
      };
      desk_deadlines: {
        Args: { only_booking?: string | null | undefined };
        Returns: { booking_id: string; kind: string; due_at: string }[];
      };
      desk_delete_campaign: {
        Args: { campaign: string | null; seen: number | null };
        Returns: string;
      };
      desk_delete_content: {
        Args: { its_kind: string | null; its_key: string | null; seen: number | null };
        Returns: string;
      };
      desk_failed_mail: {
        Args: never;
        Returns: { id: number; kind: string; recipient: string; reference: string; problem: string; attempts: number; created_at: string; failed_at: string }[];
      };
      desk_file: {
        Args: { file: string | null };
        Returns: { name: string; type: string; content: string }[];
      };
      desk_gift: {
        Args: { booking: string | null };
        Returns: Json;
      };
      desk_issue_by_hand: {
        Args: { booking: string | null; seen: string | null; known: Json | null | object; issued: Json | null | object; remark?: string | null | undefined };
        Returns: { outcome: string; status: string }[];
      };
      desk_list: {
        Args: { wanted_subject: string | null; search?: string | null | undefined; wanted_status?: string | null | undefined; page_number?: number | null | undefined; by_deadline?: boolean | null | undefined };
        Returns: { id: string; reference: string; kind: string; status: string; person: string; email: string; day: string; created_at: string; due: string; due_at: string; known: Json; found: number }[];
      };
      desk_make_refund: {
        Args: { refund: Json | null | object; remark?: string | null | undefined };
        Returns: { outcome: string; id: string; reference: string; is_told: boolean }[];
      };
      desk_make_visa_case: {
        Args: { visa: Json | null | object; remark?: string | null | undefined };
        Returns: { outcome: string; id: string; reference: string; is_told: boolean }[];
      };
      desk_photo: {
        Args: { photo: string | null };
        Returns: string;
      };
      desk_plan_content: {
        Args: { version_id: string | null; at?: string | null | undefined };
        Returns: string;
      };
      desk_publish_content: {
        Args: { version_id: string | null };
        Returns: string;
      };
      desk_quote_cancellation: {
        Args: { wanted: string | null };
        Returns: string;
      };
      desk_quote_change: {
        Args: { wanted: string | null; direction: number | null; new_day: string | null };
        Returns: string;
      };
      desk_record_payment: {
        Args: { payment: string | null; booking: string | null; amount: number | null; method: string | null; number: string | null; seen?: number | null | undefined };
        Returns: string;
      };
      desk_refund_order: {
        Args: { wanted: string | null; amount: number | null; seen?: number | null | undefined };
        Returns: string;
      };
      desk_refund_payment: {
        Args: { payment: string | null; refund: string | null; amount: number | null; seen?: number | null | undefined; again?: string | null | undefined; seen_order?: string | null | undefined };
        Returns: string;
      };
      desk_retry_mail: {
        Args: { mail: number | null };
        Returns: boolean;
      };
      desk_save_campaign: {
        Args: { campaign: string | null; its_content: Json | null | object; seen: number | null };
        Returns: string;
      };
      desk_save_content: {
        Args: { version_id: string | null; its_kind: string | null; its_key: string | null; its_content: Json | null | object; seen: number | null };
        Returns: string;
      };
      desk_save_markup_rule: {
        Args: { rule: Json | null | object; seen?: number | null | undefined };
        Returns: string;
      };
      desk_send_campaign: {
        Args: { campaign: string | null; seen: number | null; fixed: Json | null | object };
        Returns: string;
      };
      desk_send_gift: {
        Args: { booking: string | null; email: string | null };
        Returns: string;
      };
      desk_set_status: {
        Args: { wanted_subject: string | null; item: string | null; seen: string | null; wanted: string | null; remark?: string | null | undefined };
        Returns: { outcome: string; status: string }[];
      };
      desk_settle_choice: {
        Args: { wanted: string | null; became: string | null };
        Returns: string;
      };
      desk_settle_order: {
        Args: { wanted: string | null; became: string | null };
        Returns: string;
      };
      desk_settle_refund: {
        Args: { refund: string | null; how: string | null };
        Returns: string;
      };
      desk_stop_campaign: {
        Args: { campaign: string | null };
        Returns: string;
      };
      desk_take_back_content: {
        Args: { version_id: string | null };
        Returns: string;
      };
      desk_test_campaign: {
        Args: { campaign: string | null; seen: number | null };
        Returns: string;
      };
      desk_ticket_order: {
        Args: { wanted: string | null; agreed: number | null; may_be_unpaid?: boolean | null | undefined };
        Returns: string;
      };
      desk_trip_plan: {
        Args: { enquiry: string | null };
        Returns: Json;
      };
      desk_undo_record: {
        Args: { payment: string | null };
        Returns: string;
      };
      desk_unknown_photos: {
        Args: { photos: string[] | null };
        Returns: string[];
      };
      desk_withdraw_content: {
        Args: { version_id: string | null };
        Returns: string;
      };
      desk_withdraw_payment: {
        Args: { payment: string | null };
        Returns: string;
      };
      due_content: {
        Args: never;
        Returns: { id: string; kind: string; content: Json }[];
      };
      end_newsletter: {
        Args: { subscription: string | null; mail?: string | null | undefined; ended?: string | null | undefined };
        Returns: undefined;
      };
      enqueue_mail: {
        Args: { kind: string | null; recipient: string | null; language: string | null; data: Json | null | object; dedupe_key: string | null };
        Returns: boolean;
      };
      facts_of_booking: {
        Args: { about: string | null };
        Returns: Json;
      };
      files_of_account: {
        Args: { account: string | null };
        Returns: { enquiry: string; name: string; size: number; created_at: string }[];
      };
      find_booking: {
        Args: { wanted_reference: string | null; wanted_surname: string | null };
        Returns: Json;
      };
      find_gift_card: {
        Args: { wanted_number: string | null; wanted_pin: string | null };
        Returns: Json;
      };
      find_order: {
        Args: { wanted_reference: string | null; wanted_surname: string | null };
        Returns: Json;
      };
      find_payment: {
        Args: { wanted_key: string | null };
        Returns: Json;
      };
      find_points_for_payment: {
        Args: { wanted_key: string | null };
        Returns: Json;
      };
      find_refunds: {
        Args: { wanted_reference: string | null; wanted_email: string | null };
        Returns: Json;
      };
      find_tickets: {
        Args: { wanted_reference: string | null; wanted_surname: string | null };
        Returns: Json;
      };
      find_visa_case: {
        Args: { wanted_reference: string | null; wanted_surname: string | null };
        Returns: Json;
      };
      finish_mails: {
        Args: { finished: Json | null | object };
        Returns: undefined;
      };
      is_by_hand: {
        Args: { provider: string | null };
        Returns: boolean;
      };
      is_staff: {
        Args: never;
        Returns: boolean;
      };
      is_still_unsent: {
        Args: { refused: string | null };
        Returns: boolean;
      };
      issue_gift_card: {
        Args: { card_number: string | null; pin: string | null; face: number | null; last_day: string | null };
        Returns: string;
      };
      keep_change_offers: {
        Args: { offered: string | null; said: Json | null | object };
        Returns: boolean;
      };
      keep_order_quote: {
        Args: { quoted: string | null; said: Json | null | object };
        Returns: Json;
      };
      make_gift_card: {
        Args: { gift: string | null; version: number | null; pin: string | null };
        Returns: Json;
      };
      make_staff: {
        Args: { account_email: string | null; staff_name: string | null; editing?: string | null | undefined };
        Returns: boolean;
      };
      name_key: {
        Args: { name: string | null };
        Returns: string;
      };
      name_passengers: {
        Args: { wanted_reference: string | null; passengers: Json | null | object };
        Returns: string;
      };
      new_reference: {
        Args: { letters: string | null };
        Returns: string;
      };
      note_charge: {
        Args: { charge: string | null; charge_id: string | null; url: string | null };
        Returns: undefined;
      };
      note_gift: {
        Args: { booking: string | null; gift: Json | null | object };
        Returns: undefined;
      };
      note_markups: {
        Args: { booking: string | null; offers: Json | null | object };
        Returns: undefined;
      };
      notes_of_account: {
        Args: { account: string | null };
        Returns: { reference: string; from_status: string; to_status: string; remark: string; written_at: string }[];
      };
      prices_of_booking: {
        Args: { booking: string | null };
        Returns: Json;
      };
      publish_planned_content: {
        Args: { checked: string[] | null; refused?: string[] | null | undefined };
        Returns: number;
      };
      published_photo: {
        Args: { its_key: string | null; its_version: number | null };
        Returns: { photo: string; focus: Json; until: string }[];
      };
      read_trip_plan: {
        Args: { plan: string | null; device: string | null };
        Returns: Json;
      };
      record_bounce: {
        Args: { address: string | null; its_kind: string | null; instant: string | null };
        Returns: undefined;
      };
      record_change_offers: {
        Args: { recorded: string | null; said: Json | null | object };
        Returns: string;
      };
      record_charge: {
        Args: { charge: string | null; charge_id: string | null; said: string | null; said_amount: number | null; fee: number | null };
        Returns: string;
      };
      record_order: {
        Args: { recorded: string | null; said: Json | null | object };
        Returns: string;
      };
      record_order_news: {
        Args: { said_supplier: string | null; said: Json | null | object };
        Returns: string;
      };
      record_order_price: {
        Args: { recorded: string | null; said: Json | null | object };
        Returns: string;
      };
      record_order_quote: {
        Args: { recorded: string | null; said: Json | null | object };
        Returns: string;
      };
      record_order_refusal: {
        Args: { recorded: string | null; why: string | null; said_price: Json | null | object };
        Returns: string;
      };
      record_order_unclear: {
        Args: { recorded: string | null };
        Returns: string;
      };
      record_refund: {
        Args: { refund: string | null; refund_id: string | null; said: string | null; said_amount: number | null };
        Returns: string;
      };
      refunds_of_payment: {
        Args: { payment: string | null };
        Returns: Json;
      };
      refuse_difference: {
        Args: { wanted_key: string | null };
        Returns: string;
      };
      remove_payment_part: {
        Args: { wanted_key: string | null; part: string | null };
        Returns: string;
      };
      remove_staff: {
        Args: { account_email: string | null };
        Returns: boolean;
      };
      request_booking_change: {
        Args: { wanted_reference: string | null; wanted_surname: string | null; request: Json | null | object };
        Returns: string;
      };
      request_newsletter: {
        Args: { address: string | null; language: string | null; token_hash: string | null };
        Returns: { outcome: string; id: string }[];
      };
      resend_gift: {
        Args: { gift: string | null; wanted_email: string | null };
        Returns: string;
      };
      run_daily_loyalty: {
        Args: { today?: string | null | undefined };
        Returns: undefined;
      };
      run_retention: {
        Args: { today?: string | null | undefined };
        Returns: undefined;
      };
      sandbox_order: {
        Args: { question: Json | null | object };
        Returns: Json;
      };
      sandbox_payment: {
        Args: { question: Json | null | object };
        Returns: Json;
      };
      sign_up_elsewhere: {
        Args: { link: string | null; made_here: string | null };
        Returns: string;
      };
      store_files: {
        Args: { enquiry: string | null; files: Json | null | object };
        Returns: number;
      };
      store_passengers: {
        Args: { booking: string | null; passengers: Json | null | object };
        Returns: undefined;
      };
      trip_plans_of_device: {
        Args: { device: string | null };
        Returns: { id: string; title: string }[];
      };
      ways_back: {
        Args: { booking: string | null; most: number | null };
        Returns: Json;
      };
      withdraw_request: {
        Args: { wanted_reference: string | null; wanted_surname: string | null };
        Returns: string;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
