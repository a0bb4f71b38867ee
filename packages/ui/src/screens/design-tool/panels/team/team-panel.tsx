import { chakra } from '@chakra-ui/react'
import { isBlankMember, teamLimit, teamIssues } from '@motif/design'
import { m } from '@motif/messages'
import { Plus, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { useEditor, useEditorState } from '../../../../editor/index.ts'
import { useTeamSetting } from '../../team-context.ts'
import { useCheck } from '../check/check-context.tsx'
import { isBlocking, useTeamOrder } from './team-order.ts'
import { MemberTextOptions, useMarkedAreas } from './member-text-options.tsx'
import { fieldsFor } from './member-fields.tsx'
import { MemberList } from './member-list.tsx'
import { memberName } from './member-name.ts'
import { PasteList } from './paste-list.tsx'
import { PasteNotice } from './paste-notice.tsx'
import { piecesOf } from './pieces-of.ts'
import { TeamTotals } from './team-totals.tsx'
import { useFieldKeys } from './use-field-keys.ts'
import { useMemberPreview } from './use-member-preview.ts'
import { useRowFindings } from './use-row-findings.ts'
import { type FocusedField, nobody, useTeamList } from './use-team-list.ts'

/** Focuses a field of the list, or the add button if it is empty. */
function useFieldFocus(first: FocusedField | undefined) {
  const people = useRef<HTMLElement>(null)
  const [focus, setFocus] = useState(first)
  useEffect(() => {
    if (focus === undefined) return
    const field = people.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[data-member="${focus.index}"] [data-field="${focus.field}"]`
    )
    if (field) field.focus()
    else people.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    if (focus.caret !== undefined && field instanceof HTMLInputElement) {
      const at = focus.caret === 'start' ? 0 : field.value.length
      field.setSelectionRange(at, at)
    }
  }, [focus])
  return { people, setFocus }
}

/** The team panel: members with their own name and number. */
export function TeamPanel() {
  const { commands, store } = useEditor()
  const { sizes } = useTeamSetting()
  const { rowToShow, onRowShown } = useCheck()
  const { isAsked, order, openField, onOpenFieldShown } = useTeamOrder()
  const team = useEditorState(({ document }) => document.team) ?? nobody
  const marked = useMarkedAreas()
  const troubles = useMemo(() => teamIssues(team, sizes), [team, sizes])
  const findingsOf = useRowFindings(team)
  const [pinned, setPinned] = useState(rowToShow)
  const [entered, setEntered] = useState<number>()
  const shownIndex = entered !== undefined && team[entered] && !isBlankMember(team[entered]) ? entered : pinned
  useMemberPreview(shownIndex === undefined ? undefined : team[shownIndex])
  const { people, setFocus } = useFieldFocus(rowToShow === undefined ? undefined : { index: rowToShow, field: 'name' })
  const { told, undoPaste, dismissTold, removed, now, append, duplicate, change, take, paste, remove, putBack } =
    useTeamList(setFocus)
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

  /** Shows the side with placeholder texts, without a selection. */
  const showWords = useCallback(() => {
    commands.select([])
    const [first] = marked
    if (first && !marked.some(({ id }) => id === store.getSnapshot().areaId)) commands.showArea(first.id)
  }, [commands, marked, store])
  const pin = useCallback(
    (index: number) => {
      showWords()
      setPinned((last) => (last === index ? undefined : index))
    },
    [showWords]
  )
  const keys = useFieldKeys({
    fields: fieldsFor(sizes),
    count: () => now().length,
    onFocus: setFocus,
    onAppend: append,
    onPaste: paste,
    onRow: (index) => {
      setEntered(index)
      const member = index === undefined ? undefined : now()[index]
      if (member && !isBlankMember(member)) showWords()
    }
  })
  const takeOff = useCallback(
    (index: number) => {
      setPinned(undefined)
      remove(index)
    },
    [remove]
  )

  const pieces = piecesOf(team)
  const blocked = troubles.filter((all) => all.some(isBlocking)).length
  const hasRoom = team.length < teamLimit
  const rows = team.map((member, index) => ({
    index,
    member,
    sizes,
    troubles: isAsked ? (troubles[index] ?? []) : (troubles[index] ?? []).filter((trouble) => trouble !== 'no-size'),
    found: isBlankMember(member) && !isAsked ? undefined : findingsOf(member),
    isShown: shownIndex === index,
    isPinned: pinned === index,
    hasRoom,
    onChange: change,
    onPin: pin,
    onDuplicate: duplicate,
    onRemove: takeOff
  }))

  return (
    <chakra.div display="grid" gap={5}>
      <MemberTextOptions />
      <chakra.section ref={people} aria-label={m.editor_team_people()} {...keys}>
        <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap={3}>
          <chakra.h3 fontFamily="body" textStyle="label" letterSpacing="normal">
            {m.editor_team_people()}
          </chakra.h3>
          <chakra.output textStyle="small" color="fg.muted">
            {team.length === 0 ? m.editor_team_nobody() : m.editor_team_count({ people: team.length, pieces })}
          </chakra.output>
        </chakra.div>
        <MemberList sizes={sizes} rows={rows} />
        <chakra.output display="flex" flexWrap="wrap" alignItems="center" gap={2} textStyle="small">
          {removed === undefined ? null : (
            <>
              <chakra.span overflowWrap="anywhere">
                {m.editor_team_removed({ who: memberName(removed.member, removed.index) })}
              </chakra.span>
              <Button size="sm" variant="quiet" onClick={putBack}>
                <Undo2 aria-hidden />
                {m.editor_team_put_back()}
              </Button>
            </>
          )}
        </chakra.output>
        <Button data-add size="sm" isWide marginBlock={3} disabled={!hasRoom} onClick={() => append()}>
          <Plus aria-hidden />
          {m.editor_team_add()}
        </Button>
        <PasteList onTake={(text) => take(text)} />
        {told === undefined || (team === told.before && team !== told.after) ? null : (
          <PasteNotice
            issues={told.issues}
            left={told.left}
            {...(team === told.after && told.before !== told.after && { onUndo: () => undoPaste(told) })}
            onDismiss={dismissTold}
          />
        )}
      </chakra.section>
      {team.length === 0 ? null : (
        <TeamTotals
          team={team}
          blocked={
            isAsked && blocked > 0
              ? m.editor_team_blocked({ count: blocked })
              : isAsked && marked.length === 0
                ? m.editor_team_unmarked()
                : undefined
          }
          onOrder={order}
        />
      )}
    </chakra.div>
  )
}
