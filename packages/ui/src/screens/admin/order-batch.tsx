import { chakra } from '@chakra-ui/react'
import type { AdminOrder } from '@motif/contract'
import { batchMax } from '@motif/contract/production-rules'
import { tagLimits, tidyTag } from '@motif/contract/tag-rules'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Menu } from '../../components/menu/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { Allowed } from './allowed.tsx'
import { FloatingBar } from './floating-bar.tsx'
import type { AdminScreenProps } from './types.ts'

interface OrderBatchProps extends Pick<
  AdminScreenProps,
  'onTagOrders' | 'tagsInUse' | 'onPackingSlips' | 'onExportOrders' | 'isFetchingBatch'
> {
  chosen: readonly AdminOrder[]
  onClear: () => void
}

const none: readonly string[] = []

/** Bulk actions on selected orders; sticky. */
export function OrderBatch({
  chosen,
  tagsInUse = none,
  onTagOrders,
  onPackingSlips,
  onExportOrders,
  isFetchingBatch = false,
  onClear
}: OrderBatchProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const tag = tidyTag(typed)
  const tags = [...new Set(chosen.flatMap((order) => order.tags))].toSorted((a, b) => a.localeCompare(b))
  const ids = chosen.map(({ id }) => id)
  const isTooMany = ids.length > batchMax
  const change = async (wish: { add?: string[]; remove?: string[] }) => {
    setBusy(true)
    setEmpty(false)
    setRefusal(undefined)
    const failure = await onTagOrders({ ids, add: wish.add ?? [], remove: wish.remove ?? [] })
    setBusy(false)
    if (failure) setRefusal(failure.detail ?? sentenceOf(failure))
    else if (wish.add) setTyped('')
  }
  return (
    <FloatingBar aria-label={m.admin_orders_batch()}>
      <chakra.form
        noValidate
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        gap={3}
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          if (tag === '') setEmpty(true)
          else void change({ add: [tag] })
        }}
      >
        <chakra.div flex={{ base: '1 0 100%', md: '0 1 20rem' }}>
          <TextField
            label={m.admin_tag_of_chosen({ count: chosen.length })}
            error={isEmpty ? m.admin_tag_empty() : undefined}
            isRequired={false}
            list={listId}
            maxLength={tagLimits.letters}
            autoComplete="off"
            dir="auto"
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        </chakra.div>
        <datalist id={listId}>
          {tagsInUse.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
        <Button type="submit" isBusy={isBusy}>
          {m.admin_tag_add()}
        </Button>
        <Menu
          label={m.admin_tag_remove_one()}
          trigger={m.admin_tag_remove_one()}
          // Never without an item: the focus is on its button when the last tag has gone.
          items={
            tags.length === 0
              ? [{ id: 'none', label: m.admin_tag_none() }]
              : tags.map((one) => ({ id: one, label: one, onSelect: () => void change({ remove: [one] }) }))
          }
        />
        <Button size="sm" disabled={isTooMany} isBusy={isFetchingBatch} onClick={() => onPackingSlips({ ids })}>
          {m.admin_orders_slips()}
        </Button>
        <Allowed permission="people.export">
          <Button size="sm" isBusy={isFetchingBatch} onClick={() => onExportOrders({ ids })}>
            {m.admin_orders_export()}
          </Button>
        </Allowed>
        <chakra.div marginInlineStart="auto">
          <IconButton label={m.admin_batch_clear()} icon={<X aria-hidden />} onClick={onClear} />
        </chakra.div>
      </chakra.form>
      {isTooMany ? <chakra.p textStyle="small">{m.admin_orders_slips_max({ max: batchMax })}</chakra.p> : null}
      <chakra.p aria-live="polite" textStyle="small" color="bad" overflowWrap="anywhere">
        {refusal}
      </chakra.p>
    </FloatingBar>
  )
}
