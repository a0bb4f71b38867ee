import type { Picture } from '@motif/contract'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LivePainter, OpenLivePainter } from './types.ts'
import { whenIdle } from './when-idle.ts'

const none: readonly Picture[] = []

/** Renders the newest picture on a canvas; returns the URL of the one shown. */
export function useLivePainter(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: Picture,
  open: OpenLivePainter | undefined,
  next: readonly Picture[] = none
): string | undefined {
  const [painted, setPainted] = useState<string>()
  const painter = useRef<LivePainter>(undefined)
  const show = useEffectEvent((shown: Picture) => {
    // Pictures that cannot be rendered come from the server.
    painter.current?.show(shown).then(
      (isThere) => (isThere ? setPainted(shown.url) : undefined),
      () => setPainted(undefined)
    )
  })
  const showNewest = useEffectEvent(() => show(picture))
  const prepare = useEffectEvent(() => painter.current?.prepare(next))
  useEffect(() => {
    if (!open) return undefined
    let isGone = false
    let stop = whenIdle(() => {
      if (!canvas.current) return
      open(canvas.current).then(
        (opened) => {
          if (isGone) opened?.dispose()
          else {
            painter.current = opened
            showNewest()
            stop = whenIdle(() => prepare())
          }
        },
        () => {}
      )
    })
    return () => {
      isGone = true
      stop()
      painter.current?.dispose()
      painter.current = undefined
    }
  }, [canvas, open])
  // Before the next frame, so that a choice shows at once.
  useLayoutEffect(() => show(picture), [picture])
  return painted
}
