/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- a combobox with icons and prices has no element of its own; Chakra says what it controls */
import { chakra, createListCollection, Listbox } from '@chakra-ui/react'
import { adminSearchLimits } from '@motif/contract/admin-search-rules'
import { m } from '@motif/messages'
import { useEffect, useMemo, useState } from 'react'
import { Input } from '../../../components/field/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { Button } from '../../../components/button/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { readSentenceOf } from '../../../failure/index.ts'
import { useRole } from '../allowed.tsx'
import { ChoiceLine } from './choice-line.tsx'
import { type Choice, choicesFor, firstChoices } from './choices.ts'
import { searchRecipe } from './recipe.ts'
import type { AdminSearchProps } from './types.ts'

/** Time without a further letter after which a text is asked for. */
const restMs = 150

/** Requests results after a debounce. Responses for outdated text are ignored. */
function useAsking(q: string, { foundFor, found, findFailure, onFind }: AdminSearchProps) {
  const isAsked = q.length >= adminSearchLimits.lettersMin
  useEffect(() => {
    if (!isAsked) {
      onFind({ q: '' })
      return undefined
    }
    const timer = setTimeout(() => onFind({ q }), restMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback is another at every render
  }, [q, isAsked])
  const isAnswer = isAsked && foundFor === q
  const failure = isAnswer ? findFailure : undefined
  return {
    found: isAnswer && failure === undefined ? found : undefined,
    failure,
    isWaiting: isAsked && failure === undefined && !(isAnswer && found !== undefined)
  }
}

/** A combobox: focus stays in the field; arrows, Home and End move in the list, Enter opens. */
export function SearchWindow(props: AdminSearchProps) {
  const { onGo, onRetryFind, recentChoices = [] } = props
  const role = useRole()
  const [typed, setTyped] = useState('')
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const q = typed.trim()
  const { found, failure, isWaiting } = useAsking(role === null ? '' : q, props)
  const groups = useMemo(
    () => (q === '' ? firstChoices(role, recentChoices) : choicesFor(role, { q, found, recent: recentChoices })),
    [role, q, found, recentChoices]
  )
  const choices = useMemo(() => groups.flatMap((group) => group.choices), [groups])
  const collection = useMemo(
    () =>
      createListCollection<Choice>({
        items: [...choices],
        itemToValue: ({ value }) => value,
        itemToString: ({ label }) => label
      }),
    [choices]
  )
  // Enter goes to the first one, unless the arrows chose another that is still there.
  const current = choices.find(({ value }) => value === highlighted) ?? choices[0]
  const isEmpty = choices.length === 0 && !isWaiting && failure === undefined
  return (
    <Listbox.Root
      collection={collection}
      recipe={searchRecipe}
      value={[]}
      highlightedValue={current?.value ?? null}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      onSelect={({ value }) => {
        const choice = choices.find((one) => one.value === value)
        if (choice) onGo({ label: choice.label, target: choice.target })
      }}
      typeahead={false}
      loopFocus
    >
      <Listbox.Label asChild>
        <VisuallyHidden>{m.admin_find_title()}</VisuallyHidden>
      </Listbox.Label>
      <Listbox.Input asChild keyboardPriority="navigate">
        <Input
          type="text"
          role="combobox"
          aria-expanded
          aria-label={m.admin_find_field()}
          placeholder={m.admin_find_field()}
          data-autofocus
          maxLength={adminSearchLimits.lettersMax}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            setHighlighted(null)
          }}
        />
      </Listbox.Input>
      <VisuallyHidden as="output">
        {isWaiting ? m.admin_find_searching() : isEmpty ? '' : m.admin_find_count({ count: choices.length })}
      </VisuallyHidden>
      <chakra.div height="min(26rem, 55dvh)" overflowY="auto" marginTop={3} marginInline={-2}>
        <Listbox.Content tabIndex={-1}>
          {groups.map(({ id, title, choices: lines }) => (
            <Listbox.ItemGroup key={id} id={id}>
              <Listbox.ItemGroupLabel>{title}</Listbox.ItemGroupLabel>
              {lines.map((choice) => (
                <Listbox.Item key={choice.value} item={choice} highlightOnHover>
                  <ChoiceLine choice={choice} />
                </Listbox.Item>
              ))}
            </Listbox.ItemGroup>
          ))}
        </Listbox.Content>
        {isWaiting ? (
          <chakra.div aria-hidden display="grid" gap={2} paddingInline={2} paddingBlock={2}>
            <Skeleton height="9" />
            <Skeleton height="9" />
            <Skeleton height="9" />
          </chakra.div>
        ) : null}
        {failure ? (
          <chakra.div padding={2} display="grid" gap={3} justifyItems="start">
            <Notice tone="bad">{readSentenceOf(failure)}</Notice>
            <Button variant="outline" onClick={onRetryFind}>
              {m.common_try_again()}
            </Button>
          </chakra.div>
        ) : null}
        {isEmpty ? (
          <chakra.p padding={2} color="fg.muted" overflowWrap="anywhere">
            {role === null ? m.admin_loading() : m.admin_find_nothing({ q })}
          </chakra.p>
        ) : null}
      </chakra.div>
    </Listbox.Root>
  )
}
