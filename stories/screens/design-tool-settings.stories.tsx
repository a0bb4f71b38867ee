import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor, openSettings } from '../fixtures/design-tool.ts'
import { inShell } from '../fixtures/shells.ts'
import { slide } from '../fixtures/slide.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Settings',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
  }
})

type Canvas = ReturnType<typeof within>

const stateOf = (editor: typeof designToolProps.editor) => {
  if (!editor) throw new Error('This story has no editor.')
  return editor.store.getSnapshot()
}

/** Matches the button of the font family, whichever is selected. */
const isTypeface = (name: string) => name.startsWith(`${m.editor_font()} `)

/** Selects a node by keyboard focus and returns its settings. */
async function settingsOf(canvas: Canvas, name: string) {
  const node = await canvas.findByRole('button', { name }, { timeout: 20_000 })
  node.focus()
  const settings = await openSettings(canvas)
  // A phone's sheet is hidden until it opens.
  await waitFor(() => expect(settings).toBeVisible())
  return within(settings)
}

export const Text = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const settings = await settingsOf(canvas, m.editor_node_text({ text: 'Hello', index: 2, count: 3 }))
    const hello = () => stateOf(args.editor).nodes[1]
    // Text beyond the limit is cut off, and a message says so.
    const words = await settings.findByRole<HTMLTextAreaElement>(
      'textbox',
      { name: m.editor_text_content() },
      { timeout: 20_000 }
    )
    await fireEvent.change(words, { target: { value: 'Hello '.repeat(900) } })
    await expect(hello()).toMatchObject({ text: 'Hello '.repeat(900).slice(0, 5000) })
    await expect(settings.getByText(m.editor_text_full({ limit: '5,000' }))).toBeVisible()
    // A letter typed inside a full text is rejected. The caret stays.
    words.focus()
    words.setSelectionRange(2, 2)
    // oxlint-disable-next-line typescript/no-deprecated -- typed as the browser types: an event alone moves no caret
    document.execCommand('insertText', false, 'l')
    await expect([words.value, words.selectionStart]).toEqual(['Hello '.repeat(900).slice(0, 5000), 2])
    await fireEvent.change(words, { target: { value: 'Hello' } })
    await expect(settings.queryByText(m.editor_text_full({ limit: '5,000' }))).toBeNull()
    // The font list can be filtered by script and shows each family in its own font.
    await userEvent.click(await settings.findByRole('button', { name: isTypeface }, { timeout: 20_000 }))
    await userEvent.selectOptions(settings.getByRole('combobox', { name: m.editor_script() }), m.editor_script_arabic())
    await expect(settings.getByText(m.editor_font_found({ count: 6 }))).toBeVisible()
    await userEvent.selectOptions(settings.getByRole('combobox', { name: m.editor_script() }), m.editor_script_latin())
    await userEvent.selectOptions(settings.getByRole('combobox', { name: m.editor_font_kind() }), m.editor_font_serif())
    await userEvent.type(settings.getByRole('searchbox', { name: m.editor_font_search() }), 'play')
    await waitFor(
      () =>
        expect(getComputedStyle(settings.getAllByText('Playfair Display')[0] ?? document.body).fontFamily).toContain(
          'motif playfair-display'
        ),
      { timeout: 20_000 }
    )
    await userEvent.click(settings.getByRole('radio', { name: 'Playfair Display' }))
    await userEvent.click(settings.getByRole('radio', { name: m.editor_font_slanted() }))
    await expect(hello()).toMatchObject({ font: 'playfair-display-italic' })
    await userEvent.click(settings.getByRole('radio', { name: m.editor_font_weight({ weight: 700 }) }))
    await expect(hello()).toMatchObject({ font: 'playfair-display-700' })
    await userEvent.click(settings.getByRole('button', { name: isTypeface }))
    // The size, in points.
    await userEvent.click(settings.getByRole('radio', { name: 'pt' }))
    const size = settings.getByRole('spinbutton', {
      name: m.editor_label_unit({ label: m.editor_letter_size(), unit: 'pt' })
    })
    await userEvent.clear(size)
    await userEvent.type(size, '72')
    await expect(hello()).toMatchObject({ size: 25.4 })
    await userEvent.keyboard('{ArrowUp}')
    await expect(hello()).toMatchObject({ size: 25.753 })
    await userEvent.clear(size)
    await expect(settings.getByText(m.editor_number_hint({ min: 2.8, max: 2834.6 }))).toBeVisible()
    // The position settings have a unit switch as well, hence several radios.
    const [millimetres] = settings.getAllByRole('radio', { name: 'mm' })
    await userEvent.click(millimetres ?? document.body)
    // Alignment, arc, outline, spacing and direction.
    await userEvent.click(settings.getByRole('radio', { name: m.editor_align_end() }))
    await userEvent.click(settings.getByText(m.editor_fold_arc()))
    await slide(settings.getByRole('slider', { name: m.editor_arc() }), -120)
    await expect(hello()).toMatchObject({ align: 'end', arc: -120 })
    await userEvent.click(settings.getByRole('button', { name: `${m.editor_reset()} ${m.editor_arc()}` }))
    await expect(hello()).not.toHaveProperty('arc')
    const [outline] = settings.getAllByText(m.editor_fold_outline())
    await userEvent.click(outline ?? document.body)
    await userEvent.click(settings.getByRole('checkbox', { name: m.editor_stroke() }))
    await expect(hello()).toMatchObject({ stroke: { width: 1 } })
    // A stroke too thin to print is rejected with a reason. The reason remains after blur.
    const thickness = settings.getByRole('spinbutton', {
      name: m.editor_label_unit({ label: m.editor_stroke_width(), unit: 'mm' })
    })
    await userEvent.clear(thickness)
    await userEvent.type(thickness, '0.2')
    const tooThin = m.editor_stroke_too_thin({ least: 0.35, unit: 'mm' })
    await expect(settings.getByText(tooThin)).toBeVisible()
    await userEvent.tab()
    await expect(settings.getByText(tooThin)).toBeVisible()
    await expect(hello()).toMatchObject({ stroke: { width: 1 } })
    await userEvent.clear(thickness)
    await userEvent.type(thickness, '0.35')
    await expect(settings.queryByText(tooThin)).toBeNull()
    await expect(hello()).toMatchObject({ stroke: { width: 0.35 } })
    await userEvent.click(settings.getByText(m.editor_fold_spacing()))
    await slide(settings.getByRole('slider', { name: m.editor_letter_spacing() }), 12)
    await slide(settings.getByRole('slider', { name: m.editor_line_height() }), 150)
    await userEvent.click(settings.getByRole('radio', { name: m.editor_direction_rtl() }))
    await expect(hello()).toMatchObject({ letterSpacing: 0.12, lineHeight: 1.5, direction: 'rtl' })
    // Gradients.
    await userEvent.click(settings.getByRole('radio', { name: m.editor_paint_linear() }))
    await userEvent.click(settings.getByRole('button', { name: m.editor_gradient_add() }))
    await fireEvent.change(settings.getByLabelText(m.editor_gradient_colour({ index: 2, count: 3 })), {
      target: { value: '#1f5fa8' }
    })
    await expect(hello()).toMatchObject({
      fill: { type: 'linear', stops: [{ at: 0 }, { at: 0.5, colour: '#1f5fa8' }, { at: 1 }] }
    })
    await slide(settings.getByRole('slider', { name: m.editor_gradient_angle() }), 45)
    await userEvent.click(settings.getByRole('radio', { name: m.editor_paint_radial() }))
    await slide(settings.getByRole('slider', { name: m.editor_gradient_radius() }), 80)
    await expect(hello()).toMatchObject({ fill: { type: 'radial', radius: 0.8 } })
    // Every drag of a slider is one undo step.
    args.editor?.commands.undo()
    await expect(hello()).toMatchObject({ fill: { type: 'radial', radius: 0.5 } })
  }
})
