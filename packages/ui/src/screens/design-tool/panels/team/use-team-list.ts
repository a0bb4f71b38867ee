import { type PasteIssue, type TeamMember, fillColumn, isBlankMember, readTeam, teamLimit } from '@motif/design'
import { m } from '@motif/messages'
import { useCallback, useState } from 'react'
import { useEditor } from '../../../../editor/index.ts'
import { useTeamSetting } from '../../team-context.ts'
import type { MemberField } from './member-fields.tsx'

/** The list of a design without a team. */
export const nobody: readonly TeamMember[] = []

/** A field to focus. */
export interface FocusedField {
  index: number
  field: MemberField
  /** Caret position; the last one by default. */
  caret?: 'start' | 'end'
}

/** A paste that the list could not take over as it is. */
interface ToldPaste {
  issues: readonly PasteIssue[]
  /** Rows beyond the limit. */
  left: number
  before: readonly TeamMember[]
  after: readonly TeamMember[]
}

/** Actions on the list, each an undo step. */
export function useTeamList(onFocus: (field: FocusedField) => void) {
  const { commands, store } = useEditor()
  const { sizes } = useTeamSetting()
  const [told, setTold] = useState<ToldPaste>()
  const [removed, setRemoved] = useState<{ index: number; member: TeamMember }>()

  const now = useCallback(() => store.getSnapshot().document.team ?? nobody, [store])
  const blank = useCallback(
    (): TeamMember => ({ name: '', number: '', size: sizes.length === 1 ? (sizes[0]?.value ?? '') : '', quantity: 1 }),
    [sizes]
  )
  const insert = useCallback(
    (index: number, member: TeamMember, field: MemberField = 'name') => {
      if (now().length >= teamLimit) return
      commands.setTeam(now().toSpliced(index, 0, member))
      onFocus({ index, field })
    },
    [commands, now, onFocus]
  )
  const append = useCallback((field?: MemberField) => insert(now().length, blank(), field), [insert, now, blank])
  const duplicate = useCallback(
    (index: number) => {
      const member = now()[index]
      if (member) insert(index + 1, member)
    },
    [insert, now]
  )
  const change = useCallback(
    (index: number, to: Partial<TeamMember>) =>
      commands.setTeam(
        now().map((member, at) => (at === index ? { ...member, ...to } : member)),
        { key: `team ${index} ${Object.keys(to).join(' ')}` }
      ),
    [commands, now]
  )
  /** Sets a pasted list and tells what it could not take over. */
  const setPasted = useCallback(
    ({ members, issues, left }: { members: readonly TeamMember[]; issues: readonly PasteIssue[]; left: number }) => {
      const before = now()
      if (members.length > 0) commands.setTeam(members)
      setTold(issues.length + left === 0 ? undefined : { issues, left, before, after: now() })
    },
    [commands, now]
  )
  /** Inserts rows in place of a blank row, or at the end. */
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
      const at = Math.min(isBlank ? index : index + 1, kept.length)
      const { members, issues, left } = readTeam(text, {
        sizes,
        named,
        freeSpace: teamLimit - kept.length,
        firstRow: at
      })
      if (members.length + left === 0) return false
      setPasted({ members: members.length > 0 ? kept.toSpliced(at, 0, ...members) : [], issues, left })
      return members.length > 0
    },
    [now, setPasted, sizes]
  )
  /** Handles pasted lists and columns; returns whether it did. */
  const paste = useCallback(
    (index: number, field: MemberField, text: string) => {
      if (!/[\t\n]/.test(text.trim())) return false
      const column =
        field === 'name' ? undefined : fillColumn(now(), text, { index, column: field, sizes, blank: blank() })
      if (column === undefined) return take(text, index)
      setPasted(column)
      return true
    },
    [now, setPasted, sizes, blank, take]
  )
  const remove = useCallback(
    (index: number) => {
      const member = now()[index]
      if (member === undefined) return
      commands.setTeam(now().toSpliced(index, 1))
      setRemoved({ index, member })
      onFocus({ index: Math.max(0, Math.min(index, now().length - 1)), field: 'name' })
    },
    [commands, now, onFocus]
  )
  const putBack = () => {
    if (removed === undefined) return
    insert(Math.min(removed.index, now().length), removed.member)
    setRemoved(undefined)
  }
  const undoPaste = (paste: ToldPaste) => {
    commands.setTeam(paste.before)
    setTold(undefined)
  }
  return {
    told,
    undoPaste,
    dismissTold: () => setTold(undefined),
    removed,
    now,
    append,
    duplicate,
    change,
    take,
    paste,
    remove,
    putBack
  }
}
