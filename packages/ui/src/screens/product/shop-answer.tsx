import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useShopFacts } from '../../provider/index.ts'

/** The shop's answer to a review or a question. */
export const ShopAnswer = ({ children }: { children: string }) => (
  <chakra.div marginTop={3} borderInlineStartWidth="2px" paddingInlineStart={4} maxWidth="66ch" overflowWrap="anywhere">
    <chakra.p textStyle="label">{m.product_review_answer({ shop: useShopFacts().name })}</chakra.p>
    <chakra.p dir="auto" whiteSpace="pre-line" marginTop={1}>
      {children}
    </chakra.p>
  </chakra.div>
)
