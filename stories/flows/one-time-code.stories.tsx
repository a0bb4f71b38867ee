import { oneTimeCodeMachine } from '@motif/flows/one-time-code'
import preview from '../../.storybook/preview.tsx'
import { chartOf } from './statechart.tsx'

const meta = preview.meta({
  title: 'Flows/One-time code',
  parameters: { docs: { description: { component: 'Checks a one-time code and asks for new ones. Both go on at once, because a person may do either first.' } } }
})

export const Chart = meta.story(chartOf(oneTimeCodeMachine))
