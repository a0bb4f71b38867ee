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

/** What the toolbar shows of a journey: the stop, and whether it goes on by itself. */
export const StepsToTheNextStop = meta.story({
  tags: ['deed'],
  beforeEach,
  play: async ({ canvas }) => {
    await play()
    let state: DemoState | undefined
    const note = (next: DemoState) => (state = next)
    const channel = addons.getChannel()
    channel.on(stateEvent, note)
    command('tell')
    await waitFor(() => expect(state).toEqual({ stops: ['Done', 'Order'], at: 0, isPlaying: false }))
    command('step')
    await expect(state?.isPlaying).toBe(true)
    await waitFor(() => expect(state).toMatchObject({ at: 1, isPlaying: false }))
    await expect(canvas.getByRole('heading', { name: m.orders_items_title() })).toBeVisible()
    channel.off(stateEvent, note)
  }
})
