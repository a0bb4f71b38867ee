import { m } from '@motif/messages'
import { useMemo } from 'react'
import type { PanelProps } from '../registry.ts'
import { InsertHint } from '../things/panel-hint.tsx'
import { ThingGrid } from '../things/thing-grid.tsx'
import { useInsert } from '../things/use-insert.ts'
import { shapeThings } from './shapes.ts'

export function ShapesPanel({ onClose }: PanelProps) {
  const insert = useInsert(onClose)
  const things = useMemo(() => shapeThings().map(({ name, thing }) => ({ name, make: () => thing })), [])
  return (
    <>
      <InsertHint />
      <ThingGrid label={m.insert_shapes()} things={things} onChoose={insert} />
    </>
  )
}
