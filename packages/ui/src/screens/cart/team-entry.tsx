import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MovingLine } from '../../components/line-item/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { formatList, formatMoney, formatNumber } from '../../format/index.ts'
import type { CartLine } from './types.ts'

/** Maximum number of names to list; the others are counted. */
const maxNamed = 4

const namesOf = (lines: readonly CartLine[]): string => {
  const names = lines.map(({ design }) => design?.member ?? '')
  const others = names.length - maxNamed
  return formatList(
    others > 0 ? [...names.slice(0, maxNamed), m.cart_team_others({ count: formatNumber(others) })] : names
  )
}

/** Options all lines share, such as their colour. */
const sharedOptions = ([first, ...others]: readonly CartLine[]): string[] =>
  (first?.options ?? [])
    .filter(({ name, value }) =>
      others.every(({ options }) => options.some((one) => one.name === name && one.value === value))
    )
    .map(({ value }) => value)

const Summary = chakra('summary', {
  base: {
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& .line-name': { display: 'flex', alignItems: 'center', gap: 2 },
    '& .line-name svg': { flexShrink: 0, transitionProperty: 'transform', transitionDuration: 'state' },
    'details[open] > &': {
      '& .line-name svg': { transform: 'rotate(180deg)' },
      '& .line': { borderBlockEndWidth: 0 }
    }
  }
})

interface TeamEntryProps {
  entries: readonly MovingLine[]
  /** Number of lines with notices. */
  toldCount: number
  /** The lines, mounted while open. */
  children: () => ReactNode
}

/** The items of a team under one expandable entry. */
export function TeamEntry({ entries, toldCount, children }: TeamEntryProps) {
  const [isOpen, setOpen] = useState(toldCount > 0)
  const lines = entries.filter(({ phase }) => phase !== 'leaving').map(({ line }) => line)
  const [first] = lines
  if (first === undefined) return null
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = {
    amount: lines.reduce((sum, line) => sum + line.total.amount, 0),
    currency: first.total.currency
  }
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary>
          <div className="line">
            <ProductPicture picture={first.image} sizes="120px" alt="" alignSelf="start" />
            <div className="line-words">
              <p className="line-name">
                {m.cart_team({ name: first.name })}
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
              </p>
              <p className="line-total">{formatMoney(total)}</p>
              <p className="line-quiet">
                {[...sharedOptions(lines), m.cart_team_count({ people: formatNumber(lines.length), pieces })].join(
                  ' · '
                )}
              </p>
              <p className="line-below line-quiet" dir="auto">
                {namesOf(lines)}
              </p>
              {toldCount === 0 ? null : (
                <chakra.p className="line-below" textStyle="small" color="warn">
                  {m.cart_team_told({ count: toldCount })}
                </chakra.p>
              )}
            </div>
          </div>
        </Summary>
        {isOpen ? (
          <chakra.ul
            aria-label={m.cart_team({ name: first.name })}
            borderInlineStartWidth="2px"
            paddingInlineStart={{ base: 3, md: 6 }}
            borderBlockEndWidth="1px"
          >
            {children()}
          </chakra.ul>
        ) : null}
      </details>
    </li>
  )
}
