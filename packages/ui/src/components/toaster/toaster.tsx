import { m } from '@motif/messages'
import { useSyncExternalStore } from 'react'
import { onDemand, useCode } from '../../on-demand/index.ts'
import { type Toaster as ToasterStore, toaster as shopToaster } from './store.ts'

const listCode = onDemand(() => import('./toast-list.tsx'))

export interface ToasterProps {
  /** @default the shop's one toaster */
  toaster?: ToasterStore
}

/** Where messages show: top end, each for five seconds, announced politely. The region is there from the start, so that the first message is heard; the rest comes with it. */
export function Toaster({ toaster = shopToaster }: ToasterProps) {
  const hasShown = useSyncExternalStore(toaster.subscribe, toaster.hasShown, () => false)
  const code = useCode(listCode, hasShown)
  return (
    <section aria-label={m.common_toasts()} aria-live="polite" aria-relevant="additions">
      {code && hasShown ? <code.ToastList toaster={toaster} /> : null}
    </section>
  )
}
