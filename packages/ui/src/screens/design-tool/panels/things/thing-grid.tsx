import { chakra } from '@chakra-ui/react'
import type { NewThing } from '@motif/design'
import { useMemo, useRef } from 'react'
import { carriedType, carry } from '../../../../editor/carried.ts'
import { ThingPicture } from './thing-picture.tsx'
import { useSeen } from './use-seen.ts'

export interface OfferedThing {
  name: string
  /** Made when it comes into sight. */
  make: () => NewThing
}

interface ThingGridProps {
  label: string
  things: readonly OfferedThing[]
  onChoose: (thing: NewThing) => void
}

/** Things to put on, each a picture of itself: a press puts it in the middle, a drag where it is let go. */
export const ThingGrid = ({ label, things, onChoose }: ThingGridProps) => (
  <chakra.ul aria-label={label} display="grid" gridTemplateColumns="repeat(auto-fill, minmax(3.75rem, 1fr))" gap={1}>
    {things.map((thing) => (
      <li key={thing.name}>
        <ThingButton {...thing} onChoose={onChoose} />
      </li>
    ))}
  </chakra.ul>
)

function ThingButton({ name, make, onChoose }: OfferedThing & Pick<ThingGridProps, 'onChoose'>) {
  const root = useRef<HTMLButtonElement>(null)
  const isSeen = useSeen(root)
  return (
    <chakra.button
      ref={root}
      type="button"
      aria-label={name}
      title={name}
      draggable
      onClick={() => onChoose(make())}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(carriedType, name)
        dataTransfer.effectAllowed = 'copy'
        carry(make())
      }}
      onDragEnd={() => carry(undefined)}
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

function Picture({ make }: Pick<OfferedThing, 'make'>) {
  const thing = useMemo(() => make(), [make])
  return <ThingPicture thing={thing} />
}
