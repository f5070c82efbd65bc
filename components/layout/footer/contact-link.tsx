/** A number or an address to write to, which reads from left to right in either language. */
export function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center text-on-night underline-offset-4 hover:underline lg:min-h-8">
      <bdi dir="ltr" className="break-all">
        {children}
      </bdi>
    </a>
  );
}
