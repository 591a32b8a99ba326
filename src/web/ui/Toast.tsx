import { Check } from 'lucide-react'
import { Toast as Parts } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { t } from '#web/language.tsx'

interface Said {
  readonly id: number
  readonly text: string
  readonly undo?: () => void
}

type Say = (text: string, undo?: () => void) => void

const SayContext = createContext<Say>(() => {})

/** Small notices that pass: a thing was done, perhaps with an undo. Never for errors. */
export function useToast(): Say {
  return useContext(SayContext)
}

// Radix rather than a library that adds its own <style>: the content security policy allows none.
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState<readonly Said[]>([])
  const forget = useCallback((id: number) => setSaid(all => all.filter(one => one.id !== id)), [])
  const say = useCallback<Say>((text, undo) => {
    setSaid(all => [...all, { id: (all.at(-1)?.id ?? 0) + 1, text, ...(undo && { undo }) }])
  }, [])
  return (
    <SayContext value={say}>
      <Parts.Provider duration={6000} swipeDirection="down">
        {children}
        {said.map(one => (
          <Parts.Root
            key={one.id}
            onOpenChange={open => !open && forget(one.id)}
            className="flex items-center gap-3 rounded-md bg-ink px-4.5 py-3 text-[0.94rem] text-paper shadow-float"
          >
            <Check className="icon" />
            <Parts.Title>{one.text}</Parts.Title>
            {one.undo && (
              <Parts.Action altText={t('Undo')} asChild>
                <button
                  type="button"
                  className="ml-auto min-h-11 font-[650] underline underline-offset-4"
                  onClick={one.undo}
                >
                  {t('Undo')}
                </button>
              </Parts.Action>
            )}
          </Parts.Root>
        ))}
        <Parts.Viewport className="fixed bottom-24 left-1/2 z-50 grid w-[min(440px,calc(100vw-32px))] -translate-x-1/2 gap-2 sm:bottom-6 print:hidden" />
      </Parts.Provider>
    </SayContext>
  )
}
