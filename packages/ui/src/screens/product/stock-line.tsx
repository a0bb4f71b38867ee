import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { CircleCheck, CircleSlash, Info, TriangleAlert } from 'lucide-react'
import type { Offer } from './choice.ts'

/** Stock below this number is shown. */
const few = 6

function facts({ missing: [open], variant, isMade, stock }: Offer) {
  if (!isMade) return { Icon: CircleSlash, tone: 'bad', words: m.product_impossible() } as const
  if (stock === 0) return { Icon: CircleSlash, tone: 'bad', words: m.product_out_of_stock() } as const
  if (open)
    return {
      Icon: Info,
      tone: 'fg.muted',
      words: open.id === 'size' ? m.product_no_size_yet() : m.product_no_choice_yet({ option: open.name })
    } as const
  if (variant !== undefined && variant.stock < few)
    return { Icon: TriangleAlert, tone: 'warn', words: m.product_low_stock({ count: variant.stock }) } as const
  return { Icon: CircleCheck, tone: 'good', words: m.product_in_stock() } as const
}

/** Availability; announced on change. */
export function StockLine({ offer }: { offer: Offer }) {
  const { Icon, tone, words } = facts(offer)
  return (
    <chakra.output display="flex" alignItems="center" gap={2} color={tone} fontWeight="medium">
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {words}
    </chakra.output>
  )
}
