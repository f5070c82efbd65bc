create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (char_length(type) between 1 and 60),
  title text not null check (char_length(title) between 1 and 200),
  message text not null default '' check (char_length(message) <= 2000),
  read boolean not null default false,
  created_at timestamptz not null default now()
);

comment on table public.notifications is
  'Messages for one signed-in traveller. Written by the server alone; their owner reads them and marks them read.';

create index notifications_of_user on public.notifications (user_id, created_at desc);

alter table public.notifications enable row level security;

create policy "Owners read their notifications" on public.notifications
  for select to authenticated using ((select auth.uid()) = user_id);

create policy "Owners mark their notifications read" on public.notifications
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

comment on policy "Owners mark their notifications read" on public.notifications is
  'Which rows; the column grant says which column: read, and nothing else.';

revoke all on public.notifications from anon, authenticated;
grant select, update (read) on public.notifications to authenticated;
grant all on public.notifications to service_role;

alter publication supabase_realtime add table public.notifications;
