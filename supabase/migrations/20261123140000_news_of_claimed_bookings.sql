-- Who adds a booking to their account reads in the list of news how it stands: news that came before has gone by mail alone.

insert into public.status_texts (subject, status, locale, title, message) values
  ('booking', 'requested', 'en', 'Request {reference} is in your account', 'You will read here how it goes on.'),
  ('booking', 'requested', 'ar', 'أُضيف الطلب {reference} إلى حسابك', 'ستجد هنا كل جديد بشأنه.')
on conflict (subject, status, locale, variant) do update set title = excluded.title, message = excluded.message;

create function public.notify_of_claimed_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.desk_notify(new.user_id, 'booking', new.status, new.reference);
  return null;
end;
$$;

create trigger bookings_claimed after update of user_id on public.bookings
for each row when (old.user_id is null and new.user_id is not null and new.last_travel_date >= current_date)
execute function public.notify_of_claimed_booking();

revoke execute on function public.notify_of_claimed_booking () from public, anon, authenticated, service_role;
