import { designEditorMachine } from '@motif/flows/design-editor'
import preview from '../../.storybook/preview.tsx'
import { chartOf } from './statechart.tsx'

const meta = preview.meta({
  title: 'Flows/Design editor',
  parameters: {
    docs: {
      description: {
        component:
          'Gestures and commands of the design tool. One gesture is one step of the history; Escape takes it back.'
      }
    }
  }
})

export const Chart = meta.story(chartOf(designEditorMachine))
