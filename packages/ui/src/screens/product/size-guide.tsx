import type { Product } from '@motif/contract'
import { type ChosenOptions, isPossible } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { Ruler } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { dialogModule } from '../../components/dialog/index.ts'
import { loadTogether, lazyModule, preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'

const dialog = lazyModule(() => import('./size-guide-dialog.tsx'))
/** Also loads its dialog. */
const opening = loadTogether(dialog, dialogModule)

interface Props {
  product: Product
  guide: NonNullable<Product['sizeGuide']>
  chosen: ChosenOptions
  onChoose: (change: { options: ChosenOptions }) => void
}

/** The option value of a table row: rows are named like values. */
function choiceOf({ options }: Product, size: string) {
  for (const { id, values } of options) {
    const found = values.find(({ label }) => label === size)
    if (found) return { id, value: found.value }
  }
  return undefined
}

/** Size guide dialog with lazy loading. */
export const SizeGuide = memo(function SizeGuide({ product, guide, chosen, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const code = useLazyModuleOnceOpen(dialog, isOpen)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        alignSelf="start"
        marginInlineStart={-3}
        marginTop={-4}
        aria-haspopup="dialog"
        {...preloadOnIntent(opening)}
        onClick={() => setIsOpen(true)}
      >
        <Ruler aria-hidden />
        {m.product_size_guide()}
      </Button>
      {code ? (
        <code.SizeGuideDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          guide={guide}
          isOffered={({ size }) => {
            const choice = choiceOf(product, size)
            return choice !== undefined && isPossible(product, chosen, choice.id, choice.value)
          }}
          onChoose={({ size }) => {
            const choice = choiceOf(product, size)
            if (choice) onChoose({ options: { ...chosen, [choice.id]: choice.value } })
            setIsOpen(false)
          }}
        />
      ) : null}
    </>
  )
})
