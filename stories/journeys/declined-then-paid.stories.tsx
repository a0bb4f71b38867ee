import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { ofJourney, stopOf, wholeOf } from './journey.tsx'
import { stops } from './declined-then-paid.ts'

const meta = preview.meta({
  ...ofJourney,
  tags: ['!autodocs'],
  title: 'Journeys/Declined then paid',
  parameters: { chromatic: { modes } }
})

export const Whole = meta.story({ tags: ['deed'], ...wholeOf(stops) })
export const Payment = meta.story({ tags: ['picture'], ...stopOf(stops, 'Payment') })
export const Declined = meta.story({ tags: ['picture'], ...stopOf(stops, 'Declined') })
export const Done = meta.story({ tags: ['picture'], ...stopOf(stops, 'Done') })
