import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { ChipGroup } from '../../components/chip-group/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { formatNumber } from '../../format/index.ts'
import { shownIn } from './find-size.ts'
import { SizeFinder } from './size-finder.tsx'

const Cell = chakra('td', {
  base: { paddingBlock: 3, paddingInline: 2, borderBottomWidth: '1px', textAlign: 'start', textStyle: 'figure' }
})

export interface SizeGuideDialogProps {
  isOpen: boolean
  onClose: () => void
  guide: NonNullable<Product['sizeGuide']>
  /** Whether a size is selectable. */
  isOffered: (row: { size: string }) => boolean
  onChoose: (row: { size: string }) => void
}

const unitLabels = { cm: () => m.product_size_guide_unit(), in: () => m.product_size_guide_unit_inches() }

/** Size table with unit switch, and the size finder. */
export function SizeGuideDialog({ isOpen, onClose, guide, isOffered, onChoose }: SizeGuideDialogProps) {
  const [unit, setUnit] = useState<'cm' | 'in'>('cm')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.product_size_guide()}>
      <ChipGroup
        legend={m.product_size_unit()}
        options={[
          { value: 'cm', label: m.product_size_cm() },
          { value: 'in', label: m.product_size_inches() }
        ]}
        value={unit}
        onChange={({ value }) => setUnit(value === 'in' ? 'in' : 'cm')}
      />
      <chakra.p color="fg.muted" textStyle="small" marginBlock={4}>
        {unitLabels[unit]()}
      </chakra.p>
      <chakra.table width="full" borderCollapse="collapse">
        <thead>
          <tr>
            {[m.product_size_guide_size(), ...guide.columns].map((column) => (
              <Cell as="th" key={column} fontSize="sm" fontWeight="medium" color="fg.muted">
                {column}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(({ size, values }) => (
            <tr key={size}>
              <Cell as="th" fontWeight="semibold">
                {size}
              </Cell>
              {guide.columns.map((column, index) => (
                <Cell key={column}>{formatNumber(shownIn(unit, values[index] ?? 0))}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <SizeFinder
        // Input is reset on a unit change.
        key={unit}
        guide={guide}
        unit={unit}
        isOffered={isOffered}
        onChoose={onChoose}
      />
    </Dialog>
  )
}
