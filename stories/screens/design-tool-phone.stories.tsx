import { m } from '@motif/messages'
import { formatMoney } from '@motif/ui/format'
import { DesignToolScreen, type SaveState } from '@motif/ui/screens/design-tool'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor, stageName, textNamed } from '../fixtures/design-tool.ts'
import { click, middleOf, still } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Phone',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { ...designToolProps, name: 'A very long title of a design for the club that meets on Sunday mornings' },
  beforeEach: ({ args }) => {
    args.editor = editorFor('hello')
  }
})

type Canvas = ReturnType<typeof within>
const longTimeout = { timeout: 20_000 }
const finger = { pointerType: 'touch' } as const
const stageOf = (canvas: Canvas) => canvas.getByRole('region', { name: stageName() })
const helloOf = (canvas: Canvas) => canvas.findByRole('button', { name: textNamed('Hello') }, longTimeout)
const bar = (canvas: Canvas) => within(canvas.getByRole('toolbar', { name: m.editor_tools() }))
const editorOf = ({ editor }: typeof designToolProps) => {
  if (!editor) throw new Error('This story has no editor.')
  return editor
}

/** Selects the text by touch. */
async function chooseHello(canvas: Canvas, args: typeof designToolProps) {
  const hello = await helloOf(canvas)
  await still(editorOf(args))
  await click(stageOf(canvas), middleOf(hello), finger)
  await bar(canvas).findByRole('button', { name: m.editor_colour() })
  return hello
}

/** Expects a page no larger than the window. */
const expectNoScroll = async (page: HTMLElement) => {
  await waitFor(() => expect(page.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  await expect(page.scrollWidth).toBeLessThanOrEqual(innerWidth)
}

const acts = { onAlsoOn: fn(), onShare: fn(), onVersions: fn() }

export const AboutTheDesign = meta.story({
  tags: ['deed'],
  args: acts,
  play: async ({ canvas }) => {
    await helloOf(canvas)
    const press = async (label: string) => {
      await userEvent.click(bar(canvas).getByRole('button', { name: m.editor_tool_more() }))
      await userEvent.click(bar(canvas).getByRole('button', { name: label }))
    }
    await press(m.editor_also_on())
    await press(m.designs_share())
    await press(m.designs_versions())
    for (const act of Object.values(acts)) await expect(act).toHaveBeenCalledOnce()
  }
})

export const OneSlimLine = meta.story({
  tags: ['deed'],
  play: async ({ canvas, canvasElement, args }) => {
    await helloOf(canvas)
    await expectNoScroll(canvasElement)
    const [header] = canvas.getAllByRole('banner')
    const boxes = () => ({
      line: header?.getBoundingClientRect() ?? new DOMRect(),
      stage: stageOf(canvas).getBoundingClientRect()
    })
    // The stage is directly below the line. The bar below it ends at the window edge. After a wide story, the layout takes a moment to settle.
    await waitFor(() => expect(Math.abs(boxes().stage.top - boxes().line.bottom)).toBeLessThanOrEqual(1))
    const { line, stage } = boxes()
    await expect(line.height).toBeLessThanOrEqual(48)
    await expect(stage.height).toBeGreaterThan(innerHeight * 0.8)
    // The controls of the line do not overlap, and each is a touch target of at least 44 px.
    const parts = [
      canvas.getByRole('button', { name: m.shell_menu() }),
      canvas.getByRole('textbox', { name: m.editor_name() }),
      canvas.getByRole('button', { name: m.editor_add_to_cart() }),
      canvas.getByRole('button', { name: m.shell_search() }),
      canvas.getByRole('link', { name: m.shell_cart({ count: 0 }) })
    ].map((part) => part.getBoundingClientRect())
    for (const { width, height, top, bottom } of parts) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await expect(top >= 0 && bottom <= line.bottom).toBe(true)
    }
    const ends = parts.toSorted((a, b) => a.left - b.left)
    for (const [index, { left }] of ends.entries())
      await expect(left).toBeGreaterThanOrEqual(ends[index - 1]?.right ?? 0)
    await expect(canvas.getByText(formatMoney(args.price).replaceAll(/\s+/gu, ' '))).toBeVisible()
    await expect(canvas.getByText(m.editor_save_saved())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.editor_add_to_cart() }))
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalled())
  }
})

