import { chakra } from '@chakra-ui/react'
import { RouterLink } from '../../provider/index.ts'

/** A link to a filtered list, as a chip. */
export const StateLink = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: 4,
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    _hover: { bg: 'bg.raised' },
    '&[aria-current=true]': { layerStyle: 'chosen' }
  }
})

export interface StateLinksProps<State extends string> {
  /** What the links are about. */
  label: string
  states: readonly { state: State; label: () => string }[]
  current: State
  hrefOf: (target: { state: State }) => string
}

/** Filter links by state. */
export const StateLinks = <State extends string>({ label, states, current, hrefOf }: StateLinksProps<State>) => (
  <chakra.nav aria-label={label} display="flex" flexWrap="wrap" gap={2}>
    {states.map(({ state, label: name }) => (
      <StateLink
        key={state}
        href={hrefOf({ state })}
        {...(state === current ? { 'aria-current': 'true' as const } : undefined)}
      >
        {name()}
      </StateLink>
    ))}
  </chakra.nav>
)
