import { type TextNode, layoutText, minFontSize } from '@motif/design'
import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, openSettings, stageName, textNamed } from '../fixtures/design-tool.ts'
import { down, middleOf, move, still, up } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'
import { slide } from '../fixtures/slide.ts'

const words: TextNode = {
  id: 'words',
  type: 'text',
  text: 'Good morning to all of you',
  font: 'bricolage-grotesque-700',
  size: 20,
  x: 150,
  y: 120,
  rotation: 0,
  opacity: 1,
  align: 'start',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18'
}

const meta = preview.meta({
  title: 'Screens/Design tool/Text boxes',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorWith([words])
  }
})

const longTimeout = { timeout: 20_000 }
const editorOf = ({ editor }: typeof designToolProps) => {
  if (!editor) throw new Error('This story has no editor.')
  return editor
}
const textOf = (args: typeof designToolProps) => editorOf(args).store.getSnapshot().nodes[0] as TextNode
const layoutOf = (args: typeof designToolProps) => {
  const fonts = editorOf(args).fonts.getSnapshot()
  if (!fonts) throw new Error('The fonts are not here.')
  return layoutText(textOf(args), fonts)
}

async function settingsOf(canvas: ReturnType<typeof within>, text = words.text) {
  const node = await canvas.findByRole('button', { name: textNamed(text) }, longTimeout)
  node.focus()
  const settings = await openSettings(canvas)
  await waitFor(() => expect(settings).toBeVisible())
  await within(settings).findByRole('radio', { name: m.editor_box_wrap() }, longTimeout)
  return within(settings)
}

/** Even a low single line has side handles. A narrower box wraps the text. */
export const PulledAtTheSide = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const settings = await settingsOf(canvas)
    const stage = canvas.getByRole('region', { name: stageName() })
    await still(editor)
    const handle = stage.querySelector<HTMLElement>('[data-handle=e]')
    if (!handle) throw new Error('There is no handle at the side.')
    await expect(handle).toBeVisible()
    const before = editor.live.getSnapshot().frame
    const from = middleOf(handle)
    const by = -(before?.width ?? 0) * editor.camera.getSnapshot().scale * 0.5
    await down(handle, from)
    await move(stage, from, { x: from.x + by, y: from.y })
    await up(stage, { x: from.x + by, y: from.y })
    await expect(textOf(args)).toMatchObject({ fit: 'wrap', size: 20 })
    await expect(layoutOf(args).lines.length).toBeGreaterThan(1)
    const after = editor.live.getSnapshot().frame
    await expect((after?.y ?? 0) - (after?.height ?? 0) / 2).toBeCloseTo(
      (before?.y ?? 0) - (before?.height ?? 0) / 2,
      1
    )
    await waitFor(() => expect(settings.getByRole('radio', { name: m.editor_box_wrap() })).toBeChecked())
    // The resize is one undo step.
    editor.commands.undo()
    await expect(textOf(args)).toEqual(words)
  }
})

/** Every kind of text box, by fields and keys. */
export const Fields = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const settings = await settingsOf(canvas)
    const field = (label: string) =>
      settings.findByRole('spinbutton', { name: m.editor_label_unit({ label, unit: 'mm' }) })
    const set = async (label: string, value: string) => {
      const input = await field(label)
      await userEvent.clear(input)
      await userEvent.type(input, value)
    }
    await expect(settings.getByText(m.editor_box_grow_hint())).toBeVisible()
    await userEvent.click(settings.getByRole('radio', { name: m.editor_box_wrap() }))
    await set(m.editor_box_width(), '90')
    await waitFor(() => expect(textOf(args)).toMatchObject({ fit: 'wrap', width: 90 }))
    await expect(layoutOf(args).lines.length).toBeGreaterThan(2)
    await userEvent.click(settings.getByRole('radio', { name: m.editor_box_shrink() }))
    await set(m.editor_box_height(), '30')
    await waitFor(() => expect(textOf(args)).toMatchObject({ fit: 'shrink', width: 90, height: 30, size: 20 }))
    const { size } = layoutOf(args)
    await expect(size).toBeLessThan(20)
    await expect(
      settings.getByText(m.editor_box_shrunk({ size: Number(size.toFixed(1)), unit: 'mm' }), { exact: false })
    ).toBeVisible()
    // A message states that the text does not fit even at the smallest printable size.
    await set(m.editor_box_height(), '2')
    await expect(await settings.findByText(m.editor_box_overfull({ size: minFontSize, unit: 'mm' }))).toBeVisible()
    await userEvent.click(settings.getByRole('radio', { name: m.editor_box_grow() }))
    await waitFor(() => expect(textOf(args)).not.toHaveProperty('fit'))
    // Shortcuts on the stage.
    canvas.getByRole('button', { name: textNamed(words.text) }).focus()
    const { width = 0 } = editorOf(args).live.getSnapshot().frame ?? {}
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}{/Alt}')
    await expect(textOf(args)).toMatchObject({ fit: 'wrap', width: expect.closeTo(width + 5, 1) })
  }
})

