import { chakra } from '@chakra-ui/react'
import {
  CornerDownRight,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
  Package,
  PanelsTopLeft,
  Plus,
  Receipt,
  Settings,
  SunMoon,
  UserRound
} from 'lucide-react'
import { ProductPicture } from '../../../components/picture/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { ProductStatusBadge } from '../products/product-status.tsx'
import { StatusBadge } from '../status.tsx'
import type { Choice } from './choices.ts'
import type { SearchTarget } from './types.ts'

const icons: Readonly<Record<SearchTarget['kind'], LucideIcon>> = {
  section: PanelsTopLeft,
  list: CornerDownRight,
  order: Receipt,
  product: Package,
  new: Plus,
  files: FileSpreadsheet,
  setting: Settings,
  text: FileText,
  theme: SunMoon,
  customer: UserRound
}

/** Whom an order is from, or the address beside a customer's name. */
const detailOf = ({ order, customer }: Choice): string | null => {
  if (order) return `${order.name} · ${order.email}`
  return customer && customer.name !== null ? customer.email : null
}

/** A search result in one line: picture, name, and location. */
export function ChoiceLine({ choice }: { choice: Choice }) {
  const { label, target, order, product } = choice
  const Icon = icons[target.kind]
  const detail = detailOf(choice)
  return (
    <>
      {product ? (
        <ProductPicture
          picture={product.picture}
          alt=""
          sizes="36px"
          width="36px"
          flexShrink={0}
          borderRadius="control"
        />
      ) : (
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      )}
      <chakra.span flex="1" minWidth={0} overflowWrap="anywhere">
        {label}
        {detail === null ? null : (
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {detail}
          </chakra.span>
        )}
      </chakra.span>
      {order ? (
        <chakra.span display="flex" flexDirection="column" alignItems="end" gap={1} fontVariantNumeric="tabular-nums">
          <StatusBadge status={order.status} />
          {formatMoney(order.total)}
        </chakra.span>
      ) : null}
      {product ? <ProductStatusBadge status={product.status} isShown={product.isShown} /> : null}
    </>
  )
}
