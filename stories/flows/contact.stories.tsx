import { contactMachine } from '@motif/flows/contact'
import preview from '../../.storybook/preview.tsx'
import { chartOf } from './statechart.tsx'

const meta = preview.meta({
  title: 'Flows/Contact',
  parameters: { docs: { description: { component: 'A message to the shop.' } } }
})

export const Chart = meta.story(chartOf(contactMachine))
