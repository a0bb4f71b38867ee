import { chakra } from '@chakra-ui/react'
import type { NewNode } from '@motif/design'
import { useMemo, useRef } from 'react'
import { dragDataType, setDraggedNode } from '../../../../editor/drag-data.ts'
import { InsertPicture } from './insert-picture.tsx'
import { useInView } from './use-in-view.ts'

export interface InsertItem {
  name: string
  /** Rendered when in view. */
  make: () => NewNode
}

interface InsertGridProps {
  label: string
  items: readonly InsertItem[]
  onChoose: (node: NewNode) => void
}

/** A grid of nodes to insert: press inserts in the centre, drag at the drop point. */
export const InsertGrid = ({ label, items, onChoose }: InsertGridProps) => (
  <chakra.ul aria-label={label} display="grid" gridTemplateColumns="repeat(auto-fill, minmax(3.75rem, 1fr))" gap={1}>
    {items.map((item) => (
      <li key={item.name}>
        <InsertButton {...item} onChoose={onChoose} />
      </li>
    ))}
  </chakra.ul>
)

function InsertButton({ name, make, onChoose }: InsertItem & Pick<InsertGridProps, 'onChoose'>) {
  const root = useRef<HTMLButtonElement>(null)
  const isSeen = useInView(root)
  return (
    <chakra.button
      ref={root}
      type="button"
      aria-label={name}
      title={name}
      draggable
      onClick={() => onChoose(make())}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragDataType, name)
        dataTransfer.effectAllowed = 'copy'
        setDraggedNode(make())
      }}
      onDragEnd={() => setDraggedNode(undefined)}
      display="block"
      width="full"
      aspectRatio="1"
      padding={1}
      borderRadius="control"
      cursor="pointer"
      transitionProperty="background-color"
      transitionDuration="state"
      _hover={{ bg: 'bg.raised' }}
    >
      {isSeen ? <Picture make={make} /> : null}
    </chakra.button>
  )
}

function Picture({ make }: Pick<InsertItem, 'make'>) {
  const node = useMemo(() => make(), [make])
  return <InsertPicture node={node} />
}
