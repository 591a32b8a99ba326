/** Words cut out of the person's own document, as printed. */
export function Quote({ words, source }: { readonly words: string; readonly source?: string }) {
  return (
    <blockquote className="rounded-sm bg-inset px-4 py-3 font-serif text-[0.97rem] leading-[1.62]">
      <span className="hl">{words}</span>
      {source && <footer className="mt-1 font-sans text-xs text-ink-soft">{source}</footer>}
    </blockquote>
  )
}
