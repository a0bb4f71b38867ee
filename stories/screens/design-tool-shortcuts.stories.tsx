import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, nodeNamed, textNamed } from '../fixtures/design-tool.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Shortcuts',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith([
      {
        id: 'words',
        type: 'text',
        text: 'Rain later',
        font: 'playfair-display',
        size: 30,
        x: 150,
        y: 90,
        rotation: 0,
        opacity: 1,
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: '#1f5fa8'
      },
      {
        id: 'Sun',
        type: 'shape',
        name: 'Sun',
        shape: 'ellipse',
        x: 150,
        y: 250,
        rotation: 0,
        opacity: 1,
        width: 60,
        height: 60,
        fill: '#e9a92f'
      }
    ])
  }
})

const longTimeout = { timeout: 20_000 }
const editorOf = ({ editor }: typeof designToolProps) => {
  if (!editor) throw new Error('This story has no editor.')
  return editor
}

export const ThingsByLetters = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const state = () => editorOf(args).store.getSnapshot()
    const words = await canvas.findByRole('button', { name: textNamed('Rain later') }, longTimeout)
    words.focus()
    await userEvent.keyboard('r')
    await expect(state().nodes.at(-1)).toMatchObject({ type: 'shape', shape: 'rectangle' })
    await userEvent.keyboard('o')
    await expect(state().nodes.at(-1)).toMatchObject({ type: 'shape', shape: 'ellipse' })
    await userEvent.keyboard('[[')
    await expect(state().nodes.at(-2)?.id).toBe(state().selectedIds[0])
    await userEvent.keyboard(']')
    await expect(state().nodes.at(-1)?.id).toBe(state().selectedIds[0])
    await userEvent.keyboard('t')
    await expect(args.onAddText).toHaveBeenCalledOnce()
    // Letter keys on a focused button or in a field are not shortcuts.
    const undo = canvas.getByRole('button', { name: m.editor_tool_undo() })
    undo.focus()
    await userEvent.keyboard('tro')
    await userEvent.type(canvas.getByRole('textbox', { name: m.editor_name() }), 'tro')
    await expect(args.onAddText).toHaveBeenCalledOnce()
    await expect(state().nodes).toHaveLength(4)
  }
})

export const BoldAndSlanted = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const font = () => {
      const [words] = editorOf(args).store.getSnapshot().nodes
      return words?.type === 'text' ? words.font : ''
    }
    const words = await canvas.findByRole('button', { name: textNamed('Rain later') }, longTimeout)
    words.focus()
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(font()).toBe('playfair-display-700'))
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(font()).toBe('playfair-display'))
    // The shortcut also works during text editing.
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('textbox', { name: m.editor_typing() })).toHaveFocus()
    await userEvent.keyboard('{Control>}i{/Control}')
    await waitFor(() => expect(font()).toBe('playfair-display-italic'))
    await userEvent.keyboard('{End}!')
    await expect(editorOf(args).store.getSnapshot().nodes[0]).toMatchObject({ text: 'Rain later!' })
  }
})

export const TheLookPasted = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const hasTheLook = () =>
      expect(editorOf(args).store.getSnapshot().nodes[1]).toMatchObject({ shape: 'ellipse', fill: '#1f5fa8' })
    const words = await canvas.findByRole('button', { name: textNamed('Rain later') }, longTimeout)
    words.focus()
    await fireEvent.copy(words)
    const sun = canvas.getByRole('button', { name: nodeNamed(m.editor_layer_shape(), 'Sun') })
    sun.focus()
    await userEvent.keyboard('{Control>}{Shift>}v{/Shift}{/Control}')
    await waitFor(hasTheLook)
    await userEvent.keyboard('{Control>}z{/Control}')
    await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}')
    await waitFor(hasTheLook)
  }
})

/** Drawing programs copy a drawing as code. Any other text becomes words. */
export const PastedSvgCode = meta.story({
  tags: ['deed'],
  args: { onAddImage: fn(), onAddText: fn() },
  play: async ({ canvas, args }) => {
    const words = await canvas.findByRole('button', { name: textNamed('Rain later') }, longTimeout)
    words.focus()
    const code = '<svg width="9" height="9" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'
    await userEvent.paste(code)
    await expect(args.onAddImage).toHaveBeenCalledWith({ file: expect.objectContaining({ type: 'image/svg+xml' }) })
    await expect(args.onAddText).not.toHaveBeenCalled()
    await userEvent.paste('Read about <svg> today')
    await expect(args.onAddText).toHaveBeenCalledWith({ text: 'Read about <svg> today' })
  }
})

export const Listed = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: textNamed('Rain later') }, longTimeout)
    await userEvent.keyboard('?')
    const list = await canvas.findByRole('dialog', { name: m.editor_shortcuts() }, longTimeout)
    const keysOf = (label: string) => within(list).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
    await waitFor(() => expect(keysOf(m.editor_tool_text())).toBe('T'))
    await expect(keysOf(m.insert_shape_rectangle())).toBe('R')
    await expect(keysOf(m.insert_shape_ellipse())).toBe('O')
    await expect(keysOf(m.editor_do_bold())).toBe('Ctrl + B')
    await expect(keysOf(m.editor_do_italic())).toBe('Ctrl + I')
    await expect(keysOf(m.editor_do_duplicate())).toBe('Ctrl + D')
    await expect(keysOf(m.editor_do_forward())).toBe('Ctrl + ] / ]')
    await expect(keysOf(m.editor_keys_typed())).toBe(`Ctrl + ${m.editor_key_enter()}`)
    await expect(keysOf(m.editor_keys_nudge_far())).toBe(`Shift + ${m.editor_key_arrows()}`)
    await expect(keysOf(m.editor_keys_crop_slide())).toBe(m.editor_key_arrows())
    await expect(keysOf(m.editor_keys_crop_zoom())).toBe(m.editor_key_plus_minus())
    await expect(keysOf(m.editor_keys_crop_done())).toBe(m.editor_key_enter())
    await expect(keysOf(m.editor_do_paste_style())).toBe('Ctrl + Shift + V / Ctrl + Alt + V')
  }
})
