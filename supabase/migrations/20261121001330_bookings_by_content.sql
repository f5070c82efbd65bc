-- A request that comes from a second tab is found by what it asks for (decision 6), not by its key.
create index bookings_request_fingerprint_idx on public.bookings (request_fingerprint);
