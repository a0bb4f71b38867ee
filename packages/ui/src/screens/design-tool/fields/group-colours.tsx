import { type DesignNode, coloursOfNodes } from '@motif/design'
import { m } from '@motif/messages'
import { ReplaceColours } from './replace-colours.tsx'

/** The colours of selected groups, each replaced wherever their parts use it. */
export const GroupColours = ({ nodes }: { nodes: readonly DesignNode[] }) => (
  <ReplaceColours legend={m.editor_recolour_part()} colours={coloursOfNodes(nodes)} ids={nodes.map(({ id }) => id)} />
)
