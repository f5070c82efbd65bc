import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { DateField } from '@/components/ui/dates/date-field';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Field } from '@/components/ui/fields/field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextField } from '@/components/ui/fields/text-field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { MailSuggestion } from '@/components/ui/forms/mail-suggestion';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { giftDesignNames, giftDesigns } from '@/content/gift-card-design';
import { readRiyals } from '@/lib/bookings/products/gift-card/read-riyals';
import { giftAmounts, giftMessageLength } from '@/lib/bookings/products/gift-card/schema';
import { Link } from '@/lib/i18n/navigation';
import { lastDayToAsk } from '@/lib/time/dates';
import { GiftCardArt } from './gift-card-art';
import { besideCardClass, GiftCardView } from './gift-card-view';
import { useGiftForm } from './use-gift-form';

/** A gift card: what is on it, who gets it and when, and who sends it. */
export function GiftForm() {
  const t = useTranslations('giftCards.form');
  const locale = useLocale();
  const { draft, change, field, wrong, failure, isSending, send, today, limits, inRiyals, dateWords } = useGiftForm();
  const amount = readRiyals(draft.amount);
  const email = (name: 'recipientEmail' | 'email', autoComplete: string, hint?: string) => (
    <TextField
      {...field(name)}
      label={t(name)}
      hint={hint}
      type="email"
      autoComplete={autoComplete}
      maxLength={254}
      required
      help={
        <MailSuggestion
          email={draft[name]}
          words={{ suggestion: t('meant.suggestion'), use: t('meant.use') }}
          onUse={(better) => change({ [name]: better })}
        />
      }
    />
  );

  return (
    <section aria-labelledby="buy" className={cardClass({}, 'mt-8 scroll-mt-24 p-5 md:p-8')}>
      <h2 id="buy" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">{t('text')}</p>
      <div className={besideCardClass}>
        <GiftCardView
          language={draft.language}
          amount={amount}
          to={draft.recipientName}
          from={draft.senderName}
          message={draft.message}
          messageLabel={t('message')}
          caption={t('preview')}
        >
          <GiftCardArt design={draft.design} language={draft.language} className="absolute inset-0 -z-10 size-full" />
        </GiftCardView>
        <form
          onSubmit={(event) => void send(event)}
          onInput={wrong.onInput}
          noValidate
          aria-labelledby="buy"
          className="min-w-0 space-y-8"
        >
          {wrong.lines.length > 0 && <ErrorSummary key={wrong.attempt} title={t('summary')} errors={wrong.lines} />}
          <Group title={t('card')}>
            <div className="sm:col-span-2">
              <RadioCards
                id={field('design').id}
                name="gift-design"
                label={t('design')}
                options={giftDesigns.map((design) => ({
                  value: design,
                  label: giftDesignNames[design][locale],
                  picture: <GiftCardArt design={design} language={locale} className="w-full" />,
                }))}
                defaultValue={draft.design}
                onChange={(value) => change({ design: giftDesigns.find((design) => design === value) ?? 'journey' })}
              />
            </div>
            <div className="sm:col-span-2">
              <TextField
                {...field('amount')}
                label={t('amount')}
                hint={t('amountHint', limits)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                required
              />
            </div>
            <div className="sm:col-span-2">
              <div className="flex flex-wrap gap-2">
                {giftAmounts.suggested.map((suggested) => (
                  <Button
                    key={suggested}
                    variant="secondary"
                    aria-pressed={amount === suggested}
                    className="px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft"
                    onClick={() => {
                      change({ amount: String(suggested) });
                      wrong.clear();
                    }}
                  >
                    <bdi>{inRiyals(suggested)}</bdi>
                  </Button>
                ))}
              </div>
            </div>
            <div className="sm:col-span-2">
              <RadioCards
                id={field('language').id}
                name="language"
                label={t('language')}
                error={field('language').error}
                options={[
                  { value: 'en', label: t('languages.en') },
                  { value: 'ar', label: t('languages.ar') },
                ]}
                defaultValue={draft.language}
                onChange={(language) => change({ language: language === 'ar' ? 'ar' : 'en' })}
              />
            </div>
            <div className="sm:col-span-2">
              <Field
                id={field('message').id}
                label={t('message')}
                optional={t('optional')}
                hint={t('messageHint', { count: Math.max(0, giftMessageLength - draft.message.trim().length) })}
                error={field('message').error}
              >
                {(control) => (
                  <textarea
                    {...control}
                    dir="auto"
                    rows={3}
                    maxLength={giftMessageLength}
                    value={draft.message}
                    onChange={field('message').onChange}
                    className="control field-sizing-content max-h-96 min-h-24 py-2.5"
                  />
                )}
              </Field>
            </div>
          </Group>
          <Group title={t('recipient')}>
            <TextField
              {...field('recipientName')}
              label={t('recipientName')}
              dir="auto"
              autoComplete="off"
              maxLength={80}
              required
            />
            {email('recipientEmail', 'off')}
            <div className="sm:col-span-2">
              <DateField
                {...field('sendOn')}
                label={t('sendOn')}
                hint={t('sendOnHint')}
                words={dateWords}
                earliest={today}
                latest={lastDayToAsk(today)}
                required
              />
            </div>
          </Group>
          <Group title={t('sender')}>
            <div className="sm:col-span-2">
              <TextField
                {...field('senderName')}
                label={t('senderName')}
                dir="auto"
                autoComplete="name"
                maxLength={80}
                required
              />
            </div>
            {email('email', 'email', t('emailHint'))}
            <TextField
              {...field('phone')}
              label={t('phone')}
              hint={t('phoneHint')}
              type="tel"
              autoComplete="tel"
              maxLength={30}
              required
            />
          </Group>
          {failure && <AnswerNotice tone="warning">{t(`failure.${failure}`)}</AnswerNotice>}
          <div className="space-y-3">
            <p className="text-ink-soft text-sm">
              {t.rich('terms', {
                terms: (words) => <Other href="/terms">{words}</Other>,
                privacy: (words) => <Other href="/privacy">{words}</Other>,
              })}
            </p>
            <Button type="submit" aria-disabled={isSending} className="min-h-12 w-full px-8 sm:w-auto">
              {isSending ? <Spinner /> : <Icon name="arrow" />}
              <span>
                {isSending ? t('sending') : Number.isNaN(amount) ? t('send') : t('sendAmount', { amount: inRiyals(amount) })}
              </span>
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-lg">{title}</legend>
      <div className="field-grid sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Other({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className="text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}
