import { posts } from '@/content/posts';
import { contentOfFile } from '@/lib/blog/article-kind';
import { readTextFile } from '@/lib/blog/queries';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';

const perMinute = { name: 'desk-file', uses: 600, seconds: 60 };

/** What the files say of an article, for its form. Everybody can read it on its page. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, perMinute);
  if (refusal) return refusal;
  const key = new URL(request.url).searchParams.get('key');
  const post = posts.find(({ slug }) => slug === key);
  if (!post) return errorResponse(404, { error: 'No file is called that.', code: 'unknownContent' });
  const [en, ar] = await Promise.all([readTextFile(post.slug, 'en'), readTextFile(post.slug, 'ar')]);
  return jsonResponse(contentOfFile(post, { en, ar }));
}
