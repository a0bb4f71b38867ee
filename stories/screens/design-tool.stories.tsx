import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor, openSettings, stageName } from '../fixtures/design-tool.ts'
import { isActiveItem } from '../fixtures/menus.ts'
import { click, doubleClick, down, drag, frame, middleOf, move, pinch, still } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Design tool',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  // Each story has its own editor.
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
  }
})

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }

type Canvas = ReturnType<typeof within>
const stageOf = (canvas: Canvas) => canvas.getByRole('region', { name: stageName() })
/** Lazily loaded modules take time. */
const longTimeout = { timeout: 20_000 }
/** Returns a node once its fonts have loaded and the stage has its size. */
async function nodeOf(canvas: Canvas, name: string | RegExp) {
  const node = await canvas.findByRole('button', { name }, longTimeout)
  for (let count = 0; count < 5; count += 1) await frame()
  return node
}
const stillOf = async (editor: typeof designToolProps.editor) => (editor ? still(editor) : undefined)
const stateOf = (editor: typeof designToolProps.editor) => {
  if (!editor) throw new Error('This story has no editor.')
  return editor.store.getSnapshot()
}

export const Ready = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  play: async ({ canvas }) => {
    await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
  }
})

const acts = { onAlsoOn: fn(), onShare: fn(), onVersions: fn() }

export const AboutTheDesign = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: acts,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_design_menu() }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: m.designs_versions() }))
    await expect(acts.onVersions).toHaveBeenCalledOnce()
  }
})

export const FromTextToTheCart = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    await userEvent.click(canvas.getByRole('button', { name: m.editor_tool_text() }))
    await expect(args.onAddText).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('radio', { name: 'Moss' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ optionId: 'colour', value: 'moss' })
    await userEvent.click(canvas.getByRole('button', { name: m.editor_add_to_cart() }))
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(stateOf(args.editor).areaId).toBe('back')
    await expect(canvas.getByText(m.editor_stage_empty())).toBeVisible()
  }
})

export const KeyboardAlone = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const hello = await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    hello.focus()
    await expect(stateOf(args.editor).selectedIds).toEqual(['hello'])
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
    await expect(stateOf(args.editor).nodes[1]).toMatchObject({ x: 149, y: 160 })
    const somewhere = String.raw`[\d.]+`
    const movedTo = new RegExp(m.editor_said_moved_to({ name: 'Hello', x: somewhere, y: somewhere }), 'u')
    await waitFor(() => expect(canvas.getByText(movedTo)).toBeInTheDocument())
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(stateOf(args.editor).nodes).toHaveLength(4)
    await userEvent.keyboard('{Delete}')
    await userEvent.keyboard('{Control>}a{/Control}{Control>}g{/Control}')
    await expect(stateOf(args.editor).nodes).toMatchObject([{ type: 'group' }])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(stateOf(args.editor).nodes).toHaveLength(3)
    await userEvent.keyboard('{Shift>}{Control>}z{/Control}{/Shift}')
    await expect(stateOf(args.editor).nodes).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(stateOf(args.editor).selectedIds).toEqual([])
    await userEvent.keyboard('?')
    const list = await canvas.findByRole('dialog', { name: m.editor_shortcuts() }, longTimeout)
    await waitFor(() => expect(within(list).getByText(m.editor_do_front())).toBeVisible())
    // While the dialog is open, keys do not act on the design.
    await waitFor(() => expect(within(list).getByRole('button', { name: m.common_close() })).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(stateOf(args.editor)).toMatchObject({ nodes: { length: 1 }, selectedIds: [] })
  }
})

export const Dragging = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const node = await nodeOf(canvas, m.editor_node_text({ text: 'GOOD MORNING CLUB', index: 3, count: 3 }))
    const stage = stageOf(canvas)
    const from = middleOf(node)
    await drag(stage, from, { x: 0, y: 37 }, { ctrlKey: true })
    await expect(stateOf(args.editor).selectedIds).toEqual(['morning'])
    await waitFor(() => expect(Math.abs(middleOf(node).y - from.y - 37)).toBeLessThan(2))
    await waitFor(() => expect(node).toHaveFocus())
    // Escape during a drag reverts it.
    const before = stateOf(args.editor).document
    await down(stage, middleOf(node))
    await move(stage, middleOf(node), { x: from.x + 60, y: from.y + 60 })
    await userEvent.keyboard('{Escape}')
    await expect(stateOf(args.editor).document).toBe(before)
  }
})

