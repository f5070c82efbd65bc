-- Demo rows for a fresh database on one machine, run once after the first migrations. Nothing here may be needed by the
-- product itself: a hosted project starts without it. The README names what is to be typed; nobody of this name exists.

insert into public.bookings (
  reference, kind, status, locale, contact_email, contact_phone, offer, search,
  total_amount, currency, departure_date, last_travel_date, idempotency_key, request_fingerprint, created_at
)
select
  'KT-FLY247', 'flight', 'confirmed', 'en', 'layla@example.com', '+97440000001',
  jsonb_build_object(
    'id', 'demo-flight', 'signature', 'demo', 'validatingAirlineCodes', '["QR"]'::jsonb, 'numberOfBookableSeats', 9,
    'itineraries', jsonb_build_array(
      jsonb_build_object('duration', 'PT7H10M', 'fareBrand', 'Economy Classic', 'segments', jsonb_build_array(jsonb_build_object(
        'id', '1', 'carrierCode', 'QR', 'number', '3', 'aircraftCode', '388', 'duration', 'PT7H10M', 'numberOfStops', 0,
        'departure', jsonb_build_object('iataCode', 'DOH', 'at', to_char(out_day, 'YYYY-MM-DD') || 'T01:50:00'),
        'arrival', jsonb_build_object('iataCode', 'LHR', 'at', to_char(in_london, 'YYYY-MM-DD"T"HH24:MI:SS'), 'terminal', '4')
      ))),
      jsonb_build_object('duration', 'PT6H40M', 'fareBrand', 'Economy Classic', 'segments', jsonb_build_array(jsonb_build_object(
        'id', '2', 'carrierCode', 'QR', 'number', '4', 'aircraftCode', '388', 'duration', 'PT6H40M', 'numberOfStops', 0,
        'departure', jsonb_build_object('iataCode', 'LHR', 'at', to_char(from_london, 'YYYY-MM-DD"T"HH24:MI:SS'), 'terminal', '4'),
        'arrival', jsonb_build_object('iataCode', 'DOH', 'at', to_char(back_day, 'YYYY-MM-DD') || 'T18:40:00')
      )))
    ),
    'price', '{"currency": "QAR", "total": "5480.00", "base": "4160.00"}'::jsonb,
    'travelerPricings', '[{
      "travelerType": "ADULT", "quantity": 2, "price": {"total": "2740.00", "base": "2080.00"},
      "fareDetailsBySegment": [
        {"segmentId": "1", "cabin": "ECONOMY", "includedCheckedBags": {"weight": 30, "weightUnit": "KG"}, "includedCabinBags": {"quantity": 1},
         "includedServices": {"seat": true, "meal": true, "priorityBoarding": false, "priorityCheckIn": false}},
        {"segmentId": "2", "cabin": "ECONOMY", "includedCheckedBags": {"weight": 30, "weightUnit": "KG"}, "includedCabinBags": {"quantity": 1},
         "includedServices": {"seat": true, "meal": true, "priorityBoarding": false, "priorityCheckIn": false}}
      ]
    }]'::jsonb,
    'paymentRequirements', jsonb_build_object(
      'requiresInstantPayment', false, 'paymentRequiredBy', to_char(out_day - 15, 'YYYY-MM-DD') || 'T15:00:00Z'
    ),
    'emissionsKg', 1540,
    'conditions', '{"change": {"allowed": true, "penalty": "400.00"}, "refund": {"allowed": true, "penalty": "600.00"}}'::jsonb
  ),
  jsonb_build_object(
    'origin', 'DOH', 'destination', 'LHR', 'departureDate', out_day, 'returnDate', back_day,
    'adults', 2, 'children', 0, 'infants', 0, 'cabinClass', 'ECONOMY'
  ),
  5480, 'QAR', out_day, back_day, '00000000-0000-4000-8000-0000000000d1', repeat('d1', 32), now() - interval '6 days'
from (values (current_date + 45, current_date + 55)) as days (out_day, back_day)
-- As in the timetable of the sandbox, where Doha has the same hours all year, so London has not.
cross join lateral (values (
  (out_day + time '06:00') at time zone 'UTC' at time zone 'Europe/London',
  (back_day + time '09:00') at time zone 'UTC' at time zone 'Europe/London'
)) as london (in_london, from_london);

