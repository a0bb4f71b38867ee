import { chakra } from '@chakra-ui/react'
import type { NewThing } from '@motif/design'
import { carriedType, carry } from '../../../../editor/carried.ts'
import { ThingPicture } from './thing-picture.tsx'

interface ThingGridProps {
  label: string
  things: readonly { name: string; thing: NewThing }[]
  onChoose: (thing: NewThing) => void
}

/** Things to put on, each a picture of itself: a press puts it in the middle, a drag where it is let go. */
export const ThingGrid = ({ label, things, onChoose }: ThingGridProps) => (
  <chakra.ul aria-label={label} display="grid" gridTemplateColumns="repeat(auto-fill, minmax(3.75rem, 1fr))" gap={1}>
    {things.map(({ name, thing }) => (
      <li key={name}>
        <chakra.button
          type="button"
          aria-label={name}
          title={name}
          draggable
          onClick={() => onChoose(thing)}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(carriedType, name)
            dataTransfer.effectAllowed = 'copy'
            carry(thing)
          }}
          onDragEnd={() => carry(undefined)}
          display="block"
          width="full"
          aspectRatio="1"
          padding={3}
          borderRadius="control"
          cursor="pointer"
          transitionProperty="background-color"
          transitionDuration="state"
          _hover={{ bg: 'bg.raised' }}
        >
          <ThingPicture thing={thing} />
        </chakra.button>
      </li>
    ))}
  </chakra.ul>
)
