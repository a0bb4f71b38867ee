import { chakra } from '@chakra-ui/react'
import { useShopFacts } from '../provider/index.ts'

/** A printer's registration mark. */
const RegistrationMark = () => (
  <svg viewBox="0 0 40 40" width={40} height={40} fill="none" stroke="currentColor" strokeWidth={1.25} aria-hidden>
    <circle cx={20} cy={20} r={11} />
    <path d="M20 2v36M2 20h36" />
  </svg>
)

const inks = ['accent', 'warn', 'good', 'info', 'fg', 'fg.muted', 'border'] as const

/** A decorative proof sheet with the shop's slogan, only if there is space. */
export function PrintersPanel() {
  const { tagline } = useShopFacts()
  return (
    <chakra.aside
      aria-hidden
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      justifyContent="space-between"
      minHeight="36rem"
      padding={8}
      bg="bg.raised"
      borderRadius="panel"
      color="fg.muted"
    >
      <chakra.div display="flex" justifyContent="space-between">
        <RegistrationMark />
        <RegistrationMark />
      </chakra.div>
      <chakra.p
        fontFamily="heading"
        fontSize="4xl"
        lineHeight="title"
        letterSpacing="tight"
        fontWeight="semibold"
        color="fg"
        maxWidth="24rem"
        paddingInline={4}
        textWrap="balance"
      >
        {tagline}
      </chakra.p>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-end">
        <RegistrationMark />
        <chakra.div display="flex" paddingBlockEnd={2}>
          {inks.map((ink) => (
            <chakra.span key={ink} width={8} height={6} bg={ink} />
          ))}
        </chakra.div>
        <RegistrationMark />
      </chakra.div>
    </chakra.aside>
  )
}
