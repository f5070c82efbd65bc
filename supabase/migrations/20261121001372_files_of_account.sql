-- Who has sent a CV reads its name and size in the copy of all we hold, without the file leaving the database.
create function public.files_of_account(account uuid) returns table (enquiry text, name text, size integer, created_at timestamptz)
language sql stable
security invoker
set search_path = ''
as $$
  select enquiry.reference, file.name, octet_length(file.content), file.created_at
  from public.enquiry_files as file join public.enquiries as enquiry on enquiry.id = file.enquiry_id
  where enquiry.user_id = account
  order by file.created_at
$$;

comment on function public.files_of_account (uuid) is
  'Called by the server with the secret key and the id of whoever is signed in. What came with their enquiries; size in bytes.';

revoke execute on function public.files_of_account (uuid) from public, anon, authenticated;
grant execute on function public.files_of_account (uuid) to service_role;
