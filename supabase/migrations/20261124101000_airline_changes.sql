-- The airline has changed the flights: the customer answers, or an agent does it for them.

-- The customer's answer to a change by the airline. Requires the same proof of ownership as find_booking. The first answer counts: after
-- it, only an agent can do something else.
create function public.answer_airline_change(
  wanted_reference text, wanted_surname text, change text, wish text, message text, can_order boolean
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip uuid := public.booking_of(wanted_reference, wanted_surname);
  known public.orders;
  outcome text;
begin
  if trip is null then return 'unknown'; end if;
  known = public.lock_order((
    select id from public.orders where booking_id = trip and airline_change ->> 'id' = answer_airline_change.change
    order by created_at desc limit 1
  ));
  if known.id is null or known.airline_change ->> 'id' is distinct from answer_airline_change.change
    or known.status not in ('paid', 'ticketed')
  then return 'stale'; end if;
  if known.change_answer = wish then return 'repeated'; end if;
  if known.change_answer is not null then return 'answered'; end if;
  if wish = 'accept' and can_order and (known.airline_change -> 'canAccept') is distinct from 'false' then
    outcome = public.ask_order(known.id, 'accept', array['paid', 'ticketed'], jsonb_build_object('change', answer_airline_change.change));
    if outcome <> 'created' then return outcome; end if;
  elsif wish = 'accept' then
    -- The supplier accepts this only from a person.
    perform public.notify_agency_of_change(known, 'changeAccepted');
  else
    insert into public.booking_change_requests (booking_id, kind, message) values (trip, wish, coalesce(answer_airline_change.message, ''))
    on conflict (booking_id, kind) where status = 'open' do nothing;
  end if;
  update public.orders set change_answer = wish where id = known.id;
  perform public.note_order(known.id, 'changeAnswered', jsonb_build_object('wish', wish));
  return 'created';
end;
$$;

comment on function public.answer_airline_change (text, text, text, text, text, boolean) is
  'Called by the server with the secret key: the customer''s answer to a change by the airline. '
  'can_order: this site calls suppliers itself. Answers created, repeated, '
  'answered (a different answer came first), stale, busy or unknown.';

create function public.desk_accept_change(wanted uuid, change text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome text;
begin
  if not public.is_staff() then raise exception 'For staff alone' using errcode = 'insufficient_privilege'; end if;
  perform public.lock_order(wanted);
  if not exists (select from public.orders where id = wanted and airline_change ->> 'id' = change) then return 'stale'; end if;
  outcome = public.desk_ask_order(wanted, 'accept', array['paid', 'ticketed'], 'Airline change accepted · قُبل تغيير شركة الطيران',
    jsonb_build_object('change', desk_accept_change.change));
  if outcome = 'created' then update public.orders set change_answer = 'accept' where id = wanted; end if;
  return outcome;
end;
$$;

comment on function public.desk_accept_change (uuid, text) is
  'For staff alone: accepts the airline''s change, for a customer who has agreed. Answers created, repeated, gone, stale or busy.';

-- The customer was told that the change is being accepted: an agent has to see to it.
create function public.note_unaccepted_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform public.notify_agency_of_change(changed, 'changeNotAccepted')
  from public.orders as changed where changed.id = new.order_id and changed.airline_change is not null;
  return null;
end;
$$;

create trigger order_steps_unaccepted after update of status on public.order_steps
  for each row when (new.kind = 'accept' and new.status in ('refused', 'given_up'))
  execute function public.note_unaccepted_change();

revoke execute on function
  public.answer_airline_change (text, text, text, text, text, boolean), public.desk_accept_change (uuid, text),
  public.note_unaccepted_change ()
from public, anon, authenticated, service_role;
grant execute on function public.desk_accept_change (uuid, text) to authenticated;
grant execute on function public.answer_airline_change (text, text, text, text, text, boolean) to service_role;
