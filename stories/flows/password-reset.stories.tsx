import { passwordResetMachine } from '@motif/flows/password-reset'
import preview from '../../.storybook/preview.tsx'
import { chartOf } from './statechart.tsx'

const meta = preview.meta({
  title: 'Flows/Password reset',
  parameters: { docs: { description: { component: 'From the forgotten password over the one-time code to a new one.' } } }
})

export const Chart = meta.story(chartOf(passwordResetMachine))
