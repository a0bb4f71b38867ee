import { chakra } from '@chakra-ui/react'
import type { OrderEdit } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { FileLink } from '../../components/link/index.ts'
import { OrderChanges } from '../../components/order-changes/index.ts'
import { formatDate, formatMoment, formatMoney } from '../../format/index.ts'

/** An order edit that awaits payment of its balance. */
export const OpenEdit = ({
  edit: { reason, changes, difference, endsAt, payment },
  payDifference
}: {
  edit: OrderEdit
  payDifference: ReactNode
}) => (
  <chakra.div display="grid" gap={5}>
    <p>
      {m.orders_change_open_lead({
        amount: formatMoney(difference),
        moment: endsAt === null ? '' : formatMoment(endsAt)
      })}
    </p>
    <chakra.blockquote
      borderInlineStartWidth="2px"
      paddingInlineStart={4}
      overflowWrap="anywhere"
      whiteSpace="pre-line"
      maxWidth="66ch"
    >
      <bdi>{reason}</bdi>
    </chakra.blockquote>
    <OrderChanges changes={changes} />
    {payment === null ? <chakra.p color="fg.muted">{m.orders_change_open_later()}</chakra.p> : payDifference}
  </chakra.div>
)

function words({ at, difference: { amount, currency } }: OrderEdit): string {
  const date = formatDate(at)
  if (amount === 0) return m.orders_change_same({ date })
  const money = formatMoney({ amount: Math.abs(amount), currency })
  return amount < 0 ? m.orders_change_back({ date, amount: money }) : m.orders_change_paid({ date, amount: money })
}

/** Applied edits, with their documents. */
export const MadeEdits = ({ edits }: { edits: readonly OrderEdit[] }) => (
  <chakra.ul display="flex" flexDirection="column" gap={4} textStyle="small">
    {edits.map((edit) => (
      <chakra.li key={edit.id} display="grid" gap={2}>
        <span>{words(edit)}</span>
        <OrderChanges changes={edit.changes} />
        {edit.documents === null ? null : (
          <chakra.div display="flex" flexWrap="wrap" columnGap={4}>
            <FileLink href={edit.documents.invoice.url}>
              {m.orders_change_invoice({ number: edit.documents.invoice.number })}
            </FileLink>
            <FileLink href={edit.documents.creditNote.url}>
              {m.orders_change_credit_note({ number: edit.documents.creditNote.number })}
            </FileLink>
          </chakra.div>
        )}
      </chakra.li>
    ))}
  </chakra.ul>
)
