import { m } from '@motif/messages'
import { useSyncExternalStore } from 'react'

/** The comparison list. Must be a stable object. */
export interface ComparedProducts {
  /** Slugs, oldest first; stable while unchanged. */
  get: () => readonly string[]
  subscribe: (listener: () => void) => () => void
  /** Preloads the code for a press. */
  prepare: () => void
  onToggle: (change: { slug: string; name: string; isCompared: boolean }) => void
}

export interface CompareButtonProps {
  product: { slug: string; name: string }
  compared: ComparedProducts
}

const none: readonly string[] = []
const noneOnServer = () => none

/** The comparison, and the props of a button that toggles a product in it. */
export function useCompareToggle({ product: { slug, name }, compared }: CompareButtonProps) {
  const slugs = useSyncExternalStore(compared.subscribe, compared.get, noneOnServer)
  const isCompared = slugs.includes(slug)
  const { prepare } = compared
  return {
    slugs,
    isCompared,
    toggleProps: {
      'aria-pressed': isCompared,
      'aria-label': m.compare_toggle({ product: name }),
      // Early presses are counted individually before hydration.
      'data-each-press': '',
      onPointerEnter: prepare,
      onFocus: prepare,
      onTouchStart: prepare,
      onClick: () => compared.onToggle({ slug, name, isCompared: !isCompared })
    }
  }
}
