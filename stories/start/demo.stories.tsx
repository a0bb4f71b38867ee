import { addons } from 'storybook/preview-api'
import { expect, waitFor } from 'storybook/test'
import { m } from '@motif/messages'
import preview from '../../.storybook/preview.tsx'
import { commandEvent, type DemoCommand, type DemoState, stateEvent } from '../journeys/demo-events.ts'
import { stops } from '../journeys/guest-purchase.ts'
import { ofJourney, stopOf } from '../journeys/journey.tsx'

const meta = preview.meta({
  ...ofJourney,
  title: 'Start/Demo',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } }
})

const command = (of: DemoCommand) => addons.getChannel().emit(commandEvent, of)

const { beforeEach, play } = stopOf(stops, 'Done')

const states: DemoState[] = []
const note = (state: DemoState) => void states.push(state)
const last = () => states.at(-1)

/** Records the states that the toolbar receives: the stop, and whether the journey is playing. */
const from = {
  beforeEach: async () => {
    states.length = 0
    addons.getChannel().on(stateEvent, note)
    const end = await beforeEach()
    return () => {
      addons.getChannel().off(stateEvent, note)
      end()
    }
  }
}

export const StepsToTheNextStop = meta.story({
  tags: ['deed'],
  ...from,
  play: async ({ canvas }) => {
    await play()
    await expect(last()).toEqual({ stops: ['Done', 'Order'], at: 0, isPlaying: false })
    command('step')
    await expect(last()?.isPlaying).toBe(true)
    await waitFor(() => expect(last()).toMatchObject({ at: 1, isPlaying: false }))
    await expect(canvas.getByRole('heading', { name: m.orders_items_title() })).toBeVisible()
  }
})

export const PausesAndPlaysToTheEnd = meta.story({
  tags: ['deed'],
  ...from,
  play: async () => {
    await play()
    command('play')
    command('pause')
    await expect(last()).toMatchObject({ at: 0, isPlaying: false })
    command('play')
    await waitFor(() => expect(last()).toMatchObject({ at: 1, isPlaying: false }))
  }
})
