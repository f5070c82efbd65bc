const parts = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false } as const;
const inQatar = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Asia/Qatar' });

/** An instant as the clock in Qatar has it: dd/MM/yyyy HH:mm. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
        {inQatar.format(new Date(at)).replace(',', '')}
      </bdi>
    </time>
  );
}
