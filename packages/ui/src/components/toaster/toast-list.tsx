import { Toaster as ChakraToaster } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
import { Motion } from '../motion/index.ts'
import { contentOf, type ShownToasts, shownToastsOf } from './shown-toasts.ts'
import type { Toaster } from './store.ts'
import { ToastCard } from './toast-card.tsx'

/**
 * Pauses all timers while a toast has focus, and returns focus when that toast is removed. Chakra's region also steals
 * focus back from keyboard users who tab on.
 */
function useFocusAmong({ store }: Pick<ShownToasts, 'store'>) {
  const cameFrom = useRef<HTMLElement>(null)
  const giveBack = useCallback(() => cameFrom.current?.focus({ preventScroll: true }), [])
  return {
    giveBack,
    region: {
      onFocusCapture(event: FocusEvent) {
        event.stopPropagation()
        store.pause()
        const { currentTarget, relatedTarget } = event
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget
      },
      onBlurCapture(event: FocusEvent) {
        event.stopPropagation()
        const { currentTarget, relatedTarget } = event
        if (currentTarget.contains(relatedTarget)) return
        // Focus may move in an effect, where React refuses synchronous renders.
        queueMicrotask(() => {
          if (!currentTarget.contains(document.activeElement)) store.resume()
        })
      }
    }
  }
}

/** The toasts, newest on top. */
export function ToastList({ toaster }: { toaster: Toaster }) {
  const { store, show } = shownToastsOf(toaster)
  useEffect(() => toaster.connect(show), [toaster, show])
  const { giveBack, region } = useFocusAmong({ store })
  return (
    <Motion canTravel>
      <div {...region}>
        <ChakraToaster
          toaster={store}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Chakra's element; the region around it is there from the start
          role="group"
          aria-label={m.common_toasts()}
          css={{ '--toasts-top': { base: '4.75rem', md: '5rem' }, '--toasts-side': { base: '0.75rem', md: '1.5rem' } }}
        >
          {({ id, meta }) => (
            <ToastCard content={contentOf(meta)} onDismiss={() => store.dismiss(id)} onFocusLost={giveBack} />
          )}
        </ChakraToaster>
      </div>
    </Motion>
  )
}
