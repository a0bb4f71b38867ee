import { chakra } from '@chakra-ui/react'

/** A list of `Fact`s beside each other. Each is as wide as its value, so that an e-mail address breaks only where a line ends. */
export const FactList = chakra('dl', { base: { display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 4 } })

/** A label above its value; nothing without a value. */
export const Fact = ({ label, children }: { label: string; children: string | null }) =>
  children === null ? null : (
    <chakra.div minWidth="min(100%, 9rem)" maxWidth="full">
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  )
