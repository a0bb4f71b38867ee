import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useState } from 'react'
import { type Person, type Strength, strengthOf } from './strength.ts'

const levels = ['weak', 'fair', 'good', 'strong'] as const
const tones = { weak: 'bad', fair: 'warn', good: 'good', strong: 'good' } as const
const words = {
  weak: () => m.accounts_strength_weak(),
  fair: () => m.accounts_strength_fair(),
  good: () => m.accounts_strength_good(),
  strong: () => m.accounts_strength_strong()
} satisfies Record<Strength, () => string>

/** The better estimator is loaded on first input; the rough one is used until then, or on failure. */
function useEstimate(isNeeded: boolean): typeof strengthOf {
  const [estimate, setEstimate] = useState(() => strengthOf)
  useEffect(() => {
    if (!isNeeded) return undefined
    let isGone = false
    const take = async () => {
      const { strengthByGuesses } = await import('./guesses.ts')
      if (!isGone) setEstimate(() => strengthByGuesses)
    }
    take().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return estimate
}

/** Four bars and a label. Its space is reserved, to avoid layout shift. */
export function StrengthMeter({ password, person }: { password: string; person: Person }) {
  const strength = useEstimate(password !== '')(password, person)
  const reached = strength === undefined ? 0 : levels.indexOf(strength) + 1
  return (
    <chakra.div display="flex" alignItems="center" gap={3} minHeight={5}>
      <chakra.div aria-hidden display="flex" gap={1} flex="1">
        {levels.map((level, index) => (
          <chakra.span
            key={level}
            flex="1"
            height={1}
            borderRadius="full"
            bg={strength !== undefined && index < reached ? tones[strength] : 'border'}
            transition="background-color 150ms"
          />
        ))}
      </chakra.div>
      <chakra.output textStyle="small" color="fg.muted" minWidth="9.5rem" textAlign="end">
        {strength === undefined ? '' : m.accounts_strength({ strength: words[strength]() })}
      </chakra.output>
    </chakra.div>
  )
}
