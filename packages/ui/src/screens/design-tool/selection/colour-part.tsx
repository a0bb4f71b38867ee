import { m } from '@motif/messages'
import { useEditor, useSelectedNodes } from '../../../editor/index.ts'
import { PaintField } from '../fields/paint-field.tsx'
import { GroupColours } from '../fields/group-colours.tsx'
import { PartColours } from '../fields/part-colours.tsx'
import { isFilled } from './is-filled.ts'
import { hasGroupColours, isOfParts } from './parts-of-group.ts'
import { LetterColourPart } from './text-parts.tsx'

/** Fill of the selection. */
export function ColourPart() {
  const chosen = useSelectedNodes()
  const [node] = chosen
  if (node !== undefined && isOfParts(chosen)) return <PartColours key={node.id} node={node} />
  if (hasGroupColours(chosen)) return <GroupColours key={chosen.map(({ id }) => id).join(' ')} nodes={chosen} />
  return chosen.every(({ type }) => type === 'text') ? <LetterColourPart /> : <NodeColour />
}

function NodeColour() {
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