/** Nested outlines, a shadow and transparent text. */
export const OutlinesAndShadow = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const settings = await settingsOf(canvas)
    const set = async (label: string, value: string) => {
      const input = await settings.findByRole('spinbutton', { name: m.editor_label_unit({ label, unit: 'mm' }) })
      await userEvent.clear(input)
      await userEvent.type(input, value)
    }
    const [outline] = settings.getAllByText(m.editor_fold_outline())
    await userEvent.click(outline ?? document.body)
    await userEvent.click(await settings.findByRole('checkbox', { name: m.editor_stroke() }))
    await userEvent.click(await settings.findByRole('button', { name: m.editor_outline_more() }))
    await set(m.editor_outline_width({ number: 2 }), '3')
    await userEvent.click(settings.getByRole('button', { name: m.editor_outline_more() }))
    await waitFor(() => expect(textOf(args)).toMatchObject({ stroke: { width: 1 }, outlines: [{ width: 3 }, {}] }))
    await userEvent.click(settings.getByRole('button', { name: m.editor_outline_remove({ number: 2 }) }))
    await waitFor(() => expect(textOf(args).outlines).toEqual([{ colour: '#ffffff', width: 1 }]))
    const [shadow] = settings.getAllByText(m.editor_fold_shadow())
    await userEvent.click(shadow ?? document.body)
    await userEvent.click(await settings.findByRole('checkbox', { name: m.editor_shadow() }))
    await set(m.editor_shadow_right(), '-4')
    await set(m.editor_shadow_down(), '6')
    await waitFor(() => expect(textOf(args)).toMatchObject({ shadow: { x: -4, y: 6, opacity: 1 } }))
    // Three paths are behind the letters. Only that of the shadow is translated.
    await waitFor(() =>
      expect(canvas.getByTestId('sheets').querySelectorAll('g g[transform="translate(-4 6)"] > path')).toHaveLength(1)
    )
    await userEvent.click(settings.getByRole('checkbox', { name: m.editor_shadow() }))
    await expect(textOf(args)).not.toHaveProperty('shadow')
    await slide(settings.getByRole('slider', { name: m.editor_image_opacity() }), 50)
    await expect(textOf(args)).toMatchObject({ opacity: 0.5 })
  }
})

/** Marked paragraphs become a list, the others do not. Backspace after a marker removes it. */
export const ListOfSome = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    args.editor = editorWith([{ ...words, text: 'Shopping\nBread\nMilk' }])
  },
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const settings = await settingsOf(canvas, 'Shopping Bread Milk')
    editor.send({ type: 'EDIT_TEXT', nodeId: 'words' })
    const typing = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: m.editor_typing() })
    typing.setSelectionRange(11, 16)
    const bullets = settings.getByRole('radio', { name: m.editor_list_bullets() })
    await waitFor(() => expect(editor.letters.getSnapshot()).toMatchObject({ start: 11, end: 16 }))
    await userEvent.click(bullets)
    await waitFor(() => expect(textOf(args)).toMatchObject({ text: 'Shopping\n• Bread\n• Milk', list: 'bullets' }))
    // The same letters stay marked, and editing goes on.
    await waitFor(() => expect([typing.selectionStart, typing.selectionEnd]).toEqual([13, 20]))
    await expect(bullets).toBeChecked()
    await userEvent.click(settings.getByRole('radio', { name: m.editor_list_numbers() }))
    await waitFor(() => expect(textOf(args)).toMatchObject({ text: 'Shopping\n1. Bread\n2. Milk', list: 'numbers' }))
    typing.focus()
    typing.setSelectionRange(0, 0)
    await waitFor(() => expect(settings.getByRole('radio', { name: m.editor_list_none() })).toBeChecked())
    typing.setSelectionRange(12, 12)
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(textOf(args).text).toBe('Shopping\nBread\n1. Milk'))
    await expect(typing.selectionStart).toBe(9)
    await userEvent.keyboard('{Escape}')
    for (let step = 0; step < 3; step += 1) editor.commands.undo()
    await expect(textOf(args).text).toBe('Shopping\nBread\nMilk')
  }
})

