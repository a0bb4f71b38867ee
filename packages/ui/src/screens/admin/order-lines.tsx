import { chakra } from '@chakra-ui/react'
import type { DesignFinding, Line, Order } from '@motif/contract'
import { m } from '@motif/messages'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { sentenceOfDesignFinding } from '../../components/findings-to-confirm/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { Price } from '../../components/price/index.ts'
import { PanelTitle } from './panel-title.tsx'
import { PrintFiles } from './print-files.tsx'
import type { AdminScreenProps } from './types.ts'

interface OrderLinesProps extends Pick<
  AdminScreenProps,
  'printFiles' | 'onPrintFile' | 'fetchingPrintFile' | 'onPackingSlip' | 'isFetchingBatch'
> {
  order: Order
}

/** Items to produce, with print files of custom designs. */
export const OrderLines = ({ order, onPackingSlip, isFetchingBatch = false, ...files }: OrderLinesProps) => (
  <section>
    <PanelTitle>{m.admin_order_lines()}</PanelTitle>
    <chakra.ul borderBlockEndWidth="1px">
      {order.lines.map((line) => (
        <OrderedLine key={line.id} line={line}>
          {line.design && <Confirmed findings={line.design.confirmed ?? []} />}
          {line.design && <PrintFiles orderId={order.id} lineId={line.id} {...files} />}
        </OrderedLine>
      ))}
    </chakra.ul>
    <Button
      size="sm"
      marginBlockStart={3}
      isBusy={isFetchingBatch}
      onClick={() => onPackingSlip({ orderId: order.id })}
    >
      {m.admin_packing_slip()}
    </Button>
  </section>
)

/** Findings the buyer confirmed: production need not ask. */
const Confirmed = ({ findings }: { findings: readonly DesignFinding[] }) =>
  findings.length === 0 ? null : (
    <chakra.div display="flex" gap={1.5} marginBlockStart={2} color="warn">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
      <div>
        <chakra.p fontWeight="medium">{m.admin_line_confirmed()}</chakra.p>
        <chakra.ul color="fg">
          {findings.map((finding) => (
            <chakra.li key={finding.id} overflowWrap="anywhere">
              {sentenceOfDesignFinding(finding)}
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
    </chakra.div>
  )

const OrderedLine = ({
  line: { name, image, quantity, options, sku, total, design },
  children
}: {
  line: Line
  children: ReactNode
}) => (
  <chakra.li
    display="grid"
    gridTemplateColumns="3.5rem 1fr auto"
    columnGap={3}
    paddingBlock={3}
    borderBlockStartWidth="1px"
  >
    {design ? (
      <chakra.img
        src={design.previewUrl}
        alt={m.admin_line_design()}
        width="3.5rem"
        aspectRatio="4 / 5"
        objectFit="contain"
        bg="backdrop"
        borderRadius="control"
        padding={1}
      />
    ) : (
      <ProductPicture picture={image} sizes="56px" alt="" borderRadius="control" />
    )}
    <chakra.div minWidth={0} lineHeight="snug">
      <chakra.div fontWeight="semibold" dir="auto">
        {m.admin_line_quantity({ quantity })} {name}
      </chakra.div>
      <chakra.div color="fg.muted">{options.map(({ value }) => value).join(' · ')}</chakra.div>
      <chakra.div dir="auto">{design?.member}</chakra.div>
      <chakra.div color="fg.muted" fontSize="xs" overflowWrap="anywhere">
        {sku}
      </chakra.div>
    </chakra.div>
    <Price money={total} />
    <chakra.div gridColumn="2 / -1" lineHeight="snug">
      {children}
    </chakra.div>
  </chakra.li>
)
