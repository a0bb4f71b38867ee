import { chakra } from '@chakra-ui/react'
import { type BrandColour, brandKitLimits } from '@motif/contract/brand-kit-rules'
import { isColour } from '@motif/contract/colour-rules'
import { m } from '@motif/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Input, TextField } from '../../components/field/index.ts'
import type { BrandKitSetting } from '../../editor/index.ts'
import { KitFull, KitSection, RemoveButton } from './kit-section.tsx'

const { colours: max, nameLetters } = brandKitLimits

/** Initial value of the colour picker. */
const firstColour = '#c8371b'

const Swatch = chakra('span', {
  base: {
    boxSize: '7',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    forcedColorAdjust: 'none'
  }
})

interface BrandColoursProps {
  brand: Pick<BrandKitSetting, 'kit' | 'onChange'>
}

/** Named colours, added by hex code or the native picker. */
export function BrandColours({ brand: { kit, onChange } }: BrandColoursProps) {
  const { colours } = kit
  return (
    <KitSection title={m.brand_colours()} count={colours.length} max={max} empty={m.brand_colours_empty()}>
      {colours.length === 0 ? null : (
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={1}>
          {colours.map((colour) => (
            <chakra.li key={colour.value} display="flex" alignItems="center" gap={2}>
              <Swatch aria-hidden style={{ backgroundColor: colour.value }} />
              <ColourName
                colour={colour}
                onName={(name) => onChange({ act: 'put', part: 'colours', item: { value: colour.value, name } })}
              />
              <RemoveButton
                name={colour.name ?? colour.value.toUpperCase()}
                onRemove={() => onChange({ act: 'remove', part: 'colours', item: colour })}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {colours.length >= max ? (
        <KitFull>{m.brand_colours_full({ max })}</KitFull>
      ) : (
        <NewColour onAdd={(value) => onChange({ act: 'put', part: 'colours', item: { value, name: null } })} />
      )}
    </KitSection>
  )
}

/** Editable name of a colour; the code if unnamed. Saved on blur or Enter. */
function ColourName({
  colour: { value, name },
  onName
}: {
  colour: BrandColour
  onName: (name: string | null) => void
}) {
  // Only while typing: another window may rename it.
  const [typed, setTyped] = useState<string>()
  const code = value.toUpperCase()
  const keep = () => {
    if (typed === undefined) return
    const next = typed.trim() === '' ? null : typed.trim()
    if (next !== name) onName(next)
    setTyped(undefined)
  }
  return (
    <Input
      type="text"
      aria-label={m.brand_colour_name({ code })}
      title={code}
      placeholder={code}
      value={typed ?? name ?? ''}
      maxLength={nameLetters}
      dir="auto"
      flex="1"
      minWidth={0}
      textOverflow="ellipsis"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={keep}
      onKeyDown={({ key }) => (key === 'Enter' ? keep() : undefined)}
    />
  )
}

/** Normalizes pasted hex codes: optional sign, any case. */
const codeOf = (typed: string) => `#${typed.trim().replace(/^#/u, '')}`.toLowerCase()

function NewColour({ onAdd }: { onAdd: (value: string) => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const value = codeOf(typed)
  const isReadable = isColour(value)
  return (
    <chakra.form
      noValidate
      display="grid"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(!isReadable)
        if (!isReadable) return
        onAdd(value)
        setTyped('')
      }}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap={2} alignItems="end">
        <TextField
          label={m.brand_colour_code()}
          isRequired={false}
          value={typed}
          maxLength={9}
          placeholder={firstColour.toUpperCase()}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          {...(isWrong && !isReadable && { 'aria-invalid': true })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <chakra.input
          type="color"
          aria-label={m.brand_colour_pick()}
          title={m.brand_colour_pick()}
          value={isReadable ? value : firstColour}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.toUpperCase())}
          boxSize="target"
          padding={1}
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="control"
          bg="bg.float"
          cursor="pointer"
        />
      </chakra.div>
      {isWrong && !isReadable ? (
        <chakra.p role="alert" textStyle="small" color="bad">
          {m.brand_colour_invalid()}
        </chakra.p>
      ) : null}
      <Button type="submit" size="sm" justifySelf="start">
        <Plus aria-hidden />
        {m.brand_colour_add()}
      </Button>
    </chakra.form>
  )
}
