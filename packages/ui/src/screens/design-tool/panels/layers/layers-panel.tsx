import { chakra } from '@chakra-ui/react'
import { Group, Image, QrCode, Shapes, Sticker, Type } from 'lucide-react'
import { nodeName, useEditor, useEditorState } from '../../../../editor/index.ts'
import { m } from '../../../../messages/index.ts'

const icons = { text: Type, image: Image, shape: Shapes, 'clip-art': Sticker, qr: QrCode, group: Group } as const

/** What lies on this side, the front one first, as people see it. */
export function LayersPanel() {
  const { commands } = useEditor()
  const nodes = useEditorState((state) => state.nodes)
  return (
    <section>
      {nodes.length === 0 ? (
        <chakra.p textStyle="small" color="fg.muted">
          {m.editor_layers_empty()}
        </chakra.p>
      ) : (
        <chakra.ul borderBlockWidth="1px" css={{ '& > li + li': { borderBlockStartWidth: '1px' } }}>
          {nodes.toReversed().map((node) => {
            const Icon = icons[node.type]
            return (
              <li key={node.id}>
                <chakra.button type="button" onClick={() => commands.select([node.id])} display="flex" alignItems="center" gap={3} width="full" minHeight="target" paddingInline={1} textAlign="start" textStyle="small" _hover={{ bg: 'bg.raised' }}>
                  <Icon size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
                  <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" dir="auto">
                    {nodeName(node)}
                  </chakra.span>
                </chakra.button>
              </li>
            )
          })}
        </chakra.ul>
      )}
    </section>
  )
}
