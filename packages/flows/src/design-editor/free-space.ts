import { type DesignDocument, type DesignNode, nodeLimit, walk } from '@motif/design'

const countOf = (nodes: readonly DesignNode[]) => [...walk(nodes)].length

/** Whether a document has room for more nodes. */
export const hasSpaceFor = ({ areas }: DesignDocument, nodes: readonly DesignNode[]): boolean =>
  countOf(Object.values(areas).flat()) + countOf(nodes) <= nodeLimit
