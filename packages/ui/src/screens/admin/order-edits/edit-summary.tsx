import { chakra } from '@chakra-ui/react'
import type { StaffOrderEdit } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { useCopied } from '../../../clipboard/index.ts'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { FileLink } from '../../../components/link/index.ts'
import { OrderChanges } from '../../../components/order-changes/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../../forms/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import { OneTextForm } from '../one-text-form.tsx'
import { moneyText, waiverError } from './texts.ts'
import type { OrderEditProps } from './types.ts'
import { useShopTime } from '../shop-time.tsx'

type Actions = Pick<OrderEditProps, 'onWithdrawEdit' | 'onWaiveEdit'> & { orderId: string; edit: StaffOrderEdit }

const states = {
  open: () => m.admin_edit_open(),
  applied: () => m.admin_edit_applied(),
  withdrawn: () => m.admin_edit_withdrawn(),
  expired: () => m.admin_edit_expired()
} satisfies Record<StaffOrderEdit['state'], () => string>

/** An order edit: applied, withdrawn, or awaiting payment. */
export const EditSummary = (props: Actions) => {
  const { momentText } = useShopTime()
  const { at, by, state, changes, difference, reason, waiver, documents } = props.edit
  return (
    <chakra.li display="grid" gap={2} paddingBlock={3} borderBlockStartWidth="1px">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap={4}>
        <chakra.span fontWeight="semibold">{states[state]()}</chakra.span>
        <chakra.time dateTime={at} color="fg.muted">
          {momentText(at)}
        </chakra.time>
      </chakra.div>
      <OrderChanges changes={changes} />
      {state === 'withdrawn' || state === 'expired' ? null : (
        <p>{waiver === null ? moneyText(difference, state) : m.admin_edit_waived({ reason: waiver })}</p>
      )}
      <chakra.p color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
        <bdi>{by === null ? reason : m.admin_edit_by({ name: by, reason })}</bdi>
      </chakra.p>
      {documents === null ? null : (
        <chakra.div display="flex" flexWrap="wrap" columnGap={4}>
          {[documents.creditNote, documents.invoice].map(({ number, url }) => (
            <FileLink key={number} href={url}>
              {number}
            </FileLink>
          ))}
        </chakra.div>
      )}
      {state === 'open' ? <OpenEdit {...props} /> : null}
    </chakra.li>
  )
}

/** Payment link of a pending edit, and how to withdraw it. */
function OpenEdit({
  orderId,
  edit: { id: editId, endsAt, paymentUrl, difference },
  onWithdrawEdit,
  onWaiveEdit
}: Actions) {
  const { momentText } = useShopTime()
  const { isCopied, copy } = useCopied(paymentUrl ?? '')
  const [isWaiving, setWaiving] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const withdraw = async () => {
    setBusy(true)
    setFailure(undefined)
    const refused = await onWithdrawEdit({ id: orderId, editId })
    setBusy(false)
    setFailure(refused)
  }
  return (
    <chakra.div display="grid" gap={3}>
      {endsAt === null ? null : (
        <chakra.p color="fg.muted">{m.admin_edit_until({ moment: momentText(endsAt) })}</chakra.p>
      )}
      {paymentUrl === null ? null : (
        <TextField
          label={m.admin_edit_link()}
          hint={m.admin_edit_link_hint()}
          value={paymentUrl}
          readOnly
          isRequired={false}
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <FailureNotice failure={failure} />
      <Allowed permission="orders.edit">
        {isWaiving ? (
          <OneTextForm
            label={m.admin_edit_waiver()}
            hint={m.admin_edit_waiver_hint()}
            initial=""
            submitLabel={m.admin_edit_waive({ amount: formatMoney(difference) })}
            check={waiverError}
            onSubmit={(waiver) => onWaiveEdit({ id: orderId, editId, waiver })}
            onClose={() => {
              setWaiving(false)
              setHasClosed(true)
            }}
          />
        ) : (
          <chakra.div display="flex" flexWrap="wrap" gap={3}>
            <Button size="sm" onClick={copy}>
              {isCopied ? m.admin_edit_link_copied() : m.admin_edit_link_copy()}
            </Button>
            <Button
              size="sm"
              disabled={isBusy}
              {...(hasClosed && { ref: focusIfLost })}
              onClick={() => setWaiving(true)}
            >
              {m.admin_edit_waive_open()}
            </Button>
            <Button size="sm" variant="danger" isBusy={isBusy} onClick={() => void withdraw()}>
              {m.admin_edit_withdraw()}
            </Button>
          </chakra.div>
        )}
      </Allowed>
    </chakra.div>
  )
}
