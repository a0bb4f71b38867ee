import type { Live, OrientedBox } from '@motif/design'
import { useCallback, useRef } from 'react'
import { useActivity, useLive } from '../../../editor/index.ts'

const isSame = (a: OrientedBox | null, b: OrientedBox | null) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.x === b.x &&
    a.y === b.y &&
    a.width === b.width &&
    a.height === b.height &&
    a.rotation === b.rotation)

/** The selection's frame after a gesture: fields do not follow each frame. */
export function useStillFrame(): OrientedBox | null {
  const { kind } = useActivity()
  const last = useRef<OrientedBox | null>(null)
  const isMoving = kind === 'translating' || kind === 'resizing' || kind === 'rotating'
  const pick = useCallback(
    ({ frame }: Live) => {
      if (!isMoving && !isSame(frame, last.current)) last.current = frame
      return last.current
    },
    [isMoving]
  )
  return useLive(pick)
}
