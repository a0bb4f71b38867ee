import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useMemo, useRef } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { DialogStatus, type DialogStatusProps } from '../../components/dialog/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { formatList, formatNumber } from '../../format/index.ts'
import type { AllOutcome } from './types.ts'

interface AddAllProps {
  /** Name of the design. */
  name: string
  /** Copies that can be added. Below two there is no button. */
  count: number
  /** Names of products whose missing options are marked. */
  open: readonly string[]
  soldOut: readonly string[]
  /** Names of products that must be reviewed in the editor first. */
  toBeSeen: readonly string[]
  outcome: AllOutcome | undefined
  onAddAll: () => void
}

/** Without a response, the items may be in the cart. */
const isUncertain = (code: string) => code === 'network' || code === 'unavailable'

function toldBy(outcome: AllOutcome | undefined, name: string): DialogStatusProps['told'] {
  switch (outcome?.state) {
    case 'added':
      return {
        tone: 'good',
        title: m.editor_also_on_all_added({ name, products: formatList(outcome.products) }),
        ...(outcome.onUndo && { action: { label: m.common_undo(), onAct: outcome.onUndo } })
      }
    case 'undone':
      return { title: m.editor_also_on_all_undone({ products: formatList(outcome.products) }) }
    case 'failed': {
      const reason = sentenceOf(outcome.failure)
      return {
        tone: 'bad',
        title: isUncertain(outcome.failure.code) ? reason : m.editor_also_on_all_failed({ reason })
      }
    }
    default:
      return undefined
  }
}

/** Adds all copies at once, says which are left out and why, and what became of it. */
export function AddAll({ name, count, open, soldOut, toBeSeen, outcome, onAddAll }: AddAllProps) {
  const button = useRef<HTMLButtonElement>(null)
  const leftOut = [
    soldOut.length > 0 ? m.editor_also_on_all_sold_out({ products: formatList(soldOut) }) : '',
    toBeSeen.length > 0 ? m.editor_also_on_all_to_look({ products: formatList(toBeSeen) }) : ''
  ].filter((words) => words !== '')
  const missing = formatList(open)
  // An equal object: a new one would be announced again.
  const told = useMemo<DialogStatusProps['told']>(
    () =>
      missing === ''
        ? toldBy(outcome, name)
        : { tone: 'bad', title: m.editor_also_on_all_choose({ products: missing }) },
    [missing, outcome, name]
  )
  return (
    <>
      {count > 1 && leftOut.length > 0 ? (
        <chakra.p flexBasis="full" textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {leftOut.join(' ')}
        </chakra.p>
      ) : null}
      <DialogStatus told={told} onActed={() => button.current?.focus()} />
      {outcome?.state === 'added' ? <LinkButton href="/cart">{m.cart_open()}</LinkButton> : null}
      {count > 1 ? (
        <Button ref={button} variant="accent" isBusy={outcome?.state === 'adding'} onClick={onAddAll}>
          {m.editor_also_on_all({ count: formatNumber(count) })}
        </Button>
      ) : null}
    </>
  )
}
