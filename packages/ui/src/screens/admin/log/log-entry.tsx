import { chakra } from '@chakra-ui/react'
import type { LogEntry } from '@motif/contract'
import { isLogAction } from '@motif/contract/log-rules'
import { m } from '@motif/messages'
import { Link } from '../../../components/link/index.ts'
import { Cell, Row } from '../table.tsx'
import { useShopTime } from '../shop-time.tsx'
import { logActionNames } from './log-actions.ts'
import { fieldLabel, formatValue } from './log-text.ts'

/** Minimum number of changes to collapse them. */
const foldedFrom = 4

const Value = chakra('bdi', { base: { overflowWrap: 'anywhere', fontWeight: 'medium' } })

function Change({ field, from, to, decimals }: LogEntry['changes'][number] & { decimals: number }) {
  return (
    <chakra.li overflowWrap="anywhere">
      {field === '' ? null : (
        <chakra.span color="fg.muted">
          <bdi>{fieldLabel(field)}</bdi>
          {': '}
        </chakra.span>
      )}
      {from === null ? null : (
        <>
          <chakra.del color="fg.muted">
            <bdi>{formatValue(field, from, decimals)}</bdi>
          </chakra.del>{' '}
        </>
      )}
      {to === null ? null : (
        <chakra.ins textDecoration="none">
          <Value>{formatValue(field, to, decimals)}</Value>
        </chakra.ins>
      )}
    </chakra.li>
  )
}

const Changes = ({ changes, more, decimals }: Pick<LogEntry, 'changes' | 'more'> & { decimals: number }) => (
  <ul>
    {changes.map((change) => (
      <Change key={change.field} {...change} decimals={decimals} />
    ))}
    {more > 0 ? <chakra.li color="fg.muted">{m.admin_log_more({ count: more })}</chakra.li> : null}
  </ul>
)

interface EntryProps {
  entry: LogEntry
  /** Where the thing can be seen, if anywhere. */
  href: string | undefined
  /** Of the shop's currency. */
  decimals: number
}

/** A log entry. */
export function Entry({ entry: { at, by, action, subject, changes, more, ...entry }, href, ...props }: EntryProps) {
  const { decimals = props.decimals } = entry
  const { momentText } = useShopTime()
  const name = subject.name ?? subject.id
  const count = changes.length + more
  return (
    <Row css={{ '&& > td': { verticalAlign: 'top' } }}>
      <Cell paddingBlock={2} lineHeight="snug" fontWeight="medium">
        {isLogAction(action) ? logActionNames[action]() : action}
      </Cell>
      <Cell
        paddingBlock={2}
        lineHeight="snug"
        overflowWrap="anywhere"
        gridColumn={{ mdDown: '1 / -1' }}
        css={{ '&&:nth-of-type(even)': { textAlign: 'start' } }}
      >
        {href === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <Link href={href}>
            <bdi>{name}</bdi>
          </Link>
        )}
      </Cell>
      <Cell paddingBlock={2} lineHeight="snug" gridColumn={{ mdDown: '1 / -1' }}>
        {count < foldedFrom ? (
          <Changes changes={changes} more={more} decimals={decimals} />
        ) : (
          <details>
            <chakra.summary cursor="pointer" minHeight={{ base: 'target', md: 'auto' }} alignContent="center">
              {m.admin_log_show_changes({ count })}
            </chakra.summary>
            <chakra.div marginBlockStart={1}>
              <Changes changes={changes} more={more} decimals={decimals} />
            </chakra.div>
          </details>
        )}
      </Cell>
      <Cell
        paddingBlock={2}
        lineHeight="snug"
        overflowWrap="anywhere"
        css={{ '&&:nth-of-type(even)': { textAlign: 'start' } }}
      >
        <bdi>{by.name ?? m.admin_log_gone()}</bdi>
      </Cell>
      <Cell paddingBlock={2} lineHeight="snug" color="fg.muted" fontVariantNumeric="tabular-nums">
        <chakra.time dateTime={at} whiteSpace="nowrap">
          {momentText(at)}
        </chakra.time>
      </Cell>
    </Row>
  )
}
