/** The mark and the name; always leads home. */
export function Brand() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-serif text-[1.26rem] leading-none font-[650] tracking-[-0.02em] text-ink no-underline hover:text-ink"
    >
      <svg viewBox="0 0 32 32" className="size-[30px]" aria-hidden="true" focusable="false">
        <path d="M7 3h13l6 6v17a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z" fill="var(--pen)" />
        <path d="M20 3v4.5A1.5 1.5 0 0 0 21.5 9H26Z" fill="var(--paper)" opacity=".45" />
        <path
          d="M21 14.5v3.2a2.3 2.3 0 0 1-2.3 2.3H9.6M13.4 15.8 9.2 20l4.2 4.2"
          fill="none"
          stroke="var(--on-pen)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>Writeback</span>
    </a>
  )
}
