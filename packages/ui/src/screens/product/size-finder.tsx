import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { ChipGroup } from '../../components/chip-group/index.ts'
import { TextField } from '../../components/field/index.ts'
import { SelectField } from '../../components/select/index.ts'
import { formatNumber } from '../../format/index.ts'
import { type FitPreference, type FoundSize, chestColumn, findSize, easeByFit, shownIn, toCm } from './find-size.ts'

interface Props {
  guide: NonNullable<Product['sizeGuide']>
  unit: 'cm' | 'in'
  /** Whether a size is selectable. */
  isOffered: (row: { size: string }) => boolean
  onChoose: (row: { size: string }) => void
}

const chest = 'chest'
const fitWords: Readonly<Record<FitPreference, () => string>> = {
  close: () => m.product_size_fit_close(),
  regular: () => m.product_size_fit_regular(),
  loose: () => m.product_size_fit_loose()
}
const isFit = (value: string): value is FitPreference => Object.hasOwn(easeByFit, value)

/** Parses a decimal comma or point; NaN if invalid or implausible. */
const readMeasure = (text: string): number => {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && value > 0 && value < 1000 ? value : Number.NaN
}

function reasonOf({ size, column, value, difference, isBeyond }: FoundSize, unit: 'cm' | 'in', isChest: boolean) {
  if (isBeyond === 'largest') return m.product_size_too_large({ size })
  if (isBeyond === 'smallest') return m.product_size_too_small({ size })
  const measure = (cm: number) => {
    const words = formatNumber(shownIn(unit, Math.abs(cm)))
    return unit === 'cm' ? m.product_size_in_cm({ value: words }) : m.product_size_in_inches({ value: words })
  }
  const words = { size, column, value: measure(value), difference: measure(difference) }
  if (isChest) return m.product_size_why_chest(words)
  if (shownIn(unit, difference) === 0) return m.product_size_why_same(words)
  return difference > 0 ? m.product_size_why_larger(words) : m.product_size_why_smaller(words)
}

/** Recommends a size from one measurement, with a reason. */
export function SizeFinder({ guide, unit, isOffered, onChoose }: Props) {
  const hasChest = chestColumn(guide) >= 0
  const [known, setKnown] = useState(hasChest ? chest : '0')
  const [text, setText] = useState('')
  const [fit, setFit] = useState<FitPreference>('regular')
  const isChest = known === chest
  const value = toCm(unit, readMeasure(text))
  const found = Number.isNaN(value)
    ? undefined
    : findSize(
        guide,
        isChest ? { kind: 'chest', around: value, fit } : { kind: 'column', column: Number(known), value }
      )
  return (
    <chakra.section aria-labelledby="find-my-size" marginTop={8} display="flex" flexDirection="column" gap={4}>
      <chakra.h3 id="find-my-size" textStyle="label" fontSize="lg">
        {m.product_size_find()}
      </chakra.h3>
      <SelectField
        label={m.product_size_known()}
        isRequired={false}
        value={known}
        onChange={(event) => setKnown(event.target.value)}
      >
        {hasChest ? <option value={chest}>{m.product_size_chest()}</option> : null}
        {guide.columns.map((column, index) => (
          <option key={column} value={String(index)}>
            {m.product_size_of_piece({ column })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={unit === 'cm' ? m.product_size_measure_cm() : m.product_size_measure_inches()}
        isRequired={false}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        maxLength={8}
        error={text.trim() !== '' && Number.isNaN(value) ? m.product_size_no_measure() : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {isChest ? (
        <ChipGroup
          legend={m.product_size_fit()}
          options={Object.entries(fitWords).map(([fitValue, words]) => ({ value: fitValue, label: words() }))}
          value={fit}
          onChange={(change) => (isFit(change.value) ? setFit(change.value) : undefined)}
        />
      ) : null}
      <chakra.div display="flex" flexDirection="column" alignItems="start" gap={3}>
        <chakra.output fontWeight="medium">{found ? reasonOf(found, unit, isChest) : null}</chakra.output>
        {found && found.isBeyond === undefined ? (
          isOffered(found) ? (
            <Button variant="accent" onClick={() => onChoose(found)}>
              {m.product_size_choose({ size: found.size })}
            </Button>
          ) : (
            <p>{m.product_size_not_made({ size: found.size })}</p>
          )
        ) : null}
      </chakra.div>
    </chakra.section>
  )
}
