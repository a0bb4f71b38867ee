import { cartMachine } from '@motif/flows/cart'
import preview from '../../.storybook/preview.tsx'
import { chartOf } from './statechart.tsx'

const meta = preview.meta({
  title: 'Flows/Cart',
  parameters: { docs: { description: { component: 'The cart: every change is told to the server, and taken back where it refuses.' } } }
})

export const Chart = meta.story(chartOf(cartMachine))
