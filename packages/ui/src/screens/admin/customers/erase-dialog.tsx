import { chakra } from '@chakra-ui/react'
import type { ErasurePlan } from '@motif/contract'
import type { PersonalDataKind } from '@motif/contract/customer-rules'
import { m } from '@motif/messages'
import { useId, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, FormStack, useForm } from '../../../forms/index.ts'
import { formatNumber } from '../../../format/index.ts'
import type { CustomerSectionProps } from './types.ts'

const kinds: Record<PersonalDataKind, () => string> = {
  account: () => m.admin_data_account(),
  addresses: () => m.admin_data_addresses(),
  orders: () => m.admin_data_orders(),
  unpaidOrders: () => m.admin_data_unpaid_orders(),
  draftOrders: () => m.admin_data_draft_orders(),
  payments: () => m.admin_data_payments(),
  refunds: () => m.admin_data_refunds(),
  giftCards: () => m.admin_data_gift_cards(),
  invoices: () => m.admin_data_invoices(),
  designs: () => m.admin_data_designs(),
  uploads: () => m.admin_data_uploads(),
  brandKit: () => m.admin_data_brand_kit(),
  carts: () => m.admin_data_carts(),
  cartReminders: () => m.admin_data_cart_reminders(),
  wishlist: () => m.admin_data_wishlist(),
  savedViews: () => m.admin_data_saved_views(),
  reviews: () => m.admin_data_reviews(),
  questions: () => m.admin_data_questions(),
  votes: () => m.admin_data_votes(),
  messages: () => m.admin_data_messages(),
  newsletter: () => m.admin_data_newsletter(),
  imported: () => m.admin_data_imported(),
  stockAlerts: () => m.admin_data_stock_alerts(),
  invitations: () => m.admin_data_invitations(),
  notes: () => m.admin_data_notes(),
  mails: () => m.admin_data_mails()
}

const parts = [
  { title: () => m.admin_erase_goes(), fates: ['erased'] },
  { title: () => m.admin_erase_unnamed(), fates: ['anonymised'] },
  { title: () => m.admin_erase_stays(), fates: ['reduced', 'kept'] }
] as const satisfies readonly { title: () => string; fates: readonly ErasurePlan['steps'][number]['fate'][] }[]

function Steps({ steps }: Pick<ErasurePlan, 'steps'>) {
  return parts.map(({ title, fates }) => {
    const own = steps.filter(({ fate }) => fates.some((each) => each === fate))
    return own.length === 0 ? null : (
      <section key={fates[0]} aria-label={title()}>
        <chakra.h3 fontSize="md" marginBlockEnd={1}>
          {title()}
        </chakra.h3>
        <dl>
          {own.map(({ kind, count }) => (
            <chakra.div key={kind} display="flex" justifyContent="space-between" gap={4} paddingBlock={1}>
              <chakra.dt overflowWrap="anywhere" minWidth={0}>
                {kinds[kind]()}
              </chakra.dt>
              <chakra.dd fontVariantNumeric="tabular-nums">{formatNumber(count)}</chakra.dd>
            </chakra.div>
          ))}
        </dl>
      </section>
    )
  })
}

type Props = Pick<
  CustomerSectionProps,
  'isErasureOpen' | 'onCloseErasure' | 'erasure' | 'erasureFailure' | 'onRetryErasure' | 'onErase'
> & { customerKey: string; email: string }

/** Lists what an erasure removes and keeps, and requires typing the e-mail. */
export function EraseDialog(props: Props) {
  const { isErasureOpen = false, onCloseErasure, erasure, email } = props
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const canErase = erasure !== undefined && erasure.obstacle === null
  return (
    <Dialog
      isOpen={isErasureOpen}
      onClose={onCloseErasure}
      title={m.admin_erase_title({ email })}
      footer={
        <>
          <Button variant="quiet" onClick={onCloseErasure}>
            {m.common_cancel()}
          </Button>
          {canErase ? (
            <Button variant="danger" type="submit" form={formId} isBusy={isBusy}>
              {m.admin_erase_confirm()}
            </Button>
          ) : null}
        </>
      }
    >
      <chakra.div display="grid" gap={5}>
        <Plan {...props} />
        {canErase ? <EraseForm {...props} formId={formId} onBusy={setIsBusy} /> : null}
      </chakra.div>
    </Dialog>
  )
}

function Plan({ erasure, erasureFailure, onRetryErasure }: Props) {
  if (!erasure)
    return erasureFailure ? (
      <FailedState failure={erasureFailure} title={m.admin_failed_title()} onRetry={onRetryErasure} />
    ) : (
      <chakra.output aria-busy aria-label={m.admin_loading()} display="grid" gap={3}>
        <Skeleton height="6" />
        <Skeleton height="24" />
      </chakra.output>
    )
  return (
    <>
      {erasure.obstacle === null ? (
        <p>{m.admin_erase_text()}</p>
      ) : (
        <Notice tone="warn">
          {erasure.obstacle === 'orders' ? m.admin_erase_orders_open() : m.admin_erase_is_staff()}
        </Notice>
      )}
      <Steps steps={erasure.steps} />
      {erasure.elsewhere.map((what) => (
        <Notice key={what} tone="info">
          {what === 'cards' ? m.admin_erase_cards() : m.admin_erase_designs()}
        </Notice>
      ))}
    </>
  )
}

function EraseForm({
  customerKey: key,
  email,
  formId,
  onBusy,
  onErase
}: Props & { formId: string; onBusy: (isBusy: boolean) => void }) {
  const [failure, setFailure] = useState<Failure>()
  const form = useForm({
    initial: { email: '' },
    check: ({ email: typed }) => ({
      email: typed.trim().toLowerCase() === email.toLowerCase() ? undefined : m.admin_erase_email_differs({ email })
    }),
    failure,
    takesFocus: 'email',
    onSubmit: ({ email: typed }) => {
      setFailure(undefined)
      onBusy(true)
      void onErase({ key, email: typed.trim() }).then((refusal) => {
        onBusy(false)
        setFailure(refusal)
      })
    }
  })
  return (
    <FormStack id={formId} {...form.formProps}>
      <FailureNotice failure={form.unplaced} />
      <TextField
        {...form.field('email')}
        label={m.admin_erase_email()}
        hint={m.admin_erase_email_hint({ email })}
        type="text"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
    </FormStack>
  )
}
