import { ExitPresence } from '@motif/ui/components/layer'
import type { DesignConfirmation, DesignFinding, Line, Order, Reorder } from '@motif/contract'
import { ConfirmFindingsDialog } from '@motif/ui/components/findings-to-confirm'
import { useState } from 'react'

interface Asked {
  line: Line
  findings: readonly DesignFinding[]
}

/** Reordered lines whose designs need confirmation: confirmed one by one, sent together. */
export function useUnconfirmedLines(
  order: Pick<Order, 'lines'> | undefined,
  { onConfirmed }: { onConfirmed: (confirmations: DesignConfirmation[]) => void }
) {
  const [waiting, setWaiting] = useState<readonly Asked[]>([])
  const [said, setSaid] = useState<readonly DesignConfirmation[]>([])
  const [first, ...rest] = waiting

  const answer = (confirmations: readonly DesignConfirmation[]) => {
    const all = [...said, ...confirmations]
    setWaiting(rest)
    setSaid(rest.length > 0 ? all : [])
    if (rest.length === 0 && all.length > 0) onConfirmed(all)
  }
  const ask = (missing: Reorder['missing']) =>
    setWaiting(
      missing.flatMap(({ lineId, unconfirmed = [] }) => {
        const line = order?.lines.find(({ id }) => id === lineId)
        return line !== undefined && unconfirmed.length > 0 ? [{ line, findings: unconfirmed }] : []
      })
    )
  const dialog = (
    <ExitPresence>
      {first ? (
        <ConfirmFindingsDialog
          key={first.line.id}
          name={first.line.name}
          findings={first.findings}
          isBusy={false}
          onConfirm={() =>
            answer([
              { contentHash: first.line.design?.contentHash ?? '', findings: first.findings.map(({ id }) => id) }
            ])
          }
          onCancel={() => answer([])}
        />
      ) : null}
    </ExitPresence>
  )
  return { ask, dialog }
}
