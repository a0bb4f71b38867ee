import { m } from '@motif/messages'
import { type DesignScene, DesignToolScreen, type OpenDesignPainter } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor, stageName } from '../fixtures/design-tool.ts'
import { down, middleOf, move, still } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const show = fn<(scene: DesignScene) => void>()

/** Fake of the mockup renderer: draws a spot of 10 px in height per node of the design. */
const openPainter: OpenDesignPainter = async (canvas) => ({
  show: async (scene) => {
    show(scene)
    const context = canvas.getContext('2d')
    if (!context) return false
    context.fillStyle = '#c9d3c0'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#b6532f'
    context.fillRect(
      canvas.width * 0.35,
      canvas.height * 0.35,
      canvas.width * 0.3,
      (scene.document.areas[scene.area.id]?.length ?? 0) * 10
    )
    return true
  },
  dispose: () => {}
})

const meta = preview.meta({
  title: 'Screens/Design tool/Live preview',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: { ...designToolProps, openPainter },
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
    show.mockClear()
  }
})

const longTimeout = { timeout: 20_000 }
const shownOf = (side: string) => show.mock.calls.findLast(([{ area }]) => area.id === side)?.[0]
const placeOfHello = () => {
  const hello = shownOf('front')?.document.areas['front']?.find(({ id }) => id === 'hello')
  return hello && [hello.x, hello.y]
}

export const FollowsTheDesign = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  // Simulates idle time, so that the story paints even on a busy machine.
  beforeEach: () => {
    const { requestIdleCallback, cancelIdleCallback } = globalThis
    globalThis.requestIdleCallback = (then) =>
      Number(setTimeout(() => then({ didTimeout: false, timeRemaining: () => 50 })))
    globalThis.cancelIdleCallback = (id) => clearTimeout(id)
    return () => void Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback })
  },
  play: async ({ canvas, canvasElement, args }) => {
    const front = await canvas.findByRole('button', { name: m.editor_live_enlarge({ side: 'Front' }) }, longTimeout)
    await waitFor(() => expect(front.querySelector('[data-live=painted]')).toBeInTheDocument(), longTimeout)
    const hello = await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      longTimeout
    )
    hello.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(placeOfHello()).toEqual([150, 160]), longTimeout)

    // The preview updates during a drag, and when the drag is cancelled.
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    await still(editor)
    const stage = canvas.getByRole('region', { name: stageName() })
    const from = middleOf(hello)
    await down(stage, from)
    await move(stage, from, { x: from.x + 40, y: from.y + 30 })
    await expect(editor.activity.getSnapshot()).toEqual({ kind: 'translating' })
    await waitFor(() => expect(placeOfHello()?.[1]).toBeGreaterThan(160), longTimeout)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(placeOfHello()).toEqual([150, 160]), longTimeout)
    await fireEvent.pointerUp(stage, { pointerId: 1, clientX: from.x + 40, clientY: from.y + 30 })

    const strip = within(canvas.getByRole('region', { name: m.editor_live() }))
    await userEvent.click(strip.getByRole('button', { name: m.editor_live() }))
    await expect(canvasElement.querySelector('[data-live]')).not.toBeInTheDocument()
    await userEvent.click(strip.getByRole('button', { name: m.editor_live() }))
    await waitFor(() => expect(canvasElement.querySelector('[data-live=painted]')).toBeInTheDocument(), longTimeout)
  }
})

export const Enlarged = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: m.editor_live_enlarge({ side: 'Back' }) }, longTimeout)
    )
    const dialog = within(await canvas.findByRole('dialog', { name: m.editor_preview_title() }, longTimeout))
    const pictureOf = (side: string) => m.editor_live_alt({ side, product: 'Everyday tee' })
    await waitFor(() => expect(dialog.getByRole('img', { name: pictureOf('Front') })).toBeVisible(), longTimeout)
    await expect(dialog.getByRole('img', { name: pictureOf('Back') })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Moss' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ optionId: 'colour', value: 'moss' })
    await waitFor(() => expect(show.mock.calls.some(([{ area }]) => area.id === 'back')).toBe(true), longTimeout)
  }
})

export const SwipedOnAPhone = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_tool_more() }, longTimeout))
    await userEvent.click(canvas.getByRole('button', { name: m.editor_preview() }))
    const dialog = within(await canvas.findByRole('dialog', { name: m.editor_preview_title() }, longTimeout))
    await expect(dialog.getByRole('radio', { name: 'Front' })).toBeChecked()
    const sides = dialog.getByRole('list')
    await userEvent.click(dialog.getByRole('radio', { name: 'Back' }))
    // scrollLeft is negative in right-to-left languages.
    await waitFor(() => expect(Math.abs(sides.scrollLeft)).toBeGreaterThan(sides.clientWidth * 0.9), longTimeout)
    await waitFor(() => expect(shownOf('back')?.area.id).toBe('back'), longTimeout)
    // Simulates a swipe.
    sides.scrollTo({ left: 0, behavior: 'instant' })
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Front' })).toBeChecked(), longTimeout)
  }
})

export const NeverPainted = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  args: { openPainter: async () => undefined },
  play: async ({ canvas }) => {
    const front = await canvas.findByRole('button', { name: m.editor_live_enlarge({ side: 'Front' }) }, longTimeout)
    // The design is drawn flat on the product instead.
    await waitFor(() => expect(front.querySelectorAll('svg path').length).toBeGreaterThan(3), longTimeout)
    await waitFor(() => expect(show).not.toHaveBeenCalled())
  }
})
