import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { formatNumber } from '@motif/ui/format'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor, editorWith, nodeNamed, stageName, textNamed } from '../fixtures/design-tool.ts'
import { down, drag, middleOf, move, still, up } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Feel',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
  }
})

const longTimeout = { timeout: 20_000 }
const editorOf = ({ editor }: typeof designToolProps) => {
  if (!editor) throw new Error('This story has no editor.')
  return editor
}

/** A dragged node is on its own sheet during the drag, and looks the same afterwards. */
export const HeldApart = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const hello = await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      longTimeout
    )
    const stage = canvas.getByRole('region', { name: stageName() })
    const sheets = () =>
      [...canvas.getByTestId('sheets').querySelectorAll(':scope > div > svg')].map((sheet) => sheet.childElementCount)
    await waitFor(() => expect(sheets()).toEqual([3]))
    await still(editor)
    const from = middleOf(hello)
    await down(stage, from)
    await move(stage, from, { x: from.x + 30, y: from.y + 20 })
    await waitFor(() => expect(sheets()).toEqual([1, 1, 1]))
    await expect(canvas.getByTestId('sheets').querySelector('svg[style*="matrix"]')).toHaveAttribute(
      'style',
      expect.stringMatching(/matrix\(1, 0, 0, 1, /)
    )
    await up(stage, { x: from.x + 30, y: from.y + 20 })
    await expect(sheets()).toEqual([3])
    await expect(editor.store.getSnapshot().canUndo).toBe(true)
  }
})

/** Content drawn at its actual size is sharp only on whole pixels. */
export const RestsOnWholePixels = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const { camera } = editorOf(args)
    await canvas.findByRole('button', { name: textNamed('Hello') }, longTimeout)
    const world = canvas.getByTestId('sheets').parentElement
    const offset = () => {
      const { e, f } = new DOMMatrix(world?.style.transform)
      return { e, f }
    }
    const whole = { e: expect.toSatisfy(Number.isInteger), f: expect.toSatisfy(Number.isInteger) }
    await expect(offset()).toEqual(whole)
    camera.panBy(10.3, -4.4)
    await expect(offset()).not.toEqual(whole)
    await waitFor(() => expect(offset()).toEqual(whole))
  }
})

export const OnAtTheEdge = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const hello = await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      longTimeout
    )
    const stage = canvas.getByRole('region', { name: stageName() })
    await still(editor)
    editor.camera.zoomBy(2)
    const [from, { right }] = [middleOf(hello), stage.getBoundingClientRect()]
    const before = editor.camera.getSnapshot().x
    const middle = () => {
      const { x, scale } = editor.camera.getSnapshot()
      return (editor.live.getSnapshot().frame?.x ?? 0) * scale + x + stage.getBoundingClientRect().left
    }
    await down(stage, from)
    const beside = middle() - from.x
    await move(stage, from, { x: right - 2, y: from.y })
    await waitFor(() => expect(editor.camera.getSnapshot().x).toBeLessThan(before - 60), { timeout: 5000 })
    // The node stays under the pointer while the view scrolls.
    await expect(Math.abs(middle() - right + 2 - beside)).toBeLessThan(8)
    await up(stage, { x: right - 2, y: from.y })
    const { nodes, selectedIds } = editor.store.getSnapshot()
    await expect(nodes.find(({ id }) => id === selectedIds[0])?.x).toBeGreaterThan(200)
  }
})

export const BeyondThePrint = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    args.editor = editorWith([
      {
        id: 'long',
        type: 'text',
        text: 'Far and away',
        font: 'anton',
        size: 60,
        x: 280,
        y: 150,
        rotation: 0,
        opacity: 1,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#c8371b'
      }
    ])
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('button', { name: textNamed('Far and away') }, longTimeout)
    words.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByTestId('beyond-print')).toBeVisible()
    await userEvent.keyboard('Further than that')
    await waitFor(() => expect(canvas.getByTestId('beyond-print').querySelectorAll('path').length).toBeGreaterThan(1))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(canvas.queryByTestId('beyond-print')).toBeNull()
  }
})

export const SnappedAsTurned = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const hello = await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      longTimeout
    )
    const stage = canvas.getByRole('region', { name: stageName() })
    hello.focus()
    editor.commands.place({ rotation: 30, x: 120 })
    await still(editor)
    const { scale } = editor.camera.getSnapshot()
    // Moves the centre of the node to three pixels from the centre of the print area.
    await drag(stage, middleOf(hello), { x: 30 * scale - 3, y: 0 })
    await expect(editor.live.getSnapshot().frame?.x).toBeCloseTo(150, 1)
    await expect(editor.announcement.getSnapshot()).toMatchObject({ what: 'moved', guides: [{ line: { axis: 'x' } }] })
    editor.commands.undo()
    await still(editor)
    await drag(stage, middleOf(hello), { x: 30 * scale - 3, y: 0 }, { ctrlKey: true })
    await expect(editor.live.getSnapshot().frame?.x).not.toBeCloseTo(150, 1)
  }
})

