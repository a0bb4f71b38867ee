import { catalogueMachine } from '@motif/flows/catalogue'
import preview from '../../.storybook/preview.tsx'
import { chartOf } from './statechart.tsx'

const meta = preview.meta({
  title: 'Flows/Catalogue',
  parameters: { docs: { description: { component: 'Search, facets and pages of goods.' } } }
})

export const Chart = meta.story(chartOf(catalogueMachine))
