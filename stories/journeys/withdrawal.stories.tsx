import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { ofJourney, stopOf, wholeOf } from './journey.tsx'
import { stops } from './withdrawal.ts'

const meta = preview.meta({
  ...ofJourney,
  tags: ['!autodocs'],
  title: 'Journeys/Withdrawal',
  parameters: { chromatic: { modes } }
})

export const Whole = meta.story({ tags: ['deed'], ...wholeOf(stops) })
export const Order = meta.story({ tags: ['picture'], ...stopOf(stops, 'Order') })
export const Question = meta.story({ tags: ['picture'], ...stopOf(stops, 'Question') })
export const Cancelled = meta.story({ tags: ['picture'], ...stopOf(stops, 'Cancelled') })
