import type { Activity } from '@motif/design'
import { type RefObject, useEffect } from 'react'
import { useEditor } from '../context.tsx'

const dayMs = 86_400_000

/**
 * Prepares the browser for an element whose transform changes every frame. Returns a function that ends this. Chromium repeats its layer
 * assignment for all painted content when a transform changes, except on elements with a transform animation, whose changes go directly to
 * the compositor. This animation never starts, so it requests no frames. `composite: 'add'` keeps the compositor from running it, which would
 * ignore the changes.
 */
export function expectMoves(element: Element): () => void {
  const animation = element.animate({ transform: ['none', 'none'] }, { delay: dayMs, duration: 1, composite: 'add' })
  return () => animation.cancel()
}

const moving = new Set<Activity['kind']>(['translating', 'panning'])

/** Prepares two elements that move while a node or the view is dragged. */
export function useExpectedMoves(first: RefObject<Element | null>, second: RefObject<Element | null>) {
  const { activity } = useEditor()
  useEffect(() => {
    let releases: (() => void)[] = []
    const follow = () => {
      const isMoving = moving.has(activity.getSnapshot().kind)
      if (isMoving === releases.length > 0) return
      for (const release of releases) release()
      releases = isMoving ? [first, second].flatMap(({ current }) => (current ? [expectMoves(current)] : [])) : []
    }
    follow()
    const stop = activity.subscribe(follow)
    return () => {
      stop()
      for (const release of releases) release()
    }
  }, [activity, first, second])
}
