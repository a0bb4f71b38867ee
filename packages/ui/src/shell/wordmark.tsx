import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useShopFacts } from '../provider/index.ts'
import { Logo } from './logo.tsx'
import { RouterLink } from '../provider/link.tsx'

const Anchor = chakra(RouterLink)

/** A sheet of paper and the ink that lands on it a hair beside; the shop's name in its display face. */
const Mark = ({ name }: { name: string }) => (
  <>
    <chakra.svg viewBox="0 0 28 28" width="28px" height="28px" aria-hidden>
      <chakra.rect x="2" y="2" width="17" height="22" rx="2.5" fill="none" stroke="currentcolor" strokeWidth="1.75" />
      <chakra.circle cx="18.5" cy="17" r="7.5" fill="accent" />
      <path d="M12.2 13.2A7.5 7.5 0 0 1 19 9.5v14.2a7.5 7.5 0 0 1-6.8-10.5Z" fill="currentcolor" />
    </chakra.svg>
    <chakra.span
      fontFamily="heading"
      fontSize="xl"
      fontWeight="bold"
      letterSpacing="tight"
      lineHeight="title"
      aria-hidden
    >
      {name}
    </chakra.span>
  </>
)

/** The shop's logo, or its word mark: the way home. */
export function Wordmark() {
  const { name, logo } = useShopFacts()
  return (
    <Anchor
      href="/"
      aria-label={m.shell_home({ name })}
      display="inline-flex"
      alignItems="center"
      gap={2.5}
      minHeight="target"
      flexShrink={0}
    >
      {logo ? <Logo logo={logo} name={name} /> : <Mark name={name} />}
    </Anchor>
  )
}
