import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useShopFacts } from '../../provider/index.ts'

/** The shop's other channels. */
export function VisitUs() {
  const { supportEmail, company } = useShopFacts()
  return (
    <chakra.aside
      display="flex"
      flexDirection="column"
      gap={8}
      borderBlockStartWidth={{ base: '1px', lg: 0 }}
      borderInlineStartWidth={{ lg: '1px' }}
      paddingBlockStart={{ base: 8, lg: 0 }}
      paddingInlineStart={{ lg: 10 }}
    >
      <div>
        <chakra.h2 textStyle="label" color="fg.muted">
          {m.contact_other_ways()}
        </chakra.h2>
        <chakra.a
          href={`mailto:${supportEmail}`}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          fontFamily="heading"
          fontSize="xl"
          fontWeight="semibold"
          letterSpacing="tight"
          _hover={{ color: 'accent' }}
        >
          <bdi>{supportEmail}</bdi>
        </chakra.a>
      </div>
      <div>
        <chakra.h2 textStyle="label" color="fg.muted">
          {m.contact_visit()}
        </chakra.h2>
        <chakra.address fontStyle="normal" marginBlockStart={2}>
          <chakra.strong fontWeight="semibold">{company.name}</chakra.strong>
          {company.lines.map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
        </chakra.address>
      </div>
    </chakra.aside>
  )
}
