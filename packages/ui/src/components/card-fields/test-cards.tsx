import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { formatCardNumber } from './card-number.ts'

/** Test cards of the built-in provider. */
const cards = [
  { number: '4242424242424242', words: () => m.checkout_card_succeeds() },
  { number: '4000000000000002', words: () => m.checkout_card_declines() },
  { number: '4000000000003220', words: () => m.checkout_card_asks() }
] as const

/** Explains test mode, and fills in a test card. */
export const TestCards = ({ onUse }: { onUse: (card: { number: string }) => void }) => (
  <chakra.div textStyle="small" color="fg.muted" borderInlineStartWidth="2px" borderColor="info" paddingInlineStart={4}>
    <p>{m.checkout_card_test_title()}</p>
    <chakra.ul marginBlockStart={1}>
      {cards.map(({ number, words }) => (
        <li key={number}>
          <chakra.button
            type="button"
            onClick={() => onUse({ number: formatCardNumber(number) })}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap={3}
            minHeight="target"
            textAlign="start"
            _hover={{ color: 'fg' }}
          >
            <chakra.span dir="ltr" textStyle="figure" color="fg" textDecoration="underline" textUnderlineOffset="0.2em">
              {formatCardNumber(number)}
            </chakra.span>
            {words()}
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  </chakra.div>
)
