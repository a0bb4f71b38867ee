import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Pipette } from 'lucide-react'
import { SwatchGroup } from '../../../components/swatch-group/index.ts'
import { inks } from '../../../editor/index.ts'

interface ColourFieldProps {
  legend: string
  /** `#rrggbb` */
  colour: string
  onChange: (colour: string) => void
}

/** Colour of what is printed: the inks offered, or any other. */
export function ColourField({ legend, colour, onChange }: ColourFieldProps) {
  const options = inks.map(({ value, name }) => ({ value, label: name(), swatch: value }))
  const isOwn = !inks.some(({ value }) => value === colour)
  return (
    <SwatchGroup legend={legend} options={options} value={colour} onChange={({ value }) => onChange(value)}>
      <chakra.label
        title={m.editor_ink_own()}
        position="relative"
        boxSize="target"
        display="grid"
        placeItems="center"
        cursor="pointer"
      >
        <chakra.input
          type="color"
          aria-label={m.editor_ink_own()}
          value={colour}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase())}
          position="absolute"
          inset={0}
          width="full"
          height="full"
          opacity={0}
          cursor="pointer"
          css={{ '&:focus-visible + span': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' } }}
        />
        <chakra.span
          aria-hidden
          boxSize="8"
          borderRadius="full"
          borderWidth="1px"
          borderColor={isOwn ? 'accent' : 'border.control'}
          boxShadow={isOwn ? '0 0 0 1px var(--chakra-colors-accent)' : undefined}
          display="grid"
          placeItems="center"
        >
          <Pipette size={16} strokeWidth={1.75} />
        </chakra.span>
      </chakra.label>
    </SwatchGroup>
  )
}
