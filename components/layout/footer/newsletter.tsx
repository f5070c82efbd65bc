import { useLocale, useTranslations } from 'next-intl';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { company } from '@/lib/company/company';
import { formFields } from '@/lib/routes/newsletter-outcomes';

/** Id of the field, and its key in sessionStorage. */
const addressField = 'newsletter-email';

const keep = `(function(i,k){var f=i.form;try{i.value=sessionStorage.getItem(k)||i.value;i.addEventListener('input',function(){sessionStorage.setItem(k,i.value)});f.addEventListener('submit',function(){addEventListener('pagehide',function(){sessionStorage.removeItem(k)},{once:true})})}catch(e){}})(document.getElementById('${addressField}'),'${addressField}')`;

/** Sign-up for offers by e-mail, or a prepared WhatsApp message. A plain form without a client component, because every page has it. */
export function Newsletter() {
  const locale = useLocale();
  const t = useTranslations('layout.newsletter');
  return (
    <section aria-labelledby="newsletter-title" className="bg-night-soft quiet:hidden [body:has([data-no-offers])_&]:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-12 gap-y-3 py-5 lg:py-10">
        <div className="min-w-[min(100%,16rem)] max-w-2xl flex-1">
          <h2 id="newsletter-title" className="text-xl lg:text-2xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-on-night-soft max-lg:text-sm lg:mt-2">{t('text')}</p>
        </div>
        <form method="post" action="/api/newsletter" aria-labelledby="newsletter-title" className="w-full max-w-md">
          <input type="hidden" name={formFields.locale} value={locale} />
          <label aria-hidden="true" className="sr-only">
            {t('empty')}
            <input name={formFields.empty} tabIndex={-1} autoComplete="off" />
          </label>
          <label htmlFor={addressField} className="mb-1 block font-medium text-sm">
            {t('label')}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id={addressField}
              name={formFields.email}
              type="email"
              autoComplete="email"
              dir="ltr"
              required
              maxLength={254}
              className="control min-w-[min(100%,10rem)] flex-1"
            />
            <SavedAddress />
            <button
              type="submit"
              className="newsletter-action bg-on-night text-night hover:bg-on-night-soft max-sm:px-4 max-sm:[&>svg]:hidden"
            >
              <Icon name="mail" />
              {t('subscribe')}
            </button>
          </div>
          <p className="mt-2 text-on-night-soft text-sm">{t('promise')}</p>
          <WhatsAppLink
            number={company.whatsapp.number}
            message={t('message')}
            className="newsletter-action -ms-5 text-on-night underline-offset-4 hover:underline max-lg:hidden"
          >
            {t('whatsapp')}
          </WhatsAppLink>
        </form>
      </div>
    </section>
  );
}

/**
 * A typed address survives a reload. Inline, after the field: the form is on every page and loads nothing. A constant, so that
 * the policy can allow it by its hash.
 */
function SavedAddress() {
  return <script dangerouslySetInnerHTML={{ __html: keep }} />;
}