insert into public.bookings (
  reference, kind, status, locale, contact_email, contact_phone, offer, search,
  total_amount, currency, departure_date, last_travel_date, idempotency_key, request_fingerprint, created_at
) values
  (
    'KT-TRY248', 'package', 'requested', 'ar', 'layla@example.com', '+97440000001',
    '{
      "title": {"en": "Istanbul and the Bosphorus", "ar": "إسطنبول والبوسفور"}, "packageId": "istanbul", "country": "turkey",
      "nights": 4, "season": "calm", "rooms": [{"adults": 2, "childAges": []}], "extras": [], "wishes": ["flights", "visa"],
      "lines": [{"key": "adult", "quantity": 2, "unit": 1800, "amount": 3600}], "total": 3600
    }', '{}',
    3600, 'QAR', current_date + 70, current_date + 74,
    '00000000-0000-4000-8000-0000000000d2', repeat('d2', 32), now() - interval '1 day'
  ),
  (
    'KT-STAY26', 'hotel', 'cancelled', 'en', 'layla@example.com', '+97440000001',
    jsonb_build_object(
      'id', 'demo-stay', 'title', '{"en": "The Sample Palm, Muscat", "ar": "فندق النخلة النموذجي، مسقط"}'::jsonb,
      'address', '{"cityName": "مسقط", "countryCode": "OM", "area": "شاطئ القرم"}'::jsonb, 'board', 'breakfast',
      'rooms', '[{"name": "غرفة مزدوجة بإطلالة على البحر", "adults": 2, "childrenAges": [], "total": "1980.00"}]'::jsonb,
      'cancellation', jsonb_build_object('freeUntil', current_date - 13, 'fees', jsonb_build_array(
        jsonb_build_object('after', to_char(current_date - 13, 'YYYY-MM-DD') || 'T23:59', 'amount', '330.00'),
        jsonb_build_object('after', to_char(current_date + 12, 'YYYY-MM-DD') || 'T23:59', 'amount', '1980.00', 'part', 'wholeStay')
      )),
      'times', '{"checkInFrom": "15:00", "checkOutUntil": "12:00"}'::jsonb,
      'inEnglish', '{"name": "The Sample Palm", "cityName": "Muscat", "area": "Shatti Al Qurum", "rooms": ["Double room, sea view"]}'::jsonb,
      'wishes', '["highFloor"]'::jsonb,
      'price', '{"currency": "QAR", "total": "1980.00", "dueAtProperty": "0.00"}'::jsonb
    ), '{}',
    1980, 'QAR', current_date + 12, current_date + 15,
    '00000000-0000-4000-8000-0000000000d3', repeat('d3', 32), now() - interval '30 days'
  );

insert into public.booking_passengers (
  booking_id, position, type, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry
)
select id, position, 'adult', given_names, 'Al-Namuthaj', date_of_birth::date, 'QA', passport_number, current_date + 1500
from public.bookings
cross join (values
  (1, 'Layla', '1988-03-12', 'QX200001'),
  (2, 'Yousef', '1985-09-30', 'QX200002')
) as people (position, given_names, date_of_birth, passport_number)
where reference in ('KT-FLY247', 'KT-TRY248', 'KT-STAY26');

update public.booking_passengers
set loyalty_airline = 'QR', loyalty_number = '200001731'
where given_names = 'Layla' and booking_id = (select id from public.bookings where reference = 'KT-FLY247');

insert into public.visa_cases (reference, given_names, surname, contact_email, destination, travel_date, status, created_at)
values (
  'KV-VSA246', 'Layla', 'Al-Namuthaj', 'layla@example.com', 'FR', current_date + 60, 'consulate', now() - interval '20 days'
);
insert into public.visa_case_steps (case_id, stage, happened_on)
select id, stage, current_date - days_ago
from public.visa_cases
cross join (values ('received', 20), ('prepared', 17), ('fingerprints', 9), ('consulate', 7)) as steps (stage, days_ago)
where reference = 'KV-VSA246'
on conflict (case_id, stage) do update set happened_on = excluded.happened_on;

insert into public.refunds (reference, booking_id, amount, deducted, status, created_at)
select 'KR-RFD246', id, 1650, 330, 'checked', now() - interval '12 days' from public.bookings where reference = 'KT-STAY26';
insert into public.refund_steps (refund_id, stage, happened_on)
select id, stage, current_date - days_ago
from public.refunds
cross join (values ('claimed', 12), ('checked', 8)) as steps (stage, days_ago)
where reference = 'KR-RFD246'
on conflict (refund_id, stage) do update set happened_on = excluded.happened_on;

select public.issue_gift_card('400020261121', '246810', 1500, current_date + 300);
update public.gift_cards set balance = 920 where number = '400020261121';

-- Nobody gets notifications about trips that were never requested.
delete from public.mail_outbox;
