import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteData } from '#contract/your-data.ts'
import { send } from '#web/api.ts'
import { forgetDevice } from '#web/saved.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHead } from '#web/ui/Card.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { t } from '#web/language.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useFreshly } from './FreshSignIn.tsx'

const WORD = 'DELETE'

/** Deletes everything here and on the server, after the word was typed. */
export function DeleteEverything({ hasAccount }: { readonly hasAccount: boolean }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const freshly = useFreshly()
  const deleted = useMutation({
    mutationFn: () => freshly(() => send(deleteData, { body: { confirm: WORD } })),
    onSuccess: () => {
      forgetDevice()
      window.location.assign('/')
    },
  })
  return (
    <Card labelledBy="delete">
      <CardHead id="delete" title={t('Delete everything')} />
      <p className="max-w-[60ch] text-ink-soft">
        {hasAccount
          ? t(
              'Pages, findings, answers, letters, and your account. It cannot be undone. Download everything first if you may need it.',
            )
          : t('Pages, findings, answers, letters. It cannot be undone. Download everything first if you may need it.')}
      </p>
      <div className="mt-4">
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('Delete everything')}
        </Button>
      </div>
      <Dialog open={open} title={t('Delete everything?')} onClose={() => setOpen(false)}>
        <form
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault()
            deleted.mutate()
          }}
        >
          <Field
            label={t('Type {word} to confirm', { word: WORD })}
            hint={t('Nothing is left here or on our server, and we cannot bring it back.')}
          >
            {control => (
              <input
                {...control}
                className="input"
                type="text"
                autoComplete="off"
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            )}
          </Field>
          {deleted.error && (
            <Alert tone="red" title={deleted.error.message} announce="alert">
              {t('Nothing was deleted in this browser. Please try again.')}
            </Alert>
          )}
          <Button type="submit" variant="danger" busy={deleted.isPending} disabled={typed.trim() !== WORD}>
            {t('Delete everything now')}
          </Button>
        </form>
      </Dialog>
    </Card>
  )
}
