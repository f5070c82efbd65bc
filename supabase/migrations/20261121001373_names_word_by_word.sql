-- The desk finds a person by any of their names, in any order: agents say "Amina O'Brien" or "O'Brien, Amina Sara", and the passport
-- has a middle name besides. As public.desk_list was otherwise. A key of a name holds nothing that LIKE reads as a pattern.
create or replace function public.desk_list(wanted_subject text, search text default '', wanted_status text default null, page_number integer default 1)
returns table (
  id uuid, reference text, kind text, status text, person text, email text, day date, created_at timestamptz, found bigint
)
language sql stable
security invoker
set search_path = ''
as $$
  with tidied as (
    select btrim(regexp_replace(
      translate(lower(left(coalesce(search, ''), 100)), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
      '[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g'
    )) as text
  ),
  typed as (
    select text,
      upper(regexp_replace(text, '[^a-z0-9]', '', 'g')) as code,
      array(
        select '%' || public.name_key(word) || '%' from regexp_split_to_table(text, '[\s,،]+') as word
        where public.name_key(word) <> ''
      ) as words,
      -- Fewer digits are in too many telephones to mean one.
      case when text ~ '^[-0-9+(). ]+$' and length(regexp_replace(text, '[^0-9]', '', 'g')) >= 4
        then regexp_replace(regexp_replace(text, '[^0-9]', '', 'g'), '^00', '') else '' end as phone
    from tidied
  ),
  items as (
    select b.id, b.reference, b.kind, b.status, b.contact_email as email, b.contact_phone as phone, b.departure_date as day, b.created_at,
      b.id as booking_id, null::text as person, '' as also
    from public.bookings as b where wanted_subject = 'booking'
    union all
    select e.id, e.reference, e.kind, e.status, e.email, e.phone, null, e.created_at, null, e.name, ''
    from public.enquiries as e where wanted_subject = 'enquiry'
    union all
    select c.id, b.reference, c.kind, c.status, b.contact_email, b.contact_phone, c.wished_day, c.created_at, b.id, null, ''
    from public.booking_change_requests as c join public.bookings as b on b.id = c.booking_id where wanted_subject = 'change'
    union all
    select v.id, v.reference, v.destination, v.status, v.contact_email, null, v.travel_date, v.created_at, null,
      v.given_names || ' ' || v.surname, ''
    from public.visa_cases as v where wanted_subject = 'visa'
    union all
    select r.id, r.reference, 'refund', r.status, b.contact_email, b.contact_phone, null, r.created_at, b.id, null, b.reference
    from public.refunds as r join public.bookings as b on b.id = r.booking_id where wanted_subject = 'refund'
  ),
  matching as (
    select items.*
    from items cross join typed
    where (select public.is_staff())
      and (wanted_status is null or items.status = wanted_status)
      and (
        typed.text = ''
        or position(typed.text in lower(concat_ws(' ', items.email, items.person))) > 0
        or (typed.code <> '' and position(typed.code in replace(items.reference || ' ' || items.also, '-', '')) > 0)
        or (typed.phone <> '' and position(typed.phone in regexp_replace(items.phone, '[^0-9]', '', 'g')) > 0)
        or (typed.words <> '{}' and public.name_key(items.person) like all (typed.words))
        or (typed.words <> '{}' and exists (
          select from public.booking_passengers as p
          where p.booking_id = items.booking_id and public.name_key(p.given_names || ' ' || p.surname) like all (typed.words)
        ))
      )
  )
  select m.id, m.reference, m.kind, m.status,
    coalesce(m.person, (
      select p.given_names || ' ' || p.surname from public.booking_passengers as p
      where p.booking_id = m.booking_id order by p.position limit 1
    ), ''),
    m.email, m.day, m.created_at, count(*) over ()
  from matching as m
  order by m.created_at desc, m.id
  limit 25 offset (greatest(coalesce(page_number, 1), 1) - 1)::bigint * 25
$$;

comment on function public.desk_list (text, text, text, integer) is
  'For staff; empty for everybody else. search: part of a reference, the names of one person in any order, part of an e-mail address or of a telephone, however it is typed.';
