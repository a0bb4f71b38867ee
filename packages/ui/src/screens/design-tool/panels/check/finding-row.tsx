import { chakra } from '@chakra-ui/react'
import { type Finding, type TeamFinding, findNode } from '@motif/design'
import { m } from '@motif/messages'
import { Eye, Info, OctagonAlert, TriangleAlert, Wrench } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { Checkbox } from '../../../../components/checkbox/index.ts'
import { VisuallyHidden } from '../../../../components/visually-hidden/index.ts'
import { nodeName, useEditor, useEditorState } from '../../../../editor/index.ts'
import { formatList, formatNumber } from '../../../../format/index.ts'
import { memberName } from '../team/member-name.ts'
import { useCheck } from './check-context.tsx'
import { sentenceOfFinding } from './sentences.ts'
import { useFix } from './use-fixes.ts'

const looks = {
  error: { Icon: OctagonAlert, tone: 'bad', words: () => m.check_error() },
  confirm: { Icon: TriangleAlert, tone: 'warn', words: () => m.check_confirm() },
  warning: { Icon: TriangleAlert, tone: 'warn', words: () => m.check_warning() },
  note: { Icon: Info, tone: 'info', words: () => m.check_note() }
} as const satisfies Record<Finding['severity'], unknown>

/** Maximum number of names to list; the others are counted. */
const maxNamed = 3

/** Names of the affected members; undefined if the design itself is. */
function useWhose({ people }: TeamFinding) {
  const team = useEditorState(({ document }) => document.team)
  if (people === undefined) return undefined
  const names = people.map((row) => memberName(team?.[row], row))
  const others = names.length - maxNamed
  return formatList(others > 0 ? [...names.slice(0, maxNamed), m.check_others({ count: formatNumber(others) })] : names)
}

interface FindingRowProps {
  finding: TeamFinding
  /** The side, if there are several. */
  side: string | undefined
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** A finding: message, location, and fixes. */
export function FindingRow({ finding, side, isConfirmed, onConfirm }: FindingRowProps) {
  const { commands, camera } = useEditor()
  const { showRow } = useCheck()
  const whose = useWhose(finding)
  const [firstRow] = finding.people ?? []
  const nodes = useEditorState(({ document }) => document.areas[finding.area])
  const node = finding.node === null ? undefined : findNode(nodes ?? [], finding.node)
  const name = node ? nodeName(node) : ''
  const { Icon, tone, words } = looks[finding.severity]
  const fix = useFix(finding)
  const [isImpossible, setImpossible] = useState(false)
  const show = () => {
    if (finding.node !== null) commands.showArea(finding.area)
    if (firstRow !== undefined) return showRow(firstRow)
    if (node) commands.select([node.id])
    camera.revealSelection()
  }
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap={3}
      paddingBlock={4}
      borderBlockEndWidth="1px"
    >
      <chakra.span color={tone} marginBlockStart="2px">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.div minWidth={0}>
        <chakra.p textStyle="small" color={tone} fontWeight="semibold">
          {words()}
          {side === undefined ? null : (
            <chakra.span color="fg.muted" fontWeight="normal">
              {' · '}
              {side}
            </chakra.span>
          )}
        </chakra.p>
        {whose === undefined ? null : (
          <chakra.p fontWeight="semibold" overflowWrap="anywhere" dir="auto">
            {whose}
          </chakra.p>
        )}
        <chakra.p overflowWrap="anywhere">
          {whose !== undefined && finding.code === 'empty' ? m.check_empty_piece() : sentenceOfFinding(finding, name)}
        </chakra.p>
        {finding.severity === 'confirm' ? (
          <Checkbox checked={isConfirmed} onChange={({ isChecked }) => onConfirm(isChecked)}>
            {m.check_as_it_is()}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Checkbox>
        ) : null}
        {node || firstRow !== undefined ? (
          <chakra.div display="flex" flexWrap="wrap" gap={2} marginBlockStart={2}>
            <Button size="sm" onClick={show}>
              <Eye aria-hidden />
              {m.check_show()}
              <VisuallyHidden> {firstRow === undefined ? name : whose}</VisuallyHidden>
            </Button>
            {fix ? (
              <Button
                size="sm"
                onClick={() => {
                  show()
                  setImpossible(fix.run(commands) === false)
                }}
              >
                <Wrench aria-hidden />
                {fix.label}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            ) : null}
          </chakra.div>
        ) : null}
        <chakra.output display="block" textStyle="small" color="fg.muted">
          {isImpossible ? m.check_fix_impossible() : ''}
        </chakra.output>
      </chakra.div>
    </chakra.li>
  )
}
