import { chakra } from '@chakra-ui/react'
import { tagLimits, tidyTag } from '@motif/contract/tag-rules'
import { m } from '@motif/messages'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { Allowed, useIsAllowed } from './allowed.tsx'
import { PanelTitle } from './panel-title.tsx'
import type { AdminScreenProps } from './types.ts'

interface OrderTagsProps extends Pick<AdminScreenProps, 'onChangeTags' | 'tagsInUse'> {
  orderId: string
  tags: readonly string[]
}

const none: readonly string[] = []

/** Tags of an order: add and remove. */
export function OrderTags({ orderId, tags, tagsInUse = none, onChangeTags }: OrderTagsProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const mayChange = useIsAllowed('orders.change')
  const change = async (wish: { add?: string[]; remove?: string[] }) => {
    setIsBusy(true)
    setError(undefined)
    const failure = await onChangeTags({ id: orderId, add: wish.add ?? [], remove: wish.remove ?? [] })
    setIsBusy(false)
    if (failure) setError(failure.detail ?? sentenceOf(failure))
    else if (wish.add) setTyped('')
  }
  const tag = tidyTag(typed)
  return (
    <section>
      <PanelTitle>{m.admin_tags()}</PanelTitle>
      <chakra.ul display="flex" flexWrap="wrap" gap={2} marginBlockEnd={tags.length > 0 ? 3 : 0}>
        {tags.map((one) => (
          <chakra.li
            key={one}
            display="inline-flex"
            alignItems="center"
            maxWidth="full"
            borderWidth="1px"
            borderRadius="full"
            paddingInlineStart={3}
            paddingInlineEnd={mayChange ? 0 : 3}
            minHeight={mayChange ? 'target' : 8}
          >
            <chakra.bdi minWidth={0} overflowWrap="anywhere">
              {one}
            </chakra.bdi>
            <Allowed permission="orders.change">
              <IconButton
                label={m.admin_tag_remove({ tag: one })}
                icon={<X aria-hidden />}
                disabled={isBusy}
                onClick={() => void change({ remove: [one] })}
              />
            </Allowed>
          </chakra.li>
        ))}
      </chakra.ul>
      <Allowed permission="orders.change">
        <chakra.form
          noValidate
          display="grid"
          gap={3}
          justifyItems="start"
          onSubmit={(event) => {
            event.preventDefault()
            if (isBusy) return
            if (tag === '') setError(m.admin_tag_empty())
            else void change({ add: [tag] })
          }}
        >
          <TextField
            label={m.admin_tag_new()}
            hint={m.admin_tag_hint()}
            error={error}
            isRequired={false}
            list={listId}
            maxLength={tagLimits.letters}
            autoComplete="off"
            dir="auto"
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          <datalist id={listId}>
            {tagsInUse
              .filter((one) => !tags.includes(one))
              .map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
          </datalist>
          <Button type="submit" size="sm" isBusy={isBusy}>
            {m.admin_tag_add()}
          </Button>
        </chakra.form>
      </Allowed>
    </section>
  )
}
