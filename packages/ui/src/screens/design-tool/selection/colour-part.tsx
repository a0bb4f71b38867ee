import { m } from '@motif/messages'
import { useEditor, useSelectedNodes } from '../../../editor/index.ts'
import { PaintField } from '../fields/paint-field.tsx'
import { isFilled } from './is-filled.ts'
import { LetterColourPart } from './text-parts.tsx'

/** What everything chosen is filled with. */
export function ColourPart() {
  const isText = useSelectedNodes().every(({ type }) => type === 'text')
  return isText ? <LetterColourPart /> : <ThingColour />
}

function ThingColour() {
  const { commands } = useEditor()
  const chosen = useSelectedNodes()
  const first = chosen.find(isFilled)
  return first ? (
    <PaintField
      legend={m.editor_fill()}
      paint={first.fill}
      onChange={(fill, key) =>
        commands.change(
          chosen.map(({ id }) => id),
          { fill },
          key === undefined ? {} : { key }
        )
      }
    />
  ) : null
}
