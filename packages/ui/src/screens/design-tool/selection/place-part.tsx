import { useEditor, useSelectedNodes } from '../../../editor/index.ts'
import { ArrangeSection } from '../inspector/arrange-section.tsx'

/** Position of the selection. */
export function PlacePart() {
  const { commands } = useEditor()
  const nodes = useSelectedNodes()
  const ids = nodes.map(({ id }) => id)
  const [node] = nodes
  return node ? (
    <ArrangeSection
      node={node}
      nodes={nodes}
      onChange={(patch, key) => commands.change(ids, patch, key === undefined ? {} : { key })}
    />
  ) : null
}
