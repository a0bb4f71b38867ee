import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { readSentenceOf } from '../../failure/index.ts'
import { BrandColours } from './brand-colours.tsx'
import { BrandFonts, type BrandFontsProps } from './brand-fonts.tsx'
import { BrandLogos, type BrandLogosProps } from './brand-logos.tsx'
import { LogInFirst } from '../design-tool/log-in-first.tsx'

export type BrandKitViewProps = BrandFontsProps & BrandLogosProps

/** Shows and edits a brand kit: logos, colours and fonts. */
export function BrandKitView({ brand, ...parts }: BrandKitViewProps) {
  if (brand.status === 'visitor') return <LogInFirst reason={m.brand_visitor()} href={brand.loginHref()} />
  if (brand.status === 'failed')
    return (
      <Notice tone="bad">
        <p>{m.brand_failed()}</p>
        {brand.failure ? <chakra.p color="fg.muted">{readSentenceOf(brand.failure)}</chakra.p> : null}
        <Button size="sm" marginBlockStart={3} onClick={brand.onRetry}>
          {m.common_try_again()}
        </Button>
      </Notice>
    )
  if (brand.status === 'loading')
    return (
      <chakra.output display="grid" gap={8} aria-busy aria-label={m.brand_loading()}>
        <Skeleton height="9rem" />
        <Skeleton height="12rem" />
        <Skeleton height="7rem" />
      </chakra.output>
    )
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={7}>
      <chakra.p textStyle="small" color="fg.muted">
        {m.brand_text()}
      </chakra.p>
      <BrandLogos brand={brand} {...parts} />
      <BrandColours brand={brand} />
      <BrandFonts brand={brand} {...parts} />
    </chakra.div>
  )
}