let become: (save: SaveState) => void = () => {}

/** Checks phones of 360 and 320 px in the current language. */
export const NoWordOfTheSaveStateIsCut = meta.story({
  tags: ['deed'],
  render: function Render(args) {
    const [save, setSave] = useState(args.save)
    become = setSave
    return <DesignToolScreen {...args} save={save} />
  },
  play: async ({ canvas, canvasElement }) => {
    await helloOf(canvas)
    const states = {
      saved: m.editor_save_saved,
      saving: m.editor_save_saving,
      unsaved: m.editor_save_unsaved,
      device: m.editor_save_device,
      cart: m.buying_save_cart
    } satisfies Partial<Record<SaveState, () => string>>
    for (const [save, wordsOf] of Object.entries(states)) {
      become(save as SaveState)
      const words = await canvas.findByText(wordsOf(), { selector: 'span' })
      for (const width of [360, 320]) {
        canvasElement.style.width = `${width}px`
        const shown = words.parentElement?.getBoundingClientRect() ?? new DOMRect()
        const { left, right, top } = words.getBoundingClientRect()
        const icon = words.previousElementSibling?.getBoundingClientRect() ?? new DOMRect()
        // Either the whole text is visible, or only the icon that the text names.
        await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
        const isSeen = top < shown.bottom
        await expect(isSeen && (left < shown.left - 0.5 || right > shown.right + 0.5)).toBe(false)
        await expect(icon.bottom).toBeLessThanOrEqual(shown.bottom)
      }
    }
    canvasElement.style.width = ''
  }
})

export const SearchAndMenu = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await helloOf(canvas)
    await expect(canvas.queryByRole('combobox')).toBeNull()
    const search = canvas.getByRole('button', { name: m.shell_search() })
    await userEvent.click(search)
    await expect(canvas.getByRole('combobox', { name: m.shell_search() })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveFocus()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    // The menu contains the controls that do not fit into header and footer.
    await userEvent.click(canvas.getByRole('button', { name: m.shell_menu() }))
    const menu = within(await canvas.findByRole('dialog', { name: m.shell_menu() }, longTimeout))
    await expect(await menu.findByRole('combobox', { name: m.shell_theme() }, longTimeout)).toBeVisible()
    await expect(menu.getByRole('button', { name: m.shell_log_out() })).toBeInTheDocument()
    await expect(menu.getByRole('link', { name: m.shell_footer_terms() })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    // The footer becomes visible when the focus enters it.
    const footer = canvas.getByRole('contentinfo')
    await expect(footer.getBoundingClientRect().height > 1 && footer.parentElement?.clientHeight).toBe(1)
    within(footer).getByRole('link', { name: m.shell_footer_terms() }).focus()
    await expect(footer.parentElement?.clientHeight).toBeGreaterThan(100)
  }
})

export const HalfForTheStage = meta.story({
  tags: ['deed'],
  play: async ({ canvas, canvasElement, args }) => {
    const editor = editorOf(args)
    const hello = await chooseHello(canvas, args)
    const [first] = bar(canvas).getAllByRole('button')
    await expect(first).toHaveAccessibleName(m.editor_colour())
    // Moves the text to the bottom, where a sheet will cover it.
    editor.commands.place({ y: 380 })
    editor.camera.zoomBy(1.6)
    for (const name of [m.editor_colour(), m.editor_font(), m.editor_letter_size(), m.editor_inspector()]) {
      const tool = bar(canvas).getByRole('button', { name })
      await userEvent.click(tool)
      await expect(tool).toHaveAttribute('aria-expanded', 'true')
      const sheet = await canvas.findByRole('region', { name }, longTimeout)
      await still(editor)
      // The stage scrolls to the text once the sheet has opened.
      await waitFor(async () => {
        const top = sheet.parentElement?.getBoundingClientRect().top ?? 0
        const stage = stageOf(canvas).getBoundingClientRect()
        await expect(top - stage.top).toBeGreaterThanOrEqual(innerHeight / 2)
        const thing = hello.getBoundingClientRect()
        await expect(thing.top).toBeGreaterThanOrEqual(stage.top)
        await expect(thing.bottom).toBeLessThanOrEqual(top)
      })
    }
    await expectNoScroll(canvasElement)
    // The product stays visible while the user selects a colour.
    await userEvent.click(bar(canvas).getByRole('button', { name: m.editor_colour() }))
    const forest = await canvas.findByRole('radio', { name: m.editor_ink_forest() }, longTimeout)
    // A sheet that has just opened ignores pointers, so that the second tap of a double tap reaches the stage.
    await waitFor(() => expect(forest).not.toHaveStyle({ pointerEvents: 'none' }))
    await userEvent.click(forest)
    await expect(editor.store.getSnapshot().nodes.find(({ id }) => id === 'hello')).toMatchObject({ fill: '#1f6b45' })
    for (const button of bar(canvas).getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(bar(canvas).getByRole('button', { name: m.editor_colour() }))
    // The focus moves into the sheet. Escape returns it to the button.
    const settings = bar(canvas).getByRole('button', { name: m.editor_inspector() })
    settings.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = within(await canvas.findByRole('region', { name: m.editor_inspector() }, longTimeout))
    await expect(sheet.getByRole('heading', { name: m.editor_text_title() })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: m.editor_inspector() })).toBeNull())
    await expect(settings).toHaveFocus()
    await userEvent.click(bar(canvas).getByRole('button', { name: m.editor_done() }))
    await expect(editor.store.getSnapshot().selectedIds).toEqual([])
    await expect(bar(canvas).getByRole('button', { name: m.editor_tool_text() })).toBeVisible()
  }
})

