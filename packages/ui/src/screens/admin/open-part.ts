import { useEffect } from 'react'

/** The part of a section that the address names; `new` is the form for a new entry. */
export interface OpenPartProps {
  openPart?: string | null
  /** Takes the part out of the address: its form was closed, or it has the focus. */
  onClosePart: () => void
}

/** Element id of a part, for focus. */
export const partIdOf = (part: string) => `part-${part}`

/** Moves the focus to the part that the address names, or to its first field, once. Call it where the part is rendered. */
export function useFocusOnPart({ openPart, onClosePart }: OpenPartProps): void {
  useEffect(() => {
    const element = openPart ? document.getElementById(partIdOf(openPart)) : null
    if (!element) return
    element.scrollIntoView({ block: 'start' })
    const target = element.querySelector('input') ?? element
    target.focus({ preventScroll: true })
    onClosePart()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback is another at every render
  }, [openPart])
}
