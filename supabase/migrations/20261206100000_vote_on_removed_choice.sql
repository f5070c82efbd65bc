-- A vote on a choice that is not in the plan (any more) answers choiceGone; all else is as before.
create or replace function public.change_trip_plan(plan uuid, device text, change jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.trip_plans;
  me public.trip_plan_people;
  person uuid;
  item uuid := (change ->> 'item')::uuid;
begin
  -- Serializes two votes, and a vote with the end of voting.
  select * into known from public.trip_plans where id = plan for update;
  if not found or public.trip_plan_ends(plan) < public.qatar_day(now()) then return 'gone'; end if;
  person = public.join_trip_plan(plan, change_trip_plan.device, change ->> 'name', false);
  select * into me from public.trip_plan_people where id = person;
  if not found then return case when change ->> 'name' is null then 'notJoined' else 'full' end; end if;

  case change ->> 'type'
    when 'join' then null;
    when 'vote' then
      if not known.is_open then return 'closed'; end if;
      if not exists (select from public.trip_plan_choices where id = item and plan_id = plan) then return 'choiceGone'; end if;
      if change ->> 'vote' = 'none' then
        delete from public.trip_plan_votes where choice_id = item and person_id = me.id;
      else
        insert into public.trip_plan_votes (choice_id, person_id, is_for) values (item, me.id, change ->> 'vote' = 'for')
        on conflict (choice_id, person_id) do update set is_for = excluded.is_for;
      end if;
    when 'comment' then
      if (select count(*) from public.trip_plan_comments where plan_id = plan) >= 200 then return 'full'; end if;
      insert into public.trip_plan_comments (id, plan_id, person_id, text) values (item, plan, me.id, change ->> 'text')
      on conflict (id) do nothing;
    when 'remove' then
      if exists (select from public.trip_plan_choices where id = item and plan_id = plan and me.id <> person_id and not me.is_maker)
        or exists (
          select from public.trip_plan_comments
          where id = item and plan_id = plan and me.id is distinct from person_id and not me.is_maker
        )
      then return 'notYours'; end if;
      delete from public.trip_plan_choices where id = item and plan_id = plan;
      delete from public.trip_plan_comments where id = item and plan_id = plan;
    when 'voting' then
      if not me.is_maker then return 'notYours'; end if;
      update public.trip_plans set is_open = (change ->> 'isOpen')::boolean where id = plan;
    when 'delete' then
      if not me.is_maker then return 'notYours'; end if;
      delete from public.trip_plans where id = plan;
  end case;
  update public.trip_plans set version = version + 1 where id = plan;
  return 'done';
end;
$$;
