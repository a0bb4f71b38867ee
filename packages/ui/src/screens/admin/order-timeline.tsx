import { chakra } from '@chakra-ui/react'
import type { Order, OrderTimeline as Timeline } from '@motif/contract'
import { m } from '@motif/messages'
import { Mail, NotebookPen, type LucideIcon, Package, PackageX, PencilLine, Undo2 } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { formatMoney } from '../../format/index.ts'
import { Allowed } from './allowed.tsx'
import type { Colleague } from './mention-field.tsx'
import { moneyText } from './order-edits/index.ts'
import { mailName } from './mail-name.ts'
import { OrderNote, OrderNoteForm } from './order-note.tsx'
import { PanelTitle } from './panel-title.tsx'
import { statuses } from './status.tsx'
import type { AdminScreenProps } from './types.ts'
import { useShopTime } from './shop-time.tsx'

type Item = Timeline['items'][number]

const authors = {
  customer: () => m.admin_by_customer(),
  shop: () => m.admin_by_shop(),
  payment: () => m.admin_by_payment(),
  system: () => m.admin_by_system()
}

type Edit = Extract<Item, { kind: 'edit' }>

function editTitle({ by: name, state }: Edit): string {
  if (name === null) return m.admin_timeline_edit_gone()
  if (state === 'applied') return m.admin_timeline_edit({ name })
  return state === 'open' ? m.admin_timeline_edit_open({ name }) : m.admin_timeline_edit_withdrawn({ name })
}

function editText({ difference, state, waiver, reason }: Edit): string {
  if (state === 'withdrawn' || state === 'expired') return reason
  return `${waiver === null ? moneyText(difference, state) : m.admin_edit_waived({ reason: waiver })}\n${reason}`
}

interface Told {
  icon: LucideIcon
  title: string
  text: string | null
}

function told(item: Item): Told {
  switch (item.kind) {
    case 'status':
      return {
        icon: statuses[item.status].icon,
        title: m.admin_order_history_by({ status: statuses[item.status].label(), by: authors[item.by]() }),
        text: item.note
      }
    case 'refund': {
      const amount = formatMoney(item.amount)
      const title =
        item.state === 'done' ? m.admin_timeline_refund({ amount }) : m.admin_timeline_refund_pending({ amount })
      return { icon: Undo2, title, text: item.reason }
    }
    case 'shipment': {
      const count = item.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      const words = item.tracking ? `${item.tracking.carrier} ${item.tracking.number}` : m.orders_parcel_untracked()
      return {
        icon: item.voided ? PackageX : Package,
        title: item.voided ? m.admin_timeline_parcel_voided({ count }) : m.admin_timeline_parcel({ count }),
        text: [words, item.note, item.voided?.reason].filter((part) => part !== null && part !== undefined).join('\n')
      }
    }
    case 'edit':
      return { icon: PencilLine, title: editTitle(item), text: editText(item) }
    case 'mail':
      return {
        icon: Mail,
        title: m.admin_timeline_mail({ mail: mailName(item.mail) }),
        text: null
      }
    default:
      return {
        icon: NotebookPen,
        title:
          item.by === null
            ? m.admin_timeline_note_gone()
            : item.editedAt === null
              ? m.admin_timeline_note({ name: item.by })
              : m.admin_timeline_note_changed({ name: item.by }),
        text: null
      }
  }
}

type NoteProps = Pick<AdminScreenProps, 'onChangeNote' | 'onDeleteNote' | 'colleagues'> & { orderId: string }

function Step({ item, ...ofNotes }: NoteProps & { item: Item }) {
  const { momentText } = useShopTime()
  const { icon: Icon, title, text } = told(item)
  return (
    <chakra.li display="grid" gridTemplateColumns="20px minmax(0, 1fr)" columnGap={3}>
      <chakra.span color="fg.muted" paddingBlockStart="1px">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <div>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap={4}>
          <chakra.span overflowWrap="anywhere">{title}</chakra.span>
          <chakra.time dateTime={item.at} color="fg.muted" whiteSpace="nowrap">
            {momentText(item.at)}
          </chakra.time>
        </chakra.div>
        {item.kind === 'note' ? (
          <OrderNote note={item} {...ofNotes} />
        ) : text === null ? null : (
          <chakra.p color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
            <bdi>{text}</bdi>
          </chakra.p>
        )}
      </div>
    </chakra.li>
  )
}

/** Without a loaded timeline, the order's own history is shown. */
const ownSteps = (order: Order): Item[] => order.history.map((step) => ({ ...step, kind: 'status' }))

type OrderTimelineProps = Pick<
  AdminScreenProps,
  'timeline' | 'timelineFailure' | 'onRetryTimeline' | 'onAddNote' | 'onChangeNote' | 'onDeleteNote' | 'colleagues'
> & {
  order: Order
}

const none: readonly Colleague[] = []

/** Events of an order, and staff notes. */
export const OrderTimeline = ({
  order,
  timeline,
  timelineFailure,
  onRetryTimeline,
  onAddNote,
  onChangeNote,
  onDeleteNote,
  colleagues = none
}: OrderTimelineProps) => {
  const items = timeline?.items ?? ownSteps(order)
  return (
    <chakra.section aria-label={m.admin_order_history()} display="grid" gap={4}>
      <PanelTitle>{m.admin_order_history()}</PanelTitle>
      {timelineFailure && !timeline ? (
        <Notice tone="bad">
          <p>{m.admin_timeline_failed()}</p>
          <Button size="sm" marginBlockStart={2} onClick={onRetryTimeline}>
            {m.admin_timeline_retry()}
          </Button>
        </Notice>
      ) : null}
      <chakra.ol display="grid" gap={3} aria-busy={timeline || timelineFailure ? undefined : true}>
        {items.map((item) => (
          <Step
            key={'id' in item ? item.id : JSON.stringify(item)}
            item={item}
            orderId={order.id}
            colleagues={colleagues}
            onChangeNote={onChangeNote}
            onDeleteNote={onDeleteNote}
          />
        ))}
      </chakra.ol>
      {timeline?.notesLeft === 0 ? (
        <chakra.p color="fg.muted">{m.admin_notes_full()}</chakra.p>
      ) : (
        <Allowed permission="orders.change">
          <OrderNoteForm
            key={order.id}
            colleagues={colleagues}
            submitLabel={m.admin_note_add()}
            onSubmit={(note) => onAddNote({ id: order.id, ...note })}
          />
        </Allowed>
      )}
    </chakra.section>
  )
}
