import type { Camera, Editor, Point } from '@motif/design'
import { useEffectEvent, useLayoutEffect } from 'react'

export const toPixels = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y
})
export const toMillimetres = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale
})

/**
 * Calls back on every change of camera, shown content or activity, and once initially: for elements positioned outside
 * of React.
 */
export function useFrames(editor: Editor, place: () => void) {
  const placed = useEffectEvent(place)
  useLayoutEffect(() => {
    placed()
    const stops = [
      editor.camera.subscribe(() => placed()),
      editor.live.subscribe(() => placed()),
      editor.activity.subscribe(() => placed())
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor])
}