export const SnappedToTheCentre = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const node = await nodeOf(canvas, m.editor_node_text({ text: 'GOOD MORNING CLUB', index: 3, count: 3 }))
    const stage = stageOf(canvas)
    const from = middleOf(node)
    await down(stage, from)
    await move(stage, from, { x: from.x + 3, y: from.y + 41 })
    await expect(canvas.getByTestId('guide-down').style.transform).not.toContain('-10000')
    const atTheCentre = new RegExp(m.editor_said_snapped({ guides: `.*${m.editor_snap_area_centre()}.*` }), 'u')
    await waitFor(() => expect(canvas.getByText(atTheCentre)).toBeInTheDocument())
    await expect(args.editor?.live.getSnapshot().frame?.x).toBeCloseTo(150)
  }
})

export const ResizedAndTurned = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args, canvasElement }) => {
    const sun = await nodeOf(canvas, m.editor_node({ kind: m.editor_layer_shape(), index: 1, count: 3 }))
    sun.focus()
    await waitFor(() => expect(canvasElement.querySelector('[data-handle=se]')).toBeVisible())
    const grip = canvasElement.querySelector('[data-handle=se]') ?? sun
    await drag(grip, middleOf(grip), { x: 40, y: 40 }, { ctrlKey: true })
    const [node] = stateOf(args.editor).nodes
    await expect(node && 'width' in node ? node.width : 0).toBeGreaterThan(125)
    // On a phone, the settings open and move the view. The second drag must wait for this.
    if (args.editor) await still(args.editor)
    const turn = canvasElement.querySelector('[data-rotate]') ?? sun
    await drag(turn, middleOf(turn), { x: -200, y: -60 }, { shiftKey: true })
    await expect((stateOf(args.editor).nodes[0]?.rotation ?? 0) % 15).toBe(0)
    await expect(stateOf(args.editor).nodes[0]?.rotation).not.toBe(0)
  }
})

export const ManyChosen = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    const stage = stageOf(canvas)
    const { left, top, width, height } = stage.getBoundingClientRect()
    await down(stage, { x: left + 5, y: top + 5 })
    await move(stage, { x: left + 5, y: top + 5 }, { x: left + width - 5, y: top + height - 80 })
    await expect(canvas.getByTestId('marquee')).toBeVisible()
    await fireEvent.pointerUp(stage, { pointerId: 1, clientX: left + width - 5, clientY: top + height - 80 })
    await expect(stateOf(args.editor).selectedIds).toHaveLength(3)
    await openSettings(canvas)
    await expect(canvas.getAllByRole('heading', { name: m.editor_count_things({ count: 3 }) }).length).toBeGreaterThan(
      0
    )
  }
})

/** On a phone, the first tap opens the settings, which move the view before the second tap. */
export const TypedInPlace = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const hello = await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    const stage = stageOf(canvas)
    await doubleClick(stage, middleOf(hello))
    const typing = await canvas.findByRole('textbox', { name: m.editor_typing() })
    await expect(typing).toHaveFocus()
    await expect(canvas.getAllByTestId('text-marked').length).toBeGreaterThan(0)
    await userEvent.keyboard('{End} you')
    await expect(stateOf(args.editor).nodes[1]).toMatchObject({ text: 'Hello you' })
    await waitFor(() => expect(canvas.getByTestId('text-caret')).toHaveAttribute('data-index', '9'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('textbox', { name: m.editor_typing() })).toBeNull()
    await expect(stateOf(args.editor).nodes[1]).toMatchObject({ text: 'Hello you' })
    await expect(stateOf(args.editor).selectedIds).toEqual(['hello'])
    await userEvent.keyboard('{Escape}')
    await expect(stateOf(args.editor).selectedIds).toEqual([])
  }
})

export const MenuByRightClick = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const hello = await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    const { x, y } = middleOf(hello)
    await fireEvent.contextMenu(stageOf(canvas), { clientX: x, clientY: y, button: 2 })
    const menu = await canvas.findByRole('menu', { name: m.editor_menu() }, longTimeout)
    await isActiveItem(canvas, within(menu).getByRole('menuitem', { name: m.editor_do_copy() }))
    await userEvent.click(within(menu).getByRole('menuitem', { name: m.editor_do_back() }))
    await expect(stateOf(args.editor).nodes[0]).toMatchObject({ id: 'hello' })
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await canvas.findByRole('menu', { name: m.editor_menu() }, longTimeout)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(hello).toHaveFocus())
  }
})

