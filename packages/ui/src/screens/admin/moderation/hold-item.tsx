import { chakra } from '@chakra-ui/react'
import type { ModerationHold } from '@motif/contract'
import { questionLimits } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { ProductPicture } from '../../../components/picture/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../../forms/index.ts'

import { OneTextForm } from '../one-text-form.tsx'
import { OrderButton } from '../order-button.tsx'
import type { AdminScreenProps } from '../types.ts'
import { headingIdOf } from '../use-focus-on-next.ts'
import { DesignPictures } from './design-pictures.tsx'
import { FoundWords } from './found-words.tsx'
import { useShopTime } from '../shop-time.tsx'

type Actions = Pick<AdminScreenProps, 'onApproveHold' | 'onRefuseHold'>

interface HoldItemProps extends Actions, Pick<AdminScreenProps, 'onOpenOrder' | 'photoUrlOf' | 'onBlockPicture'> {
  hold: ModerationHold
}

/** A held item: what was found in which design of whom, and the decision. */
export const HoldItem = ({ hold, onOpenOrder, photoUrlOf, onBlockPicture, ...acts }: HoldItemProps) => {
  const { id, order, customer, name, options, image, member, quantity, foundAt } = hold
  const { momentText } = useShopTime()
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '6rem minmax(0, 1fr)', md: '8rem 14rem minmax(0, 1fr)' }}
      columnGap={4}
      rowGap={3}
      paddingBlock={5}
      borderBlockStartWidth="1px"
    >
      <ProductPicture picture={image} sizes="128px" alignSelf="start" />
      <chakra.div lineHeight="snug" overflowWrap="anywhere" display="grid" gap={1} alignContent="start">
        <chakra.h2
          id={headingIdOf(id)}
          tabIndex={-1}
          dir="auto"
          fontFamily="body"
          fontSize="md"
          letterSpacing="normal"
          lineHeight="snug"
        >
          {m.admin_line_quantity({ quantity })} {name}
        </chakra.h2>
        {options.length === 0 ? null : (
          <chakra.div color="fg.muted">{options.map(({ value }) => value).join(' · ')}</chakra.div>
        )}
        {member === '' ? null : <chakra.div dir="auto">{member}</chakra.div>}
        <OrderButton order={order} onOpen={onOpenOrder} justifySelf="start" />
        {customer.name === '' ? null : <chakra.div dir="auto">{customer.name}</chakra.div>}
        <chakra.div color="fg.muted">{m.admin_hold_since({ at: momentText(foundAt) })}</chakra.div>
      </chakra.div>
      <chakra.div
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        minWidth={0}
        display="grid"
        gap={3}
        alignContent="start"
        justifyItems="start"
        overflowWrap="anywhere"
      >
        <Found hold={hold} />
        {hold.pictures.length === 0 ? null : (
          <DesignPictures pictures={hold.pictures} photoUrlOf={photoUrlOf} onBlockPicture={onBlockPicture} />
        )}
        <Decided hold={hold} />
        <HoldActions hold={hold} {...acts} />
      </chakra.div>
    </chakra.li>
  )
}

function Found({ hold: { words, pictures } }: { hold: ModerationHold }) {
  if (words.length > 0) return <FoundWords words={words} />
  return pictures.some(({ isBlocked }) => isBlocked) ? null : (
    <chakra.p maxWidth="66ch">{m.admin_hold_unsearched()}</chakra.p>
  )
}

function Decided({ hold: { decidedBy, decidedAt } }: { hold: ModerationHold }) {
  const { momentText } = useShopTime()
  if (decidedAt === null) return null
  const at = momentText(decidedAt)
  return (
    <chakra.p color="fg.muted">
      {decidedBy === null ? m.admin_hold_decided_at({ at }) : m.admin_hold_decided({ name: decidedBy, at })}
    </chakra.p>
  )
}

/** Approve, for the whole order as well, and refuse with a reason. */
function HoldActions({ hold, onApproveHold, onRefuseHold }: Actions & { hold: ModerationHold }) {
  const { id, revision, state, order, name, openInOrder } = hold
  const [isRefusing, setIsRefusing] = useState(false)
  const [hasClosed, setHasClosed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const approve = async (isForOrder: boolean) => {
    setIsBusy(true)
    setFailure(await onApproveHold({ id, revision, isForOrder }))
    setIsBusy(false)
  }
  if (state === 'approved') return null
  if (isRefusing)
    return (
      <OneTextForm
        label={m.admin_hold_reason()}
        hint={m.admin_hold_reason_hint()}
        initial=""
        rows={4}
        submitLabel={m.admin_hold_refuse_send()}
        check={(typed) =>
          typed === ''
            ? m.admin_hold_reason_missing()
            : typed.length > questionLimits.text
              ? m.admin_hold_reason_long({ max: questionLimits.text })
              : undefined
        }
        onSubmit={(reason) => onRefuseHold({ id, revision, reason })}
        onClose={() => {
          setIsRefusing(false)
          setHasClosed(true)
        }}
      />
    )
  const which = <VisuallyHidden>{`${order.number} ${name}`}</VisuallyHidden>
  return (
    <>
      <FailureNotice failure={failure} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button size="sm" variant="accent" isBusy={isBusy} onClick={() => void approve(false)}>
          {m.admin_hold_approve()} {which}
        </Button>
        {state === 'open' && openInOrder > 1 ? (
          <Button size="sm" disabled={isBusy} onClick={() => void approve(true)}>
            {m.admin_hold_approve_order({ count: openInOrder })} {which}
          </Button>
        ) : null}
        {state === 'open' ? (
          <Button
            size="sm"
            variant="quiet"
            disabled={isBusy}
            {...(hasClosed && { ref: focusIfLost })}
            onClick={() => setIsRefusing(true)}
          >
            {m.admin_hold_refuse()} {which}
          </Button>
        ) : null}
      </chakra.div>
    </>
  )
}
