import { type DesignDocument, fitToAreas, resizeToAreas } from '@motif/design'
import { expect, it } from 'vitest'
import { createEditor } from '../editor.ts'
import { area, shirt } from '../testing.ts'

const small = { ...area, widthMm: 150, heightMm: 200 }
const areasOf = ({ areaSizes }: DesignDocument) => [{ ...area, ...areaSizes?.['front'] }]

it('fits a design to another size of its product, places what comes next there, and goes back in one step', () => {
  const { store, commands, camera } = createEditor({ document: shirt, areas: areasOf, newId: () => 'star' })
  commands.select(['a'])
  const scale = camera.getSnapshot().scale
  commands.fit(resizeToAreas(shirt, [area], [small]))
  expect(store.getSnapshot().nodes[0]).toMatchObject({ x: 25, y: 25, width: 10, height: 10 })
  expect(store.getSnapshot().selectedIds).toEqual(['a'])
  // The product keeps its size on the stage: its area has half the millimetres, at twice the scale.
  expect(camera.getSnapshot().scale).toBeCloseTo(scale * 2)
  commands.insert({ type: 'shape', shape: 'star', width: 1, height: 1, fill: '#000000' })
  expect(store.getSnapshot().nodes.at(-1)).toMatchObject({ id: 'star', x: 75, y: 100 })
  commands.undo()
  commands.undo()
  expect(store.getSnapshot().document).toBe(shirt)
  expect(camera.getSnapshot().scale).toBeCloseTo(scale)
})

it('puts a design on another product, whose area is shown then, and comes back to the side it was on in one step', () => {
  const side = { ...area, id: 'side', view: { ...area.view, width: area.view.width / 2 } }
  const back = { ...area, id: 'back' }
  const areas = ({ product }: DesignDocument) => (product === 'mug' ? [side] : [area, back])
  const { store, commands, camera } = createEditor({ document: shirt, areas })
  commands.showArea('back')
  const scale = camera.getSnapshot().scale
  const onMug = fitToAreas(shirt, [area, back], [side], { product: 'mug' })
  commands.fit(onMug, { areaId: 'side' })
  expect(store.getSnapshot()).toMatchObject({ areaId: 'side', nodes: onMug.areas['side'] })
  // The area is narrower in the picture of the mug.
  expect(camera.getSnapshot().scale).not.toBeCloseTo(scale)
  commands.undo()
  expect(store.getSnapshot()).toMatchObject({ document: shirt, areaId: 'back', canUndo: false })
  expect(camera.getSnapshot().scale).toBeCloseTo(scale)
  commands.redo()
  expect(store.getSnapshot().areaId).toBe('side')
})
