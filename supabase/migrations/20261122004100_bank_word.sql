-- "Bank" is one word in Arabic on the whole site.
update public.status_texts
set message = replace(message, 'المصرف', 'البنك')
where locale = 'ar' and message like '%المصرف%';
