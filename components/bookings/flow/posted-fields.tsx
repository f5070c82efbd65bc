import { useTranslations } from 'next-intl';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { Refusal } from '@/lib/bookings/send';

/** What was posted without script. */
export interface PostedDraft<Draft> {
  /** Under which the server keeps it. */
  token: string;
  draft: Draft;
  /** Found by the server when it was sent. */
  errors?: DraftErrors | undefined;
  refusal?: Refusal | undefined;
}

/** How a form is posted where its script does not run. */
export interface FormPost {
  action: string;
  /** What goes along with what is typed. */
  fields: Readonly<Record<string, string>>;
}

/** The same for its review, which is under `token`. */
export function reviewPost(post: FormPost, token: string, more: FormPost['fields'] = {}): FormPost {
  return { ...post, fields: { ...post.fields, posted: token, ...more } };
}

/** The attributes of such a form. One that needs its script sends nothing without: names have no place in an address. */
export function postOf(post: FormPost | undefined) {
  return post ? { method: 'post', action: post.action } : { method: 'dialog' };
}

export function PostedFields({ post }: { post: FormPost | undefined }) {
  return Object.entries(post?.fields ?? {}).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** What was posted is no longer kept. Rendered on the server. */
export function TypedGone() {
  const t = useTranslations('bookings.flow');
  return <p className="mb-6 rounded-card bg-sun-soft p-4 text-on-sun-soft sm:p-5">{t('typedGone')}</p>;
}
