import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import type { DesignElsewhere } from './types.ts'

/** Offers the design of a ready-made product on other products. */
export const OtherProducts = ({ isOpening, onPrepare, onOpen }: DesignElsewhere) => (
  <chakra.section aria-labelledby="other-products" data-needs-script="">
    <chakra.h2 id="other-products" textStyle="section" marginBottom={2}>
      {m.product_design_elsewhere()}
    </chakra.h2>
    <chakra.p marginBottom={4}>{m.product_design_elsewhere_text()}</chakra.p>
    <Button isBusy={isOpening} onPointerEnter={onPrepare} onFocus={onPrepare} onTouchStart={onPrepare} onClick={onOpen}>
      {m.product_design_elsewhere_open()}
    </Button>
  </chakra.section>
)
