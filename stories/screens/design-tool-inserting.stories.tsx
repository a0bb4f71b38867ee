import { m } from '@motif/messages'
import type { DesignNode } from '@motif/design'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor, nodeNamed, openSettings, stageName, textNamed } from '../fixtures/design-tool.ts'
import { slide } from '../fixtures/slide.ts'
import { carryTo, click, frame, middleOf } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Inserting',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
  }
})

type Canvas = ReturnType<typeof within>
type Props = typeof designToolProps

const longTimeout = { timeout: 20_000 }
const stateOf = ({ editor }: Props) => {
  if (!editor) throw new Error('This story has no editor.')
  return editor.store.getSnapshot()
}
const lastOf = (args: Props) => stateOf(args).nodes.at(-1) as DesignNode

/** Opens a panel by pointer, or by keyboard only. */
async function open(canvas: Canvas, name: string, isByKeyboard = false) {
  await canvas.findByRole('button', { name: textNamed('Hello') }, longTimeout)
  const tool = canvas.getByRole('button', { name })
  if (isByKeyboard) {
    tool.focus()
    await userEvent.keyboard('{Enter}')
  } else await userEvent.click(tool)
  return within(await canvas.findByRole('region', { name }, longTimeout))
}
const settingsOf = async (canvas: Canvas) => within(await openSettings(canvas))

export const Shapes = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const shapes = await open(canvas, m.insert_shapes())
    await userEvent.click(await shapes.findByRole('button', { name: m.insert_shape_star() }, longTimeout))
    await expect(lastOf(args)).toMatchObject({
      type: 'shape',
      shape: 'star',
      name: m.insert_shape_star(),
      width: 100,
      height: 100,
      fill: '#c8371b'
    })
    // The settings of the new node replace the panel, and the node receives the focus.
    const star = await canvas.findByRole('button', { name: nodeNamed(m.editor_layer_shape(), m.insert_shape_star()) })
    await waitFor(() => expect(star).toHaveFocus())
    const settings = await settingsOf(canvas)
    await slide(await settings.findByRole('slider', { name: m.insert_points() }, longTimeout), 8)
    await slide(settings.getByRole('slider', { name: m.insert_waist() }), 70)
    await userEvent.click(settings.getByRole('radio', { name: m.editor_paint_linear() }))
    await slide(settings.getByRole('slider', { name: m.editor_gradient_angle() }), 45)
    await expect(lastOf(args)).toMatchObject({ points: 8, waist: 0.7, fill: { type: 'linear', angle: 45 } })
    await userEvent.click(settings.getByRole('radio', { name: m.editor_paint_radial() }))
    await expect(lastOf(args)).toMatchObject({ fill: { type: 'radial' } })
    // Without a fill, the shape gets a stroke so that it stays visible.
    await userEvent.click(settings.getByRole('radio', { name: m.editor_paint_none() }))
    await expect(lastOf(args)).toMatchObject({ stroke: { colour: '#c8371b' } })
    await expect(lastOf(args)).not.toHaveProperty('fill')
  }
})

export const ShapesByKeyboard = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const shapes = await open(canvas, m.insert_shapes(), true)
    const rounded = await shapes.findByRole('button', { name: m.insert_shape_rounded() }, longTimeout)
    rounded.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: nodeNamed(m.editor_layer_shape(), m.insert_shape_rounded()) })
      ).toHaveFocus()
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(lastOf(args)).toMatchObject({ shape: 'rectangle', corner: 16, height: 70, x: 151 })
    const settings = await settingsOf(canvas)
    const corner = await settings.findByRole(
      'spinbutton',
      { name: m.editor_label_unit({ label: m.insert_corner(), unit: 'mm' }) },
      longTimeout
    )
    await userEvent.clear(corner)
    await userEvent.type(corner, '50')
    await expect(settings.getByText(m.editor_number_hint({ min: 0, max: 35 }))).toBeVisible()
    await userEvent.clear(corner)
    await userEvent.type(corner, '20')
    await expect(lastOf(args)).toMatchObject({ corner: 20 })
    await userEvent.click(canvas.getByRole('button', { name: m.editor_done() }))
    // A line has only a stroke.
    const again = await open(canvas, m.insert_shapes(), true)
    const line = await again.findByRole('button', { name: m.insert_shape_dashes() }, longTimeout)
    line.focus()
    await userEvent.keyboard(' ')
    const thickness = await (
      await settingsOf(canvas)
    ).findByRole(
      'spinbutton',
      { name: m.editor_label_unit({ label: m.editor_stroke_width(), unit: 'mm' }) },
      longTimeout
    )
    await userEvent.clear(thickness)
    await userEvent.type(thickness, '3')
    await expect(lastOf(args)).toMatchObject({ shape: 'line', stroke: { width: 3, dash: [15, 10] } })
  }
})

