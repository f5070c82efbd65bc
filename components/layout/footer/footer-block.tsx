import type { ReactNode } from 'react';

export function FooterBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="text-on-night-soft">{children}</div>
    </section>
  );
}
