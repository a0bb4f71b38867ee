import type { Editor, TextNode } from '@motif/design'
import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { type Canvas } from 'storybook/internal/csf'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith, textNamed } from '../fixtures/design-tool.ts'
import { inShell } from '../fixtures/shells.ts'

const words: TextNode = {
  id: 'words',
  type: 'text',
  text: 'Make it yours',
  font: 'instrument-sans',
  size: 30,
  x: 150,
  y: 120,
  rotation: 0,
  opacity: 1,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18'
}

const meta = preview.meta({
  title: 'Screens/Design tool/Letter styles',
  component: DesignToolScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    localStorage.setItem('motif-letter-unit', 'mm')
    args.editor ??= editorWith([words])
  }
})

const longTimeout = { timeout: 20_000 }

/** Edits the text with a collapsed caret at `place`. Waits for the settings of the letters typed next. */
async function caretAt(place: number, canvas: Canvas, editor: Editor | undefined) {
  if (!editor) throw new Error('This story has no editor.')
  await canvas.findByRole('button', { name: textNamed(words.text) }, longTimeout)
  editor.send({ type: 'EDIT_TEXT', nodeId: 'words' })
  const typing = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: m.editor_typing() })
  await waitFor(() => expect(typing).toHaveFocus())
  typing.setSelectionRange(place, place)
  const settings = within(await canvas.findByRole('region', { name: m.editor_inspector() }))
  await settings.findByText(m.editor_letters_next(), {}, longTimeout)
  return { editor, text: () => editor.store.getSnapshot().nodes[0] as TextNode, typing, settings }
}
const vermilion = '#c8371b'

/** A selected word gets an ink, a weight and a size. Typed letters continue the style. Control Z undoes one change. */
export const StylesOfAWord = meta.story({
  tags: ['deed'],
  // The settings are beside the stage. The bar of a phone has its own story.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const text = () => editor.store.getSnapshot().nodes[0] as TextNode
    await canvas.findByRole('button', { name: textNamed(words.text) }, longTimeout)
    editor.send({ type: 'EDIT_TEXT', nodeId: 'words' })
    const typing = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: m.editor_typing() })
    await waitFor(() => expect(typing).toHaveFocus())
    typing.setSelectionRange(5, 7)
    const settings = within(await canvas.findByRole('region', { name: m.editor_inspector() }))
    await settings.findByText(m.editor_letters_marked({ letters: 'it' }), {}, longTimeout)
    await userEvent.click(settings.getByRole('radio', { name: m.editor_ink_vermilion() }))
    await expect(text()).toMatchObject({ fill: '#1c1b18', runs: [{ start: 5, end: 7, fill: vermilion }] })
    // Letters typed after the word continue its ink.
    typing.focus()
    typing.setSelectionRange(7, 7)
    await userEvent.keyboard('s')
    await expect(text()).toMatchObject({ text: 'Make its yours', runs: [{ start: 5, end: 8, fill: vermilion }] })
    typing.setSelectionRange(9, 14)
    await waitFor(() => expect(settings.getByText(m.editor_letters_marked({ letters: 'yours' }))).toBeVisible())
    await userEvent.tab()
    await userEvent.click(settings.getByRole('radio', { name: m.editor_ink_sea() }))
    await expect(text().runs).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(typing).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(text()).toMatchObject({ text: 'Make its yours', runs: [{ start: 5, end: 8, fill: vermilion }] })
    // Bold, and the size entered in the field.
    typing.setSelectionRange(9, 14)
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(text().runs).toContainEqual({ start: 9, end: 14, font: 'instrument-sans-700' }))
    const size = settings.getByRole('spinbutton', {
      name: m.editor_label_unit({ label: m.editor_letter_size(), unit: 'mm' })
    })
    await userEvent.tripleClick(size)
    await userEvent.keyboard('45')
    await waitFor(() =>
      expect(text().runs).toContainEqual({ start: 9, end: 14, font: 'instrument-sans-700', scale: 1.5 })
    )
    await expect(text().size).toBe(30)
    size.blur()
    typing.focus()
    await userEvent.keyboard('{Escape}')
    await expect(await settings.findByText(m.editor_letters_differ())).toBeVisible()
    await userEvent.click(settings.getByRole('radio', { name: m.editor_ink_forest() }))
    await expect(text()).toMatchObject({
      fill: '#1f6b45',
      runs: [{ start: 9, end: 14, font: 'instrument-sans-700', scale: 1.5 }]
    })
  }
})

/** With a collapsed caret, an ink and a weight apply to the letters typed next. The existing text is unchanged. */
export const StyleOfWhatIsTypedNext = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    const { editor, text, typing, settings } = await caretAt(13, canvas, args.editor)
    const ink = settings.getByRole('radio', { name: m.editor_ink_vermilion() })
    await userEvent.click(ink)
    await expect(ink).toBeChecked()
    await expect(text()).toEqual(words)
    // Letter keys pressed while the ink has the focus are typed into the text.
    await userEvent.keyboard('!')
    const red = { start: 13, end: 14, fill: vermilion }
    await expect(text()).toMatchObject({ text: 'Make it yours!', fill: '#1c1b18', runs: [red] })
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(editor.letters.getSnapshot()?.style).toEqual({ font: 'instrument-sans-700' }))
    await expect(settings.getByRole('radio', { name: m.editor_font_weight({ weight: 700 }) })).toBeChecked()
    await userEvent.keyboard('?')
    await expect(text().runs).toEqual([red, { ...red, start: 14, end: 15, font: 'instrument-sans-700' }])
    // The style applies only at this caret position.
    await userEvent.keyboard('{Control>}b{/Control}')
    await waitFor(() => expect(editor.letters.getSnapshot()?.style).toEqual({ font: 'instrument-sans' }))
    typing.setSelectionRange(0, 0)
    await waitFor(() => expect(editor.letters.getSnapshot()).toEqual({ nodeId: 'words', start: 0, end: 0 }))
    // Typing in one go is one undo step.
    editor.send({ type: 'DONE' })
    editor.commands.undo()
    await expect(text()).toEqual(words)
  }
})

/** By keyboard only: Tab moves from the caret to size and ink of the letters typed next. Escape returns to the caret. */
export const StyleAtTheCaretByKeyboard = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, args }) => {
    const { editor, text, typing, settings } = await caretAt(7, canvas, args.editor)
    const size = settings.getByRole('spinbutton', {
      name: m.editor_label_unit({ label: m.editor_letter_size(), unit: 'mm' })
    })
    const ink = settings.getByRole('radio', { name: m.editor_ink_vermilion() })
    const goTo = async (wanted: HTMLElement, key: string) => {
      for (let press = 0; press < 30 && wanted.ownerDocument.activeElement !== wanted; press += 1)
        await userEvent.keyboard(key)
      await expect(wanted).toHaveFocus()
    }
    await goTo(size, '{Tab}')
    await userEvent.keyboard('45{Escape}')
    await waitFor(() => expect(typing).toHaveFocus())
    await expect(editor.letters.getSnapshot()).toMatchObject({ start: 7, end: 7, style: { scale: 1.5 } })
    await goTo(settings.getByRole('radio', { name: m.editor_ink_ink() }), '{Tab}')
    await goTo(ink, '{ArrowRight}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(typing).toHaveFocus())
    await expect(text()).toEqual(words)
    await userEvent.keyboard('s!')
    await expect(text()).toMatchObject({
      text: 'Make its! yours',
      fill: words.fill,
      size: 30,
      runs: [{ start: 7, end: 9, fill: vermilion, scale: 1.5 }]
    })
  }
})