export const EqualGaps = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    const square = (id: string, x: number, y: number) => ({
      type: 'shape' as const,
      id,
      name: id,
      shape: 'rectangle' as const,
      x,
      y,
      rotation: 0,
      opacity: 1,
      width: 30,
      height: 30,
      fill: '#1f6b45'
    })
    args.editor = editorWith([square('Sun', 60, 60), square('Moon', 130, 60), square('Star', 240, 80)])
  },
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const star = await canvas.findByRole('button', { name: nodeNamed(m.editor_layer_shape(), 'Star') }, longTimeout)
    const stage = canvas.getByRole('region', { name: stageName() })
    await still(editor)
    const { scale } = editor.camera.getSnapshot()
    const from = middleOf(star)
    const to = { x: from.x - 40 * scale + 2, y: from.y - 20 * scale + 2 }
    const under = { x: from.x - 110 * scale + 2, y: from.y + 50 * scale }
    await down(stage, from, { pointerType: 'touch' })
    await move(stage, from, under, { pointerType: 'touch' })
    await expect(
      await canvas.findByText(m.editor_said_snapped({ guides: m.editor_snap_node_centre({ name: 'Moon' }) }))
    ).toBeInTheDocument()
    await move(stage, under, to, { pointerType: 'touch' })
    await expect(await canvas.findByText((said) => said.includes(m.editor_snap_gap({ gap: 40 })))).toBeInTheDocument()
    await up(stage, to, { pointerType: 'touch' })
    await expect(editor.store.getSnapshot().nodes[2]).toMatchObject({ x: 200, y: 60 })
  }
})

/** 256 things twice are more than a design holds. */
export const FullDesign = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith(
      Array.from({ length: 256 }, (_, index) => ({
        id: `dot-${index}`,
        type: 'shape' as const,
        shape: 'ellipse' as const,
        x: 20 + (index % 16) * 16,
        y: 20 + Math.floor(index / 16) * 16,
        rotation: 0,
        opacity: 1,
        width: 10,
        height: 10,
        fill: '#1f6b45'
      }))
    )
  },
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    await canvas.findByRole('region', { name: stageName() }, longTimeout)
    await userEvent.keyboard('{Control>}a{/Control}{Control>}d{/Control}')
    await expect(await screen.findByText(m.editor_full({ limit: formatNumber(500) }), {}, longTimeout)).toBeVisible()
    await expect(editor.store.getSnapshot()).toMatchObject({ nodes: { length: 256 }, selectedIds: { length: 256 } })
  }
})

/** No handle covers more than a third of a node, however small it is. A drag of the node moves it. */
export const SmallThings = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith([
      {
        id: 'speck',
        type: 'shape',
        name: 'Speck',
        shape: 'rectangle',
        x: 150,
        y: 150,
        rotation: 0,
        opacity: 1,
        width: 10,
        height: 10,
        fill: '#c8371b'
      }
    ])
  },
  play: async ({ canvas, canvasElement, args }) => {
    const editor = editorOf(args)
    const speck = await canvas.findByRole('button', { name: nodeNamed(m.editor_layer_shape(), 'Speck') }, longTimeout)
    const stage = canvas.getByRole('region', { name: stageName() })
    speck.focus()
    await still(editor)
    const { scale } = editor.camera.getSnapshot()
    for (const pixels of [8, 16, 30, 44, 60, 90]) {
      editor.commands.place({ width: pixels / scale, height: pixels / scale })
      await still(editor)
      const thing = speck.getBoundingClientRect()
      for (const grip of canvasElement.querySelectorAll('[data-handle], [data-rotate]')) {
        const { left, top, right, bottom } = grip.getBoundingClientRect()
        const across = Math.max(0, Math.min(right, thing.right) - Math.max(left, thing.left))
        const along = Math.max(0, Math.min(bottom, thing.bottom) - Math.max(top, thing.top))
        await expect((across * along) / (thing.width * thing.height)).toBeLessThan(1 / 3)
      }
      const { x, y } = middleOf(speck)
      const pressed = canvasElement.ownerDocument.elementFromPoint(x, y)
      await expect(pressed?.closest('[data-handle], [data-rotate]')).toBeNull()
      await drag(stage, { x, y }, { x: 40, y: 30 }, { ctrlKey: true })
      await expect(editor.live.getSnapshot().frame?.x).toBeCloseTo(150 + 40 / scale, 1)
      editor.commands.undo()
    }
  }
})
