import { chakra } from '@chakra-ui/react'
import type { SearchSynonym } from '@motif/contract'
import { m } from '@motif/messages'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { TableSkeleton } from '../table.tsx'
import { SynonymFields } from './synonym-fields.tsx'
import { textOf } from './synonym-form.ts'
import type { SynonymSectionProps } from './types.ts'

/** From so many entries on there is a field to filter them by. */
const filteredFrom = 10

type EntryActions = Pick<SynonymSectionProps, 'onSaveSynonym' | 'onRemoveSynonym'>

interface EntryProps extends EntryActions {
  entry: SearchSynonym
}

function Entry({ entry, onSaveSynonym, onRemoveSynonym }: EntryProps) {
  const place = useRef<HTMLLIElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const words = textOf(entry.words)
  // Before anybody opened or left its fields, it takes no focus.
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    place.current?.querySelector<HTMLElement>(isEditing ? 'input' : 'button')?.focus()
  }, [isEditing])
  const remove = () => {
    // The button goes with its entry; whoever works by keyboard goes on at the next one.
    const neighbour = place.current?.nextElementSibling ?? place.current?.previousElementSibling
    neighbour?.querySelector<HTMLElement>('button')?.focus()
    onRemoveSynonym(entry)
  }
  return (
    <chakra.li ref={place} paddingBlock={isEditing ? 4 : 2} borderBlockStartWidth="1px">
      {isEditing ? (
        <SynonymFields entry={entry} onSaveSynonym={onSaveSynonym} onSaved={() => setIsEditing(false)}>
          {({ isSaving }) => (
            <>
              <Button type="submit" size="sm" isBusy={isSaving}>
                {m.common_save()}
              </Button>
              <Button variant="outline" size="sm" disabled={isSaving} onClick={() => setIsEditing(false)}>
                {m.common_cancel()}
              </Button>
            </>
          )}
        </SynonymFields>
      ) : (
        <chakra.div display="flex" gap={3} alignItems="center">
          <chakra.div flex="1" minWidth={0} overflowWrap="anywhere" lineHeight="snug">
            <chakra.span dir="auto" fontWeight="medium" display="block">
              {words}
            </chakra.span>
            <chakra.span dir="auto" color="fg.muted" display="block">
              {entry.finds.length > 0 ? m.admin_synonym_also({ finds: textOf(entry.finds) }) : m.admin_synonym_same()}
            </chakra.span>
          </chakra.div>
          <chakra.div display="flex" flexShrink={0}>
            <IconButton
              label={m.admin_synonym_edit({ words })}
              onClick={() => setIsEditing(true)}
              icon={<Pencil aria-hidden />}
            />
            <IconButton label={m.admin_synonym_remove({ words })} onClick={remove} icon={<Trash2 aria-hidden />} />
          </chakra.div>
        </chakra.div>
      )}
    </chakra.li>
  )
}

function Entries({ synonyms, ...acts }: EntryActions & { synonyms: readonly SearchSynonym[] }) {
  const [filter, setFilter] = useState('')
  const asked = filter.trim().toLowerCase()
  const shown = synonyms.filter(({ words, finds }) => [...words, ...finds].some((word) => word.includes(asked)))
  return (
    <>
      {synonyms.length >= filteredFrom ? (
        <chakra.div maxWidth={{ md: '20rem' }} marginBlockEnd={4}>
          <TextField
            type="search"
            label={m.admin_synonyms_filter()}
            isRequired={false}
            value={filter}
            onChange={({ currentTarget: { value } }) => setFilter(value)}
          />
        </chakra.div>
      ) : null}
      <chakra.p aria-live="polite" color="fg.muted">
        {shown.length === 0 ? m.admin_synonyms_none_match({ text: filter.trim() }) : null}
      </chakra.p>
      <ul>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} {...acts} />
        ))}
      </ul>
    </>
  )
}

const blank = { id: null, words: [], finds: [] }

/** Search synonyms: add, edit and delete. */
export function Synonyms({
  synonymDraft,
  synonyms,
  synonymsFailure,
  onRetrySynonyms,
  onSaveSynonym,
  onRemoveSynonym
}: SynonymSectionProps) {
  // The fields are emptied once what stood in them is saved.
  const [added, setAdded] = useState(0)
  if (synonymsFailure && !synonyms)
    return (
      <FailedState
        failure={synonymsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetrySynonyms}
      />
    )
  if (!synonyms) return <TableSkeleton label={m.admin_loading()} />
  return (
    <>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_synonyms_intro()}
      </chakra.p>
      <chakra.div marginBlockEnd={8}>
        <SynonymFields
          key={added}
          entry={added === 0 && synonymDraft !== null ? { ...blank, words: [synonymDraft] } : blank}
          isDraft={added === 0 && synonymDraft !== null}
          onSaveSynonym={onSaveSynonym}
          onSaved={() => setAdded((count) => count + 1)}
        >
          {({ isSaving }) => (
            <Button type="submit" isBusy={isSaving}>
              {m.admin_synonym_add()}
            </Button>
          )}
        </SynonymFields>
      </chakra.div>
      {synonyms.length === 0 ? (
        <EmptyState drawing="stall" title={m.admin_synonyms_empty_title()}>
          {m.admin_synonyms_empty_text()}
        </EmptyState>
      ) : (
        <Entries synonyms={synonyms} onSaveSynonym={onSaveSynonym} onRemoveSynonym={onRemoveSynonym} />
      )}
    </>
  )
}
