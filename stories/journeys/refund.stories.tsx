import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { ofJourney, stopOf, wholeOf } from './journey.tsx'
import { stops } from './refund.ts'

const meta = preview.meta({
  ...ofJourney,
  tags: ['!autodocs'],
  title: 'Journeys/Refund',
  parameters: { chromatic: { modes } }
})

export const Whole = meta.story({ tags: ['deed'], ...wholeOf(stops) })
export const Orders = meta.story({ tags: ['picture'], ...stopOf(stops, 'Orders') })
export const Order = meta.story({ tags: ['picture'], ...stopOf(stops, 'Order') })
export const Refund = meta.story({ tags: ['picture'], ...stopOf(stops, 'Refund') })
export const PaidBack = meta.story({ tags: ['picture'], ...stopOf(stops, 'Paid Back') })
