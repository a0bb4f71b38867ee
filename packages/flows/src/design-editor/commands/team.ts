import { type TeamMember, teamList } from '@motif/design'
import type { Command } from '../store/editor-store.ts'

/** Sets the team list; an invalid one is ignored. */
export const listTeam = (members: readonly TeamMember[], key?: string): Command => ({
  name: 'listed',
  key,
  run: ({ document }) => {
    const { team: _team, ...others } = document
    if (members.length === 0) return document.team === undefined ? undefined : { document: others, ids: [] }
    const read = teamList.safeParse(members)
    return read.success ? { document: { ...others, team: read.data }, ids: [] } : undefined
  }
})
