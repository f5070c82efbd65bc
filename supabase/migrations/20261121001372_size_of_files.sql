-- Who has sent a CV reads its name and size in the copy of all we hold, without the file being read for it.
alter table public.enquiry_files add column size integer not null generated always as (octet_length(content)) stored;
comment on column public.enquiry_files.size is 'In bytes.';