export const ZoomedByFingersWheelAndKeys = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const hello = await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    const stage = stageOf(canvas)
    const zoom = () => args.editor?.camera.getZoom() ?? 0
    await pinch(stage, middleOf(hello), 40, 80)
    await expect(zoom()).toBeCloseTo(2, 1)
    await userEvent.click(canvas.getByRole('button', { name: m.editor_zoom_fit() }))
    await expect(zoom()).toBeCloseTo(1)
    const { x, y } = middleOf(hello)
    await fireEvent.wheel(stage, { deltaY: -100, ctrlKey: true, clientX: x, clientY: y })
    await frame()
    await waitFor(() => expect(zoom()).toBeCloseTo(1.284, 2))
    await userEvent.keyboard('{Control>}0{/Control}')
    await waitFor(() => expect(zoom()).toBeCloseTo(1))
  }
})

export const LayersOpened = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    await userEvent.click(canvas.getByRole('button', { name: m.editor_layers_title() }))
    const [layers] = await canvas.findAllByRole('region', { name: m.editor_layers_title() }, longTimeout)
    if (!layers) throw new Error('The panel did not open.')
    await userEvent.click(await within(layers).findByRole('button', { name: 'GOOD MORNING CLUB' }, longTimeout))
    await expect(stateOf(args.editor).selectedIds).toEqual(['morning'])
  }
})

export const TextChosen = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const hello = await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    hello.focus()
    await openSettings(canvas)
    await canvas.findAllByRole('textbox', { name: m.editor_text_content() }, longTimeout)
    await expect(stateOf(args.editor).selectedIds).toEqual(['hello'])
  }
})

export const SettingAText = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const hello = await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    hello.focus()
    await openSettings(canvas)
    const settings = () => within(canvas.getAllByRole('region', { name: m.editor_inspector() })[0] ?? stageOf(canvas))
    await userEvent.type(await settings().findByRole('textbox', { name: m.editor_text_content() }, longTimeout), '!')
    await expect(stateOf(args.editor).nodes[1]).toMatchObject({ text: 'Hello!' })
    await userEvent.click(settings().getByRole('radio', { name: m.editor_ink_forest() }))
    await expect(stateOf(args.editor).nodes[1]).toMatchObject({ fill: '#1f6b45' })
    // Undo inside the text field is that of the field.
    await userEvent.click(settings().getByRole('textbox', { name: m.editor_text_content() }))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(stateOf(args.editor).nodes[1]).toMatchObject({ fill: '#1f6b45' })
    await userEvent.click(settings().getByRole('button', { name: m.editor_delete() }))
    await expect(stateOf(args.editor).nodes).toHaveLength(2)
  }
})

export const Renamed = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: m.editor_name() })
    await userEvent.clear(name)
    await userEvent.type(name, 'Sunday tee{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith({ name: 'Sunday tee' })
  }
})

export const Empty = meta.story({
  beforeEach: ({ args }) => void (args.editor = editorFor('blank')),
  args: { save: 'device', name: 'Untitled design' }
})

export const OnNavy = meta.story({
  beforeEach: ({ args }) => void (args.editor = editorFor('ridge')),
  args: { choices: { colour: 'harbour-navy', size: 'l' }, name: 'North Ridge runners', save: 'saving' }
})

export const Arabic = meta.story({
  tags: ['picture'],
  beforeEach: ({ args }) => void (args.editor = editorFor('marhaba')),
  args: { name: 'هدية لأمي' },
  play: async ({ canvas, args }) => {
    const words = await nodeOf(canvas, m.editor_node_text({ text: 'مرحبا يا صباح', index: 2, count: 2 }))
    words.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('textbox', { name: m.editor_typing() })
    await userEvent.keyboard('{Home}')
    // Right-to-left text starts at the right.
    const middle = middleOf(words).x
    await waitFor(() => expect(middleOf(canvas.getByTestId('text-caret')).x).toBeGreaterThan(middle))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(middleOf(canvas.getByTestId('text-caret')).x).toBeLessThan(middle))
    await userEvent.keyboard('{Escape}')
    // Editing without input adds no undo step.
    await expect(stateOf(args.editor).canUndo).toBe(false)
  }
})

export const Offline = meta.story({
  tags: ['picture'],
  args: { save: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.editor_save_offline(), { selector: 'span' })).toBeVisible()
    await expect(
      await canvas.findByText(m.editor_save_offline(), { selector: 'output' }, longTimeout)
    ).toBeInTheDocument()
  }
})

export const NotSaved = meta.story({
  tags: ['picture'],
  args: { save: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onSaveRetry).toHaveBeenCalledOnce()
  }
})

export const Uploading = meta.story({
  tags: ['picture'],
  args: { uploads: [{ id: 'u1', fileName: 'holiday-in-brittany-with-everyone.jpeg', progress: 0.6 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.6)
  }
})

export const UploadChosen = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const file = new File(['picture'], 'cat.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByTestId('upload-rail'), file)
    await expect(args.onAddImage).toHaveBeenCalledWith({ file })
  }
})

