import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '#web/language.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { More } from '#web/ui/More.tsx'
import { useNetworkLedger } from './network.ts'
import { leavePrivateMode } from './turn.ts'
import { NOT_KEPT } from './vault/fault-words.ts'
import { useVault } from './vault/keeper.ts'

/** Stands above every page of a private visit: that it is one, what left the phone, and the way out. */
export function PrivateBar() {
  const left = useNetworkLedger()
  const vault = useVault()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className="wrap pt-4 print:hidden">
      <Alert
        tone={left.length === 0 ? 'green' : 'red'}
        title={left.length === 0 ? t('Private mode: nothing leaves this phone') : t('Something asked for the network')}
      >
        <p>
          {vault.state === 'open'
            ? t('Your letter is read here, and kept on this phone in your vault.')
            : t(
                'Your letter is read here and kept only while this page is open. Download what you need before you close it.',
              )}{' '}
          <Link to="/private">{vault.state === 'open' ? t('Your vault') : t('Keep it on this phone')}</Link>
        </p>
        {vault.notKept && (
          <p role="alert" className="mt-2 font-[650] text-red">
            {t(NOT_KEPT[vault.notKept])}
          </p>
        )}
        <More
          summary={
            left.length === 0
              ? t('Requests sent since this page was opened: none')
              : t('Requests since this page was opened: {count}', { count: left.length })
          }
        >
          <p className="text-sm text-ink-soft">
            {t(
              'We count what this page, its helpers and its files ask of the network. If Writeback is open in another tab, that tab counts too.',
            )}
          </p>
          <ul className="mt-2 text-sm break-all">
            {left.map((address, index) => (
              <li key={`${index} ${address}`}>{address}</li>
            ))}
          </ul>
        </More>
        {isLeaving ? (
          <div className="mt-2 grid gap-3">
            <p>
              {vault.state === 'open'
                ? t('What is in your vault stays on this phone, sealed. Everything else goes. Leave now?')
                : t('The letter and its result are deleted from this phone. Leave now?')}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => void leavePrivateMode()}>{t('Delete and leave')}</Button>
              <Button variant="quiet" onClick={() => setLeaving(false)}>
                {t('Stay here')}
              </Button>
            </div>
          </div>
        ) : (
          <div className="mt-2">
            <Button onClick={() => setLeaving(true)}>{t('Leave private mode')}</Button>
          </div>
        )}
      </Alert>
    </div>
  )
}
