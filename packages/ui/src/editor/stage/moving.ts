import type { Activity, Editor } from '@motif/design'
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
const restMs = 160

/** Calls back on every move of the camera, and once it is still. Returns a function that ends this. */
export function onCameraMoves(camera: Editor['camera'], onMove: () => void, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = camera.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(onRest, restMs)
    onMove()
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

const moving = new Set<Activity['kind']>(['translating', 'panning'])

/** Prepares two elements that move while a node is dragged or the camera moves, by the wheel as well. */
export function useExpectedMoves(first: RefObject<Element | null>, second: RefObject<Element | null>) {
  const { activity, camera } = useEditor()
  useEffect(() => {
    let releases: (() => void)[] = []
    let isCameraMoving = false
    const follow = () => {
      const isMoving = isCameraMoving || moving.has(activity.getSnapshot().kind)
      if (isMoving === releases.length > 0) return
      for (const release of releases) release()
      releases = isMoving ? [first, second].flatMap(({ current }) => (current ? [expectMoves(current)] : [])) : []
    }
    const followCamera = (isMoving: boolean) => () => {
      isCameraMoving = isMoving
      follow()
    }
    follow()
    const stops = [activity.subscribe(follow), onCameraMoves(camera, followCamera(true), followCamera(false))]
    return () => {
      for (const stop of stops) stop()
      for (const release of releases) release()
    }
  }, [activity, camera, first, second])
}
