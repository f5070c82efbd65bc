/** How a form is posted where its script does not run. */
export interface FormPost {
  action: string;
  /** What goes along with what is typed. */
  fields: Readonly<Record<string, string>>;
}

/** The attributes of such a form. One that needs its script sends nothing without: names have no place in an address. */
export function postOf(post: FormPost | undefined) {
  return post ? { method: 'post', action: post.action } : { method: 'dialog' };
}

export function PostedFields({ post }: { post: FormPost | undefined }) {
  return Object.entries(post?.fields ?? {}).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
