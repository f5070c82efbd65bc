import path from 'node:path';
import { projectRoot } from '../settings.ts';

const template = (name: string, subject: string) => ({
  subject,
  content_path: path.join(projectRoot, 'supabase', 'templates', `${name}.html`),
});

export const confirmationMail = template('confirmation', 'Confirm your email address · أكّد بريدك الإلكتروني');

/** The auth settings of supabase/config.toml; a test compares the two. */
export const authSettings = {
  minimum_password_length: 6,
  email: {
    enable_confirmations: true,
    double_confirm_changes: true,
    otp_length: 6,
    otp_expiry: 3600,
    template: {
      confirmation: confirmationMail,
      recovery: template('recovery', 'Choose a new password · اختر كلمة مرور جديدة'),
      magic_link: template('sign-in-code', 'Your sign-in code · رمز تسجيل الدخول'),
      email_change: template('email-change', 'Confirm your new email address · أكّد بريدك الإلكتروني الجديد'),
    },
  },
};
