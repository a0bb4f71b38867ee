import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { Ruler } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Dialog, dialogCode } from '../../components/dialog/index.ts'
import { formatNumber } from '../../format/index.ts'
import { onIntent } from '../../on-demand/index.ts'

const Cell = chakra('td', {
  base: { paddingBlock: 3, paddingInline: 2, borderBottomWidth: '1px', textAlign: 'start', textStyle: 'figure' }
})

/** Measures by size, one press away. */
export const SizeGuide = memo(function SizeGuide({ guide }: { guide: NonNullable<Product['sizeGuide']> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        alignSelf="start"
        marginInlineStart={-3}
        marginTop={-4}
        aria-haspopup="dialog"
        {...onIntent(dialogCode)}
        onClick={() => setIsOpen(true)}
      >
        <Ruler aria-hidden />
        {m.product_size_guide()}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={m.product_size_guide()}>
        <chakra.p color="fg.muted" textStyle="small" marginBottom={4}>
          {m.product_size_guide_unit()}
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
                  <Cell key={column}>{formatNumber(values[index] ?? 0)}</Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Dialog>
    </>
  )
})