/** Solid letters, by fields, sliders and keys. Each slider is one undo step. */
export const SolidLetters = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const settings = await settingsOf(canvas)
    await userEvent.click(settings.getByRole('button', { name: m.editor_fold_extrusion() }))
    await userEvent.click(await settings.findByRole('checkbox', { name: m.editor_extrusion() }, longTimeout))
    await expect(textOf(args).extrusion).toEqual({ colour: '#828280', depth: 3, angle: 45 })
    // One path is behind the letters.
    const paths = () => canvas.getByTestId('sheets').querySelectorAll('g > path[fill="#828280"]')
    await waitFor(() => expect(paths()).toHaveLength(1))
    const flat = paths()[0]?.getAttribute('d')
    await slide(settings.getByRole('slider', { name: m.editor_extrusion_depth() }), 8)
    await slide(settings.getByRole('slider', { name: m.editor_extrusion_direction() }), 90)
    await userEvent.keyboard('{ArrowRight}')
    await expect(textOf(args).extrusion).toMatchObject({ depth: 8, angle: 95 })
    await waitFor(() => expect(paths()[0]?.getAttribute('d')).not.toBe(flat))
    const label = m.editor_label_unit({ label: m.editor_extrusion_depth(), unit: 'mm' })
    const depth = settings.getByRole('spinbutton', { name: label })
    await userEvent.clear(depth)
    await userEvent.type(depth, '0.1')
    await expect(depth).toBeInvalid()
    await userEvent.clear(depth)
    await userEvent.type(depth, '2.5')
    await waitFor(() => expect(textOf(args).extrusion).toMatchObject({ depth: 2.5 }))
    editor.commands.undo()
    await expect(textOf(args).extrusion).toMatchObject({ depth: 8, angle: 95 })
    editor.commands.undo()
    editor.commands.undo()
    editor.commands.undo()
    await expect(textOf(args)).toEqual(words)
  }
})

/** The bar of a phone has a separate tool for solid letters. */
export const SolidLettersOnAPhone = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const thing = await canvas.findByRole('button', { name: textNamed(words.text) }, longTimeout)
    thing.focus()
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_fold_extrusion() }, longTimeout))
    await userEvent.click(await canvas.findByRole('checkbox', { name: m.editor_extrusion() }, longTimeout))
    await slide(await canvas.findByRole('slider', { name: m.editor_extrusion_depth() }), 6)
    await expect(textOf(args).extrusion).toMatchObject({ depth: 6, angle: 45 })
    // The colour can be chosen there, and the sheet leaves the letters visible.
    await expect(canvas.getByRole('radiogroup', { name: m.editor_extrusion_colour() })).toBeInTheDocument()
    await expect(thing).toBeVisible()
  }
})

