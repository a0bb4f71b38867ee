import { chakra } from '@chakra-ui/react'
import type { DraftOrder } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../../forms/index.ts'
import { Allowed } from '../allowed.tsx'
import { CustomerLink } from '../customer-link.tsx'
import { LoadingOrFailed } from '../loading-or-failed.tsx'
import type { AdminScreenProps } from '../types.ts'
import { DraftForm } from './draft-form.tsx'
import { DraftStateBadge } from './draft-state.tsx'

function Copies({
  draft: { id, state },
  onDuplicateDraftOrder,
  onDeleteDraftOrder
}: Pick<AdminScreenProps, 'onDuplicateDraftOrder' | 'onDeleteDraftOrder'> & { draft: DraftOrder }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const act = async (work: AdminScreenProps['onDeleteDraftOrder']) => {
    setBusy(true)
    setFailure(undefined)
    setFailure(await work({ id }))
    setBusy(false)
  }
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button size="sm" disabled={isBusy} onClick={() => void act(onDuplicateDraftOrder)}>
          {m.admin_draft_duplicate()}
        </Button>
        {state === 'paid' ? null : (
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void act(onDeleteDraftOrder)}>
            {m.admin_draft_delete()}
          </Button>
        )}
      </chakra.div>
      <FailureNotice failure={failure} />
    </>
  )
}

/** A draft order, or a new one. */
export function DraftOrderPage(props: AdminScreenProps) {
  const { openDraftOrderId, draftOrder: draft, draftOrderFailure, draftOrderHrefOf, onRetryDraftOrder } = props
  const isNew = openDraftOrderId === 'new'
  return (
    <chakra.section aria-label={m.admin_draft_order()} display="grid" gap={4}>
      <div>
        <LinkButton size="sm" variant="quiet" marginInlineStart={-3} href={draftOrderHrefOf({ id: null })}>
          {m.admin_draft_orders_back()}
        </LinkButton>
      </div>
      {draft || isNew ? (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
            <chakra.h2 ref={focusIfLost} tabIndex={-1} outline="none" fontSize="xl" overflowWrap="anywhere">
              <bdi>
                {draft
                  ? (draft.shippingAddress?.name ?? draft.email ?? m.admin_draft_order_nobody())
                  : m.admin_draft_order_new()}
              </bdi>
            </chakra.h2>
            {draft ? <DraftStateBadge state={draft.state} /> : null}
            <CustomerLink customerKey={draft?.customerKey} customerPageHrefOf={props.customerPageHrefOf} />
          </chakra.div>
          {draft ? (
            <Allowed permission="drafts.change">
              <Copies {...props} draft={draft} />
            </Allowed>
          ) : null}
          <DraftForm
            key={draft ? `${draft.id} ${draft.revision}` : 'new'}
            {...props}
            draft={isNew ? undefined : draft}
          />
        </>
      ) : (
        <LoadingOrFailed failure={draftOrderFailure} onRetry={onRetryDraftOrder} />
      )}
    </chakra.section>
  )
}
