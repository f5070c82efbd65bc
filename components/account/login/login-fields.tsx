'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import type { LoginErrors, LoginField, LoginMode } from '@/lib/account/check-login';
import { PasswordField, StrengthHint } from './password-field';
import { useLoginErrorText } from './use-failure-text';

interface LoginFieldsProps {
  mode: LoginMode;
  errors: LoginErrors;
}

export const loginFieldId = (field: LoginField) => `login-${field}`;

/** The fields of all modes stay in the page, visible or not, so that changing the mode loses nothing. */
export function LoginFields({ mode, errors }: LoginFieldsProps) {
  const t = useTranslations('account.login');
  const textOf = useLoginErrorText();
  const [password, setPassword] = useState('');
  const isNew = mode === 'signup';
  const errorOf = (field: LoginField) => errors[field] && textOf(errors[field]);
  const nameField = (field: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <Field id={loginFieldId(field)} label={label} optional={t('fields.optional')} error={errorOf(field)}>
      {(control) => <input {...control} name={field} type="text" autoComplete={autoComplete} className="control" />}
    </Field>
  );
  return (
    <>
      <div hidden={!isNew} className="grid gap-4 sm:grid-cols-2 [&[hidden]]:hidden">
        {nameField('firstName', t('fields.firstName'), 'given-name')}
        {nameField('lastName', t('fields.lastName'), 'family-name')}
      </div>
      <Field id={loginFieldId('email')} label={t('fields.email')} error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete={isNew ? 'email' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            className="control"
          />
        )}
      </Field>
      <div hidden={mode !== 'signin' && mode !== 'signup'}>
        <PasswordField
          id={loginFieldId('password')}
          label={t('fields.password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          words={{ show: t('fields.show'), hide: t('fields.hide') }}
          error={errorOf('password')}
          hint={isNew && t('strength.hint')}
          onInput={setPassword}
        />
        {isNew && <StrengthHint password={password} />}
      </div>
    </>
  );
}