/** Solid letters in every kind of text. */
export const SolidTexts = meta.story({
  tags: ['picture'],
  beforeEach: ({ args }) => {
    args.editor = editorWith([
      {
        ...words,
        text: 'Solid',
        font: 'anton',
        size: 60,
        align: 'centre',
        y: 90,
        fill: '#f2b134',
        stroke: { colour: '#1c1b18', width: 1 },
        extrusion: { colour: '#c8371b', depth: 9, angle: 50 }
      },
      {
        ...words,
        id: 'bent',
        text: 'over the top',
        font: 'lobster',
        size: 30,
        align: 'centre',
        y: 200,
        arc: 120,
        fill: '#1f6b45',
        extrusion: { colour: '#113b26', depth: 5, angle: 90 }
      },
      {
        ...words,
        id: 'from-right',
        text: 'مرحبا',
        font: 'lalezar',
        size: 50,
        align: 'centre',
        y: 300,
        fill: '#1f5fa8',
        extrusion: { colour: '#11345c', depth: 6, angle: 150 },
        shadow: { colour: '#1c1b18', x: 4, y: 8, opacity: 0.3 }
      }
    ])
  },
  play: async ({ canvas }) => {
    await settingsOf(canvas, 'Solid')
    await expect(await canvas.findByRole('checkbox', { name: m.editor_extrusion() }, longTimeout)).toBeChecked()
  }
})

/** Text typed on the stage beyond the limit is cut off. A message on the stage says so. */
export const TypedFull = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const settings = await settingsOf(canvas)
    await expect(settings.getByRole('radio', { name: m.editor_box_grow() })).toBeChecked()
    editorOf(args).commands.sizeTextBox({ width: 200 })
    editorOf(args).send({ type: 'EDIT_TEXT', nodeId: 'words' })
    const typing = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: m.editor_typing() })
    await expect(canvas.queryByTestId('text-full')).toBeNull()
    await fireEvent.change(typing, { target: { value: 'Good morning '.repeat(400) } })
    await expect(await canvas.findByTestId('text-full')).toHaveTextContent(m.editor_text_full({ limit: '5,000' }))
    await expect(textOf(args).text).toHaveLength(5000)
    // Further input is rejected. The text after the caret and the caret stay the same.
    const full = `${'o'.repeat(4999)}!`
    await fireEvent.change(typing, { target: { value: full } })
    typing.setSelectionRange(2, 2)
    // oxlint-disable-next-line typescript/no-deprecated -- typed as the browser types: an event alone moves no caret
    document.execCommand('insertText', false, 'o')
    await expect(textOf(args).text).toBe(full)
    await expect([typing.selectionStart, typing.selectionEnd]).toEqual([2, 2])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByTestId('text-full')).toBeNull())
  }
})

/** Paragraphs become list items. Enter starts the next item, and ends the list in an empty item. */
export const Lists = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    args.editor = editorWith([{ ...words, text: 'Bread\nMilk' }])
  },
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    const settings = await settingsOf(canvas, 'Bread Milk')
    await userEvent.click(settings.getByRole('radio', { name: m.editor_list_numbers() }))
    await waitFor(() => expect(textOf(args)).toMatchObject({ text: '1. Bread\n2. Milk', list: 'numbers' }))
    editor.send({ type: 'EDIT_TEXT', nodeId: 'words' })
    const typing = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: m.editor_typing() })
    typing.setSelectionRange(8, 8)
    await userEvent.keyboard('{Enter}')
    // The following item is renumbered, and the caret is after the new marker.
    await waitFor(() => expect(textOf(args).text).toBe('1. Bread\n2. \n3. Milk'))
    await expect(typing.selectionStart).toBe(12)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(textOf(args).text).toBe('1. Bread\n\n2. Milk'))
    await userEvent.keyboard('{Escape}')
    // The text field beside the stage behaves alike. An item is deleted there.
    const field = settings.getByRole<HTMLTextAreaElement>('textbox', { name: m.editor_text_content() })
    field.focus()
    field.setSelectionRange(8, 8)
    // Enter confirms the candidate of an input method.
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await expect(textOf(args).text).toBe('1. Bread\n\n2. Milk')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(textOf(args).text).toBe('1. Bread\n2. \n\n3. Milk'))
    field.setSelectionRange(0, 9)
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(textOf(args).text).toBe('1. \n\n2. Milk'))
    await userEvent.keyboard('Jam')
    await expect(field.selectionStart).toBe(3)
    editor.commands.undo()
    await expect(textOf(args).text).toBe('1. Bread\n\n2. Milk')
    await userEvent.click(settings.getByRole('radio', { name: m.editor_list_none() }))
    await waitFor(() => expect(textOf(args)).toMatchObject({ text: 'Bread\n\nMilk' }))
  }
})
