import { chakra } from '@chakra-ui/react'
import type { AdminOrder } from '@motif/contract'
import { tagLimits, tidyTag } from '@motif/contract/tag-rules'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Menu } from '../../components/menu/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { FloatingBar } from './floating-bar.tsx'
import type { AdminScreenProps } from './types.ts'

interface OrderBatchProps extends Pick<AdminScreenProps, 'onTagOrders' | 'tagsInUse'> {
  chosen: readonly AdminOrder[]
  onClear: () => void
}

const none: readonly string[] = []

/** Bulk actions on selected orders; sticky. */
export function OrderBatch({ chosen, tagsInUse = none, onTagOrders, onClear }: OrderBatchProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const tag = tidyTag(typed)
  const tags = [...new Set(chosen.flatMap((order) => order.tags))].toSorted((a, b) => a.localeCompare(b))
  const change = async (wish: { add?: string[]; remove?: string[] }) => {
    setBusy(true)
    setEmpty(false)
    setRefusal(undefined)
    const ids = chosen.map(({ id }) => id)
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
        <chakra.div marginInlineStart="auto">
          <IconButton label={m.admin_batch_clear()} icon={<X aria-hidden />} onClick={onClear} />
        </chakra.div>
      </chakra.form>
      <chakra.p aria-live="polite" textStyle="small" color="bad" overflowWrap="anywhere">
        {refusal}
      </chakra.p>
    </FloatingBar>
  )
}
