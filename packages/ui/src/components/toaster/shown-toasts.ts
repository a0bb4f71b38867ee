import { createToaster as createChakraToaster, type CreateToasterReturn } from '@chakra-ui/react'
import type { Toaster, ToastContent } from './store.ts'

const lifetimeMs = 5000
/** More would hide the page; the oldest goes. */
const atOnce = 4
const side = 'var(--toasts-side)'

export interface ShownToasts {
  store: CreateToasterReturn
  show: (content: ToastContent) => void
}

function createShownToasts(): ShownToasts {
  const store = createChakraToaster({
    placement: 'top-end',
    duration: lifetimeMs,
    removeDelay: 220,
    gap: 12,
    max: atOnce,
    offsets: { top: 'var(--toasts-top)', bottom: side, left: side, right: side }
  })
  const idOf = new Map<string, string>()
  return {
    store,
    show: (content) => {
      const { about, title, description = '', action } = content
      // What only changes its words would keep its time: the one before goes, and another comes.
      const before = about === undefined ? undefined : idOf.get(about)
      if (before !== undefined && store.isVisible(before)) store.remove(before)
      const shown = store.getVisibleToasts()
      if (shown.length >= atOnce) store.remove(shown.at(-1)?.id)
      const id = store.create({
        title,
        description,
        meta: { content },
        ...(action && { action: { label: action.label, onClick: action.onAct } })
      })
      if (about !== undefined) idOf.set(about, id)
    }
  }
}

const shownBy = new WeakMap<Toaster, ShownToasts>()

/** The messages of a toaster that are on show; a shell that is drawn anew finds them again. */
export function shownToastsOf(toaster: Toaster): ShownToasts {
  const known = shownBy.get(toaster) ?? createShownToasts()
  shownBy.set(toaster, known)
  return known
}

export const contentOf = (meta: Record<string, unknown> | undefined) => meta?.['content'] as ToastContent
