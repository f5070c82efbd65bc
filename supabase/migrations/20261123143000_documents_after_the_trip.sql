-- Numbers of passports and identity cards go ninety days after the trip: see docs/decisions/0069-passport-follows.md.
-- The accounts of a trip need its people and its prices, not their documents.

alter table public.retention_runs
  drop constraint retention_runs_task_check,
  add constraint retention_runs_task_check check (task in ('applications', 'enquiries', 'requests', 'visas', 'documents', 'newsletter'));

create function public.forget_documents(before date) returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  update public.booking_passengers set passport_number = null, passport_expiry = null
  where (passport_number is not null or passport_expiry is not null)
    and booking_id in (select id from public.bookings where last_travel_date < before);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

create or replace function public.run_retention(today date default (now() at time zone 'Asia/Qatar')::date) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  start timestamptz := today::timestamp at time zone 'Asia/Qatar';
  counted record;
begin
  for counted in
    select 'applications' as task, public.forget_enquiries(array(
      select id from public.enquiries
      where kind = 'career' and ((status = 'closed' and updated_at < start - interval '30 days') or created_at < start - interval '180 days')
    )) as deleted
    union all
    select 'enquiries', public.forget_enquiries(array(
      select id from public.enquiries
      where kind <> 'career' and ((status <> 'new' and updated_at < start - interval '180 days') or created_at < start - interval '365 days')
    ))
    union all
    select 'requests', public.forget_bookings(array(
      select id from public.bookings
      where not public.has_accounts(id)
        and ((status in ('declined', 'cancelled') and updated_at < start - interval '90 days') or last_travel_date < today - 90)
    ))
    union all
    select 'visas', public.forget_visa_cases(array(
      select id from public.visa_cases where status = 'ready' and updated_at < start - interval '90 days'
    ))
    union all
    select 'documents', public.forget_documents(today - 90)
  loop
    insert into public.retention_runs as known (task, ran_at, deleted, deleted_ever)
    values (counted.task, now(), counted.deleted, counted.deleted)
    on conflict (task) do update set ran_at = excluded.ran_at, deleted = excluded.deleted, deleted_ever = known.deleted_ever + excluded.deleted;
  end loop;

  with gone as (
    delete from public.newsletter_subscriptions where status = 'pending' and confirm_before < start - interval '30 days' returning 1
  )
  insert into public.retention_runs as known (task, ran_at, deleted, deleted_ever)
  select 'newsletter', now(), count(*), count(*) from gone
  on conflict (task) do update set ran_at = excluded.ran_at, deleted = excluded.deleted, deleted_ever = known.deleted_ever + excluded.deleted;

  -- Sending does this too, but nothing is sent where no mail server is set up.
  perform public.expire_mail();
end;
$$;

revoke execute on function public.forget_documents(date) from public, anon, authenticated, service_role;
