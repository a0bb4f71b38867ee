import { type TeamMember, type TeamIssue, hasTeam, teamIssues } from '@motif/design'
import { createContext, use, useState } from 'react'
import { useEditor, useEditorState } from '../../../../editor/index.ts'
import { useTeamSetting } from '../../team-context.ts'
import type { MemberField } from './member-fields.tsx'
import { useMarkedAreas } from './member-text-options.tsx'

/** A field of the list that is to be filled in first. */
interface OpenField {
  index: number
  field: MemberField
}

/** The way of a team into the cart. Whoever asks for it sees the list before anything is ordered. */
export interface TeamOrder {
  /** Somebody is on the list: what is ordered are their pieces. */
  isTeam: boolean
  /** It was asked for: what is not done yet is told from then on. */
  isAsked: boolean
  /** Shows the list; where it is on the screen, leads to what is missing or goes on to the check before print. */
  order: () => void
  /** The field that is led to, until the list has it. */
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

/** What keeps a row from being bought: of two people with one number the shop only tells. */
export const isBlocking = (trouble: TeamIssue): boolean => trouble !== 'same-number'

const nobody: readonly TeamMember[] = []

interface TeamOrderOptions {
  /** The list is on the screen. */
  isShown: boolean
  onShow: () => void
  /** Nothing is missing. */
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
