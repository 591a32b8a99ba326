import { useId, useRef } from 'react'

/** A hidden field for files: its label names `id`, a button calls `open`. The same file may be picked again. */
export function useFilePicker(accept: string, onPick: (files: readonly File[]) => void) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  return {
    id,
    open: () => field.current?.click(),
    input: (
      <input
        ref={field}
        id={id}
        type="file"
        className="sr-only"
        accept={accept}
        multiple
        tabIndex={-1}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
    ),
  }
}
