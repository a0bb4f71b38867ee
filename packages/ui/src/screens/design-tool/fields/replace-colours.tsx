import { chakra } from '@chakra-ui/react'
import type { DesignDocument } from '@motif/design'
import { m } from '@motif/messages'
import { useRef, useState } from 'react'
import { SwatchGroup } from '../../../components/swatch-group/index.ts'
import { inkName, useEditor } from '../../../editor/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { ColourField } from './colour-field.tsx'

/** Maximum number of listed colours. */
const mostListed = 60

/** Distinguishes undo steps. */
let steps = 0

/** Replaces colours; changes of one colour in a row are one undo step. */
function useReplaceColour(ids?: readonly string[]) {
  const { commands, store } = useEditor()
  const last = useRef<{ from: string; to: string; key: string; document: DesignDocument }>(undefined)
  const replace = (colour: string, to: string) => {
    const isSame = last.current?.document === store.getSnapshot().document && last.current.to === colour
    const { from, key } =
      isSame && last.current ? last.current : { from: colour, key: `replace colour ${(steps += 1)}` }
    commands.replaceColour(from, to, { key, ...(ids && { ids }) })
    last.current = { from, to, key, document: store.getSnapshot().document }
  }
  /** The next replacement is a step of its own, and of everything in that colour. */
  const endStep = () => {
    last.current = undefined
  }
  return { replace, endStep }
}

interface ReplaceColoursProps {
  legend: string
  /** `#rrggbb`, the most used first. */
  colours: readonly string[]
  /** Where colours are replaced; the whole design if omitted. */
  ids?: readonly string[]
  /** Number of things that use a colour, to tell. */
  countOf?: (colour: string) => number
}

/** A list of colours; choosing one offers its replacement. */
export function ReplaceColours({ legend, colours, ids, countOf }: ReplaceColoursProps) {
  const [picked, setPicked] = useState(colours.length === 1 ? colours[0] : undefined)
  // Replaced colours keep their place while the list is open.
  const [order, setOrder] = useState(colours)
  const { replace, endStep } = useReplaceColour(ids)
  const listed = [...new Set([...order.filter((colour) => colours.includes(colour)), ...colours])].slice(0, mostListed)
  const chosen = picked !== undefined && listed.includes(picked) ? picked : undefined
  return (
    <chakra.div display="grid" gap={4}>
      <SwatchGroup
        legend={legend}
        options={listed.map((value) => ({ value, label: inkName(value) ?? value.toUpperCase(), swatch: value }))}
        value={chosen ?? null}
        onChange={({ value }) => {
          setPicked(value)
          endStep()
        }}
      />
      {colours.length > mostListed ? (
        <chakra.p textStyle="small" color="fg.muted">
          {m.editor_recolour_most({ count: formatNumber(mostListed) })}
        </chakra.p>
      ) : null}
      {chosen === undefined ? null : (
        <chakra.div borderBlockStartWidth="1px" paddingBlockStart={4} display="grid" gap={3}>
          {countOf === undefined ? null : (
            <chakra.p textStyle="small" color="fg.muted">
              {m.editor_recolour_count({ count: countOf(chosen) })}
            </chakra.p>
          )}
          <ColourField
            legend={m.editor_recolour_with()}
            colour={chosen}
            onChange={(colour) => {
              replace(chosen, colour)
              setOrder(listed.map((one) => (one === chosen ? colour : one)))
              setPicked(colour)
            }}
          />
        </chakra.div>
      )}
    </chakra.div>
  )
}
