import { m } from '@motif/messages'
import { useMemo } from 'react'
import type { PanelProps } from '../registry.ts'
import { InsertHint } from '../insert/panel-hint.tsx'
import { InsertGrid } from '../insert/insert-grid.tsx'
import { useInsert } from '../insert/use-insert.ts'
import { shapeItems } from './shapes.ts'

export function ShapesPanel({ onClose }: PanelProps) {
  const insert = useInsert(onClose)
  const items = useMemo(() => shapeItems().map(({ name, node }) => ({ name, make: () => node })), [])
  return (
    <>
      <InsertHint />
      <InsertGrid label={m.insert_shapes()} items={items} onChoose={insert} />
    </>
  )
}
