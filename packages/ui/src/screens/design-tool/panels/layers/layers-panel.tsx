import { chakra } from '@chakra-ui/react'
import { useEditorState } from '../../../../editor/index.ts'
import { m } from '../../../../messages/index.ts'
import { LayerList } from './layer-list.tsx'

/** What lies on this side, the front one first, as people see it; what is grouped stands under its group. */
export function LayersPanel() {
  const nodes = useEditorState((state) => state.nodes)
  return nodes.length === 0 ? (
    <chakra.p textStyle="small" color="fg.muted">
      {m.editor_layers_empty()}
    </chakra.p>
  ) : (
    <>
      <chakra.p textStyle="small" color="fg.muted" marginBlockEnd={3}>
        {m.editor_layers_hint()}
      </chakra.p>
      <LayerList nodes={nodes} />
    </>
  )
}
