import { type DesignDocument, type DesignNode, readDesign } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { expect, it } from 'vitest'
import { createEditor } from '../editor.ts'
import { area, rectangle, shirt } from '../testing.ts'

async function opened(front: DesignNode[]) {
  let count = 0
  const document: DesignDocument = { ...shirt, areas: { front } }
  const editor = createEditor({ document, areas: [area], newId: () => `new-${(count += 1)}` })
  editor.fonts.set(await loadFonts())
  const nodes = () => editor.store.getSnapshot().nodes
  return { ...editor, nodes, at: () => Object.fromEntries(nodes().map(({ id, x, y }) => [id, [x, y]])) }
}

it('stands what is chosen in equal rows and columns, each in the middle of its cell', async () => {
  const small = { ...rectangle('d', 92, 141), width: 10, height: 10 }
  const { commands, at } = await opened([
    rectangle('a', 20, 22),
    rectangle('b', 61, 28),
    rectangle('c', 120, 20),
    small,
    rectangle('e', 30, 138)
  ])
  commands.selectAll()
  commands.tidyUp()
  // The bounds are 10 to 130 mm across and 10 to 148 mm down.
  expect(at()).toEqual({ a: [20, 20], b: [70, 20], c: [120, 20], e: [20, 138], d: [70, 138] })
  const before = at()
  commands.tidyUp()
  expect(at()).toEqual(before)
  commands.undo()
  expect(at()).toMatchObject({ b: [61, 28] })
})

it('gives things that lie over one another gaps, and leaves what is locked', async () => {
  const { commands, at } = await opened([
    rectangle('a', 20, 20),
    rectangle('b', 25, 22),
    { ...rectangle('c', 24, 21), locked: true }
  ])
  commands.selectAll()
  commands.select(['a', 'b', 'c'])
  commands.tidyUp()
  expect(at()).toEqual({ a: [20, 21], b: [42, 21], c: [24, 21] })
})

it('repeats what is chosen over the area as one group and one step, whole copies within what letters keep to', async () => {
  const { commands, nodes, store } = await opened([
    rectangle('a', 50, 50),
    rectangle('b', 90, 50),
    rectangle('c', 9, 9)
  ])
  commands.select(['a', 'b'])
  // The selection is 60 × 20 mm, the safe area 280 × 380 mm.
  expect(commands.fillPattern({ layout: 'straight', gapMm: 20 })).toBe('filled')
  const [other, group] = nodes()
  expect(other?.id).toBe('c')
  if (group?.type !== 'group') throw new Error('The copies are no group.')
  expect(group.children).toHaveLength(2 * 3 * 10)
  expect(group.children[0]).toMatchObject({ id: 'a' })
  for (const { x, y } of group.children) {
    expect(Math.abs(x) + 10).toBeLessThanOrEqual(140)
    expect(Math.abs(y) + 10).toBeLessThanOrEqual(190)
  }
  expect(store.getSnapshot().selectedIds).toEqual([group.id])
  expect(readDesign(store.getSnapshot().document).ok).toBe(true)
  commands.undo()
  expect(nodes().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(store.getSnapshot().canUndo).toBe(false)
})

it('repeats nothing where there is no room, and nothing the shop would not draw', async () => {
  const star = 'M0 0 ' + Array.from({ length: 900 }, (_, index) => `L${(index * 7) % 10} ${(index * 3) % 10}`).join(' ')
  const { commands, store } = await opened([
    { ...rectangle('a', 50, 50), width: 270 },
    { ...rectangle('b', 50, 50), width: 2, height: 2 },
    { ...rectangle('c', 50, 50), shape: 'path', path: star },
    { ...rectangle('d', 50, 50), locked: true }
  ] as DesignNode[])
  const { document } = store.getSnapshot()
  const filled = (id: string, gapMm: number) => {
    commands.select([id])
    return commands.fillPattern({ layout: 'half-drop', gapMm })
  }
  expect([filled('a', 400), filled('b', 1), filled('c', 2), filled('d', 10)]).toEqual([
    'no-room',
    'too-many',
    'too-costly',
    'nothing'
  ])
  expect(store.getSnapshot().document).toBe(document)
})
