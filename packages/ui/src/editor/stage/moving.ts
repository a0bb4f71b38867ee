import type { Activity, Editor } from '@motif/design'
import { type RefObject, useEffect } from 'react'
import { useEditor } from '../context.tsx'

const dayMs = 86_400_000

/**
 * Prepares the browser for an element whose transform changes every frame. Returns a function that ends this. Chromium repeats its layer
 * assignment for all painted content when a transform changes, except on elements with a transform animation, whose changes go directly to
 * the compositor. This animation never starts, so it requests no frames. `composite: 'add'` keeps the compositor from running it, which would
 * ignore the changes. The end of `will-change` makes Chromium draw the element anew, sharply: it would keep what it drew during the move.
 */
export function expectMoves(element: ElementCSSInlineStyle & Animatable): () => void {
  const { style } = element
  style.willChange = 'transform'
  const animation = element.animate({ transform: ['none', 'none'] }, { delay: dayMs, duration: 1, composite: 'add' })
  return () => {
    style.willChange = ''
    animation.cancel()
  }
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
export function useExpectedMoves(first: RefObject<HTMLElement | null>, second: RefObject<HTMLElement | null>) {
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
