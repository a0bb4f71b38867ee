import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { stops } from './guest-purchase.ts'
import { beginAt, ofJourney, playStop, playWhole } from './journey.tsx'

const meta = preview.meta({
  ...ofJourney,
  title: 'Journeys/Guest purchase',
  parameters: { chromatic: { modes } }
})

export const Whole = meta.story({
  tags: ['deed'],
  beforeEach: beginAt(stops.Product),
  play: playWhole(Object.values(stops))
})

export const Product = meta.story({
  tags: ['picture'],
  beforeEach: beginAt(stops.Product),
  play: playStop(stops.Product)
})
export const Cart = meta.story({ tags: ['picture'], beforeEach: beginAt(stops.Cart), play: playStop(stops.Cart) })
export const Email = meta.story({ tags: ['picture'], beforeEach: beginAt(stops.Email), play: playStop(stops.Email) })
export const Address = meta.story({
  tags: ['picture'],
  beforeEach: beginAt(stops.Address),
  play: playStop(stops.Address)
})
export const Delivery = meta.story({
  tags: ['picture'],
  beforeEach: beginAt(stops.Delivery),
  play: playStop(stops.Delivery)
})
export const Payment = meta.story({
  tags: ['picture'],
  beforeEach: beginAt(stops.Payment),
  play: playStop(stops.Payment)
})
export const Done = meta.story({ tags: ['picture'], beforeEach: beginAt(stops.Done), play: playStop(stops.Done) })
export const Order = meta.story({ tags: ['picture'], beforeEach: beginAt(stops.Order), play: playStop(stops.Order) })
