import { sessionMachine } from '@motif/flows/session'
import preview from '../../.storybook/preview.tsx'
import { chartOf } from './statechart.tsx'

const meta = preview.meta({
  title: 'Flows/Session',
  parameters: { docs: { description: { component: 'Who is signed in: hears it from the identity provider, asks the shop who that is, and tells the client state.' } } }
})

export const Chart = meta.story(chartOf(sessionMachine))
