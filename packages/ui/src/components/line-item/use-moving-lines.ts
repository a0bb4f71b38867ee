import { useCallback, useState } from 'react'
import { useIsCollapseAnimated } from '../motion/index.ts'
import type { Line } from './line-content.tsx'
import { atRest, movedTo, type MovingLine } from './moving-lines.ts'

/** Lines to render: the current ones, and removed ones until they have collapsed (`onGone`). */
export function useMovingLines(lines: readonly Line[]) {
  const folds = useIsCollapseAnimated()
  const [last, setLast] = useState<{ lines: readonly Line[]; shown: MovingLine[] }>(() => ({
    lines,
    shown: atRest(lines)
  }))
  const shown = last.lines === lines ? last.shown : movedTo(last.shown, lines, folds)
  if (last.lines !== lines) setLast({ lines, shown })
  const onGone = useCallback(
    (key: string) =>
      setLast((now) => ({
        ...now,
        shown: now.shown.filter((entry) => entry.key !== key || entry.phase !== 'leaving')
      })),
    []
  )
  return { shown, onGone }
}
