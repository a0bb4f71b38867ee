import { useCallback, useState } from 'react'
import { useActivity, useSelectedIds } from '../../editor/index.ts'
import type { Covered } from './bottom-sheet.tsx'
import { panels } from './panels/registry.ts'

const resting = new Set<ReturnType<typeof useActivity>['kind']>(['idle', 'multiSelecting', 'editingText', 'cropping'])

/** The value while no gesture is active: a sheet opening under a finger would move its content. */
export function useValueWhenIdle(value: boolean): boolean {
  const { kind } = useActivity()
  const [atRest, setAtRest] = useState(value)
  if (resting.has(kind) && atRest !== value) setAtRest(value)
  return atRest
}

/** The open panel. Panels to choose from close when a node is selected. */
export function useOpenPanel(first: string | undefined) {
  const [openId, setOpenId] = useState(first)
  const { kind } = useActivity()
  const selectedIds = useSelectedIds()
  const [idsAtRest, setIdsAtRest] = useState(selectedIds)
  if (resting.has(kind) && idsAtRest !== selectedIds) {
    setIdsAtRest(selectedIds)
    const isInTheWay = openId === 'product' || panels.some(({ id, makesWay }) => id === openId && makesWay)
    if (selectedIds.length > 0 && isInTheWay) setOpenId(undefined)
  }
  return [openId, setOpenId] as const
}

/** Stage pixels covered by a sheet; stable while unchanged. */
export function useCovered() {
  const [covered, setCovered] = useState<Covered>({})
  const tell = useCallback(
    (next: Covered) =>
      setCovered((last) =>
        last.bottom === next.bottom && last.left === next.left && last.right === next.right ? last : next
      ),
    []
  )
  return [covered, tell] as const
}
