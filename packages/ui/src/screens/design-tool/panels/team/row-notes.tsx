import { chakra } from '@chakra-ui/react'
import type { MemberFindings, TeamMember, TeamSize, TeamIssue } from '@motif/design'
import { m } from '@motif/messages'
import { CircleAlert, Info } from 'lucide-react'
import { formatNumber } from '../../../../format/index.ts'
import { sentenceOfFinding } from '../check/sentences.ts'
import { memberName } from './member-name.ts'

/** A message about a row. */
export interface RowNote {
  sentence: string
  tone: 'bad' | 'warn' | 'fg.muted'
}

const ofTrouble = (trouble: TeamIssue, { number, size }: TeamMember, sizes: readonly TeamSize[]): string => {
  const { label = '', stock = 0 } = sizes.find(({ value }) => value === size) ?? {}
  switch (trouble) {
    case 'no-size':
      return m.editor_team_no_size()
    case 'sold-out':
      return label === '' ? m.editor_team_sold_out() : m.editor_team_size_sold_out({ size: label })
    case 'too-few':
      return label === ''
        ? m.editor_team_too_few({ count: stock })
        : m.editor_team_size_too_few({ size: label, count: stock })
    default:
      return m.editor_team_same_number({ number: number.trim() })
  }
}

const tones = { error: 'bad', confirm: 'warn', warning: 'warn', note: 'fg.muted' } as const

interface Told {
  index: number
  member: TeamMember
  sizes: readonly TeamSize[]
  troubles: readonly TeamIssue[]
  found: MemberFindings | undefined
}

/** Messages of a row: purchase blockers first, then preflight findings. */
export const notesOf = ({ index, member, sizes, troubles, found }: Told): RowNote[] => [
  ...troubles.map((trouble): RowNote => ({
    sentence: ofTrouble(trouble, member, sizes),
    tone: trouble === 'same-number' ? 'fg.muted' : 'bad'
  })),
  ...(found?.findings ?? []).map((finding): RowNote => ({
    sentence: finding.code === 'empty' ? m.check_empty_piece() : sentenceOfFinding(finding, memberName(member, index)),
    tone: tones[finding.severity]
  })),
  ...(found?.smaller ?? []).map(({ role, percent }): RowNote => ({
    sentence:
      role === 'name'
        ? m.editor_team_smaller_name({ percent: formatNumber(percent) })
        : m.editor_team_smaller_number({ percent: formatNumber(percent) }),
    tone: 'fg.muted'
  }))
]

export const RowNotes = ({ id, notes }: { id: string; notes: readonly RowNote[] }) => (
  <chakra.div id={id} textStyle="small" display="grid" gap={1}>
    {notes.map(({ sentence, tone }) => {
      const Icon = tone === 'fg.muted' ? Info : CircleAlert
      return (
        <chakra.span key={sentence} display="flex" gap={1.5} color={tone} overflowWrap="anywhere">
          <Icon size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
          {sentence}
        </chakra.span>
      )
    })}
  </chakra.div>
)
