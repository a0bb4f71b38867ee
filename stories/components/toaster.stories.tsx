import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Clock, createToaster, Toaster } from '@motif/ui/components/toaster'
import preview from '../../.storybook/preview.tsx'
import { pictureOf } from '../fixtures/pictures.ts'

/** Time that moves only when told to. */
function handClock() {
  let time = 0
  let calls: { at: number; call: () => void }[] = []
  const clock: Clock = {
    now: () => time,
    after: (milliseconds, call) => {
      const entry = { at: time + milliseconds, call }
      calls.push(entry)
      return () => {
        calls = calls.filter((other) => other !== entry)
      }
    }
  }
  const pass = (milliseconds: number) => {
    time += milliseconds
    const due = calls.filter(({ at }) => at <= time)
    calls = calls.filter(({ at }) => at > time)
    for (const { call } of due) call()
  }
  return { clock, pass }
}

const onUndo = fn()
let hand = handClock()
let toaster = createToaster({ clock: hand.clock })

const meta = preview.meta({
  title: 'Components/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    hand = handClock()
    toaster = createToaster({ clock: hand.clock })
    onUndo.mockClear()
  },
  render: () => (
    <div style={{ minHeight: '24rem' }}>
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

/** Until a message has faded in, or out, its colours are not its own. */
const fadedIn = () =>
  waitFor(() =>
    expect([...document.querySelectorAll('section li')].every((item) => getComputedStyle(item).opacity === '1')).toBe(
      true
    )
  )
const gone = () => waitFor(() => expect(document.querySelector('section li')).toBeNull())

export const WithPictureAndUndo = meta.story({
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
  play: async ({ canvas }) => {
    toaster.show({ tone: 'good', title: 'Saved' })
    toaster.show({
      tone: 'info',
      title: 'Your cart came with you',
      description: 'We put what was on this device together with what your account had.'
    })
    toaster.show({ tone: 'warn', title: 'Only three left' })
    toaster.show({ tone: 'bad', title: 'That didn’t work', description: 'No connection. Nothing was lost.' })
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4)
    await fadedIn()
  }
})

export const RegionIsThereFromTheStart = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Messages' })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    toaster.show({ title: 'Saved' })
    await expect(await within(region).findByText('Saved')).toBeInTheDocument()
    await fadedIn()
  }
})

export const GoesAfterFiveSeconds = meta.story({
  play: async ({ canvas }) => {
    showAdded()
    await canvas.findByText('Added to cart')
    hand.pass(4999)
    await expect(toaster.read()).toHaveLength(1)
    hand.pass(1)
    await expect(toaster.read()).toHaveLength(0)
    await gone()
  }
})

export const TheSameThingAgain = meta.story({
  play: async ({ canvas }) => {
    toaster.show({ about: 'mug', title: 'Mug is in your cart' })
    toaster.show({ about: 'tee', title: 'Tee is in your cart' })
    hand.pass(3000)
    toaster.show({ about: 'mug', title: 'Mug is in your cart' })
    await expect(toaster.read().map(({ title }) => title)).toEqual(['Mug is in your cart', 'Tee is in your cart'])
    hand.pass(2000)
    await expect(toaster.read().map(({ title }) => title)).toEqual(['Mug is in your cart'])
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0)
    hand.pass(3000)
    await expect(toaster.read()).toEqual([])
  }
})

export const WaitsWhilePointedAt = meta.story({
  play: async ({ canvas }) => {
    showAdded()
    const words = await canvas.findByText('Added to cart')
    hand.pass(3000)
    await userEvent.hover(words)
    hand.pass(60_000)
    await expect(toaster.read()).toHaveLength(1)
    await userEvent.unhover(words)
    hand.pass(1999)
    await expect(toaster.read()).toHaveLength(1)
    hand.pass(1)
    await expect(toaster.read()).toHaveLength(0)
    await gone()
  }
})

export const WaitsWhileFocused = meta.story({
  play: async ({ canvas }) => {
    showAdded()
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    undo.focus()
    hand.pass(60_000)
    await expect(toaster.read()).toHaveLength(1)
    undo.blur()
    hand.pass(5000)
    await expect(toaster.read()).toHaveLength(0)
    await gone()
  }
})

export const ClickCloses = meta.story({
  play: async ({ canvas }) => {
    showAdded()
    await userEvent.click(await canvas.findByText('Added to cart'))
    await expect(toaster.read()).toHaveLength(0)
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
  play: async ({ canvas }) => {
    showAdded()
    const words = await canvas.findByText('Added to cart')
    // Motion arrives after the first message; until then a drag does nothing.
    await waitFor(
      async () => {
        await drag(words, 160)
        await expect(toaster.read()).toHaveLength(0)
      },
      { timeout: 5000 }
    )
    await expect(onUndo).not.toHaveBeenCalled()
    await gone()
  }
})
