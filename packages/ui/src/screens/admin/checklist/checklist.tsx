import { chakra } from '@chakra-ui/react'
import type { Checklist } from '@motif/contract'
import { isConfirmable } from '@motif/contract/checklist-rules'
import { m } from '@motif/messages'
import { Check, Circle } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { ConfirmDialog } from '../../../components/dialog/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { useIsAllowed } from '../allowed.tsx'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { itemTexts } from './items.ts'

type Actions = Pick<AdminScreenProps, 'hrefOf' | 'onConfirmItem' | 'busyChecklistItem'>

interface ItemProps extends Actions {
  item: Checklist['items'][number]
  onAskRemove: () => void
}

function ItemActions({ item: { id, isDone, isConfirmed }, titleId, ...props }: ItemProps & { titleId: string }) {
  const mayConfirm = useIsAllowed('settings.change')
  const mayRemove = useIsAllowed('products.change')
  const { places = [] } = itemTexts[id]
  const actId = useId()
  const isBusy = props.busyChecklistItem === id
  // A confirmation that is not needed any more would say nothing.
  const hasConfirm = isConfirmable(id) && mayConfirm && (isConfirmed || !isDone)
  const hasRemove = id === 'demonstration' && mayRemove && !isDone
  if (places.length === 0 && !hasConfirm && !hasRemove) return null
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={2} marginBlockStart={3}>
      {places.map(({ label, section, query = '' }, index) => (
        <LinkButton
          key={section}
          id={`${actId}-${section}`}
          aria-labelledby={`${actId}-${section} ${titleId}`}
          size="sm"
          variant={isDone || index > 0 ? 'quiet' : 'outline'}
          href={props.hrefOf({ section }) + query}
        >
          {label()}
        </LinkButton>
      ))}
      {hasConfirm ? (
        <Button
          id={actId}
          aria-labelledby={`${actId} ${titleId}`}
          size="sm"
          variant="quiet"
          isBusy={isBusy}
          onClick={() => props.onConfirmItem({ item: id, isConfirmed: !isConfirmed })}
        >
          {isConfirmed ? m.admin_checklist_unconfirm() : m.admin_checklist_confirm()}
        </Button>
      ) : null}
      {hasRemove ? (
        <Button size="sm" variant="outline" isBusy={isBusy} onClick={props.onAskRemove}>
          {m.admin_checklist_remove()}
        </Button>
      ) : null}
    </chakra.div>
  )
}

function Item(props: ItemProps) {
  const { id, isDone } = props.item
  const { title, text } = itemTexts[id]
  const titleId = useId()
  return (
    <chakra.li display="flex" gap={3} paddingBlock={4} borderBlockStartWidth="1px">
      <chakra.span color={isDone ? 'good' : 'fg.muted'} flexShrink={0} paddingBlockStart="2px">
        {isDone ? <Check aria-hidden size={18} /> : <Circle aria-hidden size={18} />}
      </chakra.span>
      <chakra.div minWidth={0}>
        <chakra.h2 id={titleId} fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
          {title()}
          <VisuallyHidden> {isDone ? m.admin_checklist_done() : m.admin_checklist_open()}</VisuallyHidden>
        </chakra.h2>
        <chakra.p color="fg.muted" maxWidth="66ch">
          {text()}
        </chakra.p>
        <ItemActions {...props} titleId={titleId} />
      </chakra.div>
    </chakra.li>
  )
}

/** Checklist of a new shop, with links to where each item is done. */
export function ChecklistSection({
  checklist,
  checklistFailure,
  onRetryChecklist,
  onRemoveDemonstration,
  ...acts
}: AdminScreenProps) {
  const [isAsking, setIsAsking] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)
  const isRemoved = checklist?.items.some(({ id, isDone }) => id === 'demonstration' && isDone)
  const wasRemoved = useRef(isRemoved)
  useEffect(() => {
    // The button disappears; focus moves to the count.
    if (isRemoved && wasRemoved.current === false) told.current?.focus()
    wasRemoved.current = isRemoved
  }, [isRemoved])
  if (checklistFailure && !checklist)
    return (
      <FailedState
        failure={checklistFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryChecklist}
      />
    )
  if (!checklist) return <TableSkeleton label={m.admin_loading()} />
  const { items } = checklist
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <chakra.section aria-label={m.admin_section_start()}>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_checklist_intro()}
      </chakra.p>
      <chakra.p ref={told} tabIndex={-1} aria-live="polite" fontWeight="medium" marginBlockEnd={4}>
        {done === items.length ? null : m.admin_checklist_count({ done, all: items.length })}
      </chakra.p>
      {done === items.length ? <Notice tone="good">{m.admin_checklist_all_done()}</Notice> : null}
      <chakra.ol listStyle="none">
        {items.map((item) => (
          <Item key={item.id} item={item} onAskRemove={() => setIsAsking(true)} {...acts} />
        ))}
      </chakra.ol>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.admin_checklist_remove_question()}
        confirmLabel={m.admin_checklist_remove_confirm()}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onRemoveDemonstration()
        }}
      >
        {m.admin_checklist_remove_text()}
      </ConfirmDialog>
    </chakra.section>
  )
}
