import { chakra } from '@chakra-ui/react'
import { batchMax } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { FloatingBar } from '../floating-bar.tsx'
import type { ProductionSectionProps } from './types.ts'

interface BatchBarProps extends Pick<ProductionSectionProps, 'onJobSheets' | 'onPrintBatch' | 'isFetchingBatch'> {
  chosen: ReadonlySet<string>
  onClear: () => void
}

/** Bulk actions on selected jobs; sticky. */
export const BatchBar = ({ chosen, onClear, onJobSheets, onPrintBatch, isFetchingBatch = false }: BatchBarProps) => (
  <FloatingBar
    aria-label={m.admin_batch()}
    display={chosen.size === 0 ? 'none' : 'flex'}
    flexWrap="wrap"
    alignItems="center"
    gap={3}
  >
    <chakra.span aria-live="polite" fontWeight="medium">
      {m.admin_batch_chosen({ count: chosen.size })}
      {chosen.size > batchMax ? ` ${m.admin_batch_too_many({ max: batchMax })}` : null}
    </chakra.span>
    <Button
      size="sm"
      isBusy={isFetchingBatch}
      disabled={chosen.size > batchMax}
      onClick={() => onJobSheets({ ids: [...chosen] })}
    >
      {m.admin_batch_sheets()}
    </Button>
    <Button
      size="sm"
      isBusy={isFetchingBatch}
      disabled={chosen.size > batchMax}
      onClick={() => onPrintBatch({ ids: [...chosen] })}
    >
      {m.admin_batch_files()}
    </Button>
    <Button size="sm" variant="quiet" onClick={onClear}>
      {m.admin_batch_clear()}
    </Button>
  </FloatingBar>
)
