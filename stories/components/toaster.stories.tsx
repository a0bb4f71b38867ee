import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { createToaster, Toaster } from '@motif/ui/components/toaster'
import preview from '../../.storybook/preview.tsx'
import { pictureOf } from '../fixtures/pictures.ts'

const onUndo = fn()
let toaster = createToaster()

const meta = preview.meta({
  title: 'Components/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    toaster = createToaster()
    onUndo.mockClear()
  },
  render: () => (
    <div style={{ minHeight: '24rem' }}>
      <button type="button">On the page</button>
      <Toaster toaster={toaster} />
    </div>
  )
})

const showAdded = () =>
  toaster.show({
    title: 'Added to cart',
    description: 'Stoneware mug, paper white',
    picture: pictureOf('mug-blank-white', ''),
    action: { label: 'Undo', onAct: onUndo }
  })

const toasts = () => [...document.querySelectorAll<HTMLElement>('section [role=status]')]
/** Waits for full opacity: during a fade, the colours of a message differ from its final ones. */
const fadedIn = () =>
  waitFor(() => expect(toasts().map((toast) => getComputedStyle(toast).opacity)).toEqual(toasts().map(() => '1')))
const gone = () => waitFor(() => expect(toasts()).toEqual([]))
/** Checks whether the timer of the first message is paused. A journey checks its duration of five seconds. */
const isPaused = async (isSo: boolean) => waitFor(() => expect(toasts()[0]?.hasAttribute('data-paused')).toBe(isSo))

export const WithPictureAndUndo = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    showAdded()
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await userEvent.click(undo)
    await expect(onUndo).toHaveBeenCalledOnce()
    await gone()
    showAdded()
    await canvas.findByText('Added to cart')
    await fadedIn()
  }
})

export const EveryTone = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    toaster.show({ tone: 'good', title: 'Saved' })
    toaster.show({
      tone: 'info',
      title: 'Your cart came with you',
      description: 'We put what was on this device together with what your account had.'
    })
    toaster.show({ tone: 'warn', title: 'Only three left' })
    toaster.show({ tone: 'bad', title: 'That didn’t work', description: 'No connection. Nothing was lost.' })
    await expect(await canvas.findAllByRole('status')).toHaveLength(4)
    await fadedIn()
  }
})

export const RegionIsThereFromTheStart = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: m.common_toasts() })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    toaster.show({ title: 'Saved' })
    await expect(await within(region).findByText('Saved')).toBeInTheDocument()
    await fadedIn()
  }
})

export const UntilDismissed = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    toaster.show({ isPersistent: true, title: 'Prices are in EUR now' })
    await canvas.findByText('Prices are in EUR now')
    await isPaused(true)
    for (const title of ['One', 'Two', 'Three', 'Four']) toaster.show({ title })
    await canvas.findByText('Four')
    await waitFor(() => expect(canvas.queryByText('One')).toBeNull())
    const kept = canvas.getByText('Prices are in EUR now')
    await userEvent.click(kept)
    await waitFor(() => expect(kept).not.toBeInTheDocument())
  }
})

export const TheSameThingAgain = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    toaster.show({ about: 'mug', title: 'Mug is in your cart' })
    await canvas.findByText('Mug is in your cart')
    toaster.show({ about: 'tee', title: 'Tee is in your cart' })
    await canvas.findByText('Tee is in your cart')
    toaster.show({ about: 'mug', title: 'Two mugs are in your cart' })
    await canvas.findByText('Two mugs are in your cart')
    await expect(canvas.queryByText('Mug is in your cart')).toBeNull()
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
    await fadedIn()
  }
})

export const FourAtOnce = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) toaster.show({ title })
    await canvas.findByText('Fifth')
    await waitFor(() => expect(canvas.queryByText('First')).toBeNull())
    await expect(canvas.getAllByRole('status')).toHaveLength(4)
    await fadedIn()
  }
})

export const WaitsWhilePointedAt = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    showAdded()
    const words = await canvas.findByText('Added to cart')
    await isPaused(false)
    await userEvent.hover(words)
    await isPaused(true)
    await userEvent.unhover(words)
    await isPaused(false)
    await userEvent.click(words)
    await gone()
  }
})

export const WaitsWhileFocused = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    showAdded()
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    canvas.getByRole('button', { name: 'On the page' }).focus()
    undo.focus()
    await isPaused(true)
    canvas.getByRole('button', { name: 'On the page' }).focus()
    await isPaused(false)
    await userEvent.click(undo)
    await gone()
  }
})

/** Tab passes a message. If a message with the focus closes, the focus returns to the previous element. */
export const PassedByTheKeyboard = meta.story({
  tags: ['deed'],
  render: () => (
    <div style={{ minHeight: '24rem' }}>
      <button type="button">Before</button>
      <Toaster toaster={toaster} />
      <button type="button">After</button>
    </div>
  ),
  play: async ({ canvas }) => {
    showAdded()
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    const before = canvas.getByRole('button', { name: 'Before' })
    before.focus()
    for (let step = 0; step < 4; step += 1) await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await isPaused(false)
    before.focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await gone()
    await expect(before).toHaveFocus()
  }
})

export const ClickCloses = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    showAdded()
    await userEvent.click(await canvas.findByText('Added to cart'))
    await gone()
    await expect(onUndo).not.toHaveBeenCalled()
    await gone()
  }
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function drag(element: Element, distance: number) {
  const { left, top } = element.getBoundingClientRect()
  const pointer = (x: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX: left + 40 + x,
    clientY: top + 20
  })
  await fireEvent.pointerDown(element, pointer(0))
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await nextFrame()
    await fireEvent.pointerMove(element, pointer(distance * part))
  }
  await nextFrame()
  await fireEvent.pointerUp(element, { ...pointer(distance), buttons: 0 })
}

export const DraggedAsideItGoes = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    showAdded()
    const words = await canvas.findByText('Added to cart')
    // Motion loads after the first message. Until then, a drag has no effect.
    await waitFor(
      async () => {
        await drag(words, 160)
        await expect(toasts()).toEqual([])
      },
      { timeout: 5000 }
    )
    await expect(onUndo).not.toHaveBeenCalled()
    await gone()
  }
})
