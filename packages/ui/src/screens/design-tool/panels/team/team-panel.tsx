import { chakra } from '@chakra-ui/react'
import { type TeamMember, isBlankMember, readTeam, teamLimit, teamTroubles } from '@motif/design'
import { m } from '@motif/messages'
import { CircleAlert, Plus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { Price } from '../../../../components/price/index.ts'
import { useEditor, useEditorState } from '../../../../editor/index.ts'
import { useTeamSetting } from '../../team-context.ts'
import { useCheck } from '../check/check-context.tsx'
import { isBlocking, useTeamOrder } from './team-order.ts'
import { MarkedWords, useMarkedAreas } from './marked-words.tsx'
import { type MemberField, MemberRow } from './member-row.tsx'
import { PasteList } from './paste-list.tsx'
import { useMemberPreview } from './use-member-preview.ts'

const nobody: readonly TeamMember[] = []

/** A list of people, each with pieces that say their own name and number. */
export function TeamPanel() {
  const { commands, store } = useEditor()
  const { sizes, totalOf, isAdding } = useTeamSetting()
  const { rowToShow, onRowShown } = useCheck()
  const { isAsked, order, openField, onOpenFieldShown } = useTeamOrder()
  const team = useEditorState(({ document }) => document.team) ?? nobody
  const marked = useMarkedAreas()
  const troubles = useMemo(() => teamTroubles(team, sizes), [team, sizes])
  const [shownIndex, setShown] = useState(rowToShow)
  useMemberPreview(shownIndex === undefined ? undefined : team[shownIndex])
  const [left, setLeft] = useState(0)
  const [focus, setFocus] = useState<{ index: number; field: MemberField } | undefined>(
    rowToShow === undefined ? undefined : { index: rowToShow, field: 'name' }
  )
  const people = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focus)
      people.current
        ?.querySelector<HTMLElement>(`[data-member="${focus.index}"] [data-field="${focus.field}"]`)
        ?.focus()
  }, [focus])
  useEffect(() => {
    if (rowToShow !== undefined) onRowShown()
  }, [rowToShow, onRowShown])
  const [lastField, setLastField] = useState<typeof openField>()
  if (openField !== lastField) {
    setLastField(openField)
    if (openField !== undefined) setFocus(openField)
  }
  useEffect(() => {
    if (openField !== undefined) onOpenFieldShown()
  }, [openField, onOpenFieldShown])

  const now = useCallback(() => store.getSnapshot().document.team ?? nobody, [store])
  const fresh = useCallback(
    (): TeamMember => ({ name: '', number: '', size: sizes.length === 1 ? (sizes[0]?.value ?? '') : '', quantity: 1 }),
    [sizes]
  )
  const append = useCallback(
    (field: MemberField = 'name') => {
      const all = now()
      if (all.length >= teamLimit) return
      commands.setTeam([...all, fresh()])
      setFocus({ index: all.length, field })
    },
    [commands, now, fresh]
  )
  const change = useCallback(
    (index: number, to: Partial<TeamMember>) =>
      commands.setTeam(
        now().map((member, at) => (at === index ? { ...member, ...to } : member)),
        { key: `team ${index} ${Object.keys(to).join(' ')}` }
      ),
    [commands, now]
  )
  const enter = useCallback(
    (index: number, field: MemberField) =>
      index + 1 < now().length ? setFocus({ index: index + 1, field }) : append(field === 'number' ? 'number' : 'name'),
    [now, append]
  )
  /** Puts the rows of a list in the place of a blank row, or after the others. */
  const take = useCallback(
    (text: string, index = now().length) => {
      const all = now()
      const isBlank = all[index] !== undefined && isBlankMember(all[index])
      const kept = isBlank ? all.toSpliced(index, 1) : all
      const named = {
        name: m.editor_team_name(),
        number: m.editor_team_number(),
        size: m.editor_team_size(),
        quantity: m.editor_team_quantity()
      }
      const read = readTeam(text, { sizes, named, freeSpace: teamLimit - kept.length })
      setLeft(read.left)
      if (read.members.length === 0) return false
      commands.setTeam(kept.toSpliced(isBlank ? index : index + 1, 0, ...read.members))
      return true
    },
    [commands, now, sizes]
  )
  const paste = useCallback((index: number, text: string) => /[\t\n]/.test(text.trim()) && take(text, index), [take])
  const show = useCallback(
    (index: number) => {
      // Frames around what is chosen would be those of other words.
      commands.select([])
      setShown((last) => (last === index ? undefined : index))
    },
    [commands]
  )
  const remove = useCallback(
    (index: number) => {
      const all = now()
      commands.setTeam(all.toSpliced(index, 1))
      setShown(undefined)
      if (all.length > 1) setFocus({ index: Math.min(index, all.length - 2), field: 'name' })
      else people.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    },
    [commands, now]
  )

  const pieces = team.reduce((sum, { quantity }) => sum + quantity, 0)
  const blocked = troubles.filter((all) => all.some(isBlocking)).length
  const isUnmarked = marked.length === 0

  return (
    <chakra.div display="grid" gap={5}>
      <MarkedWords />
      <chakra.section ref={people} aria-label={m.editor_team_people()}>
        <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap={3}>
          <chakra.h3 fontFamily="body" textStyle="label" letterSpacing="normal">
            {m.editor_team_people()}
          </chakra.h3>
          <chakra.output textStyle="small" color="fg.muted">
            {team.length === 0 ? m.editor_team_nobody() : m.editor_team_count({ people: team.length, pieces })}
          </chakra.output>
        </chakra.div>
        <chakra.ul borderBlockStartWidth={team.length > 0 ? '1px' : undefined} marginBlockStart={2}>
          {team.map((member, index) => (
            <MemberRow
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place: it has no name of its own
              key={index}
              index={index}
              member={member}
              sizes={sizes}
              troubles={
                isAsked ? (troubles[index] ?? []) : (troubles[index] ?? []).filter((trouble) => trouble !== 'no-size')
              }
              isShown={shownIndex === index}
              onChange={change}
              onEnter={enter}
              onPaste={paste}
              onShow={show}
              onRemove={remove}
            />
          ))}
        </chakra.ul>
        <Button data-add size="sm" isWide marginBlock={3} disabled={team.length >= teamLimit} onClick={() => append()}>
          <Plus aria-hidden />
          {m.editor_team_add()}
        </Button>
        <PasteList onTake={(text) => take(text)} />
        {left === 0 ? null : (
          <chakra.output display="block" textStyle="small">
            {m.editor_team_left({ limit: teamLimit, count: left })}
          </chakra.output>
        )}
      </chakra.section>
      {team.length === 0 ? null : (
        <chakra.div
          display="grid"
          gap={2}
          borderBlockStartWidth="1px"
          paddingBlock={4}
          marginInline={-1}
          paddingInline={1}
          bg="bg"
          position={{ lg: 'sticky' }}
          insetBlockEnd={0}
        >
          <chakra.div display="flex" justifyContent="space-between" alignItems="baseline">
            <chakra.span textStyle="label">{m.editor_team_pieces({ count: pieces })}</chakra.span>
            <Price
              money={totalOf(team)}
              fontFamily="heading"
              fontSize="xl"
              fontWeight="semibold"
              letterSpacing="tight"
            />
          </chakra.div>
          <chakra.output textStyle="small" color="bad">
            {isAsked && (blocked > 0 || isUnmarked) ? (
              <chakra.span display="flex" gap={1.5}>
                <CircleAlert size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
                {blocked > 0 ? m.editor_team_blocked({ count: blocked }) : m.editor_team_unmarked()}
              </chakra.span>
            ) : null}
          </chakra.output>
          <Button variant="accent" isWide isBusy={isAdding} onClick={order}>
            {m.editor_team_buy()}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
