import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { FailedState } from '../../components/failed-state/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { OrderEdits } from './order-edits/index.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPictures } from './order-pictures.tsx'
import { OrderTags } from './order-tags.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderJobs } from './production/index.ts'
import { OrderTransitions } from './order-transitions.tsx'
import { OrderDocuments } from './order-documents.tsx'
import type { AdminScreenProps } from './types.ts'

/** An order beside the list: items, address, and next action. */
export function OrderPanel(props: AdminScreenProps) {
  const { openOrderId = null, order, orderFailure, onCloseOrder } = props
  const title = order ? m.admin_order_title({ number: order.number }) : m.admin_order_number()
  return (
    <Sheet isOpen={openOrderId !== null} onClose={onCloseOrder} title={title}>
      {order ? (
        <chakra.div display="grid" gap={7} fontSize="sm">
          <OrderTransitions key={`${order.id} ${order.status}`} {...props} order={order} />
          <OrderParcels
            order={order}
            onCorrectShipment={props.onCorrectShipment}
            onVoidShipment={props.onVoidShipment}
            onPackingSlip={props.onPackingSlip}
            isFetchingBatch={props.isFetchingBatch ?? false}
          />
          <OrderLines
            order={order}
            printFiles={props.printFiles}
            onPrintFile={props.onPrintFile}
            fetchingPrintFile={props.fetchingPrintFile}
            onPackingSlip={props.onPackingSlip}
            isFetchingBatch={props.isFetchingBatch ?? false}
          />
          <OrderPictures
            orderPictures={props.orderPictures}
            photoUrlOf={props.photoUrlOf}
            onBlockPicture={props.onBlockPicture}
          />
          <OrderEdits
            key={`edits ${order.id}`}
            order={order}
            orderEditing={props.orderEditing}
            countries={props.countries}
            onPreviewEdit={props.onPreviewEdit}
            onEditOrder={props.onEditOrder}
            onWithdrawEdit={props.onWithdrawEdit}
            onWaiveEdit={props.onWaiveEdit}
          />
          <OrderJobs
            orderJobs={props.orderJobs}
            onReprint={props.onReprint}
            onPrintOrder={props.onPrintOrder}
            moderationHrefOf={props.moderationHrefOf}
            isFetchingBatch={props.isFetchingBatch ?? false}
          />
          <OrderDocuments
            order={order}
            onRefund={props.onRefund}
            isRefunding={props.isRefunding ?? false}
            refundFailure={props.refundFailure}
          />
          <OrderFacts
            order={order}
            customerKey={props.timeline?.customerKey}
            customerPageHrefOf={props.customerPageHrefOf}
          />
          <OrderMails
            key={`mails ${order.id}`}
            orderId={order.id}
            orderMails={props.orderMails}
            onResendMail={props.onResendMail}
          />
          {props.timeline ? (
            <OrderTags
              key={order.id}
              orderId={order.id}
              tags={props.timeline.tags}
              tagsInUse={props.tagsInUse}
              onChangeTags={props.onChangeTags}
            />
          ) : null}
          <OrderTimeline {...props} order={order} />
        </chakra.div>
      ) : orderFailure ? (
        <FailedState failure={orderFailure} title={m.admin_failed_title()} />
      ) : (
        <chakra.output aria-busy aria-label={m.admin_order_loading()} display="grid" gap={5}>
          <Skeleton height="11" />
          <Skeleton height="24" />
          <Skeleton height="24" />
        </chakra.output>
      )}
    </Sheet>
  )
}