/** The first search term of a drawing is its name. */
const drawingName = (words: string) => words.split(',', 1)[0] ?? ''

export const ClipArt = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const [anchor, cat] = [drawingName(m.clip_art_anchor()), drawingName(m.clip_art_cat())]
    const panel = await open(canvas, m.insert_clip_art())
    await userEvent.selectOptions(
      await panel.findByRole('combobox', { name: m.insert_clip_art_kind() }, longTimeout),
      m.clip_art_kind_animals()
    )
    await expect(panel.getByText(m.insert_clip_art_found({ count: 35 }))).toBeVisible()
    await userEvent.selectOptions(
      panel.getByRole('combobox', { name: m.insert_clip_art_kind() }),
      m.clip_art_kind_all()
    )
    await userEvent.type(panel.getByRole('searchbox', { name: m.insert_clip_art_search() }), 'sailor')
    await expect(panel.getByText(m.insert_clip_art_found({ count: 2 }))).toBeVisible()
    // Inserting by drag and drop.
    const stage = canvas.getByRole('region', { name: stageName() })
    const { x, y } = middleOf(
      canvas.getByRole('button', { name: m.editor_node_text({ text: 'GOOD MORNING CLUB', index: 3, count: 3 }) })
    )
    await carryTo(panel.getByRole('button', { name: anchor }), stage, { x, y: y + 40 })
    await expect(lastOf(args)).toMatchObject({ type: 'clip-art', art: 'anchor', name: anchor })
    await expect(lastOf(args).y).toBeGreaterThan(222)
    // Inserting by keyboard.
    const again = await open(canvas, m.insert_clip_art(), true)
    const search = await again.findByRole('searchbox', { name: m.insert_clip_art_search() }, longTimeout)
    search.focus()
    await userEvent.keyboard('kitt')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(again.getByRole('button', { name: cat })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: nodeNamed(m.editor_layer_clip_art(), cat) })).toHaveFocus()
    )
    await userEvent.click(
      await (await settingsOf(canvas)).findByRole('radio', { name: m.editor_ink_forest() }, longTimeout)
    )
    await expect(lastOf(args)).toMatchObject({ art: 'cat', fill: '#1f6b45' })
  }
})

/** A colour for one part or for all parts. Each change is one undo step. */
export const DrawingOfParts = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const rocket = drawingName(m.drawing_spaceship())
    const fills = () => {
      const group = lastOf(args)
      return group.type === 'group' ? group.children.map((part) => [part.name, 'fill' in part && part.fill]) : []
    }
    const panel = await open(canvas, m.insert_clip_art(), true)
    await userEvent.type(
      await panel.findByRole('searchbox', { name: m.insert_clip_art_search() }, longTimeout),
      'rocket'
    )
    panel.getByRole('button', { name: rocket }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: nodeNamed(m.editor_layer_group(), rocket) })).toHaveFocus()
    )
    await expect(fills()).toContainEqual([m.drawing_part_window(), '#2f7cc4'])
    const drawn = stateOf(args).document
    const settings = await settingsOf(canvas)
    const unfold = async (name: string) => userEvent.click(await settings.findByRole('button', { name }, longTimeout))
    const choose = async (field: string, ink: string) => {
      const group = within(await settings.findByRole('radiogroup', { name: field }))
      await userEvent.click(group.getByRole('radio', { name: ink }))
    }
    const others = fills().filter(([name]) => name !== m.drawing_part_window())
    await unfold(m.drawing_part_window())
    await choose(m.editor_part_colour({ part: m.drawing_part_window() }), m.editor_ink_forest())
    await expect(fills()).toContainEqual([m.drawing_part_window(), '#1f6b45'])
    await expect(fills().filter(([name]) => name !== m.drawing_part_window())).toEqual(others)
    const recoloured = stateOf(args).document
    await unfold(m.editor_parts_recolour())
    await choose(m.editor_parts_colour(), m.editor_ink_plum())
    await expect(new Set(fills().map(([, fill]) => fill))).toEqual(new Set(['#5b2a63']))
    await userEvent.click(canvas.getByRole('button', { name: m.editor_tool_undo() }))
    await expect(stateOf(args).document).toBe(recoloured)
    await userEvent.click(canvas.getByRole('button', { name: m.editor_tool_undo() }))
    await expect(stateOf(args).document).toBe(drawn)
  }
})

