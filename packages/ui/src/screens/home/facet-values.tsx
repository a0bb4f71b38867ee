import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { formatNumber } from '../../format/index.ts'

interface FacetValueProps {
  label: string
  /** Number of products; undefined where the server does not say. */
  count: number | undefined
  swatch?: string | null | undefined
}

/** A value with its product count. */
export const FacetValue = ({ label, count, swatch }: FacetValueProps) => (
  <chakra.span display="flex" alignItems="center" gap={2.5} textStyle="small">
    {swatch ? (
      <chakra.span
        aria-hidden
        boxSize="16px"
        borderRadius="full"
        borderWidth="1px"
        borderColor="border.control"
        flexShrink={0}
        forcedColorAdjust="none"
        style={{ backgroundColor: swatch }}
      />
    ) : null}
    <chakra.span flex="1" minWidth={0}>
      {label}
    </chakra.span>
    {count === undefined ? null : (
      <chakra.span color="fg.muted" textStyle="figure">
        {formatNumber(count)}
      </chakra.span>
    )}
  </chakra.span>
)

/** Values shown at first, and the length from which a list is shortened: a button for one or two more saves no space. */
const [shownFirst, shortenedFrom] = [8, 11]

/** Without JavaScript all values are shown, and no button. */
const scripted = {
  hiddenValue: { display: 'none', '@media (scripting: none)': { display: 'block' } },
  button: { '@media (scripting: none)': { display: 'none' } }
}

interface FacetValuesProps {
  /** Field name. */
  name: string
  /** In the order of the tree where they have parents. */
  values: readonly {
    value: string
    label: string
    count: number
    swatch?: string | null
    parent?: string | undefined
  }[]
  chosen: readonly string[]
  onToggle: (change: { value: string }) => void
}

/** Levels above a value of a tree. */
function levelOf(values: FacetValuesProps['values'], parent: string | undefined): number {
  const above = values.find(({ value }) => value === parent)
  return above ? levelOf(values, above.parent) + 1 : 0
}

/** The values of a facet. Of a long list the first are shown, and the chosen ones. */
export function FacetValues({ name, values, chosen, onToggle }: FacetValuesProps) {
  const [hasAll, setHasAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const isShortened = !hasAll && values.length >= shortenedFrom
  const isHidden = (value: string, index: number) => isShortened && index >= shownFirst && !chosen.includes(value)
  const firstHidden = values.findIndex(({ value }, index) => isHidden(value, index))
  return (
    <div ref={list}>
      {values.map(({ value, label, count, swatch, parent }, index) => (
        <chakra.div
          key={value}
          css={isHidden(value, index) ? scripted.hiddenValue : {}}
          paddingInlineStart={levelOf(values, parent) * 4}
        >
          <Checkbox
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => {
              // The box just pressed stays, with the focus in it.
              if (index >= shownFirst) setHasAll(true)
              onToggle({ value })
            }}
          >
            <FacetValue label={label} count={count} swatch={swatch} />
          </Checkbox>
        </chakra.div>
      ))}
      {firstHidden === -1 ? null : (
        <Button
          variant="quiet"
          size="sm"
          marginInlineStart={-3}
          css={scripted.button}
          onClick={() => {
            flushSync(() => setHasAll(true))
            // The button is gone.
            list.current?.querySelectorAll('input')[firstHidden]?.focus()
          }}
        >
          {m.catalogue_show_all_values({ count: formatNumber(values.length) })}
        </Button>
      )}
    </div>
  )
}
