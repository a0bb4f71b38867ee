import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { type Toaster as ToasterStore, toaster as shopToaster, noToasts } from './store.ts'
import type { ToastListProps } from './toast-list.tsx'

/** Motion is fetched when the first message shows, not with the page. Where it does not arrive, the message stands still. */
const ToastList = lazy(async () => {
  const [{ ToastList }, features] = await Promise.all([
    import('./toast-list.tsx'),
    import('./motion-features.ts').then(
      ({ features }) => features,
      () => undefined
    )
  ])
  return {
    default: (props: Omit<ToastListProps, 'features'>) => <ToastList {...props} features={features} />
  }
})

export interface ToasterProps {
  /** @default the shop's one toaster */
  toaster?: ToasterStore
}

/** Where messages show: top end, each for five seconds, announced politely. The region is there from the start, so that the first message is heard. */
export function Toaster({ toaster = shopToaster }: ToasterProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.read, () => noToasts)
  const [hasShown, setHasShown] = useState(false)
  // Stays true, so that the last message can fade out.
  if (toasts.length > 0 && !hasShown) setHasShown(true)
  return (
    <chakra.section
      aria-label={m.common_toasts()}
      aria-live="polite"
      aria-relevant="additions"
      position="fixed"
      zIndex="toast"
      top={{ base: 3, md: 20 }}
      insetInlineEnd={{ base: 3, md: 6 }}
      width={{ base: 'calc(100vw - 1.5rem)', sm: '24rem' }}
      pointerEvents="none"
    >
      {hasShown ? (
        <Suspense fallback={null}>
          <ToastList toasts={toasts} toaster={toaster} />
        </Suspense>
      ) : null}
    </chakra.section>
  )
}
