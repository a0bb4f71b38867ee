import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { memo } from 'react'
import { Button } from '../../components/button/index.ts'

interface OtherProductsProps {
  onOpen: () => void
}

/** Offers the design of a ready-made product on other products. */
export const OtherProducts = memo(({ onOpen }: OtherProductsProps) => (
  <chakra.section aria-labelledby="other-products" data-needs-script="">
    <chakra.h2 id="other-products" textStyle="section" marginBottom={2}>
      {m.product_design_elsewhere()}
    </chakra.h2>
    <chakra.p marginBottom={4}>{m.product_design_elsewhere_text()}</chakra.p>
    <Button onClick={onOpen}>{m.product_design_elsewhere_open()}</Button>
  </chakra.section>
))
