import { m } from '@motif/messages'
import { useSyncExternalStore } from 'react'
import { lazyModule, useLazyModule } from '../../lazy-module/index.ts'
import { type Toaster as ToasterStore, toaster as shopToaster } from './store.ts'

const listModule = lazyModule(() => import('./toast-list.tsx'))

export interface ToasterProps {
  /** @default the global toaster */
  toaster?: ToasterStore
}

/**
 * The toast region: top end, five seconds each unless persistent, announced politely. The live region is mounted from the start, so that
 * the first toast is announced; the rest is loaded with it.
 */
export function Toaster({ toaster = shopToaster }: ToasterProps) {
  const hasShown = useSyncExternalStore(toaster.subscribe, toaster.hasShown, () => false)
  const code = useLazyModule(listModule, hasShown)
  return (
    <section aria-label={m.common_toasts()} aria-live="polite" aria-relevant="additions">
      {code && hasShown ? <code.ToastList toaster={toaster} /> : null}
    </section>
  )
}
