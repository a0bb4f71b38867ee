import type { Editor } from '@motif/design'
import { designEditorMachine } from '@motif/flows/design-editor'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { useEffect } from 'react'
import preview from '../../.storybook/preview.tsx'
import { designToolProps, fetchFonts } from '../fixtures/design-tool.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

function DesignTool({ subject }: Pick<ViewProps<typeof designEditorMachine>, 'subject'>) {
  const editor = subject as Editor
  useEffect(() => void fetchFonts(editor), [editor])
  return <DesignToolScreen {...designToolProps} editor={editor} />
}

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

export const Walk = meta.story(walkThrough(designEditorMachine, DesignTool, { isWide: true }))
