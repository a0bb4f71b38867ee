import type { AdminCategory } from '@motif/contract'
import { m } from '@motif/messages'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { placeOf } from './category-moves.ts'

/** The controls of a row that can receive the focus after a move. */
export type MoveControl = 'up' | 'down' | 'parent'

export const moveControl = (slug: string, control: MoveControl) => `${slug} ${control}`

interface Move {
  slug: string
  /** Its place before, as text. */
  from: string
  /** Controls to focus, the first that is enabled. */
  focus: readonly MoveControl[]
}

function placeText(categories: readonly AdminCategory[], slug: string): string {
  const category = categories.find((one) => one.slug === slug)
  if (!category) return ''
  const { above, number, count } = placeOf(categories, category)
  return above
    ? m.admin_category_moved_below({ category: category.name, parent: above.name, number, count })
    : m.admin_list_moved({ item: category.name, number, count })
}

/**
 * Follows a move until the list contains it. Then `announcement` tells the place, and the focus returns to the category: its row is drawn at another
 * place, where the control that was used would lose the focus.
 */
export function useCategoryMoves(categories: readonly AdminCategory[]): {
  root: RefObject<HTMLOListElement | null>
  announcement: string
  moving: (slug: string, focus: readonly MoveControl[]) => void
} {
  const root = useRef<HTMLOListElement>(null)
  const [move, setMove] = useState<Move | undefined>()
  const place = move === undefined ? '' : placeText(categories, move.slug)
  const hasMoved = place !== move?.from
  useEffect(() => {
    if (move === undefined || !hasMoved) return
    const controls = move.focus.flatMap((control) => {
      const selector = `[data-move="${CSS.escape(moveControl(move.slug, control))}"]`
      return root.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`) ?? []
    })
    const active = document.activeElement
    // A person who went on to another row stays there.
    if (active === document.body || controls[0]?.closest('li')?.contains(active)) controls[0]?.focus()
  }, [move, hasMoved])
  return {
    root,
    announcement: hasMoved ? place : '',
    moving: (slug, focus) => setMove({ slug, from: placeText(categories, slug), focus })
  }
}
