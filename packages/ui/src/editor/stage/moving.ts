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

/** Milliseconds after the last move of the camera until it counts as still. */
export const restMs = 160

const moving = new Set<Activity['kind']>(['translating', 'panning'])

/** Prepares two elements that move while a node is dragged or the camera moves, by the wheel as well. */
export function useExpectedMoves(first: RefObject<Element | null>, second: RefObject<Element | null>) {
  const { activity, camera } = useEditor()
  useEffect(() => {
    let releases: (() => void)[] = []
    let rest: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const isMoving = rest !== undefined || moving.has(activity.getSnapshot().kind)
      if (isMoving === releases.length > 0) return
      for (const release of releases) release()
      releases = isMoving ? [first, second].flatMap(({ current }) => (current ? [expectMoves(current)] : [])) : []
    }
    const move = () => {
      clearTimeout(rest)
      rest = setTimeout(() => {
        rest = undefined
        follow()
      }, restMs)
      follow()
    }
    follow()
    const stops = [activity.subscribe(follow), camera.subscribe(move)]
    return () => {
      for (const stop of stops) stop()
      clearTimeout(rest)
      for (const release of releases) release()
    }
  }, [activity, camera, first, second])
}
