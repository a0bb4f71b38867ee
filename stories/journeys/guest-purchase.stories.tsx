import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { ofJourney, stopOf, wholeOf } from './journey.tsx'
import { stops } from './guest-purchase.ts'

const meta = preview.meta({
  ...ofJourney,
  tags: ['!autodocs'],
  title: 'Journeys/Guest purchase',
  parameters: { chromatic: { modes } }
})

export const Whole = meta.story({ tags: ['deed'], ...wholeOf(stops) })
export const Product = meta.story({ tags: ['picture'], ...stopOf(stops, 'Product') })
export const Cart = meta.story({ tags: ['picture'], ...stopOf(stops, 'Cart') })
export const Email = meta.story({ tags: ['picture'], ...stopOf(stops, 'Email') })
export const Address = meta.story({ tags: ['picture'], ...stopOf(stops, 'Address') })
export const Delivery = meta.story({ tags: ['picture'], ...stopOf(stops, 'Delivery') })
export const Payment = meta.story({ tags: ['picture'], ...stopOf(stops, 'Payment') })
export const Done = meta.story({ tags: ['picture'], ...stopOf(stops, 'Done') })
export const Order = meta.story({ tags: ['picture'], ...stopOf(stops, 'Order') })
