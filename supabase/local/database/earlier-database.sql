-- What the migrations of 22 November 2026 say otherwise than the 38 they replaced. Applied once to a database that had all 38.
alter table public.bookings alter column reference set default public.new_reference('KT');
alter table public.enquiries alter column reference set default public.new_reference('KE');
drop function public.new_booking_reference ();
drop function public.new_enquiry_reference ();
alter table public.bookings rename constraint bookings_check to bookings_dates_in_order;
alter table public.gift_cards rename constraint gift_cards_check to gift_cards_never_overspent;
alter table public.desk_notes rename constraint desk_notes_check1 to desk_notes_say_something;
alter index public.bookings_request_fingerprint_idx rename to bookings_by_fingerprint;
create index booking_change_requests_of_booking on public.booking_change_requests (booking_id);
create index visa_cases_of_user on public.visa_cases (user_id);
create index desk_notes_of_staff on public.desk_notes (staff_id);
