import { chakra } from '@chakra-ui/react'
import type { DraftOrder } from '@motif/contract'
import { type DraftOrderLack, draftOrderLimits } from '@motif/contract/draft-order-rules'
import { m } from '@motif/messages'
import { type ReactNode, useState } from 'react'
import { useCopied } from '../../../clipboard/index.ts'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, focusIfLost, useForm } from '../../../forms/index.ts'
import { formatList, formatMoney } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import { OneTextForm } from '../one-text-form.tsx'
import { numberOf } from '../typed-values.ts'
import type { DraftOrderSectionProps } from './types.ts'
import { useShopTime } from '../shop-time.tsx'

const lackWords = {
  items: () => m.admin_draft_lacks_items(),
  email: () => m.admin_draft_lacks_email(),
  address: () => m.admin_draft_lacks_address(),
  delivery: () => m.admin_draft_lacks_delivery()
} satisfies Record<DraftOrderLack, () => string>

type Actions = Pick<DraftOrderSectionProps, 'onSendDraftOrder' | 'onWithdrawDraftOrder' | 'onSettleDraftOrder'>

/** The active payment link, to copy or revoke. */
function OpenLink({
  id,
  link,
  onWithdrawDraftOrder
}: Pick<Actions, 'onWithdrawDraftOrder'> & { id: string; link: NonNullable<DraftOrder['link']> }) {
  const { momentText } = useShopTime()
  const { isCopied, copy } = useCopied(link.url)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const withdraw = async () => {
    setBusy(true)
    setFailure(undefined)
    setFailure(await onWithdrawDraftOrder({ id }))
    setBusy(false)
  }
  return (
    <chakra.div display="grid" gap={3}>
      <p>{m.admin_draft_link_open({ sent: momentText(link.sentAt), ends: momentText(link.endsAt) })}</p>
      <TextField
        label={m.admin_edit_link()}
        hint={m.admin_draft_link_hint()}
        value={link.url}
        readOnly
        isRequired={false}
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <FailureNotice failure={failure} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button size="sm" onClick={copy}>
          {isCopied ? m.admin_edit_link_copied() : m.admin_edit_link_copy()}
        </Button>
        <Allowed permission="drafts.change">
          <Button size="sm" variant="danger" isBusy={isBusy} onClick={() => void withdraw()}>
            {m.admin_draft_withdraw()}
          </Button>
        </Allowed>
      </chakra.div>
    </chakra.div>
  )
}

function SendForm({
  draft,
  onSendDraftOrder,
  onClose
}: Pick<Actions, 'onSendDraftOrder'> & { draft: DraftOrder; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { total } = draft.price.totals
  const send = async (days: number) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const { id, revision } = draft
    const refused = await onSendDraftOrder({ id, revision, days, total: total.amount })
    setBusy(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  const form = useForm({
    initial: { days: String(draftOrderLimits.linkDays) },
    failure,
    takesFocus: 'days',
    check: ({ days }) => {
      const count = numberOf(days)
      const isFine = Number.isInteger(count) && count >= 1 && count <= draftOrderLimits.linkDaysMax
      return { days: isFine ? undefined : m.admin_draft_days_wrong({ most: draftOrderLimits.linkDaysMax }) }
    },
    onSubmit: ({ days }) => void send(numberOf(days))
  })
  return (
    <chakra.form {...form.formProps} display="grid" gap={4} maxWidth="66ch">
      <p>{m.admin_draft_send_text({ email: draft.email ?? '', amount: formatMoney(total) })}</p>
      <TextField
        label={m.admin_draft_days()}
        hint={m.admin_draft_days_hint()}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        {...form.field('days')}
      />
      <FailureNotice failure={form.unplaced} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" size="sm" variant="accent" isBusy={isBusy}>
          {m.admin_draft_send_now()}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

/** Sends the payment link, or marks the order as paid otherwise. */
export function DraftActions({
  draft,
  isUnsaved,
  ...acts
}: Actions & { draft: DraftOrder; isUnsaved: boolean }): ReactNode {
  const [open, setOpen] = useState<'send' | 'settle'>()
  const [hasClosed, setHasClosed] = useState(false)
  const { id, revision, state, link, lacks, least, price } = draft
  const { total } = price.totals
  if (state === 'paid') return null
  const close = () => {
    setOpen(undefined)
    setHasClosed(true)
  }
  if (isUnsaved) return <Notice tone="info">{m.admin_draft_save_first()}</Notice>
  if (lacks.length > 0)
    return (
      <Notice tone="info">{m.admin_draft_lacks({ lacks: formatList(lacks.map((lack) => lackWords[lack]())) })}</Notice>
    )
  const isTooSmall = total.amount < least.amount
  return (
    <chakra.div display="grid" gap={5}>
      {link ? <OpenLink id={id} link={link} onWithdrawDraftOrder={acts.onWithdrawDraftOrder} /> : null}
      {isTooSmall ? <p>{m.admin_draft_too_small({ least: formatMoney(least) })}</p> : null}
      {open === 'send' ? (
        <SendForm draft={draft} onSendDraftOrder={acts.onSendDraftOrder} onClose={close} />
      ) : open === 'settle' ? (
        <OneTextForm
          label={m.admin_draft_settle_note()}
          hint={m.admin_draft_settle_hint()}
          initial=""
          submitLabel={m.admin_draft_settle_now({ amount: formatMoney(total) })}
          check={(typed) =>
            typed === '' || typed.length > draftOrderLimits.paid ? m.admin_draft_settle_missing() : undefined
          }
          onSubmit={(note) => acts.onSettleDraftOrder({ id, revision, total: total.amount, note })}
          onClose={close}
        />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap={3}>
          {isTooSmall ? null : (
            <Allowed permission="drafts.change">
              <Button
                size="sm"
                variant={link ? 'outline' : 'accent'}
                {...(hasClosed && { ref: focusIfLost })}
                onClick={() => setOpen('send')}
              >
                {link || state !== 'draft' ? m.admin_draft_send_again() : m.admin_draft_send()}
              </Button>
            </Allowed>
          )}
          <Allowed permission="drafts.settle">
            <Button size="sm" onClick={() => setOpen('settle')}>
              {m.admin_draft_settle()}
            </Button>
          </Allowed>
        </chakra.div>
      )}
    </chakra.div>
  )
}
