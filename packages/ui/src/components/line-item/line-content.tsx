import type { Cart } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { formatMoney } from '../../format/index.ts'
import { RouterLink } from '../../provider/index.ts'
import { ProductPicture } from '../picture/index.ts'

export type Line = Cart['lines'][number]

export interface LineContentProps {
  line: Line
  /** URL of the product; no link if omitted. */
  href?: string | undefined
  /** Shows the quantity as text, for read-only lines. @default false */
  hasCount?: boolean
  /** Actions and notices below the text. */
  children?: ReactNode
}

/** "Navy · L": values alone; option names are in the title. */
const optionText = (line: Line) => line.options.map(({ value }) => value).join(' · ')
const optionTitle = (line: Line) => line.options.map(({ name, value }) => `${name}: ${value}`).join(', ')

/** Content of a line: picture, name, options, price. Plain elements styled by `LineList`. */
export const LineContent = ({ line, href, hasCount = false, children }: LineContentProps) => {
  const whom = line.design?.member ?? ''
  return (
    <div className="line">
      <ProductPicture picture={line.image} sizes="120px" alt="" alignSelf="start" />
      <div className="line-words">
        <p className="line-name">{href === undefined ? line.name : <RouterLink href={href}>{line.name}</RouterLink>}</p>
        <p className="line-total">{formatMoney(line.total)}</p>
        <p className="line-quiet" title={optionTitle(line)}>
          {optionText(line)}
          {line.design ? <> · {m.cart_design()}</> : null}
          {whom === '' ? null : (
            <>
              {' '}
              · <bdi>{whom}</bdi>
            </>
          )}
        </p>
        <p className="line-quiet line-each">
          {hasCount
            ? `${line.quantity} × ${formatMoney(line.unitPrice)}`
            : line.quantity > 1
              ? m.cart_each({ price: formatMoney(line.unitPrice) })
              : null}
        </p>
        {children === undefined ? null : <div className="line-below">{children}</div>}
      </div>
    </div>
  )
}
