import { chakra } from '@chakra-ui/react'
import type { DesignDocument, TeamFinding } from '@motif/design'
import { m } from '@motif/messages'
import { CircleCheck, Wrench } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { useEditor, useEditorState } from '../../../../editor/index.ts'
import { nameOf, useCheck } from './check-context.tsx'
import { FindingRow } from './finding-row.tsx'
import { useFixes } from './use-fixes.ts'

/** All findings, worst first, and the continue button after add to cart. */
export function CheckPanel() {
  const { findings, isAsked, confirmed, onConfirm, goOn, areas } = useCheck()
  const { count, fixAll } = useFixes(findings)
  const document = useEditorState((state) => state.document)
  const { store } = useEditor()
  /** What the last press did, until the design changes. */
  const [fixed, setFixed] = useState<{ count: number; hasFailed: boolean; document: DesignDocument }>()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) top.current?.focus({ preventScroll: true })
  }, [isAsked])
  const pressFixAll = () => {
    const done = fixAll()
    setFixed({ count: done, hasFailed: done < count, document: store.getSnapshot().document })
    // The button may be gone.
    top.current?.focus({ preventScroll: true })
  }
  const isTold = fixed !== undefined && fixed.document === document
  const told = isTold
    ? [fixed.count > 0 ? m.check_fixed({ count: fixed.count }) : '', fixed.hasFailed ? m.check_fix_impossible() : '']
        .filter(Boolean)
        .join(' ')
    : ''
  const isStopped = findings.some(({ severity }) => severity === 'error')
  const isOpen = findings.some((finding) => finding.severity === 'confirm' && !confirmed.has(nameOf(finding)))
  const sideOf = ({ area, node }: TeamFinding) =>
    areas.length < 2 || node === null ? undefined : areas.find(({ id }) => id === area)?.name
  return (
    <chakra.div ref={top} tabIndex={-1} outline="none">
      <chakra.output display="block" color="fg.muted" textStyle="small">
        {findings.length === 0 ? '' : m.check_count({ count: findings.length })}
      </chakra.output>
      {count < 2 ? null : (
        <Button size="sm" marginBlockStart={2} onClick={pressFixAll}>
          <Wrench aria-hidden />
          {m.check_fix_all({ count })}
        </Button>
      )}
      <chakra.output display="block" textStyle="small">
        {told}
      </chakra.output>
      {findings.length === 0 ? (
        <chakra.p display="flex" gap={3} paddingBlock={4}>
          <chakra.span color="good" flexShrink={0}>
            <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
          </chakra.span>
          {m.check_clear()}
        </chakra.p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <FindingRow
              key={nameOf(finding)}
              finding={finding}
              side={sideOf(finding)}
              isConfirmed={confirmed.has(nameOf(finding))}
              onConfirm={(isConfirmed) => onConfirm(finding, isConfirmed)}
            />
          ))}
        </ul>
      )}
      {isAsked ? (
        <chakra.div position="sticky" insetBlockEnd={0} bg="bg" paddingBlock={3} display="grid" gap={2}>
          <chakra.output textStyle="small" color="fg.muted">
            {isStopped ? m.check_stopped() : isOpen ? m.check_to_confirm() : ''}
          </chakra.output>
          <Button variant="accent" isWide disabled={isStopped || isOpen} onClick={goOn}>
            {m.check_go_on()}
          </Button>
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}
