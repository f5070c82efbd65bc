-- The functions hold no secret key, and exchange rates are no secret: everybody may read the last ones.

grant select on public.last_rates to anon, authenticated;

create policy "Everybody reads the last rates" on public.last_rates
  for select to anon, authenticated
  using (true);

comment on table public.last_rates is
  'One row: the exchange rates the site was last told. The server alone writes it; the functions read it when the service is away.';
