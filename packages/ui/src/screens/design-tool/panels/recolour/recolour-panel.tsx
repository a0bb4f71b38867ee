import { chakra } from '@chakra-ui/react'
import { coloursUsed, countUses } from '@motif/design'
import { m } from '@motif/messages'
import { useEditorState } from '../../../../editor/index.ts'
import { ReplaceColours } from '../../fields/replace-colours.tsx'

/** Replaces colours in the whole design. */
export function RecolourPanel() {
  const document = useEditorState((state) => state.document)
  const colours = coloursUsed(document)
  if (colours.length === 0)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        {m.editor_recolour_empty()}
      </chakra.p>
    )
  return (
    <chakra.div display="grid" gap={4}>
      <chakra.p textStyle="small" color="fg.muted">
        {m.editor_recolour_lead()}
      </chakra.p>
      <ReplaceColours
        legend={m.editor_recolour_used()}
        colours={colours}
        countOf={(colour) => countUses(document, colour)}
      />
    </chakra.div>
  )
}
