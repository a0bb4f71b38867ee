import { type TeamMember, fillColumn, isBlankMember, readTeam, teamLimit } from '@motif/design'
import { m } from '@motif/messages'
import { useCallback, useState } from 'react'
import { useEditor } from '../../../../editor/index.ts'
import { useTeamSetting } from '../../team-context.ts'
import type { MemberField } from './member-fields.tsx'

const nobody: readonly TeamMember[] = []

/** A field to focus. */
export interface FocusedField {
  index: number
  field: MemberField
  /** Caret position; the last one by default. */
  caret?: 'start' | 'end'
}

/** Actions on the list, each an undo step. */
export function useTeamList(onFocus: (field: FocusedField) => void) {
  const { commands, store } = useEditor()
  const { sizes } = useTeamSetting()
  /** Number of pasted members beyond the limit. */
  const [left, setLeft] = useState(0)
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
      const read = readTeam(text, { sizes, named, freeSpace: teamLimit - kept.length })
      setLeft(read.left)
      if (read.members.length === 0) return false
      commands.setTeam(kept.toSpliced(isBlank ? index : index + 1, 0, ...read.members))
      return true
    },
    [commands, now, sizes]
  )
  /** Handles pasted lists and columns; returns whether it did. */
  const paste = useCallback(
    (index: number, field: MemberField, text: string) => {
      if (!/[\t\n]/.test(text.trim())) return false
      const column =
        field === 'name' ? undefined : fillColumn(now(), text, { index, column: field, sizes, blank: blank() })
      if (column === undefined) return take(text, index)
      setLeft(column.left)
      commands.setTeam(column.members)
      return true
    },
    [commands, now, sizes, blank, take]
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
  return { left, removed, now, append, duplicate, change, take, paste, remove, putBack }
}
