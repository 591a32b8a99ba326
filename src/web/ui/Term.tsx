import { useId } from 'react'

const MEANINGS = {
  'time-barred': 'So old that the law no longer lets a court order you to pay, if you say so in time.',
  'return receipt': 'A green card the post office sends back to you, signed by whoever took the letter.',
  'certified mail': 'Mail with a number that proves when you sent it. Ask for it at any post office.',
  judgment: 'A court’s decision that you owe. With it, wages or a bank account can be taken.',
} as const

/** A legal word, explained on hover, focus or tap. */
export function Term({ word }: { readonly word: keyof typeof MEANINGS }) {
  const id = useId()
  return (
    <span className="term">
      <button type="button" className="term-word" aria-describedby={id}>
        {word}
      </button>
      <span id={id} role="tooltip" className="term-meaning">
        {MEANINGS[word]}
      </span>
    </span>
  )
}
