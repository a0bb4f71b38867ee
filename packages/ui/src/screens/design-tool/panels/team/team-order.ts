import { type TeamMember, type TeamIssue, hasTeam, teamIssues } from '@motif/design'
import { createContext, use, useState } from 'react'
import { useEditor, useEditorState } from '../../../../editor/index.ts'
import { useTeamSetting } from '../../team-context.ts'
import type { MemberField } from './member-fields.tsx'
import { useMarkedAreas } from './member-text-options.tsx'

/** The first incomplete field. */
interface OpenField {
  index: number
  field: MemberField
}

/** Ordering a team: the list is shown before anything is ordered. */
export interface TeamOrder {
  /** The team has members, so their items are ordered. */
  isTeam: boolean
  /** Ordering was requested: incomplete rows are marked from then on. */
  isAsked: boolean
  /** Opens the list; if open, focuses the first incomplete field or continues to the preflight. */
  order: () => void
  /** The field to focus, until the list has handled it. */
  openField: OpenField | undefined
  onOpenFieldShown: () => void
}

const Context = createContext<TeamOrder | undefined>(undefined)
export const TeamOrderProvider = Context.Provider

export function useTeamOrder(): TeamOrder {
  const order = use(Context)
  if (order === undefined) throw new Error('A team’s list stands outside of the design tool.')
  return order
}

/** Whether an issue prevents the purchase; duplicate numbers are only reported. */
export const isBlocking = (trouble: TeamIssue): boolean => trouble !== 'same-number'

const nobody: readonly TeamMember[] = []

interface TeamOrderOptions {
  /** The list is visible. */
  isShown: boolean
  onShow: () => void
  /** All rows are complete. */
  onReady: () => void
}

export function useTeamOrderOf({ isShown, onShow, onReady }: TeamOrderOptions): TeamOrder {
  const { store } = useEditor()
  const { sizes } = useTeamSetting()
  const isTeam = useEditorState(({ document }) => hasTeam(document))
  const isMarked = useMarkedAreas().length > 0
  const [isAsked, setAsked] = useState(false)
  const [openField, setOpenField] = useState<OpenField>()
  const order = () => {
    setAsked(true)
    if (!isShown) onShow()
    const index = teamIssues(store.getSnapshot().document.team ?? nobody, sizes).findIndex((all) =>
      all.some(isBlocking)
    )
    if (index >= 0) setOpenField({ index, field: sizes.length > 1 ? 'size' : 'quantity' })
    else if (isShown && isMarked) onReady()
  }
  return { isTeam, isAsked, order, openField, onOpenFieldShown: () => setOpenField(undefined) }
}
