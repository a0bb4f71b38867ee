import { m } from '@motif/messages'
import { useEditor, useSelectedNodes } from '../../../editor/index.ts'
import { PaintField } from '../fields/paint-field.tsx'
import { isFilled } from './is-filled.ts'

/** What everything chosen is filled with. */
export function ColourPart() {
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
