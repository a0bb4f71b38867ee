import { chakra } from '@chakra-ui/react'
import type { TemplateKind } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { CardGrid, cardSizes } from '../../components/card-grid/index.ts'
import { ChipGroup } from '../../components/chip-group/index.ts'
import { Link } from '../../components/link/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import type { CreateDesignScreenProps } from './types.ts'

const all = 'all'

const kindWords: Record<TemplateKind, () => string> = {
  lettering: () => m.designs_template_lettering(),
  badges: () => m.designs_template_badges(),
  pictures: () => m.designs_template_pictures(),
  patterns: () => m.designs_template_patterns(),
  celebrations: () => m.designs_template_celebrations(),
  teams: () => m.designs_template_teams()
}

/** Templates on their products. */
export function Templates({ templates }: Pick<CreateDesignScreenProps, 'templates'>) {
  const [kind, setKind] = useState<string>(all)
  if (templates.length === 0) return null
  const kinds = [...new Set(templates.map((each) => each.kind))]
  return (
    <chakra.section
      aria-labelledby="templates"
      marginBlockStart={{ base: 12, md: 16 }}
      paddingBlockStart={{ base: 8, md: 12 }}
      borderBlockStartWidth="1px"
      display="grid"
      gap={6}
    >
      <chakra.div>
        <chakra.h2 id="templates" textStyle="section">
          {m.designs_templates_title()}
        </chakra.h2>
        <chakra.p color="fg.muted" marginBlockStart={2}>
          {m.designs_templates_text()}
        </chakra.p>
      </chakra.div>
      <ChipGroup
        legend={m.designs_templates_kinds()}
        options={[
          { value: all, label: m.designs_templates_all() },
          ...kinds.map((value) => ({ value, label: kindWords[value]() }))
        ]}
        value={kind}
        onChange={({ value }) => setKind(value)}
      />
      <CardGrid rowGap={{ base: 6, md: 8 }}>
        {templates
          .filter((each) => kind === all || each.kind === kind)
          .map(({ id, name, picture }) => (
            <li key={id}>
              <Link href={`/designertool?template=${id}`} isUnderlined={false} display="block" borderRadius="panel">
                <ProductPicture picture={picture} sizes={cardSizes} alt="" />
                <chakra.span
                  display="block"
                  fontWeight="medium"
                  lineHeight="snug"
                  lineClamp={2}
                  dir="auto"
                  marginBlockStart={3}
                >
                  {name}
                </chakra.span>
              </Link>
            </li>
          ))}
      </CardGrid>
    </chakra.section>
  )
}
