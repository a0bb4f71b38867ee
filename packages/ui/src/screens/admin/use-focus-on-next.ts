import { useEffect, useRef } from 'react'
import type { Failure } from '../../failure/index.ts'

/** Heading id of an entry, for focus after its predecessor was removed. */
export const headingIdOf = (id: string) => `entry-${id}`

/** Focus management: after an entry is removed, moves focus to the next one, or to the empty state. */
export function useFocusOnNext(items: readonly { id: string }[] | undefined) {
  const left = useRef<{ id: string; next: string | undefined }>(undefined)
  const empty = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { current } = left
    if (!current || !items || items.some(({ id }) => id === current.id)) return
    left.current = undefined
    const heading = current.next === undefined ? null : document.getElementById(headingIdOf(current.next))
    ;(heading ?? empty.current)?.focus()
  }, [items])
  /** An act by which an entry leaves the list, alone or with others, unless it is refused. */
  const leaving = async (
    id: string,
    act: () => Promise<Failure | undefined>,
    others: readonly { id: string }[] = []
  ) => {
    const at = items?.findIndex((item) => item.id === id) ?? -1
    const near = [...(items?.slice(at + 1) ?? []), ...(items?.slice(0, Math.max(at, 0)).toReversed() ?? [])]
    left.current = { id, next: near.find((item) => !others.some((other) => other.id === item.id))?.id }
    const failure = await act()
    if (failure) left.current = undefined
    return failure
  }
  return { leaving, empty }
}
