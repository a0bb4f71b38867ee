import type { Activity } from '@motif/design'
import { type RefObject, useEffect } from 'react'
import { useEditor } from '../context.tsx'

/** A day, in milliseconds. */
const day = 86_400_000

/**
 * Tells the browser that the transform of an element will change with every frame, until what is returned is called.
 * Chromium goes through all that is painted whenever a transform changes, since something may have come to lie over something
 * else; where an animation of it is to come, it has reckoned with that and hands the change straight to the compositor. This
 * animation never begins: it asks for no frames and changes nothing. Being added to the transform, it is not the compositor's
 * to run, which would not listen to the changes then.
 */
export function expectMoves(element: Element): () => void {
  const animation = element.animate({ transform: ['none', 'none'] }, { delay: day, duration: 1, composite: 'add' })
  return () => animation.cancel()
}

const moving = new Set<Activity['kind']>(['translating', 'panning'])

/** The same for two that are carried about while something is dragged, or the view is. */
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