/** The tools of the bar apply to the selected letters and keep the selection. */
export const InkForMarkedLetters = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const editor = editorOf(args)
    await chooseHello(canvas, args)
    editor.send({ type: 'EDIT_TEXT', nodeId: 'hello' })
    const typing = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: m.editor_typing() })
    await waitFor(() => expect(typing).toHaveFocus())
    typing.setSelectionRange(1, 3)
    await waitFor(() => expect(editor.letters.getSnapshot()).toMatchObject({ start: 1, end: 3 }))
    await userEvent.click(bar(canvas).getByRole('button', { name: m.editor_colour() }))
    await userEvent.click(await canvas.findByRole('radio', { name: m.editor_ink_forest() }, longTimeout))
    await expect(editor.store.getSnapshot().nodes.find(({ id }) => id === 'hello')).toMatchObject({
      runs: [{ start: 1, end: 3, fill: '#1f6b45' }]
    })
    await expect(canvas.getByRole('textbox', { name: m.editor_typing() })).toBeInTheDocument()
  }
})

export const OnItsSide = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'phone on its side', isRotated: false } },
  play: async ({ canvas, canvasElement, args }) => {
    const hello = await chooseHello(canvas, args)
    await userEvent.click(bar(canvas).getByRole('button', { name: m.editor_colour() }))
    const sheet = await canvas.findByRole('region', { name: m.editor_colour() }, longTimeout)
    await still(editorOf(args))
    // The sheet is beside the stage, which keeps its height.
    const [over, stage, thing] = [sheet.parentElement ?? sheet, stageOf(canvas), hello].map((part) =>
      part.getBoundingClientRect()
    )
    if (!over || !stage || !thing) throw new Error('Something is not there.')
    await expect(over.height).toBe(stage.height)
    await expect(over.width).toBeLessThanOrEqual(stage.width / 2)
    await expect(thing.right <= over.left || thing.left >= over.right).toBe(true)
    await expectNoScroll(canvasElement)
  }
})

export const AboveTheKeyboard = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await chooseHello(canvas, args)
    const seen = window.visualViewport
    if (!seen) throw new Error('This browser does not say what is seen.')
    const type = async (height: number | undefined) => {
      if (height === undefined) Reflect.deleteProperty(seen, 'height')
      else Object.defineProperty(seen, 'height', { configurable: true, get: () => height })
      seen.dispatchEvent(new Event('resize'))
      await still(editorOf(args))
    }
    const tools = canvas.getByRole('toolbar', { name: m.editor_tools() })
    await type(420)
    await expect(tools.getBoundingClientRect().bottom).toBeLessThanOrEqual(420)
    const [stage, thing] = [stageOf(canvas), await helloOf(canvas)].map((part) => part.getBoundingClientRect())
    await expect((thing?.bottom ?? 999) <= (stage?.bottom ?? 0)).toBe(true)
    await type(undefined)
    await expect(tools.getBoundingClientRect().bottom).toBeGreaterThan(800)
  }
})
