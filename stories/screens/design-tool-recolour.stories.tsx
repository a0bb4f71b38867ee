import type { ShapeNode } from '@motif/design'
import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, fetchFonts, openSettings } from '../fixtures/design-tool.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const red = '#c8371b'
const green = '#1f6b45'
const shape = (id: string, fill: string, more: Partial<ShapeNode> = {}): ShapeNode => ({
  type: 'shape',
  id,
  shape: 'ellipse',
  x: 150,
  y: 120,
  width: 80,
  height: 80,
  rotation: 0,
  opacity: 1,
  fill,
  ...more
})

const meta = preview.meta({
  title: 'Screens/Design tool/Recolour',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps
})

/** One colour of the design is replaced wherever it is used, as one undo step. */
export const WholeDesign = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith(
      [shape('a', red), shape('b', '#e9a92f', { y: 250, stroke: { colour: red, width: 3 } })],
      [shape('c', red)]
    )
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    await fetchFonts(editor)
    const design = () => JSON.stringify(editor.store.getSnapshot().document.areas)
    const before = design()
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_recolour_title() }, { timeout: 20_000 }))
    const panel = within(await canvas.findByRole('region', { name: m.editor_recolour_title() }))
    const used = within(await panel.findByRole('radiogroup', { name: m.editor_recolour_used() }, { timeout: 20_000 }))
    await userEvent.click(used.getByRole('radio', { name: m.editor_ink_vermilion() }))
    await expect(panel.getByText(m.editor_recolour_count({ count: 3 }))).toBeVisible()
    const inks = within(panel.getByRole('radiogroup', { name: m.editor_recolour_with() }))
    // Two choices in a row are one step.
    await userEvent.click(inks.getByRole('radio', { name: m.editor_ink_sea() }))
    await userEvent.click(inks.getByRole('radio', { name: m.editor_ink_forest() }))
    await expect(design()).toBe(before.replaceAll(red, green))
    await expect(used.getByRole('radio', { name: m.editor_ink_forest() })).toBeChecked()
    editor.commands.undo()
    await expect(design()).toBe(before)
    await expect(editor.store.getSnapshot().canUndo).toBe(false)
  }
})

/** The parts of an uploaded drawing are recoloured colour by colour, and nothing else of the design. */
export const UploadedDrawing = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    const editor = editorWith([
      shape('other', red, { y: 300 }),
      {
        type: 'group',
        id: 'drawing',
        x: 0,
        y: 0,
        rotation: 0,
        opacity: 1,
        scale: 1,
        children: [shape('a', red), shape('b', '#e9a92f', { width: 40 }), shape('c', red, { width: 20 })]
      }
    ])
    editor.commands.select(['drawing'])
    args.editor = editor
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    await fetchFonts(editor)
    const fills = () => JSON.stringify(editor.store.getSnapshot().nodes).match(/#[0-9a-f]{6}/g)
    const settings = within(await openSettings(canvas))
    const parts = within(
      await settings.findByRole('radiogroup', { name: m.editor_recolour_part() }, { timeout: 20_000 })
    )
    await userEvent.click(parts.getByRole('radio', { name: m.editor_ink_vermilion() }))
    const inks = within(settings.getByRole('radiogroup', { name: m.editor_recolour_with() }))
    await userEvent.click(inks.getByRole('radio', { name: m.editor_ink_forest() }))
    await expect(fills()).toEqual([red, green, '#e9a92f', green])
    editor.commands.undo()
    await expect(fills()).toEqual([red, red, '#e9a92f', red])
  }
})

/** The colours of the product can be printed. */
export const FabricAsInk = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith([shape('a', red)])
    args.editor.commands.select(['a'])
  },
  play: async ({ canvas, args }) => {
    const settings = within(await openSettings(canvas))
    const fabrics = await settings.findByRole('radiogroup', { name: m.editor_ink_fabrics() }, { timeout: 20_000 })
    const [fabric] = args.product?.options.flatMap(({ values }) => values.filter(({ swatch }) => swatch !== null)) ?? []
    await userEvent.click(
      within(fabrics).getByRole('radio', { name: m.editor_ink_fabric({ name: fabric?.label ?? '' }) })
    )
    await expect(args.editor?.store.getSnapshot().nodes).toMatchObject([{ fill: fabric?.swatch }])
  }
})

/** In browsers without an eyedropper a tap on the stage picks a colour, under a magnifier. */
export const PickedFromTheStage = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith([shape('a', red, { y: 100 }), shape('b', '#12ab34', { y: 260 })])
    args.editor.commands.select(['a'])
    const own = Object.getOwnPropertyDescriptor(globalThis, 'EyeDropper')
    Reflect.deleteProperty(globalThis, 'EyeDropper')
    return () => {
      if (own) Object.defineProperty(globalThis, 'EyeDropper', own)
    }
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    await fetchFonts(editor)
    const fill = () => editor.store.getSnapshot().nodes[0]
    const settings = within(await openSettings(canvas))
    const pick = await settings.findByRole('button', { name: m.editor_colour_stage() }, { timeout: 20_000 })
    const other = document.querySelector('[data-node="b"]')?.getBoundingClientRect()
    if (!other) throw new Error('The other shape is not on the stage.')
    const at = { clientX: other.left + other.width / 2, clientY: other.top + other.height / 2 }
    // Escape cancels.
    await userEvent.click(pick)
    await screen.findByRole('dialog', { name: m.editor_colour_stage() }, { timeout: 20_000 })
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog', { name: m.editor_colour_stage() })).toBeNull()
    await expect(editor.store.getSnapshot()).toMatchObject({ canUndo: false, selectedIds: ['a'] })
    await waitFor(() => expect(pick).toHaveFocus())
    await userEvent.click(pick)
    const picker = await screen.findByRole('dialog', { name: m.editor_colour_stage() }, { timeout: 20_000 })
    await fireEvent.pointerMove(picker, at)
    await expect(await within(picker).findByTestId('magnifier')).toHaveTextContent('#12AB34')
    await fireEvent.pointerDown(picker, at)
    await fireEvent.pointerUp(picker, at)
    await expect(fill()).toMatchObject({ fill: '#12ab34' })
    await expect(screen.queryByRole('dialog', { name: m.editor_colour_stage() })).toBeNull()
    editor.commands.undo()
    await expect(fill()).toMatchObject({ fill: red })
  }
})