export const UploadFailed = meta.story({
  tags: ['picture'],
  args: {
    uploads: [
      { id: 'u1', fileName: 'holiday.jpeg', progress: 0, failure: { code: 'network', message: 'Network error' } },
      {
        id: 'u2',
        fileName: 'logo.pdf',
        progress: 0,
        failure: { code: 'unsupported-media-type', message: 'That kind of content is not taken' }
      }
    ]
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onUploadRetry).toHaveBeenCalledWith({ uploadId: 'u1' })
    await expect(canvas.getByText(m.editor_upload_failed_kind())).toBeVisible()
  }
})

export const SoldOut = meta.story({
  tags: ['picture'],
  args: { isAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: m.editor_add_to_cart() })).toBeDisabled()
  }
})

export const Loading = meta.story({ args: { product: undefined, isLoading: true } })
export const Failed = meta.story({
  tags: ['picture'],
  args: { product: undefined, failure: { code: 'unavailable', message: 'Not ready' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

export const Phone = meta.story({ ...phone })
/** The most used tools are visible. The others expand, and collapse after one is clicked. */
export const PhoneTools = meta.story({
  tags: ['picture'],
  ...phone,
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: m.editor_tool_more() })
    await expect(canvas.queryByRole('button', { name: m.editor_layers_title() })).toBeNull()
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: m.editor_layers_title() }))
    await canvas.findByRole('region', { name: m.editor_layers_title() }, longTimeout)
    await expect(canvas.queryByRole('button', { name: m.editor_layers_title() })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: m.editor_layers_title() })).toBeVisible()
  }
})
export const PhoneTextChosen = meta.story({
  tags: ['picture'],
  ...phone,
  play: async ({ canvas, args }) => {
    const hello = await nodeOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    await click(stageOf(canvas), middleOf(hello), { pointerType: 'touch' })
    await expect(stateOf(args.editor).selectedIds).toEqual(['hello'])
  }
})

/** Touch has no Shift key. The button for multiple selection is where the selection is reported. */
export const PhoneSeveralChosen = meta.story({
  tags: ['deed'],
  ...phone,
  play: async ({ canvas, args }) => {
    const chosen = () => stateOf(args.editor).selectedIds
    const finger = { pointerType: 'touch' } as const
    const [stage, words] = [
      stageOf(canvas),
      await nodeOf(canvas, m.editor_node_text({ text: 'GOOD MORNING CLUB', index: 3, count: 3 }))
    ]
    await click(stage, middleOf(words), finger)
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_layers_several() }))
    const bar = within(await canvas.findByRole('region', { name: m.editor_layers_several() }))
    await expect(bar.getByRole('heading', { name: m.editor_chosen_count({ count: 1 }) })).toHaveFocus()
    await expect(canvas.queryByRole('region', { name: m.editor_inspector() })).toBeNull()
    await stillOf(args.editor)

    const hello = canvas.getByRole('button', { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) })
    await click(stage, middleOf(hello), finger)
    await expect(chosen()).toEqual(['morning', 'hello'])
    await waitFor(() => expect(within(stage).getByText(m.editor_chosen_count({ count: 2 }))).toBeInTheDocument())
    await click(stage, middleOf(words), finger)
    await expect(chosen()).toEqual(['hello'])
    await waitFor(() => expect(within(stage).getByText(m.editor_chosen_count({ count: 1 }))).toBeInTheDocument())
    await pinch(stage, middleOf(hello), 40, 50)
    await expect(chosen()).toEqual(['hello'])
    // A selection rectangle from beside the text over its end.
    const { left, right, top, bottom } = words.getBoundingClientRect()
    await drag(stage, { x: right + 12, y: bottom + 30 }, { x: (left - right) / 4, y: top - bottom - 30 }, finger)
    await expect(chosen()).toEqual(['hello', 'morning'])
    // By keyboard, Enter deselects the focused node and selects it again.
    words.focus()
    await userEvent.keyboard('{Enter}')
    await expect(chosen()).toEqual(['hello'])
    await userEvent.keyboard('{Enter}')
    await userEvent.click(bar.getByRole('button', { name: m.editor_done() }))
    const settings = within(await openSettings(canvas))
    await userEvent.click(await settings.findByRole('button', { name: m.editor_layer_group() }, longTimeout))
    await expect(stateOf(args.editor).nodes).toMatchObject([{ id: 'sun' }, { type: 'group' }])
  }
})
