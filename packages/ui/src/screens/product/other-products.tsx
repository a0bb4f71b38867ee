import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { ProductRow } from './related.tsx'
import type { DesignElsewhere } from './types.ts'

interface OtherProductsProps {
  /** Ready-made products with the design. */
  sameDesign: readonly ProductCard[]
  /** Puts the design on unprinted products. @default there are none */
  designElsewhere: DesignElsewhere | undefined
}

/** Leads to ready-made products with the design of a product, and offers the design on others. */
export const OtherProducts = ({ sameDesign, designElsewhere }: OtherProductsProps) => (
  <chakra.section aria-labelledby="other-products" data-needs-script={sameDesign.length === 0 ? '' : undefined}>
    <chakra.h2 id="other-products" textStyle="section" marginBottom={sameDesign.length === 0 ? 2 : 6}>
      {m.product_design_elsewhere()}
    </chakra.h2>
    {sameDesign.length === 0 ? null : <ProductRow products={sameDesign} />}
    {designElsewhere ? (
      <chakra.div data-needs-script="" marginTop={sameDesign.length === 0 ? 0 : 8}>
        <chakra.p marginBottom={4}>
          {sameDesign.length === 0 ? m.product_design_elsewhere_text() : m.product_design_elsewhere_more()}
        </chakra.p>
        <Button
          isBusy={designElsewhere.isOpening}
          onPointerEnter={designElsewhere.onPrepare}
          onFocus={designElsewhere.onPrepare}
          onTouchStart={designElsewhere.onPrepare}
          onClick={designElsewhere.onOpen}
        >
          {m.product_design_elsewhere_open()}
        </Button>
      </chakra.div>
    ) : null}
  </chakra.section>
)
