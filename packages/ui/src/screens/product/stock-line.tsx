import { chakra } from '@chakra-ui/react'
import type { Variant } from '@motif/contract'
import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react'
import { m } from '../../messages/index.ts'

/** Fewer than this many are said by number. */
const few = 6

function facts(variant: Variant | undefined) {
  if (!variant) return { Icon: CircleSlash, tone: 'bad', words: m.product_impossible() } as const
  if (variant.stock === 0) return { Icon: CircleSlash, tone: 'bad', words: m.product_out_of_stock() } as const
  if (variant.stock < few) return { Icon: TriangleAlert, tone: 'warn', words: m.product_low_stock({ count: variant.stock }) } as const
  return { Icon: CircleCheck, tone: 'good', words: m.product_in_stock() } as const
}

/** Whether the chosen variant can be had, in words; announced when it changes. */
export function StockLine({ variant }: { variant: Variant | undefined }) {
  const { Icon, tone, words } = facts(variant)
  return (
    <chakra.output display="flex" alignItems="center" gap={2} color={tone} fontWeight="medium">
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {words}
    </chakra.output>
  )
}
