import { createToaster as createChakraToaster, type CreateToasterReturn } from '@chakra-ui/react'
import type { Toaster, ToastContent } from './store.ts'

const lifetimeMs = 5000
/** Maximum visible toasts; the oldest is removed, persistent ones last. */
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
      const { about, title, description = '', isPersistent = false, action } = content
      // Updating the text would keep the timer, so the old toast is replaced.
      const before = about === undefined ? undefined : idOf.get(about)
      if (before !== undefined && store.isVisible(before)) store.remove(before)
      const shown = store.getVisibleToasts()
      if (shown.length >= atOnce)
        store.remove((shown.findLast(({ duration }) => duration !== Infinity) ?? shown.at(-1))?.id)
      const id = store.create({
        title,
        description,
        meta: { content },
        ...(isPersistent && { duration: Infinity }),
        ...(action && { action: { label: action.label, onClick: action.onAct } })
      })
      if (about !== undefined) idOf.set(about, id)
    }
  }
}

const shownBy = new WeakMap<Toaster, ShownToasts>()

/** The visible toasts of a toaster; they survive a remount of the shell. */
export function shownToastsOf(toaster: Toaster): ShownToasts {
  const known = shownBy.get(toaster) ?? createShownToasts()
  shownBy.set(toaster, known)
  return known
}

export const contentOf = (meta: Record<string, unknown> | undefined) => meta?.['content'] as ToastContent
