import { type DesignDocument, resizedTo } from '@motif/design'
import { expect, it } from 'vitest'
import { createEditor } from '../editor.ts'
import { area, shirt } from '../testing.ts'

const small = { ...area, widthMm: 150, heightMm: 200 }
const areasOf = ({ areaSizes }: DesignDocument) => [{ ...area, ...areaSizes?.['front'] }]

it('fits a design to another size of its product, places what comes next there, and goes back in one step', () => {
  const { store, commands, camera } = createEditor({ document: shirt, areas: areasOf, newId: () => 'star' })
  commands.select(['a'])
  const scale = camera.getSnapshot().scale
  commands.fit(resizedTo(shirt, [area], [small]))
  expect(store.getSnapshot().nodes[0]).toMatchObject({ x: 25, y: 25, width: 10, height: 10 })
  expect(store.getSnapshot().selectedIds).toEqual(['a'])
  // The product stands as large on the stage as before.
  expect(camera.getSnapshot().scale).toBeCloseTo(scale * 2)
  commands.insert({ type: 'shape', shape: 'star', width: 1, height: 1, fill: '#000000' })
  expect(store.getSnapshot().nodes.at(-1)).toMatchObject({ id: 'star', x: 75, y: 100 })
  commands.undo()
  commands.undo()
  expect(store.getSnapshot().document).toBe(shirt)
  expect(camera.getSnapshot().scale).toBeCloseTo(scale)
})
