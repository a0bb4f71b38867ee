import { chakra } from '@chakra-ui/react'
import { type DesignDocument, coloursUsed, hasPictures } from '@motif/design'
import { m } from '@motif/messages'
import { Image, Palette, Pencil, Pipette } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { IconButton } from '../../../components/icon-button/index.ts'
import { ExitPresence } from '../../../components/layer/index.ts'
import { SwatchGroup, type SwatchOption } from '../../../components/swatch-group/index.ts'
import {
  inkName,
  inks,
  useBrandKit,
  useEditor,
  useEditorSetting,
  useEditorState,
  useSelectedIds
} from '../../../editor/index.ts'
import { BrandStar, brandColourLabel } from '../brand/index.ts'
import { useShowPanel } from '../panels/show-panel.ts'

const PictureColours = lazy(async () => ({ default: (await import('../colours/index.ts')).PictureColours }))

const StagePicker = lazy(async () => ({ default: (await import('../colours/index.ts')).StagePicker }))

/** The EyeDropper API, in desktop Chromium. */
interface ScreenPicker {
  open: () => Promise<{ sRGBHex: string }>
}
const screenPicker = () => (globalThis as { EyeDropper?: new () => ScreenPicker }).EyeDropper

interface ColourFieldProps {
  legend: string
  /** `#rrggbb` */
  colour: string
  onChange: (colour: string) => void
}

/** Maximum number of design colours shown before the inks. */
const mostUsed = 10

interface Offered {
  used: SwatchOption[]
  /** Inks that the design does not use yet. */
  inks: SwatchOption[]
}

function offeredFor(document: DesignDocument): Offered {
  const used = coloursUsed(document).slice(0, mostUsed)
  const option = (value: string) => ({
    value,
    label: inkName(value) ?? m.editor_ink_used({ code: value.toUpperCase() }),
    swatch: value
  })
  return { used: used.map(option), inks: inks.flatMap(({ value }) => (used.includes(value) ? [] : option(value))) }
}

/** Colours keep their order while a node is selected, and refresh for the next selection. */
function useOffered(): Offered {
  const { store } = useEditor()
  const chosen = useSelectedIds()
  const offer = () => ({ chosen, colours: offeredFor(store.getSnapshot().document) })
  const [offered, setOffered] = useState(offer)
  if (offered.chosen !== chosen) setOffered(offer())
  return offered.colours
}

/** Brand colours with an edit link. */
function BrandColours({ colour, onChange }: Pick<ColourFieldProps, 'colour' | 'onChange'>) {
  const brand = useBrandKit()
  const show = useShowPanel()
  return brand ? (
    <SwatchGroup
      legend={m.brand_colours()}
      options={brand.kit.colours.map((each) => ({
        value: each.value,
        label: brandColourLabel(each),
        swatch: each.value
      }))}
      value={colour}
      onChange={({ value }) => onChange(value)}
    >
      <IconButton
        label={m.brand_edit()}
        icon={<Pencil size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => show('brand')}
      />
    </SwatchGroup>
  ) : null
}

/** Maximum number of fabric colours. */
const mostFabrics = 24

/** The colours of the product, to print what looks like its fabric. */
function FabricColours({ colour, onChange }: Pick<ColourFieldProps, 'colour' | 'onChange'>) {
  const { fabricColours = [] } = useEditorSetting()
  return fabricColours.length === 0 ? null : (
    <SwatchGroup
      legend={m.editor_ink_fabrics()}
      options={fabricColours.slice(0, mostFabrics).map(({ value, label }) => ({
        value,
        label: m.editor_ink_fabric({ name: label }),
        swatch: value
      }))}
      value={colour}
      onChange={({ value }) => onChange(value)}
    />
  )
}

/** Ink colour: design colours, brand colours, fabric colours, inks, or custom. */
export function ColourField({ legend, colour, onChange }: ColourFieldProps) {
  const offered = useOffered()
  const brandColours = useBrandKit()?.kit.colours ?? []
  const { fabricColours = [] } = useEditorSetting()
  const hasBrand = brandColours.length > 0
  // Order: design colours, brand colours, inks.
  const options = hasBrand ? offered.used : [...offered.used, ...offered.inks]
  const [isOpen, setOpen] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const hasColoursToPick = useEditorState(({ document }) => hasPictures(document))
  const isOwn = ![...offered.used, ...brandColours, ...fabricColours, ...offered.inks].some(
    ({ value }) => value === colour
  )
  const Picker = screenPicker()
  return (
    <>
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
            <Palette size={16} strokeWidth={1.75} />
          </chakra.span>
        </chakra.label>
        {Picker ? (
          <IconButton
            label={m.editor_colour_screen()}
            icon={<Pipette size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() =>
              // Escape cancels.
              void new Picker().open().then(
                ({ sRGBHex }) => onChange(sRGBHex.toLowerCase()),
                () => {}
              )
            }
          />
        ) : (
          <IconButton
            label={m.editor_colour_stage()}
            icon={<Pipette size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => setPicking(true)}
          />
        )}
        {hasColoursToPick ? (
          <IconButton
            label={m.editor_colour_pictures()}
            icon={<Image size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => setOpen(true)}
          />
        ) : null}
        <BrandStar
          change={{ act: 'put', part: 'colours', item: { value: colour, name: null } }}
          name={colour.toUpperCase()}
        />
      </SwatchGroup>
      {hasBrand ? (
        <>
          <BrandColours colour={colour} onChange={onChange} />
          <FabricColours colour={colour} onChange={onChange} />
          <SwatchGroup
            legend={m.brand_colours_inks()}
            options={offered.inks}
            value={colour}
            onChange={({ value }) => onChange(value)}
          />
        </>
      ) : (
        <FabricColours colour={colour} onChange={onChange} />
      )}
      {isPicking ? (
        <Suspense fallback={null}>
          <StagePicker
            onPick={(picked) => {
              setPicking(false)
              onChange(picked)
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      ) : null}
      <ExitPresence>
        {isOpen ? (
          <Suspense fallback={null}>
            <PictureColours
              onPick={(picked) => {
                setOpen(false)
                onChange(picked)
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </ExitPresence>
    </>
  )
}
