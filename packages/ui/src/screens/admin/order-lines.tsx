import { chakra } from '@chakra-ui/react'
import type { Order } from '@motif/contract'
import { Download } from 'lucide-react'
import { ProductPicture } from '../../components/picture/index.ts'
import { Price } from '../../components/price/index.ts'
import { m } from '../../messages/index.ts'
import { PanelTitle } from './panel-title.tsx'
import type { AdminScreenProps } from './types.ts'

interface OrderLinesProps {
  order: Order
  printFilesOf: AdminScreenProps['printFilesOf']
}

/** What is to be made, line by line, with the print files of people's own designs. */
export const OrderLines = ({ order, printFilesOf }: OrderLinesProps) => (
  <section>
    <PanelTitle>{m.admin_order_lines()}</PanelTitle>
    <chakra.ul borderBlockEndWidth="1px">
      {order.lines.map(({ id, name, image, quantity, options, sku, total, design }) => (
        <chakra.li key={id} display="grid" gridTemplateColumns="3.5rem 1fr auto" columnGap={3} paddingBlock={3} borderBlockStartWidth="1px">
          {design ? (
            <chakra.img src={design.previewUrl} alt={m.admin_line_own_design()} width="3.5rem" aspectRatio="4 / 5" objectFit="contain" bg="bed" borderRadius="control" padding={1} />
          ) : (
            <ProductPicture picture={image} sizes="56px" alt="" borderRadius="control" />
          )}
          <chakra.div minWidth={0} lineHeight="snug">
            <chakra.div fontWeight="semibold" dir="auto" textAlign="start">
              {m.admin_line_quantity({ quantity })} {name}
            </chakra.div>
            <chakra.div color="fg.muted">{options.map(({ value }) => value).join(' · ')}</chakra.div>
            <chakra.div color="fg.muted" fontSize="xs" overflowWrap="anywhere">
              {sku}
            </chakra.div>
            {design
              ? printFilesOf?.({ orderId: order.id, lineId: id }).map(({ area, href }) => (
                  <chakra.a key={area} href={href} download display="flex" alignItems="center" gap={1.5} minHeight="target" textDecoration="underline" textUnderlineOffset="0.2em" _hover={{ color: 'accent' }}>
                    <Download size={18} strokeWidth={1.75} aria-hidden />
                    {m.admin_line_print_file({ area })}
                  </chakra.a>
                ))
              : null}
          </chakra.div>
          <Price money={total} />
        </chakra.li>
      ))}
    </chakra.ul>
  </section>
)
