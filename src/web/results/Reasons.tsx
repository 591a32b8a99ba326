/** The end of a sentence, not of an abbreviation in a citation. */
const BETWEEN_SENTENCES = /(?<=(?:\b[a-z]{2,}|\d|\))\.) (?=[A-Z])/

/** A long reason: what it comes to first, the rest in short lines. */
export function Reasons({ text }: { readonly text: string }) {
  const [first, second, ...rest] = text.split(BETWEEN_SENTENCES)
  if (rest.length < 2) return <p>{text}</p>
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {first} {second}
      </p>
      {rest.map(sentence => (
        <p key={sentence} className="text-[0.94rem]">
          {sentence}
        </p>
      ))}
    </div>
  )
}
