-- Names of forms may hold digits: "b2b" does.
alter table public.enquiries drop constraint enquiries_kind_check;
alter table public.enquiries add constraint enquiries_kind_check check (kind ~ '^[a-z][a-zA-Z0-9]{1,29}$');
