import { chakra } from '@chakra-ui/react'
import { type FontCategory, type FontFace, type FontScript, fontScripts } from '@motif/design'
import { m } from '@motif/messages'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { ChipGroup } from '../../../components/chip-group/index.ts'
import { Input } from '../../../components/field/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { useBrandKit } from '../../../editor/index.ts'
import { BrandStar } from '../brand/index.ts'
import { Pair } from '../fields/number-field.tsx'
import { FaceName } from './face-name.tsx'
import { type Wanted, faceOf, facesLike, familiesFor, nearestFace } from './families.ts'

const categories = {
  all: () => m.editor_font_all(),
  display: () => m.editor_font_display(),
  sans: () => m.editor_font_sans(),
  serif: () => m.editor_font_serif(),
  script: () => m.editor_font_script(),
  mono: () => m.editor_font_mono()
} satisfies Record<Wanted['category'], () => string>

const scripts = {
  latin: () => m.editor_script_latin(),
  arabic: () => m.editor_script_arabic(),
  chinese: () => m.editor_script_chinese(),
  cyrillic: () => m.editor_script_cyrillic(),
  devanagari: () => m.editor_script_devanagari(),
  greek: () => m.editor_script_greek(),
  hebrew: () => m.editor_script_hebrew(),
  japanese: () => m.editor_script_japanese(),
  korean: () => m.editor_script_korean(),
  thai: () => m.editor_script_thai()
} satisfies Record<Wanted['script'], () => string>

interface FontPickerProps {
  /** `TextNode.font` */
  font: string
  onChange: (font: string) => void
}

/** Chooses a family, weight and style. The list of families opens inline. */
export function FontPicker({ font, onChange }: FontPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const faces = facesLike(font)
  const chosen = faces.find((face) => face.id === font)
  return (
    <chakra.div display="grid" gap={3}>
      <chakra.div display="grid" gap={1.5}>
        <chakra.span textStyle="label" id={`${id}-label`}>
          {m.editor_font()}
        </chakra.span>
        <chakra.button
          type="button"
          id={`${id}-button`}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          onClick={() => setOpen(!isOpen)}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap={2}
          minHeight="target"
          paddingInline={3}
          textAlign="start"
          bg="bg.float"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="control"
          css={{
            '& > svg': { flexShrink: 0, transition: 'rotate 150ms' },
            '&[aria-expanded=true] > svg': { rotate: '180deg' }
          }}
        >
          {chosen ? <FaceName face={chosen} /> : font}
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </chakra.button>
      </chakra.div>
      {isOpen ? (
        <div id={`${id}-list`}>
          <FontList
            family={chosen?.package}
            onChoose={(family) => {
              const next = nearestFace(chosen, family)
              if (next) onChange(next.id)
            }}
          />
        </div>
      ) : null}
      {faces.length > 1 ? (
        <ChipGroup
          legend={m.editor_font_style()}
          options={faces.map(({ id: value, weight, italic }) => ({
            value,
            label:
              weight === 400 && italic
                ? m.editor_font_slanted()
                : weight === 400
                  ? m.editor_font_regular()
                  : m.editor_font_weight({ weight })
          }))}
          value={font}
          onChange={({ value }) => onChange(value)}
        />
      ) : null}
    </chakra.div>
  )
}

interface FontListProps {
  family: string | undefined
  onChoose: (family: string) => void
}

function FontList({ family, onChoose }: FontListProps) {
  const [wanted, setWanted] = useState<Wanted>({ words: '', category: 'all', script: 'latin' })
  const brand = useBrandKit()
  const ofBrand = (brand?.kit.fonts ?? []).flatMap((each) => faceOf(each) ?? [])
  const found = familiesFor(wanted)
  return (
    <chakra.div display="grid" gap={2.5} padding={3} bg="bg.raised" borderRadius="panel">
      {ofBrand.length === 0 ? null : (
        <>
          <chakra.span textStyle="label">{m.brand_fonts()}</chakra.span>
          <Families label={m.brand_fonts()} faces={ofBrand} {...{ family, onChoose }} isBrand />
          <chakra.span textStyle="label">{m.brand_fonts_all()}</chakra.span>
        </>
      )}
      <Input
        type="search"
        aria-label={m.editor_font_search()}
        placeholder={m.editor_font_search()}
        value={wanted.words}
        onChange={({ currentTarget }) => setWanted({ ...wanted, words: currentTarget.value })}
      />
      <Pair>
        <SelectField
          label={m.editor_font_kind()}
          isRequired={false}
          value={wanted.category}
          onChange={({ currentTarget }) =>
            setWanted({ ...wanted, category: currentTarget.value as FontCategory | 'all' })
          }
        >
          {(Object.keys(categories) as Wanted['category'][]).map((category) => (
            <option key={category} value={category}>
              {categories[category]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.editor_script()}
          isRequired={false}
          value={wanted.script}
          onChange={({ currentTarget }) =>
            setWanted({ ...wanted, script: currentTarget.value as FontScript | 'latin' })
          }
        >
          {(['latin', ...Object.keys(fontScripts)] as Wanted['script'][]).map((script) => (
            <option key={script} value={script}>
              {scripts[script]()}
            </option>
          ))}
        </SelectField>
      </Pair>
      <chakra.output textStyle="small" color="fg.muted">
        {m.editor_font_found({ count: found.length })}
      </chakra.output>
      {found.length === 0 ? null : <Families label={m.editor_font()} faces={found} {...{ family, onChoose }} />}
    </chakra.div>
  )
}

interface FamiliesProps extends FontListProps {
  label: string
  faces: readonly FontFace[]
  /** Brand families, which are also in the full list. @default false */
  isBrand?: boolean
}

/** Families as radio buttons, each set in itself; the full list has brand toggles. */
function Families({ label, faces, family, onChoose, isBrand = false }: FamiliesProps) {
  const name = useId()
  return (
    <chakra.div
      role="radiogroup"
      aria-label={label}
      position="relative"
      {...(isBrand ? {} : { maxHeight: '18rem', overflowY: 'auto', overscrollBehavior: 'contain' })}
      borderWidth="1px"
      borderRadius="control"
      bg="bg.float"
    >
      {faces.map((face) => (
        <chakra.div
          key={face.id}
          position="relative"
          display="flex"
          alignItems="center"
          css={{
            '& + &': { borderBlockStartWidth: '1px' },
            '&:hover': { bg: 'bg.raised' },
            '&:has(:checked)': { bg: 'fg', color: 'bg' },
            '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-4px' }
          }}
        >
          <chakra.label
            position="relative"
            flex="1"
            minWidth={0}
            display="flex"
            alignItems="center"
            minHeight="target"
            paddingInline={3}
            cursor="pointer"
          >
            <chakra.input
              type="radio"
              name={name}
              aria-label={isBrand ? m.brand_font_named({ name: face.family }) : face.family}
              checked={face.package === family}
              onChange={() => onChoose(face.package)}
              position="absolute"
              inset={0}
              boxSize="full"
              margin={0}
              opacity={0}
              cursor="inherit"
            />
            <FaceName face={face} />
          </chakra.label>
          {isBrand ? null : <BrandStar change={{ act: 'put', part: 'fonts', item: face.package }} name={face.family} />}
        </chakra.div>
      ))}
    </chakra.div>
  )
}
