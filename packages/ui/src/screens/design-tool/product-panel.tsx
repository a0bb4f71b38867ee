import { memo } from 'react'
import { chakra } from '@chakra-ui/react'
import type { PrintArea } from '@motif/contract'
import { m } from '@motif/messages'
import { Shirt, X } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { OptionGroup } from '../../components/option-group/index.ts'
import { formatNumber } from '../../format/index.ts'
import type { DesignToolProduct, DesignToolScreenProps } from './types.ts'

interface ProductPanelProps extends Pick<DesignToolScreenProps, 'choices' | 'onChoose' | 'onChangeProduct'> {
  product: DesignToolProduct
  area: PrintArea
  /** Closes the surrounding sheet. */
  onClose?: () => void
}

/** The product and the design's contents, shown without a selection. */
export const ProductPanel = memo(
  ({ product, area, choices, onChoose, onChangeProduct, onClose }: ProductPanelProps) => (
    <chakra.div display="grid" gap={6} paddingInline={{ base: 4, md: 6 }} paddingBlock={6}>
      <div>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between">
          <chakra.h2 fontSize="xl" overflowWrap="anywhere" minWidth={0} dir="auto">
            {product.name}
          </chakra.h2>
          {onClose ? <IconButton label={m.common_close()} icon={<X aria-hidden />} onClick={onClose} /> : null}
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart={1.5}>
          {m.editor_print_size({ width: formatNumber(area.widthMm / 10), height: formatNumber(area.heightMm / 10) })}
        </chakra.p>
        {onChangeProduct ? (
          <Button size="sm" marginBlockStart={3} onClick={onChangeProduct}>
            <Shirt aria-hidden />
            {m.editor_product_change()}
          </Button>
        ) : null}
      </div>
      {product.options.map((option) => (
        <OptionGroup
          key={option.id}
          option={option}
          value={choices[option.id] ?? null}
          onChange={({ value }) => onChoose({ optionId: option.id, value })}
        />
      ))}
      <chakra.p textStyle="small" color="fg.muted">
        {m.editor_guides()}
      </chakra.p>
    </chakra.div>
  )
)
