import { searchMachine } from '@motif/flows/search'
import preview from '../../.storybook/preview.tsx'
import { chartOf } from './statechart.tsx'

const meta = preview.meta({
  title: 'Flows/Search',
  parameters: { docs: { description: { component: 'The search field and what is suggested while a person types.' } } }
})

export const Chart = meta.story(chartOf(searchMachine))