export const QrCode = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: { choices: { colour: 'harbour-navy', size: 'm' } },
  play: async ({ canvas, args }) => {
    const panel = await open(canvas, m.insert_qr())
    const link = await panel.findByRole('textbox', { name: m.insert_qr_data() }, longTimeout)
    await expect(panel.getByRole('button', { name: m.insert_qr_add() })).toBeDisabled()
    await fireEvent.change(link, { target: { value: '日'.repeat(800) } })
    await expect(panel.getByText(m.insert_qr_too_long({ percent: 15 }))).toBeVisible()
    await userEvent.click(panel.getByRole('radio', { name: m.insert_qr_level_percent({ percent: 7 }) }))
    await expect(panel.getByRole('figure', { name: m.insert_qr_preview() }).querySelector('path')).not.toBeNull()
    await fireEvent.change(link, { target: { value: 'https://example.com' } })
    link.focus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const settings = await settingsOf(canvas)
    await expect(lastOf(args)).toMatchObject({
      type: 'qr',
      data: 'https://example.com',
      level: 'Q',
      background: '#ffffff'
    })
    // Invalid data leaves the existing QR code unchanged.
    const data = await settings.findByRole('textbox', { name: m.insert_qr_data() }, longTimeout)
    await userEvent.type(data, '/shop')
    await userEvent.click(settings.getByRole('radio', { name: m.insert_qr_level_percent({ percent: 30 }) }))
    await expect(lastOf(args)).toMatchObject({ data: 'https://example.com/shop', level: 'H' })
    await userEvent.clear(data)
    await expect(settings.getByText(m.insert_qr_empty())).toBeVisible()
    await expect(lastOf(args)).toMatchObject({ data: 'https://example.com/shop' })
    // A scanner cannot read a dark code on navy fabric.
    await expect(settings.queryByText(m.insert_qr_contrast())).toBeNull()
    await userEvent.click(settings.getByRole('radio', { name: m.editor_paint_none() }))
    await expect(settings.getByText(m.insert_qr_contrast())).toBeVisible()
  }
})

export const Templates = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const panel = await open(canvas, m.insert_templates())
    const before = stateOf(args).document
    await userEvent.click(
      await panel.findByRole('button', { name: m.insert_template_use({ name: 'North Ridge' }) }, longTimeout)
    )
    await expect(await panel.findByText(m.insert_template_done({ name: 'North Ridge' }))).toBeVisible()
    await expect(stateOf(args).nodes.map(({ id }) => id)).toEqual(['moon', 'ridge', 'words'])
    await userEvent.click(panel.getByRole('button', { name: m.editor_tool_undo() }))
    await expect(stateOf(args).document).toBe(before)
    await expect(panel.queryByText(m.insert_template_done({ name: 'North Ridge' }))).toBeNull()
  }
})

export const TemplatesFailed = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  args: {
    templates: {
      list: async () => Promise.reject(new TypeError('Failed to fetch')),
      open: async () => Promise.reject(new TypeError('Failed to fetch'))
    }
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, m.insert_templates())
    await expect(await panel.findByRole('button', { name: m.common_try_again() }, longTimeout)).toBeVisible()
  }
})

export const PhoneShapes = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const shapes = await open(canvas, m.insert_shapes())
    const heart = await shapes.findByRole('button', { name: m.insert_shape_heart() }, longTimeout)
    await userEvent.pointer([{ keys: '[TouchA]', target: heart }])
    await expect(lastOf(args)).toMatchObject({ shape: 'path', name: m.insert_shape_heart() })
    await openSettings(canvas)
    for (let count = 0; count < 5; count += 1) await frame()
    const stage = canvas.getByRole('region', { name: stageName() })
    await click(
      stage,
      middleOf(canvas.getByRole('button', { name: nodeNamed(m.editor_layer_shape(), m.insert_shape_heart()) })),
      {
        pointerType: 'touch'
      }
    )
    await expect(stateOf(args).selectedIds).toHaveLength(1)
  }
})
