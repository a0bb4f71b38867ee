import { chakra } from '@chakra-ui/react'
import type { BlockedWord } from '@motif/contract'
import { m } from '@motif/messages'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { focusButtonBeside } from '../focus-button-beside.ts'
import { useIsAllowed } from '../allowed.tsx'
import type { ModerationSectionProps } from './types.ts'
import { parseWords, problemOfWords } from './word-list.ts'

/** From so many words on there is a field to filter them by. */
const filteredFrom = 10

/** Words that are shown at once. */
const shownMax = 200

interface BlockedWordsProps extends Pick<ModerationSectionProps, 'onBlockWords' | 'onUnblockWord'> {
  blockedWords: readonly BlockedWord[]
}

/** Words that printed texts are searched for: add, filter and unblock. */
export function BlockedWords({ blockedWords, onBlockWords, onUnblockWord }: BlockedWordsProps) {
  const mayChange = useIsAllowed('moderation.change')
  return (
    <>
      {mayChange ? <WordsForm onBlockWords={onBlockWords} /> : null}
      {blockedWords.length === 0 ? (
        <EmptyState drawing="letter" title={m.admin_blocked_words_empty_title()}>
          {mayChange ? m.admin_blocked_words_empty_text() : m.admin_blocked_words_empty_read()}
        </EmptyState>
      ) : (
        <WordList blockedWords={blockedWords} onUnblockWord={mayChange ? onUnblockWord : undefined} />
      )}
    </>
  )
}

function WordsForm({ onBlockWords }: Pick<BlockedWordsProps, 'onBlockWords'>) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const words = parseWords(typed)
    const wrong = problemOfWords(words)
    setError(wrong)
    setFailure(undefined)
    if (wrong !== undefined) return
    setIsSaving(true)
    const refused = await onBlockWords({ words })
    setIsSaving(false)
    setFailure(refused)
    if (!refused) setTyped('')
  }
  return (
    <chakra.form
      noValidate
      display="grid"
      gap={4}
      justifyItems="start"
      maxWidth="30rem"
      marginBlockEnd={8}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
    >
      <chakra.div width="full">
        <TextAreaField
          label={m.admin_blocked_words_label()}
          hint={m.admin_blocked_words_hint()}
          error={error}
          value={typed}
          dir="auto"
          rows={3}
          minHeight="5rem"
          maxHeight="16rem"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </chakra.div>
      <FailureNotice failure={failure} />
      <Button type="submit" isBusy={isSaving}>
        {m.admin_blocked_words_add()}
      </Button>
    </chakra.form>
  )
}

interface WordListProps {
  blockedWords: readonly BlockedWord[]
  /** Undefined if the role may not unblock. */
  onUnblockWord: BlockedWordsProps['onUnblockWord'] | undefined
}

function WordList({ blockedWords, onUnblockWord }: WordListProps) {
  /** Undefined until it is used; then its field stays. */
  const [typed, setTyped] = useState<string>()
  const filter = typed ?? ''
  const list = useRef<HTMLUListElement>(null)
  const asked = filter.trim().toLowerCase()
  const matching = blockedWords.filter(({ word }) => word.toLowerCase().includes(asked))
  const shown = matching.slice(0, shownMax)
  const remove = (word: BlockedWord, at: number) => {
    focusButtonBeside(list.current, at)
    onUnblockWord?.(word)
  }
  return (
    <>
      {typed !== undefined || blockedWords.length >= filteredFrom ? (
        <chakra.div maxWidth={{ md: '20rem' }} marginBlockEnd={4}>
          <TextField
            type="search"
            label={m.admin_blocked_words_filter()}
            isRequired={false}
            value={filter}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        </chakra.div>
      ) : null}
      <chakra.p aria-live="polite" color="fg.muted" overflowWrap="anywhere" _empty={{ display: 'none' }}>
        {shown.length === 0
          ? m.admin_blocked_words_none_match({ text: filter.trim() })
          : shown.length < matching.length
            ? m.admin_blocked_words_shown({ shown: formatNumber(shown.length), total: formatNumber(matching.length) })
            : null}
      </chakra.p>
      <chakra.ul
        ref={list}
        aria-label={m.admin_moderation_words()}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
        columnGap={6}
      >
        {shown.map((entry, at) => (
          <chakra.li
            key={entry.id}
            display="flex"
            alignItems="center"
            gap={2}
            minHeight="target"
            borderBlockEndWidth="1px"
            lineHeight="snug"
          >
            <chakra.span flex="1" minWidth={0} overflowWrap="anywhere" dir="auto">
              {entry.word}
            </chakra.span>
            {onUnblockWord ? (
              <IconButton
                label={m.admin_blocked_word_remove({ word: entry.word })}
                onClick={() => remove(entry, at)}
                icon={<Trash2 aria-hidden />}
              />
            ) : null}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}
