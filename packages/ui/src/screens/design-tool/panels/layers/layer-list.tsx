import { chakra } from '@chakra-ui/react'
import type { DesignNode } from '@motif/design'
import * as motion from 'framer-motion/m'
import type { Target } from './layer-place.ts'
import { type LayerHandlers, LayerRow } from './layer-row.tsx'

interface LayerListProps {
  nodes: readonly DesignNode[]
  selectedIds: readonly string[]
  isSeveral: boolean
  /** The dragged layers and the one under the pointer. */
  held: ReadonlySet<string> | undefined
  heldId: string | undefined
  target: Target | undefined
  handlers: LayerHandlers
  /** Key that changes with the layer order; only then positions are measured for the animation. */
  order: string
}

/** Siblings, shown front to back, the reverse of the document. */
export const LayerList = ({ nodes, ...rest }: LayerListProps) => (
  <chakra.ul borderBlockStartWidth="1px">
    {nodes.toReversed().map((node) => (
      <chakra.li
        key={node.id}
        borderBlockEndWidth="1px"
        css={{ '&:last-child': { borderBlockEndWidth: 0 } }}
        opacity={rest.held?.has(node.id) ? 0.5 : 1}
        asChild
      >
        <motion.li layout="position" layoutDependency={rest.order}>
          <LayerRow
            node={node}
            isChosen={rest.selectedIds.includes(node.id)}
            isAlone={rest.selectedIds.length === 1}
            isSeveral={rest.isSeveral}
            isHeld={rest.heldId === node.id}
            mark={rest.target?.id === node.id ? rest.target.side : undefined}
            handlers={rest.handlers}
          />
          {node.type === 'group' ? (
            <chakra.div paddingInlineStart={5}>
              <LayerList nodes={node.children} {...rest} />
            </chakra.div>
          ) : null}
        </motion.li>
      </chakra.li>
    ))}
  </chakra.ul>
)
