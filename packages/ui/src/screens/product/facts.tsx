import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { memo } from 'react'
import { RichText } from '../../components/rich-text/index.ts'

type FactsProps = Pick<Product, 'description' | 'richDescription' | 'details'>

/** Description and facts. */
export const Facts = memo(({ description, richDescription, details }: FactsProps) => (
  <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={{ base: 10, md: 16 }}>
    <chakra.section aria-labelledby="about">
      <chakra.h2 id="about" textStyle="section" marginBottom={4}>
        {m.product_description()}
      </chakra.h2>
      {richDescription ? (
        <chakra.div maxWidth="66ch">
          <RichText blocks={richDescription} />
        </chakra.div>
      ) : (
        <chakra.p maxWidth="66ch" whiteSpace="pre-line">
          {description}
        </chakra.p>
      )}
    </chakra.section>
    {details.length > 0 ? (
      <chakra.section aria-labelledby="details">
        <chakra.h2 id="details" textStyle="section" marginBottom={2}>
          {m.product_details()}
        </chakra.h2>
        <dl>
          {details.map(({ name, value }) => (
            <chakra.div
              key={name}
              display="grid"
              gridTemplateColumns="8rem 1fr"
              gap={4}
              paddingBlock={3}
              borderBottomWidth="1px"
            >
              <chakra.dt color="fg.muted">{name}</chakra.dt>
              <dd>{value}</dd>
            </chakra.div>
          ))}
        </dl>
      </chakra.section>
    ) : null}
  </chakra.div>
))
