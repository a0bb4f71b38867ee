import { Toaster as ChakraToaster } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
import { Motion } from '../motion/index.ts'
import { contentOf, type ShownToasts, shownToastsOf } from './shown-toasts.ts'
import type { Toaster } from './store.ts'
import { ToastCard } from './toast-card.tsx'

/**
 * Holds the time of all messages while the focus is among them, and leads it back where it came from when the one that
 * has it goes. Chakra's own region also pulls it back from whoever tabs on: who uses the keyboard would never get past.
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
        // The focus may leave within an effect, as when another page comes; React refuses to draw there at once.
        queueMicrotask(() => {
          if (!currentTarget.contains(document.activeElement)) store.resume()
        })
      }
    }
  }
}

/** The messages, newest on top. */
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
